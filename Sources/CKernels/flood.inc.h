// The flood kernel: the nearest element of each point of a tile. Included by kernels.inc.h.

// Makes candidates of the elements that `ids` names.
static void CK_NAME(prepare)(
    const ck_element *elements, const uint32_t *ids, size_t count, int32_t base_x, int32_t base_y,
    candidates out) {
  const float unit = 1.0f / 65536.0f;
  for (size_t i = 0; i < count; i++) {
    ck_element e = elements[ids[i]];
    float ax = (float)(e.ax - base_x) * unit;
    float ay = (float)(e.ay - base_y) * unit;
    float ex = (float)(e.bx - e.ax) * unit;
    float ey = (float)(e.by - e.ay) * unit;
    float squared = ex * ex + ey * ey;
    float length = __builtin_sqrtf(squared);
    float inverse = squared > 0.0f ? 1.0f / length : 0.0f;
    float x = ax + ex * 0.5f;
    float y = ay + ey * 0.5f;
    float dx = squared > 0.0f ? ex * inverse : 1.0f;
    float dy = ey * inverse;
    out.dx[i] = dx;
    out.dy[i] = dy;
    out.along[i] = x * dx + y * dy;
    out.across[i] = x * dy - y * dx;
    out.half[i] = length * 0.5f;
    out.id[i] = (int32_t)ids[i];
  }
}

// Squared distances of eight candidates, from place i on, from a point.
static inline v8f CK_NAME(squared)(const candidates *c, size_t i, float px, float py) {
  v8f dx = *(const v8f_unaligned *)(c->dx + i);
  v8f dy = *(const v8f_unaligned *)(c->dy + i);
  v8f along = px * dx + (py * dy - *(const v8f_unaligned *)(c->along + i));
  v8f across = px * dy - (py * dx + *(const v8f_unaligned *)(c->across + i));
  v8f size = (v8f)((v8i)along & 0x7FFFFFFF);
  v8f rest = size - *(const v8f_unaligned *)(c->half + i);
  v8f beyond = (v8f)((v8i)rest & (rest > 0.0f));
  return across * across + beyond * beyond;
}

// Squared distances of a point from a tile's four corners.
static inline v4f CK_NAME(from_corners)(box bounds, float x, float y) {
  v4f rx = (v4f){bounds.left, bounds.right, bounds.left, bounds.right} - x;
  v4f ry = (v4f){bounds.top, bounds.top, bounds.bottom, bounds.bottom} - y;
  return rx * rx + ry * ry;
}

// Copies the marked ones of the eight candidates from place i on to place `out` of another list; gives
// their number. Places beyond these, up to out + 7, are overwritten too.
static inline size_t CK_NAME(compress)(
    const candidates *all, size_t i, v8i marks, candidates *kept, size_t out) {
#if CK_AVX2
  int mask = __builtin_ia32_movmskps256((v8f)marks);
  v8i order = (v8i)_mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)&compress_orders[mask]));
  const float *from[5] = {all->dx + i, all->dy + i, all->along + i, all->across + i, all->half + i};
  float *to[5] = {kept->dx + out, kept->dy + out, kept->along + out, kept->across + out, kept->half + out};
  for (int field = 0; field < 5; field++) {
    v8f values = *(const v8f_unaligned *)from[field];
    *(v8f_unaligned *)to[field] = (v8f)_mm256_permutevar8x32_ps((__m256)values, (__m256i)order);
  }
  v8i ids = *(const v8i_unaligned *)(all->id + i);
  *(v8i_unaligned *)(kept->id + out) = (v8i)_mm256_permutevar8x32_epi32((__m256i)ids, (__m256i)order);
  return (size_t)__builtin_popcount((unsigned)mask);
