// The kernels, compiled once for each instruction set: CK_NAME(f) gives f its suffix.
//
// Vectors are clang's and GCC's vector extensions, eight lanes wide; a comparison gives lanes of all
// ones or zeros, which select() takes apart.

static inline v8f CK_NAME(select)(v8i mask, v8f yes, v8f no) {
  return (v8f)(((v8i)yes & mask) | ((v8i)no & ~mask));
}

static inline v8i CK_NAME(select_i)(v8i mask, v8i yes, v8i no) { return (yes & mask) | (no & ~mask); }

static inline v8f CK_NAME(all)(float value) {
  return (v8f){value, value, value, value, value, value, value, value};
}

static inline v8i CK_NAME(all_i)(int32_t value) {
  return (v8i){value, value, value, value, value, value, value, value};
}

static size_t CK_NAME(differences)(const uint8_t *a, const uint8_t *b, size_t count, int32_t *out) {
  size_t found = 0;
  size_t i = 0;
  for (; i + 32 <= count; i += 32) {
    v4l unlike = *(const v4l_unaligned *)(a + i) ^ *(const v4l_unaligned *)(b + i);
    if ((unlike[0] | unlike[1] | unlike[2] | unlike[3]) == 0) continue;
    for (size_t k = i; k < i + 32; k++) {
      // Written always and counted where it stays: a branch would be guessed wrong too often.
      out[found] = (int32_t)k;
      found += a[k] != b[k];
    }
  }
  for (; i < count; i++) {
    out[found] = (int32_t)i;
    found += a[i] != b[i];
  }
  return found;
}

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

// Eight elements as four vectors of coordinates.
static inline void CK_NAME(gather)(
    const ck_element *elements, const uint32_t *ids, v8i *ax, v8i *ay, v8i *bx, v8i *by) {
  v4i e0 = *(const v4i_unaligned *)&elements[ids[0]], e1 = *(const v4i_unaligned *)&elements[ids[1]];
  v4i e2 = *(const v4i_unaligned *)&elements[ids[2]], e3 = *(const v4i_unaligned *)&elements[ids[3]];
  v4i e4 = *(const v4i_unaligned *)&elements[ids[4]], e5 = *(const v4i_unaligned *)&elements[ids[5]];
  v4i e6 = *(const v4i_unaligned *)&elements[ids[6]], e7 = *(const v4i_unaligned *)&elements[ids[7]];
  v8i a = __builtin_shufflevector(e0, e4, 0, 1, 2, 3, 4, 5, 6, 7);
  v8i b = __builtin_shufflevector(e1, e5, 0, 1, 2, 3, 4, 5, 6, 7);
  v8i c = __builtin_shufflevector(e2, e6, 0, 1, 2, 3, 4, 5, 6, 7);
  v8i d = __builtin_shufflevector(e3, e7, 0, 1, 2, 3, 4, 5, 6, 7);
  v8i ab_low = __builtin_shufflevector(a, b, 0, 8, 1, 9, 4, 12, 5, 13);
  v8i ab_high = __builtin_shufflevector(a, b, 2, 10, 3, 11, 6, 14, 7, 15);
  v8i cd_low = __builtin_shufflevector(c, d, 0, 8, 1, 9, 4, 12, 5, 13);
  v8i cd_high = __builtin_shufflevector(c, d, 2, 10, 3, 11, 6, 14, 7, 15);
  *ax = __builtin_shufflevector(ab_low, cd_low, 0, 1, 8, 9, 4, 5, 12, 13);
  *ay = __builtin_shufflevector(ab_low, cd_low, 2, 3, 10, 11, 6, 7, 14, 15);
  *bx = __builtin_shufflevector(ab_high, cd_high, 0, 1, 8, 9, 4, 5, 12, 13);
  *by = __builtin_shufflevector(ab_high, cd_high, 2, 3, 10, 11, 6, 7, 14, 15);
}

// Gives the distances.
static inline v8f CK_NAME(distance_8)(
    const ck_element *elements, const uint32_t *ids, const int32_t *columns, int32_t y,
    const float *signs, float *distance, float *gradient_x, float *gradient_y) {
  const float unit = 1.0f / 65536.0f;
  // Nearer than this to an element, in texels, the direction to it is lost in rounding: the piece's
  // normal serves.
  const float on_the_outline = 1.0f / 4096.0f;
  v8i ax, ay, bx, by;
  CK_NAME(gather)(elements, ids, &ax, &ay, &bx, &by);
  v8f ex = __builtin_convertvector(bx - ax, v8f) * unit;
  v8f ey = __builtin_convertvector(by - ay, v8f) * unit;
  v8f rx = __builtin_convertvector(*(const v8i_unaligned *)columns - ax, v8f) * unit;
  v8f ry = __builtin_convertvector(y - ay, v8f) * unit;
  v8f squared = ex * ex + ey * ey;
  // A piece without length: 0 over something tiny is 0.
  v8f divisor = CK_NAME(select)(squared > 0.0f, squared, CK_NAME(all)(1.0f));
  v8f t = (rx * ex + ry * ey) / divisor;
  t = CK_NAME(select)(t > 0.0f, t, CK_NAME(all)(0.0f));
  t = CK_NAME(select)(t < 1.0f, t, CK_NAME(all)(1.0f));
  v8f nx = rx - t * ex;
  v8f ny = ry - t * ey;
  v8f length = __builtin_elementwise_sqrt(nx * nx + ny * ny);
  v8f sign = *(const v8f_unaligned *)signs;
  v8f signed_length = length * sign;
  *(v8f_unaligned *)distance = signed_length;
  v8i far = length > on_the_outline;
  v8f scale = sign / CK_NAME(select)(far, length, CK_NAME(all)(1.0f));
  v8f gx = nx * scale;
  v8f gy = ny * scale;
  v8l lanes = __builtin_convertvector(far, v8l);
  int64_t all_far = lanes[0] & lanes[1] & lanes[2] & lanes[3] & lanes[4] & lanes[5] & lanes[6] & lanes[7];
  if (!all_far) {
    // The normal leads away from the inside; it is straight up for a piece without length.
    v8f inverse = 1.0f / __builtin_elementwise_sqrt(divisor);
    v8f up = CK_NAME(select)(squared > 0.0f, -ex * inverse, CK_NAME(all)(-1.0f));
    gx = CK_NAME(select)(far, gx, ey * inverse);
    gy = CK_NAME(select)(far, gy, up);
  }
  *(v8f_unaligned *)gradient_x = gx;
  *(v8f_unaligned *)gradient_y = gy;
  return signed_length;
}

