#include "cfreetyperendering.h"

#include <ft2build.h>
#include <stdlib.h>

#include FT_FREETYPE_H
#include FT_MODULE_H

_Static_assert(sizeof(FT_Vector) == sizeof(long[2]), "points are pairs of long");

struct ftr_face {
  FT_Library library;
  FT_Face face;
};

ftr_face *ftr_open(const uint8_t *bytes, size_t count, uint32_t pixels) {
  ftr_face *face = calloc(1, sizeof *face);
  if (face == NULL) return NULL;
  FT_Error error = FT_Init_FreeType(&face->library);
  if (error == 0) error = FT_New_Memory_Face(face->library, bytes, (FT_Long)count, 0, &face->face);
  if (error == 0) error = FT_Set_Pixel_Sizes(face->face, pixels, pixels);
  if (error == 0) return face;
  ftr_close(face);
  return NULL;
}

void ftr_close(ftr_face *face) {
  if (face->face != NULL) FT_Done_Face(face->face);
  if (face->library != NULL) FT_Done_FreeType(face->library);
  free(face);
}

bool ftr_load(ftr_face *face, uint32_t code_point, ftr_outline *outline) {
  FT_UInt glyph = FT_Get_Char_Index(face->face, code_point);
  const FT_Int32 flags = FT_LOAD_NO_HINTING | FT_LOAD_NO_AUTOHINT | FT_LOAD_NO_BITMAP;
  if (glyph == 0 || FT_Load_Glyph(face->face, glyph, flags) != 0) return false;
  const FT_Outline *loaded = &face->face->glyph->outline;
  outline->point_count = (uint32_t)loaded->n_points;
  outline->contour_count = (uint32_t)loaded->n_contours;
  outline->points = (const long(*)[2])loaded->points;
  outline->tags = loaded->tags;
  outline->ends = loaded->contours;
  return true;
}

bool ftr_render(ftr_face *face, int32_t spread, ftr_image *image) {
  FT_GlyphSlot slot = face->face->glyph;
  FT_Error error = 0;
  if (spread > 0) error = FT_Property_Set(face->library, "sdf", "spread", &spread);
  if (error == 0) error = FT_Render_Glyph(slot, spread > 0 ? FT_RENDER_MODE_SDF : FT_RENDER_MODE_NORMAL);
  if (error != 0 || slot->bitmap.pitch < 0) return false;
  image->width = slot->bitmap.width;
  image->height = slot->bitmap.rows;
  image->row_bytes = (size_t)slot->bitmap.pitch;
  image->left = slot->bitmap_left;
  image->top = slot->bitmap_top;
  image->pixels = slot->bitmap.buffer;
  return true;
}