#else
  size_t count = 0;
  for (size_t k = 0; k < 8; k++) {
    // Written always and counted where it stays: a branch would be guessed wrong too often.
    kept->dx[out + count] = all->dx[i + k];
    kept->dy[out + count] = all->dy[i + k];
    kept->along[out + count] = all->along[i + k];
    kept->across[out + count] = all->across[i + k];
    kept->half[out + count] = all->half[i + k];
    kept->id[out + count] = all->id[i + k];
    count += marks[k] != 0;
  }
  return count;
#endif
}

// The smallest lane.
static inline float CK_NAME(smallest)(v8f values) {
  v8f other = __builtin_shufflevector(values, values, 4, 5, 6, 7, 0, 1, 2, 3);
  values = CK_NAME(select)(other < values, other, values);
  other = __builtin_shufflevector(values, values, 2, 3, 0, 1, 6, 7, 4, 5);
  values = CK_NAME(select)(other < values, other, values);
  return values[1] < values[0] ? values[1] : values[0];
}

// The lowest lane in which a value stands that is there.
static inline int CK_NAME(lane_of)(v8f values, float value) {
  v8i equal = values == value;
#if CK_AVX2
  return __builtin_ctz((unsigned)__builtin_ia32_movmskps256((v8f)equal));
#else
  int lane = 0;
  while (!equal[lane]) lane++;
  return lane;
#endif
}

// One value of each of a few places, a lane each; lanes beyond the probes repeat the first.
static inline v8f CK_NAME(pick)(const float *values, const int32_t places[probes]) {
  float first = values[places[0]];
  return (v8f){first, values[places[1]], values[places[2]], values[places[3]], values[places[4]],
               first, first, first};
}

// Squared distances of `count` candidates from each probe, an array of `padded` a probe; places beyond
// the count get infinity. Gives the nearest candidate of each probe.
static inline void CK_NAME(measure)(
    const candidates *all, size_t count, size_t padded, const float px[probes], const float py[probes],
    float *squared, int32_t owners[probes]) {
  const v8i lanes = {0, 1, 2, 3, 4, 5, 6, 7};
  const v8f infinite = CK_NAME(all)(__builtin_inff());
  v8f least[probes];
  v8i places[probes];
  for (int p = 0; p < probes; p++) {
    least[p] = infinite;
    places[p] = lanes;
  }
  for (size_t i = 0; i < padded; i += 8) {
    v8i here = lanes + (int32_t)i;
    v8i real = here < (int32_t)count;
#pragma clang loop unroll(full)
    for (int p = 0; p < probes; p++) {
      v8f found = CK_NAME(select)(real, CK_NAME(squared)(all, i, px[p], py[p]), infinite);
      *(v8f_unaligned *)(squared + p * padded + i) = found;
      v8i nearer = found < least[p];
      least[p] = CK_NAME(select)(nearer, found, least[p]);
      places[p] = CK_NAME(select_i)(nearer, here, places[p]);
    }
  }
#pragma clang loop unroll(full)
  for (int p = 0; p < probes; p++) {
    int32_t kept[8];
    *(v8i_unaligned *)kept = places[p];
    owners[p] = kept[CK_NAME(lane_of)(least[p], CK_NAME(smallest)(least[p]))];
  }
}

