#include <stdlib.h>
#include <string.h>

#include "failure.h"

struct cpng_writer {
  png_structp png;
  png_infop info;
  uint8_t *bytes;
  size_t count;
  size_t capacity;
  cpng_failure failure;
};

static void append_bytes(png_structp png, png_bytep source, size_t count) {
  cpng_writer *writer = png_get_io_ptr(png);
  if (writer->capacity - writer->count < count) {
    size_t capacity = writer->capacity * 2 + count + 4096;
    uint8_t *bytes = capacity > writer->capacity ? realloc(writer->bytes, capacity) : NULL;
    if (bytes == NULL) {
      cpng_note(&writer->failure, cpng_out_of_memory, "out of memory");
      png_error(png, "out of memory");
    }
    writer->bytes = bytes;
    writer->capacity = capacity;
  }
  memcpy(writer->bytes + writer->count, source, count);
  writer->count += count;
}

static void flush_nothing(png_structp png) { (void)png; }

static void on_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

cpng_writer *cpng_writer_create(void) {
  cpng_writer *writer = calloc(1, sizeof *writer);
  if (writer == NULL) return NULL;
  writer->png = png_create_write_struct_2(
    PNG_LIBPNG_VER_STRING, &writer->failure, cpng_on_error, on_warning, &writer->failure,
    cpng_allocate, cpng_free);
  writer->info = writer->png ? png_create_info_struct(writer->png) : NULL;
  if (writer->info == NULL) {
    cpng_writer_destroy(writer);
    return NULL;
  }
  return writer;
}

void cpng_writer_destroy(cpng_writer *writer) {
  png_destroy_write_struct(&writer->png, &writer->info);
  free(writer->bytes);
  free(writer);
}

static int text_compression(cpng_text_kind kind) {
  switch (kind) {
    case cpng_text_latin1: return PNG_TEXT_COMPRESSION_NONE;
    case cpng_text_latin1_compressed: return PNG_TEXT_COMPRESSION_zTXt;
    case cpng_text_utf8: return PNG_ITXT_COMPRESSION_NONE;
    case cpng_text_utf8_compressed: return PNG_ITXT_COMPRESSION_zTXt;
  }
}

cpng_status cpng_writer_add_text(
  cpng_writer *writer, const char *keyword, const char *text, cpng_text_kind kind) {
  if (setjmp(png_jmpbuf(writer->png))) return writer->failure.status;
  png_text entry = {0};
  entry.compression = text_compression(kind);
  entry.key = (png_charp)keyword;  // libpng copies both and changes neither
  entry.text = (png_charp)text;
  png_set_text(writer->png, writer->info, &entry, 1);
  return writer->failure.status;
}

cpng_status cpng_writer_begin(cpng_writer *writer, cpng_picture picture) {
  png_structp png = writer->png;
  png_infop info = writer->info;
  if (setjmp(png_jmpbuf(png))) return writer->failure.status;
  png_set_write_fn(png, writer, append_bytes, flush_nothing);
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  int colour = picture.channels == 1 ? PNG_COLOR_TYPE_GRAY
             : picture.drops_alpha   ? PNG_COLOR_TYPE_RGB
                                     : PNG_COLOR_TYPE_RGB_ALPHA;
  png_set_IHDR(
    png, info, picture.width, picture.height, picture.bit_depth, colour, PNG_INTERLACE_NONE,
    PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  if (picture.is_srgb) png_set_sRGB(png, info, PNG_sRGB_INTENT_RELATIVE);
  png_write_info(png, info);
  if (picture.bit_depth == 16 && cpng_is_little_endian()) png_set_swap(png);
  if (colour == PNG_COLOR_TYPE_RGB) png_set_filler(png, 0, PNG_FILLER_AFTER);
  return writer->failure.status;
}

cpng_status cpng_writer_write_rows(
  cpng_writer *writer, const uint8_t *rows, size_t stride, size_t count) {
  if (setjmp(png_jmpbuf(writer->png))) return writer->failure.status;
  for (size_t row = 0; row < count; row++) png_write_row(writer->png, rows + row * stride);
  return writer->failure.status;
}

cpng_status cpng_writer_end(cpng_writer *writer) {
  if (setjmp(png_jmpbuf(writer->png))) return writer->failure.status;
  png_write_end(writer->png, writer->info);
  return writer->failure.status;
}

const uint8_t *cpng_writer_bytes(const cpng_writer *writer) { return writer->bytes; }

size_t cpng_writer_count(const cpng_writer *writer) { return writer->count; }

const char *cpng_writer_message(const cpng_writer *writer) { return writer->failure.message; }
