// Bytes in sRGB and linear light, by tables; pixels of four floating-point numbers as in filtering.h.
//
// The tables are for opaque colours, and on the way back for translucent ones no brighter than their alpha: each kernel ends at
// the first pixel of another kind, and says how many it has done.

static int K(light_of_bytes)(float *dst, const uint8_t *src, int count, const float *light) {
    for (int i = 0; i < count; i++) {
        const uint8_t *p = src + 4 * i;
        if (p[3] != 255) return i;
        K(quad) v = {light[p[0]], light[p[1]], light[p[2]], 1};
        __builtin_memcpy(dst + 4 * i, &v, sizeof v);
    }
    return count;
}

// Four pixels at a time: the places in the table of one are looked up while those of the next are computed.
typedef float K(four_pixels) __attribute__((ext_vector_type(16)));
typedef int32_t K(four_places) __attribute__((ext_vector_type(16)));

// The cells of light from nothing to white: light below the first cell is black, and light from 1 on is the last cell.
INLINE K(four_places) K(light_cells)(K(four_pixels) v) {
    const K(four_pixels) least = 0x1p-13f, most = 0x1.fffffep-1f;
    v = v > least ? v : least;
    v = v < most ? v : most;
    return ((K(four_places))v - PK_FIRST_CELL) >> PK_CELL_SHIFT;
}

// A translucent pixel; false for one that no table is for, or that is no number.
INLINE int K(translucent_byte)(uint8_t *dst, const float *src, const uint16_t *curve) {
    const float alpha = src[3];
    if (!(alpha >= 0 && alpha < 1)) return 0;
    const float most = alpha * 1.001f;
    if (!(src[0] <= most && src[1] <= most && src[2] <= most)) return 0;
    const K(quad) least = 0x1p-13f, top = 0x1.fffffep-1f;
    K(quad) v;
    __builtin_memcpy(&v, src, sizeof v);
    v = alpha > 0 ? v / alpha : 0;
    v = v > least ? v : least;
    v = v < top ? v : top;
    const K(whole_quad) cells = ((K(whole_quad))v - PK_FIRST_CELL) >> PK_CELL_SHIFT;
    K(quad) level = {curve[cells[0]], curve[cells[1]], curve[cells[2]], 255 * 256};
    level = level * (alpha * (1 / 256.0f)) + 0.5f;
    const K(byte_quad) bytes = __builtin_convertvector(__builtin_convertvector(level, K(whole_quad)), K(byte_quad));
    __builtin_memcpy(dst, &bytes, sizeof bytes);
    return 1;
}

static int K(bytes_of_light)(uint8_t *dst, const float *src, int count, const uint8_t *levels, const uint16_t *curve) {
    for (int i = 0; i < count; i += 4) {
        const int n = count - i < 4 ? count - i : 4;
        K(four_pixels) v = 0;
        if (n == 4) __builtin_memcpy(&v, src + 4 * i, sizeof v);
        else __builtin_memcpy(&v, src + 4 * i, 16 * (size_t)n);
        int32_t cells[16];
        const K(four_places) places = K(light_cells)(v);
        __builtin_memcpy(cells, &places, sizeof cells);
        // What is no number compares false: black, or no pixel of this kind.
        const K(quad) alphas = __builtin_shufflevector(v, v, 3, 7, 11, 15);
        const int is_opaque = __builtin_reduce_and((K(whole_quad))(alphas > 0.9999f));
        for (int k = 0; k < n; k++) {
            if (!is_opaque && !(src[4 * (i + k) + 3] > 0.9999f)) {
                if (!K(translucent_byte)(dst + 4 * (i + k), src + 4 * (i + k), curve)) return i + k;
                continue;
            }
            const int32_t *c = cells + 4 * k;
            uint32_t pixel = levels[c[0]] | (uint32_t)levels[c[1]] << 8 | (uint32_t)levels[c[2]] << 16 | 0xff000000u;
            __builtin_memcpy(dst + 4 * (i + k), &pixel, sizeof pixel);
        }
    }
    return count;
}