// Copies those of `count` candidates that may be nearest to a point of a tile to `kept`; gives their
// number, at least 1.
//
// The nearest candidate at each probe, the tile's corners and its centre, is a rival there: its nearest
// point beats every candidate that is further off than this point at each of the corners, and so at each
// point between them.
static size_t CK_NAME(narrow)(
    const candidates *all, size_t count, box bounds, float *squared, candidates *kept) {
  size_t padded = (count + 7) & ~(size_t)7;
  if (count <= 2) {
    const v8i here = {0, 1, 2, 3, 4, 5, 6, 7};
    return CK_NAME(compress)(all, 0, here < (int32_t)count, kept, 0);
  }
  const float px[probes] = {
      bounds.left, bounds.right, bounds.left, bounds.right, (bounds.left + bounds.right) * 0.5f};
  const float py[probes] = {
      bounds.top, bounds.top, bounds.bottom, bounds.bottom, (bounds.top + bounds.bottom) * 0.5f};
  int32_t owners[probes];
  CK_NAME(measure)(all, count, padded, px, py, squared, owners);

  // Each probe's nearest point on its owner, a lane each, and its squared distances from the corners.
  v8f x = {px[0], px[1], px[2], px[3], px[4], px[0], px[0], px[0]};
  v8f y = {py[0], py[1], py[2], py[3], py[4], py[0], py[0], py[0]};
  v8f dx = CK_NAME(pick)(all->dx, owners), dy = CK_NAME(pick)(all->dy, owners);
  v8f middle = CK_NAME(pick)(all->along, owners), half = CK_NAME(pick)(all->half, owners);
  v8f across = CK_NAME(pick)(all->across, owners);
  v8f along = x * dx + y * dy;
  v8f low = middle - half, high = middle + half;
  along = CK_NAME(select)(along < low, low, along);
  along = CK_NAME(select)(along > high, high, along);
  v8f at_x = along * dx + across * dy, at_y = along * dy - across * dx;
  float rivals[4][8];
#pragma clang loop unroll(full)
  for (int corner = 0; corner < 4; corner++) {
    v8f rx = px[corner] - at_x, ry = py[corner] - at_y;
    *(v8f_unaligned *)rivals[corner] = rx * rx + ry * ry;
  }
  // Owners stay whatever rounding makes of them: else two that share the nearest end could drop each
  // other.
  for (int p = 0; p < probes; p++) squared[owners[p]] = -1.0f;

  const v8i lanes = {0, 1, 2, 3, 4, 5, 6, 7};
  size_t out = 0;
  for (size_t i = 0; i < padded; i += 8) {
    v8f c0 = *(const v8f_unaligned *)(squared + i);
    v8f c1 = *(const v8f_unaligned *)(squared + padded + i);
    v8f c2 = *(const v8f_unaligned *)(squared + 2 * padded + i);
    v8f c3 = *(const v8f_unaligned *)(squared + 3 * padded + i);
    v8i beaten = CK_NAME(all_i)(0);
#pragma clang loop unroll(full)
    for (int r = 0; r < probes; r++) {
      beaten |= (c0 > rivals[0][r]) & (c1 > rivals[1][r]) & (c2 > rivals[2][r]) & (c3 > rivals[3][r]);
    }
    v8i stays = (beaten == 0) & (lanes + (int32_t)i < (int32_t)count);
    out += CK_NAME(compress)(all, i, stays, kept, out);
  }
  return out;
}

// Takes a candidate where it is nearer than the best so far; among equals the smaller number is nearer.
static inline void CK_NAME(offer)(
    v8f px, float y, float dx, float dy, float along, float across, float half, v8i id, v8f *best,
    v8i *winner) {
  v8f on = px * dx + (y * dy - along);
  v8f off = px * dy - (y * dx + across);
  v8f size = (v8f)((v8i)on & 0x7FFFFFFF);
  v8f rest = size - half;
  v8f beyond = (v8f)((v8i)rest & (rest > 0.0f));
  v8f squared = off * off + beyond * beyond;
  v8i nearer = (squared < *best) | ((squared == *best) & (id < *winner));
  *best = CK_NAME(select)(nearer, squared, *best);
  *winner = CK_NAME(select_i)(nearer, id, *winner);
}

static inline void CK_NAME(put)(v8i winner, uint32_t *out, int32_t width) {
  if (width >= 8) {
    *(v8i_unaligned *)out = winner;
  } else {
    for (int32_t i = 0; i < width; i++) out[i] = (uint32_t)winner[i];
  }
}

