// Highp pixels, blurs, and filters of floating-point pixels.
#include "cases.h"

#include <string.h>

enum { widest = 67, numbers = 4 * PK_ROW, tallest = 15, block = PK_BLUR_BLOCK };

typedef struct arguments {
    int width, reach, factor, phase, start;
    float level, down;
    pk_lowp_color color;
    const uint8_t *mask, *levels;
    const float *source, *matrix, *weights, *parts;
    const float *rows[tallest];
    const uint16_t *sums, *blur_weights;
    const uint16_t *columns[tallest];
    pk_float_image image;
    double x, y, dx, dy;
} arguments;

#define CALL(name) static void name(const pk_kernels *table, void *out, const void *given)
#define A (*(const arguments *)given)

// Kernels may write beyond the requested rows of highp pixels and of filters: only the requested part is compared.
static void keep_planes(void *out, const float *made, int width) {
    for (int plane = 0; plane < 4; plane++)
        memcpy((float *)out + plane * PK_ROW, made + plane * PK_ROW, sizeof(float) * (size_t)width);
}

#define PLANAR(name, ...)                                                                                              \
    CALL(call_##name) {                                                                                                \
        float made[numbers];                                                                                           \
        memcpy(made, out, sizeof made);                                                                                \
        table->name(made, __VA_ARGS__);                                                                                \
        keep_planes(out, made, A.width);                                                                               \
    }

PLANAR(highp_over, A.source, A.width, A.mask, A.level)
PLANAR(highp_fill_over, A.color, A.width, A.mask, A.level)
PLANAR(highp_load, A.levels, A.width)
CALL(call_highp_store) { table->highp_store(out, A.source, A.width); }
CALL(call_unit) { table->unit(out, A.levels, A.width); }
CALL(call_bytes_of_unit) { table->bytes_of_unit(out, A.source, A.width); }
CALL(call_recolor) { table->recolor(out, A.source, A.width, A.matrix); }
CALL(call_float_bilinear) { table->float_bilinear(out, A.width, &A.image, A.x, A.y, A.dx, A.dy); }
CALL(call_convolve) { table->convolve(out, A.rows, A.width, A.weights, A.reach); }
CALL(call_add_levels) { table->add_levels(out, A.levels, 4 * A.width); }
CALL(call_shrink) { table->shrink(out, A.sums, A.width / A.factor, A.factor, 0.01f); }
CALL(call_enlarge) {
    table->enlarge(out, A.rows[0], A.rows[1], A.down, A.phase, A.width, A.factor, A.parts);
}

CALL(call_blur_row) {
    uint16_t made[widest + block] = {0};
    table->blur_row(made, A.levels, A.start, A.width, A.blur_weights, A.reach);
    memcpy(out, made, 2 * (size_t)A.width);
}

CALL(call_blur_column) {
    uint8_t made[widest + block] = {0};
    table->blur_column(made, A.columns, A.start, A.width, A.blur_weights, A.reach);
    memcpy(out, made, (size_t)A.width);
}

static void try_highp(arguments a) {
    float deep[numbers];
    uint8_t bytes[numbers];
    for (int i = 0; i < numbers; i++) deep[i] = random_float(0, 255);
    memset(bytes, 0, sizeof bytes);
    a.source = deep;
    a.width = random_int(0, 40);
    a.level = random_float(0, 1);
    a.color = (pk_lowp_color){9000, 0, 31007, (uint16_t)random_int(31007, 65280)};
    const uint8_t *mask = a.levels;
    for (int masked = 0; masked < 2; masked++) {
        a.mask = masked ? mask : NULL;
        compare("highp_over", deep, sizeof deep, call_highp_over, &a);
        compare("highp_fill_over", deep, sizeof deep, call_highp_fill_over, &a);
    }
    compare("highp_load", deep, sizeof deep, call_highp_load, &a);
    compare("highp_store", bytes, sizeof bytes, call_highp_store, &a);
}

static void try_blurs(arguments a) {
    static uint16_t columns[tallest][widest + 2 * block], row[widest + block];
    uint16_t weights[tallest];
    a.reach = random_int(1, tallest / 2);
    // The middle and twice each of the others add up to at most 65536.
    for (int i = 1; i <= a.reach; i++) weights[i] = (uint16_t)random_int(0, 32768 / tallest);
    int rest = 65535;
    for (int i = 1; i <= a.reach; i++) rest -= 2 * weights[i];
    weights[0] = (uint16_t)rest;
    for (int y = 0; y < tallest; y++) {
        for (int x = 0; x < widest + 2 * block; x++) columns[y][x] = (uint16_t)random_int(0, 65280);
        a.columns[y] = columns[y];
    }
    a.blur_weights = weights;
    a.width = random_int(1, widest);
    a.start = random_int(0, a.width - 1);
    memset(row, 0, sizeof row);
    compare("blur_row", row, sizeof row, call_blur_row, &a);
    compare("blur_column", row, sizeof row, call_blur_column, &a);
}

void try_filters(void) {
    static uint8_t levels[2 * numbers];
    static float source[tallest][numbers], out[numbers], parts[4 * 128];
    static uint16_t sums[numbers];
    float matrix[28], weights[4] = {0.4f, 0.2f, 0.07f, 0.03f};
    fill_levels(levels, sizeof levels);
    for (int y = 0; y < tallest; y++)
        for (int i = 0; i < numbers; i++) source[y][i] = random_float(-0.1f, 1.2f);
    for (int i = 0; i < 20; i++) matrix[i] = random_float(-1.5f, 1.5f);
    for (int i = 20; i < 28; i++) matrix[i] = i < 24 ? random_float(-2, 0.2f) : random_float(0.5f, 2);
    for (int i = 0; i < numbers; i++) sums[i] = (uint16_t)random_int(0, 65535);
    memset(out, 0, sizeof out);
    arguments a = {.width = random_int(0, widest), .levels = levels, .matrix = matrix, .weights = weights, .reach = 3};
    a.source = source[0];
    a.sums = sums;
    for (int y = 0; y < tallest; y++) a.rows[y] = source[y];
    compare("unit", out, sizeof out, call_unit, &a);
    compare("recolor", out, sizeof out, call_recolor, &a);
    a.image = (pk_float_image){source[0], 11, 9};
    a.x = random_float(-3, 12);
    a.y = random_float(-3, 10);
    a.dx = random_float(-1.5f, 1.5f);
    a.dy = random_float(-1.5f, 1.5f);
    compare("float_bilinear", out, sizeof out, call_float_bilinear, &a);
    compare("convolve", out, sizeof out, call_convolve, &a);
    compare("add_levels", sums, sizeof sums, call_add_levels, &a);
    static const int factors[] = {1, 2, 8, 128}, shrinking[] = {1, 2, 8};
    a.factor = shrinking[random_int(0, 2)];
    compare("shrink", out, sizeof out, call_shrink, &a);
    a.factor = factors[random_int(0, 3)];
    a.phase = random_int(0, a.factor - 1);
    a.down = random_float(0, 1);
    a.parts = parts;
    for (int i = 0; i < 4 * a.factor; i++) parts[i] = (float)(2 * (i / 4) + 1) / (float)(2 * a.factor);
    compare("enlarge", out, sizeof out, call_enlarge, &a);
    source[0][5] = 0.0f / 0.0f;
    source[0][11] = 1.0f / 0.0f;
    compare("bytes_of_unit", out, sizeof out, call_bytes_of_unit, &a);
    try_highp(a);
    try_blurs(a);
}
