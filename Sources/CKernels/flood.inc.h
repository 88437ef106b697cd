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

// The point of candidate i that is nearest to (px, py), as squared distances from a tile's corners.
static inline v4f CK_NAME(rival)(const candidates *c, size_t i, float px, float py, box bounds) {
  float dx = c->dx[i], dy = c->dy[i], half = c->half[i];
  float held = px * dx + py * dy - c->along[i];
  held = held < -half ? -half : (held > half ? half : held);
  float along = c->along[i] + held;
  return CK_NAME(from_corners)(
      bounds, along * dx + c->across[i] * dy, along * dy - c->across[i] * dx);
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

// Copies those of `count` candidates that may be nearest to a point of a tile to `kept`; gives their
// number, at least 1.
//
// The nearest candidate at each probe, the tile's corners and its centre, is a rival there: its nearest
// point beats every candidate that is further off than this point at each of the corners, and so at each
// point between them.
static size_t CK_NAME(narrow)(
    const candidates *all, size_t count, box bounds, float *corners, candidates *kept) {
  size_t padded = (count + 7) & ~(size_t)7;
  if (count <= 2) {
    const v8i here = {0, 1, 2, 3, 4, 5, 6, 7};
    return CK_NAME(compress)(all, 0, here < (int32_t)count, kept, 0);
  }
  const float px[5] = {
      bounds.left, bounds.right, bounds.left, bounds.right, (bounds.left + bounds.right) * 0.5f};
  const float py[5] = {
      bounds.top, bounds.top, bounds.bottom, bounds.bottom, (bounds.top + bounds.bottom) * 0.5f};
  const v8i lanes = {0, 1, 2, 3, 4, 5, 6, 7};
  v8f best[5];
  v8i places[5];
  for (int p = 0; p < 5; p++) {
    best[p] = CK_NAME(all)(__builtin_inff());
    places[p] = CK_NAME(all_i)(0);
  }
  for (size_t i = 0; i < padded; i += 8) {
    v8i here = lanes + (int32_t)i;
    v8i real = here < (int32_t)count;
    for (int p = 0; p < 5; p++) {
      v8f squared = CK_NAME(squared)(all, i, px[p], py[p]);
      if (p < 4) *(v8f_unaligned *)(corners + p * padded + i) = squared;
      v8i nearer = (squared < best[p]) & real;
      best[p] = CK_NAME(select)(nearer, squared, best[p]);
      places[p] = CK_NAME(select_i)(nearer, here, places[p]);
    }
  }

  v4f rivals[5];
  int32_t owners[5];
  int rival_count = 0;
  for (int k = 0; k < 5; k++) {
    int p = k == 0 ? 4 : k - 1;
    int lane = 0;
    for (int i = 1; i < 8; i++) lane = best[p][i] < best[p][lane] ? i : lane;
    int32_t owner = places[p][lane];
    int known = 0;
    for (int r = 0; r < rival_count; r++) known |= owners[r] == owner;
    if (known) continue;
    rivals[rival_count] = CK_NAME(rival)(all, (size_t)owner, px[p], py[p], bounds);
    owners[rival_count++] = owner;
  }
  // Owners stay whatever rounding makes of them: else two that share the nearest end could drop each
  // other.
  for (int r = 0; r < rival_count; r++) {
    for (int p = 0; p < 4; p++) corners[p * padded + owners[r]] = -1.0f;
  }

  size_t out = 0;
  for (size_t i = 0; i < padded; i += 8) {
    v8f c0 = *(const v8f_unaligned *)(corners + i);
    v8f c1 = *(const v8f_unaligned *)(corners + padded + i);
    v8f c2 = *(const v8f_unaligned *)(corners + 2 * padded + i);
    v8f c3 = *(const v8f_unaligned *)(corners + 3 * padded + i);
    v8i beaten = CK_NAME(all_i)(0);
    for (int r = 0; r < rival_count; r++) {
      beaten |= (c0 > rivals[r][0]) & (c1 > rivals[r][1]) & (c2 > rivals[r][2]) & (c3 > rivals[r][3]);
    }
    v8i stays = (beaten == 0) & (lanes + (int32_t)i < (int32_t)count);
    out += CK_NAME(compress)(all, i, stays, kept, out);
  }
  return out;
}

// Writes the number of the nearest candidate for up to 8 points of a row.
static inline void CK_NAME(nearest)(
    const candidates *c, size_t count, v8f px, float y, uint32_t *out, int32_t width) {
  v8f best = CK_NAME(all)(__builtin_inff());
  v8i winner = CK_NAME(all_i)(INT32_MAX);
  for (size_t i = 0; i < count; i++) {
    float dx = c->dx[i], dy = c->dy[i];
    v8f along = px * dx + (y * dy - c->along[i]);
    v8f across = px * dy - (y * dx + c->across[i]);
    v8f size = (v8f)((v8i)along & 0x7FFFFFFF);
    v8f rest = size - c->half[i];
    v8f beyond = (v8f)((v8i)rest & (rest > 0.0f));
    v8f squared = across * across + beyond * beyond;
    v8i id = CK_NAME(all_i)(c->id[i]);
    v8i nearer = (squared < best) | ((squared == best) & (id < winner));
    best = CK_NAME(select)(nearer, squared, best);
    winner = CK_NAME(select_i)(nearer, id, winner);
  }
  if (width >= 8) {
    *(v8i_unaligned *)out = winner;
  } else {
    for (int32_t i = 0; i < width; i++) out[i] = (uint32_t)winner[i];
  }
}

// A tile on its way down and the memory behind its lists.
typedef struct {
  const ck_tile *tile;
  candidates lists[list_levels];
  float *corners;
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
    for (int32_t j = 0; j < rows; j++) {
      CK_NAME(nearest)(
          list, count, px, top + (float)j * tile->step_y, out + j * tile->stride, columns);
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
          CK_NAME(narrow)(list, count, bounds, work->corners, &work->lists[level + 1]);
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
  work.corners = memory;
  box bounds = {
      tile.x, tile.x + (float)(tile.columns - 1) * tile.step_x, tile.y,
      tile.y + (float)(tile.rows - 1) * tile.step_y};
  // The deepest list's memory is free until the tile is a leaf.
  uint32_t *ids = (uint32_t *)work.lists[list_levels - 1].id;
  size_t opened = CK_NAME(open_buckets)(elements, buckets, list, count, tile, bounds, ids);
  CK_NAME(prepare)(elements, ids, opened, tile.base_x, tile.base_y, work.lists[0]);
  size_t kept = CK_NAME(narrow)(&work.lists[0], opened, bounds, work.corners, &work.lists[1]);
  CK_NAME(descend)(&work, 1, kept, 0, 0, tile.columns, tile.rows);
}
