#include "failure.h"

#include <stdlib.h>
#include <string.h>

void cpng_note(cpng_failure *failure, cpng_status status, const char *message) {
  if (failure->status != cpng_done) return;
  failure->status = status;
  strncpy(failure->message, message, sizeof failure->message - 1);
  failure->message[sizeof failure->message - 1] = 0;
}

PNG_NORETURN void cpng_on_error(png_structp png, png_const_charp message) {
  cpng_note(png_get_error_ptr(png), cpng_refused, message ? message : "unknown error");
  png_longjmp(png, 1);
}

png_voidp cpng_allocate(png_structp png, png_alloc_size_t bytes) {
  void *memory = malloc(bytes);
  if (memory == NULL) cpng_note(png_get_mem_ptr(png), cpng_out_of_memory, "out of memory");
  return memory;
}

void cpng_free(png_structp png, png_voidp memory) {
  (void)png;
  free(memory);
}

bool cpng_is_little_endian(void) {
  const uint16_t one = 1;
  uint8_t first;
  memcpy(&first, &one, 1);
  return first == 1;
}
