#include "pixel_rows.h"

#include <string.h>

// round(value * alpha / 255)
static inline uint8_t product(unsigned value, unsigned alpha) {
    const unsigned t = value * alpha + 128;
    return (uint8_t)((t + (t >> 8)) >> 8);
}

void pixel_rows_premultiply(uint8_t *row, size_t width) {
    for (size_t x = 0; x < width; x++, row += 4) {
        for (int i = 0; i < 3; i++) {
            row[i] = product(row[i], row[3]);
        }
    }
}

void pixel_rows_unpremultiply(const uint8_t *from, uint8_t *to, size_t width) {
    for (size_t x = 0; x < width; x++, from += 4, to += 4) {
        const unsigned alpha = from[3];
        for (int i = 0; i < 3; i++) {
            const unsigned value = alpha ? (from[i] * 255u + alpha / 2) / alpha : 0;
            to[i] = (uint8_t)(value < 255 ? value : 255);
        }
        to[3] = (uint8_t)alpha;
    }
}

void pixel_rows_drop_alpha(const uint8_t *from, uint8_t *to, size_t width) {
    for (size_t x = 0; x < width; x++, from += 4, to += 3) {
        to[0] = from[0];
        to[1] = from[1];
        to[2] = from[2];
    }
}

void pixel_rows_drop_alpha_to_bgr(const uint8_t *from, uint8_t *to, size_t width) {
    for (size_t x = 0; x < width; x++, from += 4, to += 3) {
        to[0] = from[2];
        to[1] = from[1];
        to[2] = from[0];
    }
}

void pixel_rows_swap_red_and_blue(uint8_t *row, size_t width) {
    for (size_t x = 0; x < width; x++, row += 4) {
        const uint8_t red = row[0];
        row[0] = row[2];
        row[2] = red;
    }
}

void pixel_rows_add_alpha(const uint8_t *from, uint8_t *to, size_t width) {
    // Four bytes at once, of which the last is the next pixel's, while there is one.
    for (; width > 1; width--, from += 3, to += 4) {
        memcpy(to, from, 4);
        to[3] = 255;
    }
    if (width > 0) {
        memcpy(to, from, 3);
        to[3] = 255;
    }
}

void pixel_rows_flatten(const uint8_t *from, uint8_t *to, size_t width, const uint8_t *background) {
    for (size_t x = 0; x < width; x++, from += 4, to += 3) {
        for (int i = 0; i < 3; i++) {
            const unsigned value = from[i] + product(background[i], 255u - from[3]);
            to[i] = (uint8_t)(value < 255 ? value : 255);
        }
    }
}

void pixel_rows_cmyk_to_rgba(uint8_t *row, size_t width, bool is_inverted) {
    const uint8_t flip = is_inverted ? 0 : 255;
    for (size_t x = 0; x < width; x++, row += 4) {
        const unsigned black = row[3] ^ flip;
        for (int i = 0; i < 3; i++) {
            row[i] = product(row[i] ^ flip, black);
        }
        row[3] = 255;
    }
}

void pixel_rows_blend(const uint8_t *from, uint8_t *onto, size_t width) {
    for (size_t x = 0; x < width; x++, from += 4, onto += 4) {
        const unsigned rest = 255u - from[3];
        for (int i = 0; i < 4; i++) {
            const unsigned value = from[i] + product(onto[i], rest);
            onto[i] = (uint8_t)(value < 255 ? value : 255);
        }
    }
}

void pixel_rows_set_opaque(uint8_t *row, size_t width) {
    for (size_t x = 0; x < width; x++) {
        row[x * 4 + 3] = 255;
    }
}

bool pixel_rows_are_opaque(const uint8_t *row, size_t width) {
    unsigned all = 255;
    for (size_t x = 0; x < width; x++) {
        all &= row[x * 4 + 3];
    }
    return all == 255;
}
