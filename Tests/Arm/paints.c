// Gradients and images.
#include "cases.h"

#include <math.h>
#include <string.h>

enum { widest = 60, widest_row = 300, planes = 4 * PK_ROW, side = 40 };

typedef struct arguments {
    int first, count;
    const pk_gradient *gradient;
    const pk_image *image;
    const pk_row *row;
} arguments;

#define CALL(name) static void name(const pk_kernels *table, void *out, const void *given)
#define A (*(const arguments *)given)

// Kernels may write beyond the requested rows of planes: only the requested part is compared.
#define PLANAR(call, type, plane_count, kernel, source)                                                                \
    CALL(call) {                                                                                                       \
        type made[plane_count * PK_ROW];                                                                               \
        memset(made, 0, sizeof made);                                                                                  \
        table->kernel(made, A.first, A.count, source, A.row);                                                          \
        for (int plane = 0; plane < plane_count; plane++)                                                              \
            memcpy((type *)out + plane * PK_ROW, made + plane * PK_ROW, sizeof(type) * (size_t)A.count);               \
    }

CALL(call_gradient) { table->gradient(out, A.first, A.count, A.gradient, A.row); }
PLANAR(call_lowp_gradient, uint32_t, 2, lowp_gradient, A.gradient)
PLANAR(call_highp_gradient, float, 4, highp_gradient, A.gradient)
CALL(call_image) { table->image(out, A.first, A.count, A.image, A.row); }
PLANAR(call_lowp_image, uint32_t, 2, lowp_image, A.image)
PLANAR(call_highp_image, float, 4, highp_image, A.image)

static uint8_t bytes[4 * widest_row];
static float zeros[planes];

static void try_gradient(arguments a) {
    pk_segment segments[5];
    const int count = random_int(1, 5);
    float start = 0;
    for (int i = 0; i < count; i++) {
        pk_segment *s = segments + i;
        s->start = i == 0 ? -INFINITY : start;
        s->origin = start;
        for (int c = 0; c < 4; c++) {
            const float most = c < 3 ? 255 : 1;
            s->color[c] = random_float(0, most);
            // It stays in range over the segment's length.
            s->slope[c] = i == 0 || i == count - 1 ? 0 : (random_float(0, most) - s->color[c]) * 4;
        }
        start += 0.25f;
    }
    pk_gradient g = {.kind = (pk_gradient_kind)random_int(pk_linear, pk_conic), .segments = segments, .segment_count = count};
    g.low = random_int(0, 1) ? -1e30f : 0;
    g.high = random_int(0, 1) ? 1e30f : 1;
    g.scale = random_float(0.01f, 1);
    g.bias = random_float(-1, 1);
    g.r0 = random_float(0, 2);
    g.dr = random_float(-1, 1);
    g.cx = random_float(-3, 3);
    g.cy = random_float(-3, 3);
    g.a = g.cx * g.cx + g.cy * g.cy - g.dr * g.dr;
    pk_row row = {.u = random_float(-2, 2), .du = random_float(-0.1f, 0.1f), .v = random_float(-2, 2)};
    row.dv = random_float(-0.1f, 0.1f);
    row.projective = random_int(0, 1);
    row.w = random_float(1, 2);
    row.dw = random_float(0, 0.01f);
    a.gradient = &g;
    a.row = &row;
    compare("gradient", bytes, 4 * widest_row, call_gradient, &a);
    compare("lowp_gradient", zeros, 2 * PK_ROW * sizeof(uint32_t), call_lowp_gradient, &a);
    compare("highp_gradient", zeros, sizeof zeros, call_highp_gradient, &a);
}

static void try_image(arguments a) {
    static uint8_t pixels[4 * side * side];
    fill_pixels(pixels, side * side);
    pk_image image = {.pixels = pixels, .width = random_int(1, side), .height = random_int(1, side)};
    image.stride = 4 * (image.width + random_int(0, side - image.width));
    image.border = (pk_border)random_int(pk_border_clamp, pk_border_tile);
    image.linear = random_int(0, 1);
    image.ahead = image.stride;
    pk_row row = {.u = random_float(-10, 50), .du = random_float(-2, 2), .v = random_float(-10, 50)};
    row.dv = random_float(-2, 2);
    row.projective = random_int(0, 1);
    row.w = random_float(1, 2);
    row.dw = random_float(0, 0.01f);
    if (random_int(0, 3) == 0) {
        // Unrotated and unscaled, like most images.
        row.du = 1;
        row.dv = 0;
        row.projective = 0;
    }
    row.base_u = random_int(-3, 3);
    row.base_v = random_int(-3, 3);
    a.image = &image;
    a.row = &row;
    for (row.fixed_point = 0; row.fixed_point <= (row.projective ? 0 : 1); row.fixed_point++) {
        compare("image", bytes, 4 * widest_row, call_image, &a);
        compare("highp_image", zeros, sizeof zeros, call_highp_image, &a);
        if (image.linear) compare("lowp_image", zeros, 2 * PK_ROW * sizeof(uint32_t), call_lowp_image, &a);
    }
}

void try_paints(void) {
    fill_levels(bytes, sizeof bytes);
    const arguments a = {.first = random_int(0, 5), .count = random_int(0, widest)};
    try_gradient(a);
    try_image(a);
}
