#include <stdlib.h>
#include <string.h>

#include "failure.h"

// Limits on what chunks beside the image data may take.
enum { kept_chunk_bytes = 8000000, skipped_chunk_bytes = 256 << 20, kept_chunks = 128 };

struct cpng_reader {
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  size_t count;
  size_t position;
  bool keeps_text;
  cpng_failure failure;
};

static void take_bytes(png_structp png, png_bytep target, size_t count) {
  cpng_reader *reader = png_get_io_ptr(png);
  if (reader->count - reader->position < count) {
    reader->position = reader->count;
    cpng_note(&reader->failure, cpng_out_of_data, "the data ends too early");
    png_error(png, "the data ends too early");
  }
  memcpy(target, reader->bytes + reader->position, count);
  reader->position += count;
}

// Warnings are swallowed, except that the checksum over the whole of the image data is wrong: libpng
// finds that out after the last row and would let it pass.
static void on_warning(png_structp png, png_const_charp message) {
  if (strcmp(message, "IDAT: incorrect data check") == 0)
    cpng_note(png_get_error_ptr(png), cpng_refused, message);
}

cpng_reader *cpng_reader_create(const uint8_t *bytes, size_t count, bool keeps_text) {
  cpng_reader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) return NULL;
  reader->bytes = bytes;
  reader->count = count;
  reader->keeps_text = keeps_text;
  reader->png = png_create_read_struct_2(
    PNG_LIBPNG_VER_STRING, &reader->failure, cpng_on_error, on_warning, &reader->failure,
    cpng_allocate, cpng_free);
  reader->info = reader->png ? png_create_info_struct(reader->png) : NULL;
  if (reader->info == NULL) {
    cpng_reader_destroy(reader);
    return NULL;
  }
  return reader;
}

void cpng_reader_destroy(cpng_reader *reader) {
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}

// Sets limits, and what happens to each kind of chunk.
static void set_rules(cpng_reader *reader) {
  png_structp png = reader->png;
  // The caller has checked the dimensions against a limit of its own.
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_chunk_malloc_max(png, reader->keeps_text ? kept_chunk_bytes : skipped_chunk_bytes);
  png_set_chunk_cache_max(png, kept_chunks);
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  // A negative count names every chunk but IHDR, PLTE, tRNS, IDAT and IEND.
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  static const png_byte texts[] = "tEXt\0zTXt\0iTXt";
  if (reader->keeps_text)
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_AS_DEFAULT, texts, 3);
}

cpng_status cpng_reader_begin(cpng_reader *reader, cpng_layout *layout) {
  png_structp png = reader->png;
  png_infop info = reader->info;
  if (setjmp(png_jmpbuf(png))) return reader->failure.status;
  png_set_read_fn(png, reader, take_bytes);
  set_rules(reader);
  png_read_info(png, info);
  // Palette to RGB, grey to 8 bits, tRNS to alpha. Adam7 is undone by the caller, who needs no
  // picture of all channels for it: no png_set_interlace_handling here.
  png_set_expand(png);
  if (cpng_is_little_endian()) png_set_swap(png);
  png_read_update_info(png, info);
  layout->width = png_get_image_width(png, info);
  layout->height = png_get_image_height(png, info);
  layout->bit_depth = png_get_bit_depth(png, info);
  layout->channels = png_get_channels(png, info);
  layout->interlaced = png_get_interlace_type(png, info) != PNG_INTERLACE_NONE;
  layout->row_bytes = png_get_rowbytes(png, info);
  return reader->failure.status;
}

cpng_status cpng_reader_read_rows(cpng_reader *reader, uint8_t *rows, size_t stride, size_t count) {
  if (setjmp(png_jmpbuf(reader->png))) return reader->failure.status;
  for (size_t row = 0; row < count; row++) png_read_row(reader->png, rows + row * stride, NULL);
  return reader->failure.status;
}

cpng_status cpng_reader_end(cpng_reader *reader) {
  if (setjmp(png_jmpbuf(reader->png))) return reader->failure.status;
  png_read_end(reader->png, reader->info);
  return reader->failure.status;
}

size_t cpng_reader_text_count(cpng_reader *reader) {
  png_textp texts = NULL;
  int count = 0;
  png_get_text(reader->png, reader->info, &texts, &count);
  return count > 0 ? (size_t)count : 0;
}

const char *cpng_reader_keyword(cpng_reader *reader, size_t index) {
  png_textp texts = NULL;
  png_get_text(reader->png, reader->info, &texts, NULL);
  return texts[index].key;
}

const char *cpng_reader_text(cpng_reader *reader, size_t index, bool *is_utf8) {
  png_textp texts = NULL;
  png_get_text(reader->png, reader->info, &texts, NULL);
  *is_utf8 = texts[index].compression >= PNG_ITXT_COMPRESSION_NONE;
  return texts[index].text ? texts[index].text : "";
}

const char *cpng_reader_message(const cpng_reader *reader) { return reader->failure.message; }

size_t cpng_reader_position(const cpng_reader *reader) { return reader->position; }
