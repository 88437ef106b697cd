// Row kernels of the seed, flood, distance and compose stages, for the instruction set at hand.
//
// Each kernel exists once as source (kernels.inc.h and what it includes) and is compiled for the platform's plain instruction
// set and, on x86-64, for AVX2. Both give the same bits: no expression is contracted, and lanes do not
// depend on each other. Written in C because Swift compiles for plain x86-64 only, where these kernels
// were measured to run 2 to 3 times slower.

#ifndef CKERNELS_H
#define CKERNELS_H

#include <stddef.h>
#include <stdint.h>

// A straight piece of outline; its ends in 1/65536 texel. The layout of Swift's EdgeElement.
typedef struct {
  int32_t ax, ay, bx, by;
} ck_element;

// A box in texels.
typedef struct {
  float min_x, min_y, max_x, max_y;
} ck_bounds;

// Elements in buckets: bucket b holds the elements ids[starts[b]] to ids[starts[b + 1] - 1], all of each
// within bounds[b].
typedef struct {
  const ck_bounds *_Nonnull bounds;
  const int32_t *_Nonnull starts;
  const uint32_t *_Nonnull ids;
} ck_buckets;

// A rectangle of sample points, and where its texels are written.
typedef struct {
  int32_t base_x, base_y;   // what the points' places are relative to, in fixed point
  float x, y;               // the first point, in texels from the base
  float step_x, step_y;     // the spacing of columns and rows
  int32_t columns, rows;    // 1 to 64 of each
  size_t stride;            // texels from a row to the next
} ck_tile;

// The kernels for one instruction set.
typedef struct {
  // The name of the instruction set: "plain" or "avx2".
  const char *_Nonnull name;

  // Writes the places where two rows of `count` bytes differ, in order; gives their number. `out` has room
  // for `count` places.
  size_t (*_Nonnull differences)(
      const uint8_t *_Nonnull a, const uint8_t *_Nonnull b, size_t count, int32_t *_Nonnull out);

  // Writes the number of the nearest element for each point of a tile; among equally near ones the
  // smallest number wins.
  //
  // The nearest element of every point must be in one of the `count` buckets in `list`, none of which is
  // empty; `most` is the number of their elements, at least 1. `scratch` has ck_tile_scratch(most) bytes.
  void (*_Nonnull flood)(
      const ck_element *_Nonnull elements, ck_buckets buckets, const uint32_t *_Nonnull list,
      size_t count, ck_tile tile, size_t most, void *_Nonnull scratch, uint32_t *_Nonnull out);

  // Signed distances and unit gradients of a row of `count` points at the fixed-point places
  // (columns[i], y), from their nearest elements; `signs` is 1 outside and -1 inside. Gives the least
  // distance.
  float (*_Nonnull distance)(
      const ck_element *_Nonnull elements, const uint32_t *_Nonnull ids,
      const int32_t *_Nonnull columns, int32_t y, const float *_Nonnull signs, size_t count,
      float *_Nonnull distance, float *_Nonnull gradient_x, float *_Nonnull gradient_y);

  // Packs rows of distance, held within +-limit, and gradient into half-float texels of height 0.
  void (*_Nonnull pack)(
      const float *_Nonnull distance, const float *_Nonnull gradient_x,
      const float *_Nonnull gradient_y, float limit, size_t count, uint16_t *_Nonnull texels);
} ck_kernels;

// The bytes of scratch memory that `flood` needs.
size_t ck_tile_scratch(size_t count);

// The best kernels for this machine.
const ck_kernels *_Nonnull ck_best(void);

// The kernels for the platform's plain instruction set.
const ck_kernels *_Nonnull ck_plain(void);

#endif
