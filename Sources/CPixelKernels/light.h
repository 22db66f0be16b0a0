// Conversion between sRGB bytes and linear light, by a table one way and by cubics the other; pixels are four floats as
// in filtering.h.
//
// The table is for opaque colours; the cubics are also for translucent colours that don't exceed their alpha. Each
// kernel stops at the first pixel of another kind, and returns the number of pixels processed.

static int K(light_of_bytes)(float *dst, const uint8_t *src, int count, const float *light) {
    for (int i = 0; i < count; i++) {
        const uint8_t *p = src + 4 * i;
        if (p[3] != 255) return i;
        K(quad) v = {light[p[0]], light[p[1]], light[p[2]], 1};
        __builtin_memcpy(dst + 4 * i, &v, sizeof v);
    }
    return count;
}

// Clamps light to the range of the cubics: smaller values, and NaN, become black and greater ones white.
INLINE K(quad) K(bounded_quad)(K(quad) light) {
    const K(quad) least = PK_LEAST_LIGHT, most = 1;
#if defined(__x86_64__) && WIDE > 1
    return __builtin_ia32_minps(__builtin_ia32_maxps(light, least), most);
#else
    light = light > least ? light : least;
    return light < most ? light : most;
#endif
}

// The levels of light, plus half a level for rounding. The low bits of a float's exponent select the octave of light,
// and so the cubic that approximates its level.
INLINE K(quad) K(levels_of_quad)(K(quad) light, const float *cubics) {
    light = K(bounded_quad)(light);
    int32_t places[4];
    const K(whole_quad) doublings = ((K(whole_quad))light >> 23) & 15;
    __builtin_memcpy(places, &doublings, sizeof places);
    K(quad) a, b, c, d;
    __builtin_memcpy(&a, cubics + 4 * places[0], sizeof a);
    __builtin_memcpy(&b, cubics + 4 * places[1], sizeof b);
    __builtin_memcpy(&c, cubics + 4 * places[2], sizeof c);
    __builtin_memcpy(&d, cubics + 4 * places[3], sizeof d);
    // Transposes cubics to coefficients.
    const K(quad) ab = __builtin_shufflevector(a, b, 0, 4, 1, 5), cd = __builtin_shufflevector(c, d, 0, 4, 1, 5);
    const K(quad) squares = __builtin_shufflevector(a, b, 2, 6, 3, 7), cubes = __builtin_shufflevector(c, d, 2, 6, 3, 7);
    K(quad) level = __builtin_shufflevector(squares, cubes, 2, 3, 6, 7);
    level = level * light + __builtin_shufflevector(squares, cubes, 0, 1, 4, 5);
    level = level * light + __builtin_shufflevector(ab, cd, 2, 3, 6, 7);
    return level * light + __builtin_shufflevector(ab, cd, 0, 1, 4, 5);
}

#if WIDE == 16
INLINE K(quads) K(levels_of_quads)(K(quads) light, const float *cubics) {
    const K(quads) least = PK_LEAST_LIGHT, most = 1;
    // Rounding to nearest, as everywhere.
    light = __builtin_ia32_minps512(__builtin_ia32_maxps512(light, least, 4), most, 4);
    const K(whole_quads) doublings = (K(whole_quads))light >> 23;
    K(quads) factors[4];
    // The copy by coefficient, which follows the copy by octave.
    __builtin_memcpy(factors, cubics + 64, sizeof factors);
    K(quads) level = __builtin_ia32_permvarsf512(factors[3], doublings);
    UNROLLED for (int i = 2; i >= 0; i--)
        level = level * light + (K(quads))__builtin_ia32_permvarsf512(factors[i], doublings);
    return level;
}
#elif WIDE == 8
INLINE K(quads) K(levels_of_quads)(K(quads) light, const float *cubics) {
    const K(quads) least = PK_LEAST_LIGHT, most = 1;
    light = __builtin_ia32_minps256(__builtin_ia32_maxps256(light, least), most);
    const K(whole_quads) doublings = (K(whole_quads))light >> 23;
    K(quads) dark[4], bright[4];
    UNROLLED for (int i = 0; i < 4; i++) {
        __builtin_memcpy(&dark[i], cubics + 64 + 16 * i, sizeof dark[i]);
        __builtin_memcpy(&bright[i], cubics + 72 + 16 * i, sizeof bright[i]);
    }
    K(quads) level = __builtin_ia32_permvarsf256(bright[3], doublings);
    const K(whole_quads) is_dark = (doublings << 28) >= 0;
    // Most images have little light below 1/128.
    if (__builtin_ia32_movmskps256((K(quads))is_dark) == 0) {
        UNROLLED for (int i = 2; i >= 0; i--)
            level = level * light + (K(quads))__builtin_ia32_permvarsf256(bright[i], doublings);
        return level;
    }
    level = is_dark ? (K(quads))__builtin_ia32_permvarsf256(dark[3], doublings) : level;
    UNROLLED for (int i = 2; i >= 0; i--) {
        const K(quads) a = __builtin_ia32_permvarsf256(dark[i], doublings);
        const K(quads) b = __builtin_ia32_permvarsf256(bright[i], doublings);
        level = level * light + (is_dark ? a : b);
    }
    return level;
}
#else
INLINE K(quads) K(levels_of_quads)(K(quads) light, const float *cubics) { return K(levels_of_quad)(light, cubics); }
#endif

