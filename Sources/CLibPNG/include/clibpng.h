// libpng's full reader and writer, over memory, with its `setjmp` kept inside C.
//
// libpng reports an error by jumping. A jump must never cross a Swift frame, so each function here
// that calls into libpng sets the jump's target itself, and returns a status. No type of libpng shows.
//
// A reader or writer belongs to one thread at a time. After any status but `cpng_done` only the
// functions that describe the failure, and the one that frees the handle, may be called.

#ifndef CLIBPNG_H
#define CLIBPNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// How a call ended.
typedef enum __attribute__((enum_extensibility(closed))) cpng_status : int {
  cpng_done = 0,
  /// libpng refused the data; the message says why.
  cpng_refused = 1,
  /// The bytes ended while libpng wanted more.
  cpng_out_of_data = 2,
  /// An allocation failed.
  cpng_out_of_memory = 3,
} cpng_status;

/// The rows that a reader delivers, after palettes, tRNS and depths under 8 bits are expanded.
typedef struct cpng_layout {
  uint32_t width;
  uint32_t height;
  /// 8, or 16 in the machine's byte order.
  uint8_t bit_depth;
  /// 1 grey, 2 grey and alpha, 3 RGB, 4 RGBA.
  uint8_t channels;
  /// The rows come as the seven passes of Adam7, each a smaller picture; empty passes are left out.
  bool interlaced;
  /// Bytes that each row writes. It is that of the full width in every pass: libpng copies as many, and
  /// what lies beyond the pass's columns means nothing.
  size_t row_bytes;
} cpng_layout;

// Reading.

typedef struct cpng_reader cpng_reader;

/// Makes a reader of `count` bytes, which must outlive it; NULL where memory ran out.
///
/// With `keeps_text` tEXt, zTXt and iTXt are kept, each up to 8 MB; every other chunk that does not
/// change samples (colour management among them) is checked against its CRC and skipped.
cpng_reader *cpng_reader_create(const uint8_t *bytes, size_t count, bool keeps_text);
void cpng_reader_destroy(cpng_reader *reader);

/// Reads up to the first IDAT and says how the rows come.
cpng_status cpng_reader_begin(cpng_reader *reader, cpng_layout *layout);
/// Reads the next `count` rows, each `stride` bytes after the one before.
cpng_status cpng_reader_read_rows(cpng_reader *reader, uint8_t *rows, size_t stride, size_t count);
/// Reads what follows the last row, up to and with IEND.
cpng_status cpng_reader_end(cpng_reader *reader);

/// Texts kept so far; keyword and text are NUL-terminated, Latin-1 except an iTXt's text (UTF-8).
size_t cpng_reader_text_count(cpng_reader *reader);
const char *cpng_reader_keyword(cpng_reader *reader, size_t index);
const char *cpng_reader_text(cpng_reader *reader, size_t index, bool *is_utf8);

/// libpng's words on the failure.
const char *cpng_reader_message(const cpng_reader *reader);
/// How many bytes were taken.
size_t cpng_reader_position(const cpng_reader *reader);

// Writing.

typedef struct cpng_writer cpng_writer;

/// What is written; rows are passed as `channels` samples of `bit_depth` bits in machine order.
typedef struct cpng_picture {
  uint32_t width;
  uint32_t height;
  /// 8 or 16.
  uint8_t bit_depth;
  /// 1 grey, 4 RGBA.
  uint8_t channels;
  /// Of RGBA, write RGB only.
  bool drops_alpha;
  /// Say that the samples are sRGB.
  bool is_srgb;
} cpng_picture;

/// How a text is stored.
typedef enum __attribute__((enum_extensibility(closed))) cpng_text_kind : int {
  cpng_text_latin1 = 0,             // tEXt
  cpng_text_latin1_compressed = 1,  // zTXt
  cpng_text_utf8 = 2,               // iTXt
  cpng_text_utf8_compressed = 3,    // iTXt
} cpng_text_kind;

/// Makes a writer; NULL where memory ran out.
cpng_writer *cpng_writer_create(void);
void cpng_writer_destroy(cpng_writer *writer);

/// Adds a text before anything is written; both strings are NUL-terminated and are copied.
cpng_status cpng_writer_add_text(
  cpng_writer *writer, const char *keyword, const char *text, cpng_text_kind kind);
/// Writes everything before the rows.
cpng_status cpng_writer_begin(cpng_writer *writer, cpng_picture picture);
/// Writes the next `count` rows, each `stride` bytes after the one before.
cpng_status cpng_writer_write_rows(
  cpng_writer *writer, const uint8_t *rows, size_t stride, size_t count);
/// Writes what follows the last row.
cpng_status cpng_writer_end(cpng_writer *writer);

/// The file so far.
const uint8_t *cpng_writer_bytes(const cpng_writer *writer);
size_t cpng_writer_count(const cpng_writer *writer);

/// libpng's words on the failure.
const char *cpng_writer_message(const cpng_writer *writer);

#endif
