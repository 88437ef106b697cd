#include "face.h"

#include FT_COLOR_H
#include FT_TRUETYPE_TAGS_H

/// Whether the table `SVG ` has a document for the glyph; its entries are sorted.
static bool has_svg(FT_Face face, uint32_t index) {
  uint8_t bytes[6];
  if (!cft_read(face, TTAG_SVG, 0, bytes, 6)) return false;
  uint32_t list = cft_big_endian(bytes + 2, 4);
  if (!cft_read(face, TTAG_SVG, list, bytes, 2)) return false;
  uint32_t low = 0, high = cft_big_endian(bytes, 2);
  while (low < high) {
    uint32_t middle = (low + high) / 2;
    if (!cft_read(face, TTAG_SVG, list + 2 + 12 * middle, bytes, 4)) return false;
    if (index < cft_big_endian(bytes, 2)) {
      high = middle;
    } else if (index > cft_big_endian(bytes + 2, 2)) {
      low = middle + 1;
    } else {
      return true;
    }
  }
  return false;
}

static bool has_bitmap(cft_face *face, uint32_t index) {
  bool found = false;
  for (int strike = 0; strike < face->face->num_fixed_sizes && strike < 16 && !found; strike++) {
    if (FT_Select_Size(face->face, strike) != 0) continue;
    found = FT_Load_Glyph(
                face->face, index, FT_LOAD_SBITS_ONLY | FT_LOAD_BITMAP_METRICS_ONLY | FT_LOAD_COLOR) == 0;
  }
  if (FT_IS_SCALABLE(face->face)) cft_request_size(face);
  return found;
}

static bool has_layers(FT_Face face, uint32_t index) {
  FT_LayerIterator layers = {0};
  FT_UInt layer = 0, colour = 0;
  if (FT_Get_Color_Glyph_Layer(face, index, &layer, &colour, &layers)) return true;
#if FREETYPE_MAJOR > 2 || FREETYPE_MINOR > 11
  FT_OpaquePaint paint = {0};
  return FT_Get_Color_Glyph_Paint(face, index, FT_COLOR_NO_ROOT_TRANSFORM, &paint);
#else
  return false;
#endif
}

bool cft_has_picture(cft_face *face, uint32_t index) {
  if (!FT_IS_SCALABLE(face->face)) return has_bitmap(face, index);
  if (has_svg(face->face, index)) return true;
  return FT_HAS_COLOR(face->face) && (has_layers(face->face, index) || has_bitmap(face, index));
}