// Writes the number of the nearest candidate for up to 8 points in each of two rows; the second may be
// the first again.
static inline void CK_NAME(nearest)(
    const candidates *c, size_t count, v8f px, float y0, float y1, uint32_t *out0, uint32_t *out1,
    int32_t width) {
  v8f best0 = CK_NAME(all)(__builtin_inff()), best1 = best0;
  v8i winner0 = CK_NAME(all_i)(INT32_MAX), winner1 = winner0;
  for (size_t i = 0; i < count; i++) {
    float dx = c->dx[i], dy = c->dy[i], along = c->along[i], across = c->across[i], half = c->half[i];
    v8i id = CK_NAME(all_i)(c->id[i]);
    CK_NAME(offer)(px, y0, dx, dy, along, across, half, id, &best0, &winner0);
    CK_NAME(offer)(px, y1, dx, dy, along, across, half, id, &best1, &winner1);
  }
  CK_NAME(put)(winner0, out0, width);
  CK_NAME(put)(winner1, out1, width);
}

// A tile on its way down and the memory behind its lists.
typedef struct {
  const ck_tile *tile;
  candidates lists[list_levels];
  float *squared;
  uint32_t *out;
} CK_NAME(work);

static void CK_NAME(descend)(
    CK_NAME(work) *work, int level, size_t count, int32_t x, int32_t y, int32_t columns, int32_t rows) {
  const ck_tile *tile = work->tile;
  const candidates *list = &work->lists[level];
  uint32_t *out = work->out + (size_t)y * tile->stride + x;
  if (count == 1) {
    uint32_t id = (uint32_t)list->id[0];
    for (int32_t j = 0; j < rows; j++) {
      for (int32_t i = 0; i < columns; i++) out[j * tile->stride + i] = id;
    }
    return;
  }
  float left = tile->x + (float)x * tile->step_x;
  float top = tile->y + (float)y * tile->step_y;
  if (columns <= leaf_side && rows <= leaf_side) {
    const v8f lanes = {0, 1, 2, 3, 4, 5, 6, 7};
    v8f px = left + lanes * tile->step_x;
    for (int32_t j = 0; j < rows; j += 2) {
      int32_t k = j + 1 < rows ? j + 1 : j;
      CK_NAME(nearest)(
          list, count, px, top + (float)j * tile->step_y, top + (float)k * tile->step_y,
          out + j * tile->stride, out + k * tile->stride, columns);
    }
    return;
  }
  int32_t half = leaf_side;
  while (half * 2 < columns || half * 2 < rows) half *= 2;
  for (int32_t j = 0; j < rows; j += half) {
    for (int32_t i = 0; i < columns; i += half) {
      int32_t width = columns - i < half ? columns - i : half;
      int32_t height = rows - j < half ? rows - j : half;
      float child_left = left + (float)i * tile->step_x;
      float child_top = top + (float)j * tile->step_y;
      box bounds = {
          child_left, child_left + (float)(width - 1) * tile->step_x, child_top,
          child_top + (float)(height - 1) * tile->step_y};
      size_t kept =
          CK_NAME(narrow)(list, count, bounds, work->squared, &work->lists[level + 1]);
      CK_NAME(descend)(work, level + 1, kept, x + i, y + j, width, height);
    }
  }
}

// Squared distances of a bucket's box from a tile's four corners: no element in it is nearer.
static inline v4f CK_NAME(bucket_corners)(ck_bounds b, v4f corner_x, v4f corner_y) {
  v4f low_x = b.min_x - corner_x, high_x = corner_x - b.max_x;
  v4f low_y = b.min_y - corner_y, high_y = corner_y - b.max_y;
  v4f x = (v4f)((v4i)low_x & (low_x > 0.0f)) + (v4f)((v4i)high_x & (high_x > 0.0f));
  v4f y = (v4f)((v4i)low_y & (low_y > 0.0f)) + (v4f)((v4i)high_y & (high_y > 0.0f));
  return x * x + y * y;
}

