// One face of a font, read from memory by FreeType. No type of FreeType shows.
//
// Each face has a FreeType library of its own, whose memory is counted and limited, so that a hostile
// font can neither take all memory nor reach another face. A face belongs to one thread at a time.

#ifndef CFREETYPE_H
#define CFREETYPE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// How a call ended.
typedef enum __attribute__((enum_extensibility(closed))) cft_status : int {
  cft_done = 0,
  /// FreeType knows no format that the bytes begin like.
  cft_not_a_font = 1,
  /// FreeType refused the data; the message says why.
  cft_refused = 2,
  /// An allocation failed, or would have passed the face's limit.
  cft_out_of_memory = 3,
  /// A composite glyph has more parts than the limit.
  cft_too_complex = 4,
} cft_status;

typedef struct cft_face cft_face;

/// Makes a face of `count` bytes, which must outlive it; NULL where memory ran out.
///
/// `memory_limit` bounds what FreeType may hold at a time, in bytes. Nothing is read yet.
cft_face *cft_create(const uint8_t *bytes, size_t count, size_t memory_limit);
/// Frees a face and returns how many bytes FreeType did not give back: 0.
size_t cft_destroy(cft_face *face);

/// Reads the face of that number.
cft_status cft_open(cft_face *face, int32_t index);
/// Counts the faces in the bytes, without opening one.
cft_status cft_count_faces(cft_face *face, int32_t *count);
/// FreeType's words on the last call that failed.
const char *cft_message(const cft_face *face);
/// Whether an allocation was refused for the limit.
bool cft_passed_memory_limit(const cft_face *face);

// The rest is for faces that were opened.

/// What maps code points to glyphs.
typedef enum __attribute__((enum_extensibility(closed))) cft_charmap : int {
  cft_charmap_none = 0,
  cft_charmap_unicode = 1,
  cft_charmap_symbol = 2,
  cft_charmap_roman = 3,
} cft_charmap;

/// What a face says of itself; lengths in font units, up is positive.
typedef struct cft_info {
  int32_t glyph_count;
  int32_t units_per_em;
  int32_t ascender;
  int32_t descender;
  int32_t line_height;
  bool has_outlines;
  bool has_glyph_names;
  cft_charmap charmap;
} cft_info;

cft_info cft_get_info(const cft_face *face);
/// "TrueType", "CFF", "Type 1", …
const char *cft_format(const cft_face *face);
/// In ASCII; NULL where the font has none.
const char *cft_family(const cft_face *face);
const char *cft_style(const cft_face *face);

/// The bytes of a table of an sfnt after decompression; 0 where it is not there.
size_t cft_table_count(const cft_face *face, uint32_t tag);
bool cft_copy_table(const cft_face *face, uint32_t tag, uint8_t *bytes, size_t count);

// Variable fonts.

/// A way in which a font varies; values as in the font.
typedef struct cft_axis {
  uint32_t tag;
  const char *name;
  double minimum;
  double initial;
  double maximum;
} cft_axis;

uint32_t cft_axis_count(const cft_face *face);
cft_axis cft_get_axis(const cft_face *face, uint32_t index);
uint32_t cft_instance_count(const cft_face *face);
/// The number of the instance's name in the table of names.
uint32_t cft_instance_name(const cft_face *face, uint32_t instance);
double cft_instance_value(const cft_face *face, uint32_t instance, uint32_t axis);
/// Moves to a place in the design space: one value for each axis.
cft_status cft_set_coordinates(cft_face *face, const double *values, uint32_t count);

// Glyphs.

/// 0 where the face has no glyph for it. `variation` is a variation selector or 0.
uint32_t cft_glyph_of(const cft_face *face, uint32_t code_point, uint32_t variation);
/// Copies a glyph's name with its NUL; false where there is none.
bool cft_glyph_name(const cft_face *face, uint32_t index, char *name, size_t capacity);

typedef struct cft_point {
  double x;
  double y;
} cft_point;

/// A glyph without hinting, in font units, y up. The arrays are valid until the next glyph is loaded.
typedef struct cft_glyph {
  double advance;
  bool is_even_odd;
  uint32_t point_count;
  uint32_t contour_count;
  const cft_point *points;
  /// One for each point: 0 control of a quadratic, 1 on the outline, 2 control of a cubic.
  const uint8_t *kinds;
  /// The last point of each contour.
  const int32_t *ends;
} cft_glyph;

cft_status cft_load_glyph(cft_face *face, uint32_t index, cft_glyph *glyph);
/// Whether a glyph has colour layers, an SVG document or a colour bitmap; in a font without outlines, any
/// bitmap.
bool cft_has_picture(cft_face *face, uint32_t index);

#endif
