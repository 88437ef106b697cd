// What the files of this door share: the face itself and its counted memory.

#ifndef CFREETYPE_FACE_H
#define CFREETYPE_FACE_H

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MULTIPLE_MASTERS_H

#include "cfreetype.h"

/// What FreeType holds, and may hold.
typedef struct cft_budget {
  size_t used;
  size_t limit;
  bool was_passed;
} cft_budget;

/// FreeType's memory callbacks; `memory->user` is a `cft_budget`.
void *cft_allocate(FT_Memory memory, long size);
void cft_free(FT_Memory memory, void *block);
void *cft_reallocate(FT_Memory memory, long old_size, long new_size, void *block);

struct cft_face {
  const uint8_t *bytes;
  size_t count;
  cft_budget budget;
  struct FT_MemoryRec_ memory;
  FT_Library library;
  FT_Face face;
  FT_MM_Var *variations;
  /// Font units in one 26.6 unit of FreeType's scaled outlines.
  double unit;
  cft_charmap charmap;
  FT_Error error;

  // Of the last glyph; they grow and stay.
  cft_point *points;
  uint8_t *kinds;
  int32_t *ends;
  size_t point_capacity;
  size_t end_capacity;
};

/// Notes an error of FreeType and says what it stands for.
cft_status cft_note(cft_face *face, FT_Error error);
/// Asks for the size at which outlines are loaded.
FT_Error cft_request_size(cft_face *face);
/// Copies bytes out of a table; false where they are not there.
bool cft_read(FT_Face face, uint32_t tag, uint32_t offset, uint8_t *bytes, uint32_t count);
uint32_t cft_big_endian(const uint8_t *bytes, int count);
/// Whether a TrueType glyph has few enough parts, counted with their own parts.
bool cft_is_simple_enough(FT_Face face, uint32_t index);

#endif
