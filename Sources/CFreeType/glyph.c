#include <stdlib.h>

#include "face.h"

#include FT_OUTLINE_H

uint32_t cft_glyph_of(const cft_face *face, uint32_t code_point, uint32_t variation) {
  FT_Face inner = face->face;
  switch (face->charmap) {
    case cft_charmap_none: return 0;
    case cft_charmap_unicode: {
      uint32_t found = variation != 0 ? FT_Face_GetCharVariantIndex(inner, code_point, variation) : 0;
      return found != 0 ? found : FT_Get_Char_Index(inner, code_point);
    }
    case cft_charmap_symbol: {
      uint32_t found = FT_Get_Char_Index(inner, code_point);
      return found != 0 || code_point > 0xFF ? found : FT_Get_Char_Index(inner, 0xF000 | code_point);
    }
    case cft_charmap_roman: return code_point < 0x80 ? FT_Get_Char_Index(inner, code_point) : 0;
  }
}

bool cft_glyph_name(const cft_face *face, uint32_t index, char *name, size_t capacity) {
  if (!FT_HAS_GLYPH_NAMES(face->face)) return false;
  return FT_Get_Glyph_Name(face->face, index, name, (FT_UInt)capacity) == 0 && name[0] != 0;
}

static bool make_room(cft_face *face, size_t points, size_t ends) {
  if (points > face->point_capacity) {
    free(face->points);
    free(face->kinds);
    face->points = malloc(points * sizeof *face->points);
    face->kinds = malloc(points);
    face->point_capacity = face->points != NULL && face->kinds != NULL ? points : 0;
  }
  if (ends > face->end_capacity) {
    free(face->ends);
    face->ends = malloc(ends * sizeof *face->ends);
    face->end_capacity = face->ends != NULL ? ends : 0;
  }
  return points <= face->point_capacity && ends <= face->end_capacity;
}

cft_status cft_load_glyph(cft_face *face, uint32_t index, cft_glyph *glyph) {
  if (!cft_is_simple_enough(face->face, index)) return cft_too_complex;
  FT_Error error = FT_Load_Glyph(
      face->face, index,
      FT_LOAD_NO_HINTING | FT_LOAD_NO_AUTOHINT | FT_LOAD_NO_BITMAP | FT_LOAD_IGNORE_TRANSFORM);
  if (error != 0) return cft_note(face, error);
  FT_GlyphSlot slot = face->face->glyph;
  const FT_Outline *outline = &slot->outline;
  bool has_outline = slot->format == FT_GLYPH_FORMAT_OUTLINE && outline->n_points > 0;
  glyph->advance = (double)slot->metrics.horiAdvance * face->unit;
  glyph->is_even_odd = has_outline && (outline->flags & FT_OUTLINE_EVEN_ODD_FILL) != 0;
  glyph->point_count = has_outline ? (uint32_t)outline->n_points : 0;
  glyph->contour_count = has_outline ? (uint32_t)outline->n_contours : 0;
  if (!make_room(face, glyph->point_count, glyph->contour_count)) return cft_out_of_memory;
  for (uint32_t i = 0; i < glyph->point_count; i++) {
    face->points[i].x = (double)outline->points[i].x * face->unit;
    face->points[i].y = (double)outline->points[i].y * face->unit;
    face->kinds[i] = (uint8_t)outline->tags[i] & 3;
  }
  for (uint32_t i = 0; i < glyph->contour_count; i++) face->ends[i] = outline->contours[i];
  glyph->points = face->points;
  glyph->kinds = face->kinds;
  glyph->ends = face->ends;
  return cft_done;
}
