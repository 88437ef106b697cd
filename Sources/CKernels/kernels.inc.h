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

#include "flood.inc.h"
#include "rows.inc.h"

static const ck_kernels CK_NAME(table) = {
    CK_SET_NAME,
    CK_NAME(differences),
    CK_NAME(flood),
    CK_NAME(distance),
    CK_NAME(pack),
};
