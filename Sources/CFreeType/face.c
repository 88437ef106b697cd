#include "face.h"

#include <stdlib.h>
#include <string.h>

#include FT_MODULE_H
#include FT_FONT_FORMATS_H

cft_face *cft_create(const uint8_t *bytes, size_t count, size_t memory_limit) {
  cft_face *face = calloc(1, sizeof *face);
  if (face == NULL) return NULL;
  face->bytes = bytes;
  face->count = count;
  face->budget.limit = memory_limit;
  face->memory.user = &face->budget;
  face->memory.alloc = cft_allocate;
  face->memory.free = cft_free;
  face->memory.realloc = cft_reallocate;
  // Not FT_Init_FreeType: that one also obeys the environment.
  if (FT_New_Library(&face->memory, &face->library) != 0) {
    free(face);
    return NULL;
  }
  FT_Add_Default_Modules(face->library);
  return face;
}

size_t cft_destroy(cft_face *face) {
  if (face->variations != NULL) FT_Done_MM_Var(face->library, face->variations);
  if (face->face != NULL) FT_Done_Face(face->face);
  FT_Done_Library(face->library);
  size_t held = face->budget.used;
  free(face->points);
  free(face->kinds);
  free(face->ends);
  free(face);
  return held;
}

cft_status cft_note(cft_face *face, FT_Error error) {
  face->error = error;
  switch (FT_ERROR_BASE(error)) {
    case FT_Err_Ok: return cft_done;
    case FT_Err_Unknown_File_Format: return cft_not_a_font;
    case FT_Err_Out_Of_Memory: return cft_out_of_memory;
    default: return cft_refused;
  }
}

bool cft_passed_memory_limit(const cft_face *face) { return face->budget.was_passed; }

#undef FTERRORS_H_
#define FT_ERROR_START_LIST switch (FT_ERROR_BASE(face->error)) {
#define FT_ERRORDEF(name, value, words) case value: return words;
#define FT_ERROR_END_LIST }

const char *cft_message(const cft_face *face) {
#include FT_ERRORS_H
  return "unknown error";
}

cft_status cft_count_faces(cft_face *face, int32_t *count) {
  FT_Face opened = NULL;
  FT_Error error = FT_New_Memory_Face(face->library, face->bytes, (FT_Long)face->count, -1, &opened);
  if (error == 0) {
    *count = (int32_t)opened->num_faces;
    FT_Done_Face(opened);
  }
  return cft_note(face, error);
}

/// Unicode where the font has it, else its symbols, else Mac Roman, whose lower half is ASCII.
static cft_charmap choose_charmap(FT_Face face) {
  if (FT_Select_Charmap(face, FT_ENCODING_UNICODE) == 0) return cft_charmap_unicode;
  if (FT_Select_Charmap(face, FT_ENCODING_MS_SYMBOL) == 0) return cft_charmap_symbol;
  if (FT_Select_Charmap(face, FT_ENCODING_APPLE_ROMAN) == 0) return cft_charmap_roman;
  return cft_charmap_none;
}

/// Outlines are loaded scaled and not in font units (FT_LOAD_NO_SCALE): there FreeType rounds deltas of
/// variable fonts, transformed parts of composites and fractions in charstrings to whole units. A power
/// of two times the em keeps whole units exact. FreeType takes up to 65,535 pixels an em; its charstring
/// interpreter, up to 2,000.
FT_Error cft_request_size(cft_face *face) {
  const double largest = strcmp(FT_Get_Font_Format(face->face), "TrueType") == 0 ? 32768 : 2000;
  const double em = face->face->units_per_EM;
  double factor = 16;
  while (em * factor > largest) factor /= 2;
  FT_Size_RequestRec request = {FT_SIZE_REQUEST_TYPE_NOMINAL, 0, 0, 0, 0};
  request.width = request.height = (FT_Long)(em * factor * 64);
  FT_Error error = FT_Request_Size(face->face, &request);
  FT_Fixed scale = error == 0 ? face->face->size->metrics.x_scale : 0;
  if (error == 0 && scale <= 0) error = FT_Err_Invalid_Pixel_Size;
  if (error == 0) face->unit = 65536.0 / (double)scale;
  return error;
}

cft_status cft_open(cft_face *face, int32_t index) {
  FT_Error error = FT_New_Memory_Face(face->library, face->bytes, (FT_Long)face->count, index, &face->face);
  if (error != 0) {
    face->face = NULL;
    return cft_note(face, error);
  }
  face->charmap = choose_charmap(face->face);
  if (FT_IS_SCALABLE(face->face)) error = cft_request_size(face);
  if (error == 0 && FT_HAS_MULTIPLE_MASTERS(face->face)) {
    // A font whose table of axes is damaged is read as one that does not vary.
    if (FT_Get_MM_Var(face->face, &face->variations) != 0) face->variations = NULL;
  }
  return cft_note(face, error);
}

cft_info cft_get_info(const cft_face *face) {
  FT_Face inner = face->face;
  cft_info info = {
      .glyph_count = (int32_t)inner->num_glyphs,
      .units_per_em = inner->units_per_EM,
      .ascender = inner->ascender,
      .descender = inner->descender,
      .line_height = inner->height,
      .has_outlines = FT_IS_SCALABLE(inner),
      .has_glyph_names = FT_HAS_GLYPH_NAMES(inner),
      .charmap = face->charmap,
  };
  return info;
}

const char *cft_format(const cft_face *face) { return FT_Get_Font_Format(face->face); }
const char *cft_family(const cft_face *face) { return face->face->family_name; }
const char *cft_style(const cft_face *face) { return face->face->style_name; }
