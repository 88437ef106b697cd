#include <stdlib.h>

#include "face.h"

/// Before each block, as wide as the strictest alignment.
typedef union cft_header {
  size_t size;
  max_align_t alignment;
} cft_header;

void *cft_allocate(FT_Memory memory, long size) {
  cft_budget *budget = memory->user;
  if (size < 0) return NULL;
  if ((size_t)size > budget->limit - budget->used) {
    budget->was_passed = true;
    return NULL;
  }
  cft_header *header = malloc(sizeof(cft_header) + (size_t)size);
  if (header == NULL) return NULL;
  header->size = (size_t)size;
  budget->used += (size_t)size;
  return header + 1;
}

void cft_free(FT_Memory memory, void *block) {
  cft_budget *budget = memory->user;
  if (block == NULL) return;
  cft_header *header = (cft_header *)block - 1;
  budget->used -= header->size;
  free(header);
}

void *cft_reallocate(FT_Memory memory, long old_size, long new_size, void *block) {
  cft_budget *budget = memory->user;
  (void)old_size;
  if (block == NULL) return cft_allocate(memory, new_size);
  if (new_size < 0) return NULL;
  cft_header *header = (cft_header *)block - 1;
  size_t rest = budget->used - header->size;
  if ((size_t)new_size > budget->limit - rest) {
    budget->was_passed = true;
    return NULL;
  }
  header = realloc(header, sizeof(cft_header) + (size_t)new_size);
  if (header == NULL) return NULL;
  header->size = (size_t)new_size;
  budget->used = rest + (size_t)new_size;
  return header + 1;
}
