#include "internal/pixel_sums.h"

#include <stdlib.h>

static uint32_t squares(uint32_t length, uint32_t side) { return (length + side - 1) / side; }

bool pixel_sums_make(pixel_sums *sums, uint32_t width, uint32_t height, uint32_t side) {
    *sums = (pixel_sums){.width = width, .height = height, .side = side};
    sums->sums = calloc((size_t)squares(width, side) * squares(height, side), 4 * sizeof(uint32_t));
    return sums->sums != NULL;
}

void pixel_sums_add(pixel_sums *sums, const uint8_t *row, uint32_t x, uint32_t y, uint32_t count) {
    uint32_t *const line = sums->sums + (size_t)(y / sums->side) * squares(sums->width, sums->side) * 4;
    for (uint32_t i = 0; i < count; i++, row += 4) {
        uint32_t *const square = line + (size_t)((x + i) / sums->side) * 4;
        for (int k = 0; k < 4; k++) {
            square[k] += row[k];
        }
    }
}

void pixel_sums_finish(const pixel_sums *sums, image_target target) {
    const uint32_t *square = sums->sums;
    for (uint32_t y = 0; y < target.height; y++) {
        uint8_t *to = target.pixels + y * target.stride;
        const uint32_t below = sums->height - y * sums->side;
        const uint32_t rows = below < sums->side ? below : sums->side;
        for (uint32_t x = 0; x < target.width; x++, square += 4, to += 4) {
            const uint32_t right = sums->width - x * sums->side;
            const uint32_t count = rows * (right < sums->side ? right : sums->side);
            for (int k = 0; k < 4; k++) {
                to[k] = (uint8_t)((square[k] + count / 2) / count);
            }
        }
    }
}

void pixel_sums_free(pixel_sums *sums) {
    free(sums->sums);
    sums->sums = NULL;
}
