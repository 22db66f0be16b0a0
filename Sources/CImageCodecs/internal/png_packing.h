// An image's rows, filtered and compressed in one piece.
//
// libpng hands zlib a row at a time. libdeflate, which sees all of them at once, makes a file of the same size in a third of
// the time, and takes as much memory as the picture beside it.

#ifndef PNG_PACKING_H
#define PNG_PACKING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Rows to be compressed, each preceded by its filter byte.
typedef struct {
    uint8_t *bytes;
    size_t row_count, row_bytes;
    /// The distance from a sample to that of the previous pixel.
    size_t pixel_bytes;
} png_rows;

/// The most bytes of rows that are packed in one piece. libpng writes larger pictures, in little memory.
#define PNG_PACKING_LIMIT ((size_t)256 << 20)

/// Allocates memory for the rows. Returns false if that fails, or if there are too many.
bool png_rows_make(png_rows *rows, size_t row_count, size_t row_bytes, size_t pixel_bytes);

/// The address of a row's samples.
static inline uint8_t *png_rows_at(const png_rows *rows, size_t y) { return rows->bytes + y * (rows->row_bytes + 1) + 1; }

/// Filters the rows in their place, and compresses them as the contents of IDAT chunks. The same rows give the same bytes
/// with the same version of libdeflate.
/// - filters: which filters may be chosen, a bit for each from 1 for none; 0 for all.
/// - is_fast: whether time counts more than the size.
/// - Returns: memory from malloc, or NULL if that fails.
uint8_t *png_rows_pack(png_rows *rows, unsigned filters, bool is_fast, size_t *count);

#endif