static float CK_NAME(distance)(
    const ck_element *elements, const uint32_t *ids, const int32_t *columns, int32_t y,
    const float *signs, size_t count, float *distance, float *gradient_x, float *gradient_y) {
  v8f leasts = CK_NAME(all)(__builtin_inff());
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    v8f here = CK_NAME(distance_8)(
        elements, ids + i, columns + i, y, signs + i, distance + i, gradient_x + i, gradient_y + i);
    leasts = CK_NAME(select)(here < leasts, here, leasts);
  }
  size_t rest = count - i;
  float least = __builtin_inff();
  for (int k = 0; k < 8; k++) least = leasts[k] < least ? leasts[k] : least;
  if (rest == 0) return least;
  uint32_t tail_ids[8];
  int32_t tail_columns[8];
  float tail_signs[8], tail_distance[8], tail_x[8], tail_y[8];
  for (size_t k = 0; k < 8; k++) {
    size_t from = i + (k < rest ? k : rest - 1);
    tail_ids[k] = ids[from];
    tail_columns[k] = columns[from];
    tail_signs[k] = signs[from];
  }
  CK_NAME(distance_8)(elements, tail_ids, tail_columns, y, tail_signs, tail_distance, tail_x, tail_y);
  for (size_t k = 0; k < rest; k++) {
    distance[i + k] = tail_distance[k];
    gradient_x[i + k] = tail_x[k];
    gradient_y[i + k] = tail_y[k];
    least = tail_distance[k] < least ? tail_distance[k] : least;
  }
  return least;
}

// Finite floats within the range of halves to the nearest half, ties to even; -0 becomes 0.
static inline v8u CK_NAME(half)(v8f value) {
  v8u word = (v8u)(value + 0.0f);
  v8u sign = (word >> 16) & 0x8000u;
  v8u magnitude = word & 0x7FFFFFFFu;
  v8u normal = (magnitude - 0x38000000u + 0x0FFFu + ((magnitude >> 13) & 1u)) >> 13;
  v8u subnormal = (v8u)((v8f)magnitude + 0.5f) - 0x3F000000u;
  v8u small = (v8u)((v8i)magnitude < 0x38800000);
  return ((subnormal & small) | (normal & ~small)) | sign;
}

static inline void CK_NAME(pack_8)(
    const float *distance, const float *gradient_x, const float *gradient_y, float limit,
    uint16_t *texels) {
  v8f d = *(const v8f_unaligned *)distance;
  d = CK_NAME(select)(d < limit, d, CK_NAME(all)(limit));
  d = CK_NAME(select)(d > -limit, d, CK_NAME(all)(-limit));
  v8u r = CK_NAME(half)(d);
  v8u g = CK_NAME(half)(*(const v8f_unaligned *)gradient_x);
  v8u b = CK_NAME(half)(*(const v8f_unaligned *)gradient_y);
  v8u rg = r | (g << 16);
  *(v8u_unaligned *)texels = __builtin_shufflevector(rg, b, 0, 8, 1, 9, 2, 10, 3, 11);
  *(v8u_unaligned *)(texels + 16) = __builtin_shufflevector(rg, b, 4, 12, 5, 13, 6, 14, 7, 15);
}

static void CK_NAME(pack)(
    const float *distance, const float *gradient_x, const float *gradient_y, float limit, size_t count,
    uint16_t *texels) {
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    CK_NAME(pack_8)(distance + i, gradient_x + i, gradient_y + i, limit, texels + 4 * i);
  }
  if (i == count) return;
  float tail[3][8] = {{0}};
  uint16_t packed[32];
  for (size_t k = 0; i + k < count; k++) {
    tail[0][k] = distance[i + k];
    tail[1][k] = gradient_x[i + k];
    tail[2][k] = gradient_y[i + k];
  }
  CK_NAME(pack_8)(tail[0], tail[1], tail[2], limit, packed);
  for (size_t k = 0; k < 4 * (count - i); k++) texels[4 * i + k] = packed[k];
}

static const ck_kernels CK_NAME(table) = {
    CK_SET_NAME,
    CK_NAME(differences),
    CK_NAME(flood),
    CK_NAME(distance),
    CK_NAME(pack),
};
