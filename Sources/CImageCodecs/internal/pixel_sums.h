// Sums of the pixels in squares, for downscaling images while they are decoded, with memory for the squares rather than the pixels.

#ifndef PIXEL_SUMS_H
#define PIXEL_SUMS_H

#include "image_codec.h"

typedef struct {
    /// The image's size, and the side of a square: 2, 4 or 8.
    uint32_t width, height, side;
    /// Four for each square; those at the right and bottom edges may contain fewer pixels.
    uint32_t *sums;
} pixel_sums;

/// Returns whether memory could be allocated. The size of the result of `pixel_sums_finish` is rounded up.
bool pixel_sums_make(pixel_sums *sums, uint32_t width, uint32_t height, uint32_t side);

/// Adds a part of a row, premultiplied RGBA, that lies in the picture; each pixel once, in any order.
void pixel_sums_add(pixel_sums *sums, const uint8_t *row, uint32_t x, uint32_t y, uint32_t count);

/// Writes the means.
void pixel_sums_finish(const pixel_sums *sums, image_target target);

void pixel_sums_free(pixel_sums *sums);

#endif
