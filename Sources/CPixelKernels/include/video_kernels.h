// Conversions from premultiplied RGBA rows to the formats of video encoders. Rows may be unaligned; counts are in
// pixels.
#ifndef VIDEO_KERNELS_H
#define VIDEO_KERNELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// True when every pixel's alpha is 255.
bool video_row_is_opaque(const uint8_t *rgba, size_t count);

/// Composites a row over one premultiplied colour. `result` may be `rgba`.
void video_row_over(uint8_t *result, const uint8_t *rgba, size_t count, const uint8_t colour[4]);

/// Divides a row's colours by its alpha, to the nearest level. Transparent pixels become zero. With `swap` the result is
/// BGRA. `result` may be `rgba`.
void video_row_unpremultiply(uint8_t *result, const uint8_t *rgba, size_t count, bool swap);

/// Converts two opaque rows to 4:2:0 in BT.709's limited range, each chroma sample the mean of its 2 by 2 pixels.
/// `count` is even; `u` and `v` take half as many samples.
void video_rows_to_yuv420(uint8_t *y0, uint8_t *y1, uint8_t *u, uint8_t *v, const uint8_t *row0, const uint8_t *row1,
                          size_t count);

#endif
