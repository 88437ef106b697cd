// What readers and writers share: the record of a failure and libpng's callbacks that fill it.

#ifndef CLIBPNG_FAILURE_H
#define CLIBPNG_FAILURE_H

#include <png.h>

#include "clibpng.h"

typedef struct cpng_failure {
  cpng_status status;
  char message[160];
} cpng_failure;

/// Notes the first failure; later ones keep it.
void cpng_note(cpng_failure *failure, cpng_status status, const char *message);

/// libpng's error callback: notes the message and jumps. The error pointer is a `cpng_failure`.
PNG_NORETURN void cpng_on_error(png_structp png, png_const_charp message);

/// libpng's memory callbacks. The memory pointer is a `cpng_failure`, which learns of a refusal.
png_voidp cpng_allocate(png_structp png, png_alloc_size_t bytes);
void cpng_free(png_structp png, png_voidp memory);

/// True where a byte order of 16-bit samples must be swapped: PNG's is big-endian.
bool cpng_is_little_endian(void);

#endif