// Writes the elements of those buckets that may hold the nearest element of a point of the tile; gives
// their number. A few elements near each corner are the rivals, as in narrow().
static size_t CK_NAME(open_buckets)(
    const ck_element *elements, ck_buckets buckets, const uint32_t *list, size_t count, ck_tile tile,
    box bounds, uint32_t *ids) {
  const float unit = 1.0f / 65536.0f;
  v4f corner_x = (v4f){bounds.left, bounds.right, bounds.left, bounds.right} + (float)tile.base_x * unit;
  v4f corner_y = (v4f){bounds.top, bounds.top, bounds.bottom, bounds.bottom} + (float)tile.base_y * unit;
  // For each corner the bucket whose box is nearest.
  size_t nearest[4] = {0, 0, 0, 0};
  v4f least = {__builtin_inff(), __builtin_inff(), __builtin_inff(), __builtin_inff()};
  for (size_t i = 0; i < count; i++) {
    v4f squared = CK_NAME(bucket_corners)(buckets.bounds[list[i]], corner_x, corner_y);
    for (int p = 0; p < 4; p++) {
      if (squared[p] < least[p]) {
        least[p] = squared[p];
        nearest[p] = i;
      }
    }
  }
  // In it, the element whose start is nearest to the corner: that point is the rival.
  v4f rivals[4];
  for (int p = 0; p < 4; p++) {
    uint32_t bucket = list[nearest[p]];
    float best = __builtin_inff();
    v4f corners = {best, best, best, best};
    for (int32_t k = buckets.starts[bucket]; k < buckets.starts[bucket + 1]; k++) {
      ck_element e = elements[buckets.ids[k]];
      v4f from = CK_NAME(from_corners)(
          bounds, (float)(e.ax - tile.base_x) * unit, (float)(e.ay - tile.base_y) * unit);
      if (from[p] < best) {
        best = from[p];
        corners = from;
      }
    }
    rivals[p] = corners;
  }
  size_t out = 0;
  for (size_t i = 0; i < count; i++) {
    uint32_t bucket = list[i];
    v4f squared = CK_NAME(bucket_corners)(buckets.bounds[bucket], corner_x, corner_y);
    int beaten = 0;
    for (int p = 0; p < 4; p++) {
      v4i further = squared > rivals[p];
      beaten |= (further[0] & further[1] & further[2] & further[3]) != 0;
    }
    if (beaten) continue;
    for (int32_t k = buckets.starts[bucket]; k < buckets.starts[bucket + 1]; k++) {
      ids[out++] = buckets.ids[k];
    }
  }
  return out;
}

// A list of candidates in memory for `capacity` of them; moves the memory on.
static inline candidates CK_NAME(take_list)(float **memory, size_t capacity) {
  candidates list;
  float *start = *memory;
  list.dx = start;
  list.dy = start + capacity;
  list.along = start + 2 * capacity;
  list.across = start + 3 * capacity;
  list.half = start + 4 * capacity;
  list.id = (int32_t *)(start + 5 * capacity);
  *memory = start + list_fields * capacity;
  return list;
}

static void CK_NAME(flood)(
    const ck_element *elements, ck_buckets buckets, const uint32_t *list, size_t count, ck_tile tile,
    size_t most, void *scratch, uint32_t *out) {
  size_t capacity = list_capacity(most);
  float *memory = scratch;
  CK_NAME(work) work;
  work.tile = &tile;
  work.out = out;
  for (int level = 0; level < list_levels; level++) {
    work.lists[level] = CK_NAME(take_list)(&memory, capacity);
  }
  work.squared = memory;
  box bounds = {
      tile.x, tile.x + (float)(tile.columns - 1) * tile.step_x, tile.y,
      tile.y + (float)(tile.rows - 1) * tile.step_y};
  // The deepest list's memory is free until the tile is a leaf.
  uint32_t *ids = (uint32_t *)work.lists[list_levels - 1].id;
  size_t opened = CK_NAME(open_buckets)(elements, buckets, list, count, tile, bounds, ids);
  CK_NAME(prepare)(elements, ids, opened, tile.base_x, tile.base_y, work.lists[0]);
  size_t kept = CK_NAME(narrow)(&work.lists[0], opened, bounds, work.squared, &work.lists[1]);
  CK_NAME(descend)(&work, 1, kept, 0, 0, tile.columns, tile.rows);
}
