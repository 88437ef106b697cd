#include "cfreetypepeer.h"

#include <ft2build.h>
#include <stdlib.h>

#include FT_FREETYPE_H
#include FT_MODULE_H

struct ftp_face {
  FT_Library library;
  FT_Face face;
};

static FT_Error open_face(
    ftp_face *face, const uint8_t *bytes, size_t count, int32_t index, uint32_t pixels, int32_t spread) {
  FT_Error error = FT_Init_FreeType(&face->library);
  if (error == 0) error = FT_Property_Set(face->library, "sdf", "spread", &spread);
  if (error == 0) error = FT_Property_Set(face->library, "bsdf", "spread", &spread);
  if (error == 0) error = FT_New_Memory_Face(face->library, bytes, (FT_Long)count, index, &face->face);
  if (error == 0) error = FT_Set_Pixel_Sizes(face->face, pixels, pixels);
  return error;
}

ftp_face *ftp_open(const uint8_t *bytes, size_t count, int32_t index, uint32_t pixels, int32_t spread) {
  ftp_face *face = calloc(1, sizeof *face);
  if (face != NULL && open_face(face, bytes, count, index, pixels, spread) != 0) {
    ftp_close(face);
    return NULL;
  }
  return face;
}

void ftp_close(ftp_face *face) {
  if (face->face != NULL) FT_Done_Face(face->face);
  if (face->library != NULL) FT_Done_FreeType(face->library);
  free(face);
}

uint32_t ftp_glyph_of(ftp_face *face, uint32_t code_point) { return FT_Get_Char_Index(face->face, code_point); }

int64_t ftp_render(ftp_face *face, uint32_t glyph) {
  if (FT_Load_Glyph(face->face, glyph, FT_LOAD_NO_HINTING | FT_LOAD_NO_AUTOHINT | FT_LOAD_NO_BITMAP) != 0) return -1;
  FT_GlyphSlot slot = face->face->glyph;
  if (slot->outline.n_points == 0) return 0;
  if (FT_Render_Glyph(slot, FT_RENDER_MODE_SDF) != 0) return -1;
  return (int64_t)slot->bitmap.width * slot->bitmap.rows;
}

void ftp_version(int32_t version[3]) {
  FT_Library library;
  FT_Int major = 0, minor = 0, patch = 0;
  if (FT_Init_FreeType(&library) == 0) {
    FT_Library_Version(library, &major, &minor, &patch);
    FT_Done_FreeType(library);
  }
  version[0] = major;
  version[1] = minor;
  version[2] = patch;
}