// The bytes of as many pixels as a type holds; returns false, and writes none, if one of them is translucent and
// exceeds its alpha.
#define BYTES_OF_LIGHT(T, OF)                                                                                 \
    INLINE int K(bytes_of_##T)(uint8_t *dst, const float *src, const float *cubics) {                          \
        K(T) v;                                                                                               \
        __builtin_memcpy(&v, src, sizeof v);                                                                  \
        K(T) alpha = OF(v, CHANNEL_3);                                                                        \
        const K(whole_##T) opaque = alpha > 0.9999f;                                                          \
        K(T) level;                                                                                           \
        if (__builtin_reduce_and(opaque)) {                                                                   \
            /* An opaque pixel's alpha is as white as can be. */                                              \
            level = K(levels_of_##T)(v, cubics);                                                              \
        } else {                                                                                              \
            if (!__builtin_reduce_and(opaque | (v <= alpha * 1.001f))) return 0;                              \
            alpha = opaque ? 1 : alpha;                                                                       \
            level = K(levels_of_##T)(alpha > 0 ? v / alpha : 0, cubics) - 0.5f;                               \
            level = level < 255 ? level : 255;                                                                \
            level = K(T##_with_alpha)(level, K(T##_of)((K(quad))255)) * alpha + 0.5f;                         \
        }                                                                                                     \
        const K(whole_##T) whole = __builtin_convertvector(level, K(whole_##T));                              \
        const K(byte_##T) bytes = __builtin_convertvector(whole, K(byte_##T));                                \
        __builtin_memcpy(dst, &bytes, sizeof bytes);                                                          \
        return 1;                                                                                             \
    }
BYTES_OF_LIGHT(quads, OF_QUADS)
BYTES_OF_LIGHT(quad, OF_QUAD)
#undef BYTES_OF_LIGHT

static int K(bytes_of_light)(uint8_t *dst, const float *src, int count, const float *cubics) {
    int i = 0;
    while (i + QUADS <= 4 * count && K(bytes_of_quads)(dst + i, src + i, cubics)) i += QUADS;
    while (i < 4 * count && K(bytes_of_quad)(dst + i, src + i, cubics)) i += 4;
    return i / 4;
}

// The levels of one pixel, of two and of four, as signed 16-bit integers.
typedef int16_t K(signed_quad) __attribute__((ext_vector_type(4)));
typedef int16_t K(eight) __attribute__((ext_vector_type(8)));
typedef int16_t K(sixteen) __attribute__((ext_vector_type(16)));

// a b / 32768, rounded to nearest.
#if WIDE == 1
#define PRODUCTS_IN_TURN(T)                                                       \
    INLINE K(T) K(T##_products)(K(T) a, K(T) b) {                                \
        for (unsigned i = 0; i < sizeof a / sizeof a[0]; i++) a[i] = (int16_t)K(fixed_product)(a[i], b[i]); \
        return a;                                                                 \
    }
PRODUCTS_IN_TURN(eight)
PRODUCTS_IN_TURN(sixteen)
#undef PRODUCTS_IN_TURN
#else
INLINE K(eight) K(eight_products)(K(eight) a, K(eight) b) {
#if WIDE > 4
    return (K(eight))__builtin_ia32_pmulhrsw128(a, b);
#else
    return K(fixed_product)(a, b);
#endif
}
INLINE K(sixteen) K(sixteen_products)(K(sixteen) a, K(sixteen) b) {
#if WIDE > 4
    return (K(sixteen))__builtin_ia32_pmulhrsw256(a, b);
#else
    const K(eight) low = K(eight_products)(a.lo, b.lo), high = K(eight_products)(a.hi, b.hi);
    return __builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
#endif
}
#endif

// Seven fractional bits, plus half a unit for rounding; the half level that the cubics include is removed.
static void K(levels_of_light)(int16_t *dst, const float *src, int count, const float *cubics) {
    for (int i = 0; i < 4 * count; i += 4) {
        K(quad) light;
        __builtin_memcpy(&light, src + i, sizeof light);
        const K(quad) levels = K(levels_of_quad)(light, cubics) * 128 - 63.5f;
        const K(signed_quad) r = __builtin_convertvector(__builtin_convertvector(levels, K(whole_quad)), K(signed_quad));
        __builtin_memcpy(dst + i, &r, sizeof r);
    }
}

// A downsampled pixel's levels, interpolated between the rows above and below; two copies.
INLINE K(eight) K(levels_down)(const int16_t *upper, const int16_t *lower, int16_t down) {
    K(signed_quad) a, b;
    __builtin_memcpy(&a, upper, sizeof a);
    __builtin_memcpy(&b, lower, sizeof b);
    const K(eight) upper_two = __builtin_shufflevector(a, a, 0, 1, 2, 3, 0, 1, 2, 3);
    const K(eight) lower_two = __builtin_shufflevector(b, b, 0, 1, 2, 3, 0, 1, 2, 3);
    return upper_two + K(eight_products)(lower_two - upper_two, down);
}

static void K(enlarge_levels)(uint8_t *dst, const int16_t *upper, const int16_t *lower, int down, int phase, int count,
                              int factor, const int16_t *parts) {
    K(eight) a = K(levels_down)(upper, lower, (int16_t)down);
    while (count > 0) {
        upper += 4;
        lower += 4;
        const K(eight) b = K(levels_down)(upper, lower, (int16_t)down), d = b - a;
        // Levels are at most 255 * 128, so adding the rounding bias doesn't overflow.
        a += 64;
        const int n = factor - phase < count ? factor - phase : count;
        const int16_t *part = parts + 4 * phase;
        int i = 0;
        for (; i + 16 <= 4 * n; i += 16) {
            K(sixteen) t;
            __builtin_memcpy(&t, part + i, sizeof t);
            t = K(sixteen_products)(__builtin_shufflevector(d, d, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7), t);
            t = (__builtin_shufflevector(a, a, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7) + t) >> 7;
            const uint8_t __attribute__((ext_vector_type(16))) r =
                __builtin_convertvector(t, uint8_t __attribute__((ext_vector_type(16))));
            __builtin_memcpy(dst + i, &r, sizeof r);
        }
        for (; i < 4 * n; i += 4) {
            K(signed_quad) t;
            __builtin_memcpy(&t, part + i, sizeof t);
            const K(eight) moved = (a + K(eight_products)(d, __builtin_shufflevector(t, t, 0, 1, 2, 3, 0, 1, 2, 3))) >> 7;
            const K(byte_quad) r = __builtin_convertvector(moved.lo, K(byte_quad));
            __builtin_memcpy(dst + i, &r, sizeof r);
        }
        dst += 4 * n;
        count -= n;
        phase = 0;
        a = b;
    }
}

// Two adjacent pixels.
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
        // Truncated, and at most the last cell but one, so that the next corner exists.
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

// The eight colours around a pixel: four channels of each in pairs of neighbours along red. Their sums are accumulated
// in as many channels as a register has elements, and then reduced for each channel.
#if WIDE == 1
INLINE K(whole_quad) K(cube_sum)(const uint8_t *p, const pk_cube *cube) {
    const int16_t *colors = cube->table + (cube->cells[p[0]] + cube->cells[256 + p[1]] + cube->cells[512 + p[2]]);
    const int16_t *red = cube->weights + 2 * p[0], *green = cube->weights + 512 + 4 * p[1];
    const int16_t *blue = cube->weights + 1536 + 8 * p[2];
    int32_t sums[4] = {0, 0, 0, 0};
    for (int i = 0; i < 4; i++, colors += 8) {
        const int32_t near = K(fixed_product)(K(fixed_product)(red[0], green[2 * i % 4]), blue[2 * i]);
        const int32_t far = K(fixed_product)(K(fixed_product)(red[1], green[2 * i % 4 + 1]), blue[2 * i + 1]);
        for (int k = 0; k < 4; k++) sums[k] += near * colors[2 * k] + far * colors[2 * k + 1];
    }
    return (K(whole_quad)){sums[0], sums[1], sums[2], sums[3]};
}
#else
// The sums of adjacent products.
INLINE K(i32) K(pair_sums)(K(s16) a, K(s16) b) {
#if WIDE == 16
    return (K(i32))__builtin_ia32_pmaddwd512(a, b);
#elif WIDE == 8
    return (K(i32))__builtin_ia32_pmaddwd256(a, b);
#elif defined(__x86_64__)
    return (K(i32))__builtin_ia32_pmaddwd128(a, b);
#else
    const int16x8_t p = (int16x8_t)a, q = (int16x8_t)b;
    return (K(i32))vpaddq_s32(vmull_s16(vget_low_s16(p), vget_low_s16(q)), vmull_high_s16(p, q));
#endif
}

INLINE K(i32) K(cube_sums)(const uint8_t *p, const pk_cube *cube) {
    uint32_t pixel;
    __builtin_memcpy(&pixel, p, sizeof pixel);
    PK_IN_REGISTER(pixel);
    const uint32_t r = pixel & 255, g = pixel >> 8 & 255, b = pixel >> 16 & 255;
    const int16_t *colors = cube->table + (cube->cells[r] + cube->cells[256 + g] + cube->cells[512 + b]);
    int32_t red;
    int64_t green;
    K(eight) blue;
    __builtin_memcpy(&red, cube->weights + 2 * r, sizeof red);
    __builtin_memcpy(&green, cube->weights + 512 + 4 * g, sizeof green);
    __builtin_memcpy(&blue, cube->weights + 1536 + 8 * b, sizeof blue);
    const int32_t __attribute__((ext_vector_type(4))) reds = red;
    const int64_t __attribute__((ext_vector_type(2))) greens = green;
    const K(whole_quad) w = (K(whole_quad))K(eight_products)(K(eight_products)((K(eight))reds, (K(eight))greens), blue);
    K(s16) near;
    __builtin_memcpy(&near, colors, sizeof near);
#if WIDE == 16
    return K(pair_sums)(near, (K(s16))__builtin_shufflevector(w, w, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3));
#elif WIDE == 8
    K(s16) far;
    __builtin_memcpy(&far, colors + 16, sizeof far);
    return K(pair_sums)(near, (K(s16))__builtin_shufflevector(w, w, 0, 0, 0, 0, 1, 1, 1, 1)) +
           K(pair_sums)(far, (K(s16))__builtin_shufflevector(w, w, 2, 2, 2, 2, 3, 3, 3, 3));
#else
    K(s16) others[3];
    __builtin_memcpy(others, colors + 8, sizeof others);
    return (K(pair_sums)(near, (K(s16))w.xxxx) + K(pair_sums)(others[0], (K(s16))w.yyyy)) +
           (K(pair_sums)(others[1], (K(s16))w.zzzz) + K(pair_sums)(others[2], (K(s16))w.wwww));
#endif
}

INLINE K(whole_quad) K(cube_sum)(const uint8_t *p, const pk_cube *cube) {
#if WIDE == 16
    const K(i32) all = K(cube_sums)(p, cube);
    const int32_t __attribute__((ext_vector_type(8))) half = all.lo + all.hi;
    return half.lo + half.hi;
#elif WIDE == 8
    const K(i32) all = K(cube_sums)(p, cube);
    return all.lo + all.hi;
#else
    return K(cube_sums)(p, cube);
#endif
}
#endif

INLINE K(whole_quads) K(cube_sum_of_quads)(const uint8_t *p, const pk_cube *cube) {
#if WIDE == 16
    const K(i32) a = K(cube_sums)(p, cube), b = K(cube_sums)(p + 4, cube);
    const K(i32) c = K(cube_sums)(p + 8, cube), d = K(cube_sums)(p + 12, cube);
    const K(i32) ab = __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23) +
                      __builtin_shufflevector(a, b, 8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31);
    const K(i32) cd = __builtin_shufflevector(c, d, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23) +
                      __builtin_shufflevector(c, d, 8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31);
    return __builtin_shufflevector(ab, cd, 0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27) +
           __builtin_shufflevector(ab, cd, 4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31);
#elif WIDE == 8
    const K(i32) a = K(cube_sums)(p, cube), b = K(cube_sums)(p + 4, cube);
    return __builtin_shufflevector(a, b, 0, 1, 2, 3, 8, 9, 10, 11) +
           __builtin_shufflevector(a, b, 4, 5, 6, 7, 12, 13, 14, 15);
#else
    return K(cube_sum)(p, cube);
#endif
}
INLINE K(whole_quad) K(cube_sum_of_quad)(const uint8_t *p, const pk_cube *cube) { return K(cube_sum)(p, cube); }

static void K(cube_bytes)(uint8_t *dst, const uint8_t *src, int count, const pk_cube *shared) {
    // A copy, which the compiler knows the written pixels can't alias.
    const pk_cube cube = *shared;
#define STEP(T, OF)                                                                                           \
    do {                                                                                                      \
        const K(T) light = __builtin_convertvector(K(cube_sum_of_##T)(src + i, &cube), K(T)) * PK_CUBE_UNIT;  \
        const K(whole_##T) level = __builtin_convertvector(K(levels_of_##T)(light, cube.cubics), K(whole_##T)); \
        const K(byte_##T) bytes = __builtin_convertvector(level, K(byte_##T));                                \
        __builtin_memcpy(dst + i, &bytes, sizeof bytes);                                                      \
    } while (0)
    PIXEL_BLOCKS(count, STEP)
#undef STEP
}
