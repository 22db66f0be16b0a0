// Rows of pixels, four bytes each, from one form to another.

#ifndef PIXEL_ROWS_H
#define PIXEL_ROWS_H

#include "image_codec.h"

/// Premultiplies colours by their alpha, rounding to nearest.
void pixel_rows_premultiply(uint8_t *row, size_t width);

/// Unpremultiplies colours. A colour above its alpha, which drawing never produces, becomes 255. `from` may equal `to`.
void pixel_rows_unpremultiply(const uint8_t *from, uint8_t *to, size_t width);

/// Drops alpha: three bytes per pixel in `to`.
void pixel_rows_drop_alpha(const uint8_t *from, uint8_t *to, size_t width);

/// Drops alpha and puts blue first: three bytes per pixel in `to`.
void pixel_rows_drop_alpha_to_bgr(const uint8_t *from, uint8_t *to, size_t width);

/// Swaps red and blue.
void pixel_rows_swap_red_and_blue(uint8_t *row, size_t width);

/// Adds an opaque alpha to pixels of three bytes.
void pixel_rows_add_alpha(const uint8_t *from, uint8_t *to, size_t width);

/// Composites premultiplied pixels over an opaque colour: three bytes per pixel in `to`.
void pixel_rows_flatten(const uint8_t *from, uint8_t *to, size_t width, const uint8_t *background);

/// Converts inks to opaque RGBA without profiles: each ink darkens the paper by its own colour. Adobe stores inks
/// inverted.
void pixel_rows_cmyk_to_rgba(uint8_t *row, size_t width, bool is_inverted);

/// Composites premultiplied pixels over others.
void pixel_rows_blend(const uint8_t *from, uint8_t *onto, size_t width);

/// Sets every alpha to 255.
void pixel_rows_set_opaque(uint8_t *row, size_t width);

/// Whether every pixel is opaque.
bool pixel_rows_are_opaque(const uint8_t *row, size_t width);

#endif
