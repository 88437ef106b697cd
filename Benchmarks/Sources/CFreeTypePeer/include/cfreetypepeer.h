// FreeType's own renderer of distance fields, to be measured beside ours.

#ifndef CFREETYPEPEER_H
#define CFREETYPEPEER_H

#include <stddef.h>
#include <stdint.h>

typedef struct ftp_face ftp_face;

/// Opens a face of `count` bytes, which must outlive it, at so many pixels an em; fields reach `spread` pixels
/// out. NULL where FreeType refuses.
ftp_face *ftp_open(const uint8_t *bytes, size_t count, int32_t index, uint32_t pixels, int32_t spread);
void ftp_close(ftp_face *face);

/// 0 where there is none.
uint32_t ftp_glyph_of(ftp_face *face, uint32_t code_point);
/// Loads a glyph without hinting and renders its field; gives the field's pixels, 0 for a blank glyph, -1
/// where FreeType refuses.
int64_t ftp_render(ftp_face *face, uint32_t glyph);

/// FreeType's version.
void ftp_version(int32_t version[3]);

#endif
