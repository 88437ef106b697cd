// Kernels over rows: differences of states, distances and gradients, packing. Included by kernels.inc.h.

static size_t CK_NAME(differences)(const uint8_t *a, const uint8_t *b, size_t count, int32_t *out) {
  size_t found = 0;
  size_t i = 0;
  for (; i + 32 <= count; i += 32) {
    v4l unlike = *(const v4l_unaligned *)(a + i) ^ *(const v4l_unaligned *)(b + i);
    if ((unlike[0] | unlike[1] | unlike[2] | unlike[3]) == 0) continue;
#if CK_AVX2
    uint32_t alike = (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8((__m256i)unlike, (__m256i){0}));
    for (uint32_t rest = ~alike; rest != 0; rest &= rest - 1) {
      out[found++] = (int32_t)i + __builtin_ctz(rest);
    }
#else
    for (size_t k = i; k < i + 32; k++) {
      // Written always and counted where it stays: a branch would be guessed wrong too often.
      out[found] = (int32_t)k;
      found += a[k] != b[k];
    }
#endif
  }
  for (; i < count; i++) {
    out[found] = (int32_t)i;
    found += a[i] != b[i];
  }
  return found;
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