// Light of bytes, in `scale`ths, by numbers that are multiplied by that already: a line for the darkest ten bytes, and above
// them a polynomial that is nowhere further from the curve than a fiftieth of a level.
typedef struct {
    float line, powers[6];
} K(light_curve);

INLINE K(light_curve) K(scaled_light)(float scale) {
    static const float powers[6] = {0.0009241936f, 0.0325731114f, 0.5206057429f, 0.6637364030f, -0.3033496737f, 0.0856149867f};
    K(light_curve) curve = {.line = scale / (255 * 12.92f)};
    for (int i = 0; i < 6; i++, scale *= 1 / 255.0f) curve.powers[i] = powers[i] * scale;
    return curve;
}

#define LIGHT_OF_LEVELS(T)                                                                                    \
    INLINE K(whole_##T) K(light_of_##T)(const uint8_t *p, const K(light_curve) *curve) {                      \
        K(byte_##T) bytes;                                                                                    \
        __builtin_memcpy(&bytes, p, sizeof bytes);                                                            \
        const K(T) v = __builtin_convertvector(__builtin_convertvector(bytes, K(whole_##T)), K(T));           \
        K(T) light = v * curve->powers[5] + curve->powers[4];                                                 \
        for (int i = 3; i >= 0; i--) light = light * v + curve->powers[i];                                    \
        return __builtin_convertvector(v > 10.0f ? light : v * curve->line, K(whole_##T));                    \
    }
LIGHT_OF_LEVELS(quads)
LIGHT_OF_LEVELS(quad)
#undef LIGHT_OF_LEVELS

// Sums of so many columns at a time.
#define COLUMNS 256

// The light of columns of pixels.
INLINE void K(light_columns)(int32_t *sums, const uint8_t *p, ptrdiff_t stride, int rows, int count,
                              const K(light_curve) *curve) {
#define STEP(T, OF)                                                               \
    do {                                                                          \
        K(whole_##T) sum = 0;                                                     \
        for (int y = 0; y < rows; y++) sum += K(light_of_##T)(p + y * stride + i, curve); \
        __builtin_memcpy(sums + i, &sum, sizeof sum);                             \
    } while (0)
    PIXEL_BLOCKS(count, STEP)
#undef STEP
}

INLINE K(whole_quad) K(sum_of_columns)(const int32_t *sums, int count) {
    K(whole_quad) sum = 0;
    for (int x = 0; x < count; x++, sums += 4) {
        K(whole_quad) v;
        __builtin_memcpy(&v, sums, sizeof v);
        sum += v;
    }
    return sum;
}

static void K(light_squares)(float *dst, const uint8_t *src, ptrdiff_t stride, int rows, int left, int right, int count,
                             int factor, float scale, float weight, float alpha) {
    int32_t columns[4 * COLUMNS];
    const K(light_curve) curve = K(scaled_light)(scale);
    // The columns that are summed up: none of those before `known` are needed any more.
    int first = 0, known = 0;
    for (int square = 0; square < count; square++) {
        const int from = square * factor > left ? square * factor : left;
        const int end = (square + 1) * factor < right ? (square + 1) * factor : right;
        K(whole_quad) sum = 0;
        for (int x = from; x < end;) {
            if (x >= known) {
                first = x;
                known = right - x < COLUMNS ? right : x + COLUMNS;
                K(light_columns)(columns, src + 4 * (ptrdiff_t)x, stride, rows, known - x, &curve);
            }
            const int n = (end < known ? end : known) - x;
            sum += K(sum_of_columns)(columns + 4 * (x - first), n);
            x += n;
        }
        K(quad) r = __builtin_convertvector(sum, K(quad)) * weight;
        r[3] = (float)(end > from ? (end - from) * rows : 0) * alpha;
        __builtin_memcpy(dst + 4 * square, &r, sizeof r);
    }
}

// Two pixels side by side.
typedef float K(two_pixels) __attribute__((ext_vector_type(8)));

INLINE K(two_pixels) K(load_two)(const float *p) {
    K(two_pixels) v;
    __builtin_memcpy(&v, p, sizeof v);
    return v;
}

static void K(cube)(float *dst, const float *src, int count, const float *table, int side) {
    const K(quad) scale = (float)(side - 1);
    const K(whole_quad) last = side - 2;
    const int32_t row = 4 * side, plane = 4 * side * side;
    for (int i = 0; i < count; i++) {
        K(quad) v;
        __builtin_memcpy(&v, src + 4 * i, sizeof v);
        const float alpha = v[3];
        if (alpha != 1) v = alpha > 0 ? v / alpha : 0;
        v = v > 0 ? v : 0;
        v = v < 1 ? v : 1;
        v = v * scale;
        // Cut off, and one before the last cell at the most, so that the corner behind it is there.
        K(whole_quad) cell = __builtin_convertvector(v, K(whole_quad));
        cell = cell < last ? cell : last;
        K(quad) part = v - __builtin_convertvector(cell, K(quad));
        const float *p = table + (cell[2] * plane + cell[1] * row + cell[0] * 4);
        const K(two_pixels) y = part[1], z = part[2];
        K(two_pixels) a = K(load_two)(p), b = K(load_two)(p + row);
        const K(two_pixels) c = K(load_two)(p + plane), d = K(load_two)(p + plane + row);
        a = a + (c - a) * z;
        b = b + (d - b) * z;
        a = a + (b - a) * y;
        const K(quad) low = a.lo, high = a.hi;
        K(quad) r = low + (high - low) * part[0];
        const float opacity = r[3] * alpha;
        if (opacity != 1) r = r * opacity;
        r[3] = opacity;
        __builtin_memcpy(dst + 4 * i, &r, sizeof r);
    }
}

// Light in 65535ths, two colours side by side.
typedef uint16_t K(two_lights) __attribute__((ext_vector_type(8)));
typedef uint32_t K(two_products) __attribute__((ext_vector_type(8)));

INLINE K(two_lights) K(load_lights)(const uint16_t *p) {
    K(two_lights) v;
    __builtin_memcpy(&v, p, sizeof v);
    return v;
}

// The upper halves of products.
INLINE K(two_lights) K(weighted)(K(two_lights) v, const uint16_t *weights) {
    const K(two_products) a = __builtin_convertvector(v, K(two_products));
    const K(two_products) b = __builtin_convertvector(K(load_lights)(weights), K(two_products));
    return __builtin_convertvector((a * b) >> 16, K(two_lights));
}

static void K(cube_bytes)(uint8_t *dst, const uint8_t *src, int count, const pk_cube *cube) {
    const ptrdiff_t row = 4 * cube->side, plane = row * cube->side;
    const uint8_t *levels = cube->levels;
    for (int i = 0; i < count; i++) {
        const uint8_t *p = src + 4 * i;
        const pk_cube_place *x = cube->places + p[0], *y = cube->places + p[1], *z = cube->places + p[2];
        const uint16_t *c = cube->table + (x->cell * 4 + y->cell * row + z->cell * plane);
        const K(two_lights) low = K(weighted)(K(load_lights)(c), z->near) + K(weighted)(K(load_lights)(c + plane), z->far);
        const K(two_lights) high =
            K(weighted)(K(load_lights)(c + row), z->near) + K(weighted)(K(load_lights)(c + plane + row), z->far);
        const K(two_lights) sides = K(weighted)(K(weighted)(low, y->near) + K(weighted)(high, y->far), x->sides);
        uint64_t light;
        const uint16_t __attribute__((ext_vector_type(4))) sum = sides.lo + sides.hi;
        __builtin_memcpy(&light, &sum, sizeof light);
        uint32_t pixel = levels[light >> 2 & 0x3fff] | (uint32_t)levels[light >> 18 & 0x3fff] << 8 |
                         (uint32_t)levels[light >> 34 & 0x3fff] << 16 | 0xff000000u;
        __builtin_memcpy(dst + 4 * i, &pixel, sizeof pixel);
    }
}
