// FreeType's own renderers, for tests to hold ours against.

#ifndef CFREETYPERENDERING_H
#define CFREETYPERENDERING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct ftr_face ftr_face;

/// Opens face 0 of `count` bytes, which must outlive it, at so many pixels an em; NULL where FreeType refuses.
ftr_face *ftr_open(const uint8_t *bytes, size_t count, uint32_t pixels);
void ftr_close(ftr_face *face);

/// An outline without hinting in 1/64 pixel, y up; the arrays are valid until the next glyph is loaded.
typedef struct ftr_outline {
  uint32_t point_count;
  uint32_t contour_count;
  const long (*points)[2];
  /// The lowest two bits: 0 control of a quadratic, 1 on the outline, 2 control of a cubic.
  const char *tags;
  const short *ends;
} ftr_outline;

/// Loads a character's glyph; false where there is none.
bool ftr_load(ftr_face *face, uint32_t code_point, ftr_outline *outline);

/// Grey pixels, the top row first, valid until the next glyph is loaded.
typedef struct ftr_image {
  uint32_t width, height;
  size_t row_bytes;
  /// Whole pixels from the pen to the left edge, and from the baseline up to the top edge.
  int32_t left, top;
  const uint8_t *pixels;
} ftr_image;

/// Renders the glyph that was loaded: the coverage of pixels (0), or a distance field that reaches so many
/// pixels out; once a glyph.
bool ftr_render(ftr_face *face, int32_t spread, ftr_image *image);

#endif
