#include "ckernels.h"

#pragma STDC FP_CONTRACT OFF
// Vectors pass only between inline functions of this file: there is no ABI to change.
#pragma clang diagnostic ignored "-Wpsabi"

typedef float v4f __attribute__((vector_size(16)));
typedef int32_t v4i __attribute__((vector_size(16)));
typedef int64_t v2l __attribute__((vector_size(16)));
typedef float v8f __attribute__((vector_size(32)));
typedef int32_t v8i __attribute__((vector_size(32)));
typedef uint32_t v8u __attribute__((vector_size(32)));
typedef int64_t v4l __attribute__((vector_size(32)));
typedef int64_t v8l __attribute__((vector_size(64)));
typedef int64_t v4l_unaligned __attribute__((vector_size(32), aligned(1)));
typedef float v4f_unaligned __attribute__((vector_size(16), aligned(4)));
typedef int32_t v4i_unaligned __attribute__((vector_size(16), aligned(4)));
typedef float v8f_unaligned __attribute__((vector_size(32), aligned(4)));
typedef int32_t v8i_unaligned __attribute__((vector_size(32), aligned(4)));
typedef uint32_t v8u_unaligned __attribute__((vector_size(32), aligned(2)));

// Elements ready for distances, as seen from a tile's base, one array a field. Lengths are in texels.
typedef struct {
  float *dx, *dy;           // the unit direction; (1, 0) for a piece without length
  float *along, *across;    // the midpoint in the piece's own axes
  float *half;              // half the length
  int32_t *id;              // the element's number
} candidates;

enum { list_fields = 6 };

// Points of a tile at which candidates are measured: its corners and its centre.
enum { probes = 5 };

// The points of a tile that are furthest out, in texels from the base.
typedef struct {
  float left, right, top, bottom;
} box;

// Tiles halve themselves down to this many columns and rows.
enum { leaf_side = 8 };

// Lists of candidates: all, and one for each of the sides 64, 32, 16 and 8.
enum { list_levels = 5 };

// Room for a count of candidates in vectors of eight, and for a vector that starts at the last.
static inline size_t list_capacity(size_t count) { return (count + 15) & ~(size_t)7; }

size_t ck_tile_scratch(size_t count) {
  return list_capacity(count) * (list_levels * list_fields + probes) * sizeof(float);
}

#if defined(__x86_64__)
#include <immintrin.h>

// For each mask of eight lanes the numbers of its lanes, in order, a byte each.
static uint64_t compress_orders[256];

__attribute__((constructor)) static void fill_compress_orders(void) {
  for (unsigned mask = 0; mask < 256; mask++) {
    int place = 0;
    for (uint64_t lane = 0; lane < 8; lane++) {
      if (mask >> lane & 1) compress_orders[mask] |= lane << (8 * place++);
    }
  }
}
#endif

#define CK_AVX2 0
#define CK_NAME(name) name##_plain
#define CK_SET_NAME "plain"
#include "kernels.inc.h"
#undef CK_NAME
#undef CK_SET_NAME

#if defined(__x86_64__)
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#undef CK_AVX2
#define CK_AVX2 1
#define CK_NAME(name) name##_avx2
#define CK_SET_NAME "avx2"
#include "kernels.inc.h"
#undef CK_NAME
#undef CK_SET_NAME
#pragma clang attribute pop
#endif

const ck_kernels *ck_plain(void) { return &table_plain; }

const ck_kernels *ck_best(void) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) return &table_avx2;
#endif
  return &table_plain;
}
