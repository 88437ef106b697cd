#include "face.h"

#include FT_TRUETYPE_TABLES_H
#include FT_TRUETYPE_TAGS_H

uint32_t cft_big_endian(const uint8_t *bytes, int count) {
  uint32_t value = 0;
  for (int i = 0; i < count; i++) value = value << 8 | bytes[i];
  return value;
}

bool cft_read(FT_Face face, uint32_t tag, uint32_t offset, uint8_t *bytes, uint32_t count) {
  FT_ULong wanted = count;
  return FT_Load_Sfnt_Table(face, tag, (FT_Long)offset, bytes, &wanted) == 0 && wanted == count;
}

/// Most parts of a composite, parts of parts counted, and how deep they may lie.
enum { most_parts = 4096, most_depth = 32 };

static bool count_parts(FT_Face face, bool is_long, uint32_t index, int depth, int *parts) {
  uint8_t bytes[10];
  if (depth > most_depth || ++*parts > most_parts) return false;
  int width = is_long ? 4 : 2;
  if (!cft_read(face, TTAG_loca, index * (uint32_t)width, bytes, 2 * (uint32_t)width)) return true;
  uint32_t factor = is_long ? 1 : 2;
  uint32_t place = factor * cft_big_endian(bytes, width), end = factor * cft_big_endian(bytes + width, width);
  if (place == end || !cft_read(face, TTAG_glyf, place, bytes, 10)) return true;
  if ((bytes[0] & 0x80) == 0) return true;
  place += 10;
  // The flags of a part (OpenType, glyf): 0x0001 words, 0x0008, 0x0040, 0x0080 scales, 0x0020 more follow.
  for (uint32_t flags = 0x20; flags & 0x20;) {
    if (!cft_read(face, TTAG_glyf, place, bytes, 4)) return true;
    flags = cft_big_endian(bytes, 2);
    if (!count_parts(face, is_long, cft_big_endian(bytes + 2, 2), depth + 1, parts)) return false;
    place += flags & 1 ? 8 : 6;
    place += flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
  }
  return true;
}

/// A composite of composites can have exponentially many parts: FreeType only refuses cycles.
bool cft_is_simple_enough(FT_Face face, uint32_t index) {
  const TT_Header *head = FT_Get_Sfnt_Table(face, FT_SFNT_HEAD);
  int parts = 0;
  return head == NULL || count_parts(face, head->Index_To_Loc_Format != 0, index, 0, &parts);
}
