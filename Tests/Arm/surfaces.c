// Kernels that paint levels and pixels, and those of video.
#include "cases.h"
#include "video_kernels.h"

#include <string.h>

enum { widest = 80, guard = 16, rows = 3, surface_bytes = rows * (4 * widest + guard) + guard };

typedef struct arguments {
    int width, level, reach;
    ptrdiff_t stride;
    uint32_t color;
    pk_lowp_color lowp;
    pk_mode mode;
    const uint8_t *mask, *source;
    const uint32_t *fine;
    const int32_t *bands;
    const pk_run *runs;
    const pk_mask_sum *sum;
    int left, top, right, bottom;
} arguments;

#define CALL(name) static void name(const pk_kernels *table, void *out, const void *given)
#define A (*(const arguments *)given)

CALL(call_fill) { table->fill(out, A.stride, A.width, rows, A.color); }
CALL(call_fill_over) { table->fill_over(out, A.stride, A.width, rows, A.lowp); }
CALL(call_fill_over_mask) { table->fill_over_mask(out, A.stride, A.width, rows, A.lowp, A.mask, widest); }
CALL(call_blend) {
    table->blend(A.mode, out, A.stride, A.source, 4 * widest, A.width, rows, A.mask, widest, A.level);
}
CALL(call_mix) { table->mix(out, A.source, A.width, A.mask, A.level); }
CALL(call_lowp_over) { table->lowp_over(out, A.stride, A.fine, 2 * PK_ROW, A.width, 2, A.mask, widest, A.level); }
CALL(call_multiply) { table->multiply(out, A.source, (size_t)(A.width & ~3)); }
CALL(call_add_mask) {
    pk_mask_sum sum = *A.sum;
    sum.levels = out;
    table->add_mask(&sum, A.left, A.top, A.mask, A.width, A.bottom - A.top);
}
CALL(call_runs) {
    table->fill_over_runs(out, 4 * 32, A.left, A.top, A.right, A.bottom, A.color, A.lowp, A.bands, A.runs, A.source);
}

static pk_lowp_color color_of(uint32_t color) {
    return (pk_lowp_color){(uint16_t)((color & 255) << 8), (uint16_t)((color >> 8 & 255) << 8),
                           (uint16_t)((color >> 16 & 255) << 8), (uint16_t)((color >> 24) << 8)};
}

static void try_masks(arguments a) {
    static uint8_t sums[12 * 16 + PK_MASK_BLOCK], mask[8 * 3 * PK_MASK_BLOCK];
    // Cells 62 to 65 and 70 of the first band, and 60 to 66 of the second.
    static const uint64_t touched[] = {(uint64_t)3 << 62, 3 | 1 << 6, (uint64_t)15 << 60, 7};
    static const int32_t first_runs[] = {0, 1, 2, 3};
    static const pk_run runs[] = {{248, 16, 0, 0}, {280, 4, 0, 4}, {240, 28, 0, 5}};
    const pk_mask_sum sum = {touched, first_runs, 2, runs, NULL};
    fill_levels(sums, sizeof sums);
    memset(mask, 0, sizeof mask);
    const int width = random_int(1, 16);
    a.sum = &sum;
    a.width = (width + PK_MASK_BLOCK - 1) & -PK_MASK_BLOCK;
    a.top = random_int(0, 7);
    a.bottom = random_int(a.top, 8);
    a.left = random_int(248, 264 - width);
    a.mask = mask;
    for (int y = 0; y < 8; y++) fill_levels(mask + y * a.width, (size_t)width);
    compare("add_mask", sums, sizeof sums, call_add_mask, &a);
}

static void try_runs(arguments a) {
    static uint8_t surface[4 * 32 * 12], levels[256];
    fill_pixels(surface, sizeof surface / 4);
    fill_levels(levels, sizeof levels);
    const pk_run runs[] = {
        {0, 4, 0, 0}, {4, 16, 0xffffffff, -1}, {20, 8, 0, 4}, {8, 12, (uint32_t)random_bits(), -1}, {24, 4, 0, 12},
    };
    const int32_t bands[] = {0, 3, 3, 5};
    a.source = levels;
    a.runs = runs;
    a.bands = bands;
    a.left = random_int(0, 14);
    a.right = random_int(a.left, 28);
    a.top = random_int(0, 6);
    a.bottom = random_int(a.top, 12);
    compare("fill_over_runs", surface, sizeof surface, call_runs, &a);
}

void try_surfaces(void) {
    static uint8_t surface[surface_bytes], source[4 * widest * rows], mask[widest * rows];
    static uint32_t fine[4 * PK_ROW];
    fill_pixels(surface, surface_bytes / 4);
    fill_pixels(source, widest * rows);
    fill_levels(mask, sizeof mask);
    for (size_t i = 0; i < 4 * PK_ROW; i++) {
        const uint32_t low = (uint32_t)random_int(0, 65280), high = (uint32_t)random_int(0, 65280);
        fine[i] = low | high << 16;
    }
    arguments a = {.width = random_int(0, widest), .source = source, .fine = fine};
    a.stride = 4 * a.width + 4 * random_int(0, guard / 4);
    fill_pixels((uint8_t *)&a.color, 1);
    a.lowp = color_of(a.color);
    const int levels[] = {65535, 0, random_int(1, 65534)};
    a.level = levels[random_int(0, 2)];
    a.mask = mask;
    compare("fill", surface, surface_bytes, call_fill, &a);
    compare("fill_over", surface, surface_bytes, call_fill_over, &a);
    compare("fill_over_mask", surface, surface_bytes, call_fill_over_mask, &a);
    compare("multiply", source, sizeof source, call_multiply, &a);
    try_masks(a);
    try_runs(a);
    for (int masked = 0; masked < 2; masked++) {
        a.mask = masked ? mask : NULL;
        for (a.mode = pk_source_over; a.mode <= pk_plus_darker; a.mode++)
            compare("blend", surface, surface_bytes, call_blend, &a);
        compare("mix", surface, surface_bytes, call_mix, &a);
        compare("lowp_over", surface, surface_bytes, call_lowp_over, &a);
    }
}

// These have one implementation for all processors: their results are part of the checksum.
void try_video(void) {
    static uint8_t upper[4 * widest], lower[4 * widest], planes[3][widest];
    const size_t count = (size_t)random_int(1, widest / 2) * 2;
    fill_pixels(upper, widest);
    fill_pixels(lower, widest);
    const uint8_t color[] = {40, 80, 120, 255};
    video_row_over(upper, upper, count, color);
    add_to_checksum(upper, 4 * count);
    video_row_unpremultiply(lower, lower, count, random_int(0, 1) == 1);
    add_to_checksum(lower, 4 * count);
    const bool is_opaque = video_row_is_opaque(upper, count);
    add_to_checksum(&is_opaque, sizeof is_opaque);
    video_row_over(lower, lower, count, color);
    static uint8_t luma[widest];
    memset(planes, 0, sizeof planes);
    video_rows_to_yuv420(planes[0], luma, planes[1], planes[2], upper, lower, count);
    add_to_checksum(planes, sizeof planes);
    add_to_checksum(luma, count);
}
