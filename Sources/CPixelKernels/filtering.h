// Filter kernels on premultiplied pixels of four floats in 0...1. Each lane is computed in the same order, and the
// remaining pixels of a row one by one, so that every vector width gives the same bits.

// A whole number of pixels, at least one.
#define QUADS (WIDE > 4 ? WIDE : 4)
typedef float K(quads) __attribute__((ext_vector_type(QUADS)));
typedef int32_t K(whole_quads) __attribute__((ext_vector_type(QUADS)));
typedef uint8_t K(byte_quads) __attribute__((ext_vector_type(QUADS)));
typedef float K(quad) __attribute__((ext_vector_type(4)));
typedef int32_t K(whole_quad) __attribute__((ext_vector_type(4)));
typedef uint8_t K(byte_quad) __attribute__((ext_vector_type(4)));

#if WIDE == 16
#define EACH_QUAD(M) M(0), M(4), M(8), M(12)
#elif WIDE == 8
#define EACH_QUAD(M) M(0), M(4)
#else
#define EACH_QUAD(M) M(0)
#endif
#define CHANNEL_0(i) i, i, i, i
#define CHANNEL_1(i) i + 1, i + 1, i + 1, i + 1
#define CHANNEL_2(i) i + 2, i + 2, i + 2, i + 2
#define CHANNEL_3(i) i + 3, i + 3, i + 3, i + 3

// Broadcasts one channel to all channels of its pixel; for a single pixel and for a full register.
#define OF_QUAD(v, C) __builtin_shufflevector(v, v, C(0))
#define OF_QUADS(v, C) __builtin_shufflevector(v, v, EACH_QUAD(C))

// Pixel kernels are written once for both sizes: STEP(quads, OF_QUADS, QUADS) and then STEP(quad, OF_QUAD, 4).
#define PIXEL_BLOCKS(count, STEP)                                                 \
    int i = 0;                                                                    \
    for (; i + QUADS <= 4 * (count); i += QUADS) STEP(quads, OF_QUADS);           \
    for (; i < 4 * (count); i += 4) STEP(quad, OF_QUAD);

static void K(unit)(float *dst, const uint8_t *src, int count) {
#define STEP(T, OF)                                                               \
    do {                                                                          \
        K(byte_##T) v;                                                            \
        __builtin_memcpy(&v, src + i, sizeof v);                                  \
        K(T) r = __builtin_convertvector(__builtin_convertvector(v, K(whole_##T)), K(T)) * (1 / 255.0f); \
        __builtin_memcpy(dst + i, &r, sizeof r);                                  \
    } while (0)
    PIXEL_BLOCKS(count, STEP)
#undef STEP
}

// NaN becomes zero.
static void K(bytes_of_unit)(uint8_t *dst, const float *src, int count) {
#define STEP(T, OF)                                                               \
    do {                                                                          \
        K(T) v;                                                                   \
        __builtin_memcpy(&v, src + i, sizeof v);                                  \
        v = v >= 0 ? v : 0;                                                       \
        v = v > 1 ? 1 : v;                                                        \
        K(whole_##T) w = __builtin_convertvector(v * 255 + 0.5f, K(whole_##T));   \
        K(whole_##T) a = OF(w, CHANNEL_3);                                        \
        K(byte_##T) r = __builtin_convertvector(w < a ? w : a, K(byte_##T));      \
        __builtin_memcpy(dst + i, &r, sizeof r);                                  \
    } while (0)
    PIXEL_BLOCKS(count, STEP)
#undef STEP
}

// Broadcasts one pixel to all pixels, and replaces the alpha of colours.
INLINE K(quad) K(quad_of)(K(quad) v) { return v; }
INLINE K(quad) K(quad_with_alpha)(K(quad) v, K(quad) alpha) { return __builtin_shufflevector(v, alpha, 0, 1, 2, 7); }
#define SAME(i) 0, 1, 2, 3
#define OTHER_ALPHA(i) i, i + 1, i + 2, QUADS + i + 3
INLINE K(quads) K(quads_of)(K(quad) v) { return __builtin_shufflevector(v, v, EACH_QUAD(SAME)); }
INLINE K(quads) K(quads_with_alpha)(K(quads) v, K(quads) alpha) {
    return __builtin_shufflevector(v, alpha, EACH_QUAD(OTHER_ALPHA));
}

static void K(recolor)(float *dst, const float *src, int count, const float *matrix) {
    K(quad) column[7];
    __builtin_memcpy(column, matrix, sizeof column);
#define STEP(T, OF)                                                               \
    do {                                                                          \
        K(T) v;                                                                   \
        __builtin_memcpy(&v, src + i, sizeof v);                                  \
        K(T) a = OF(v, CHANNEL_3);                                                \
        /* The straight colour: nothing where there is no alpha. */               \
        K(T) p = a > 0 ? v / a : 0;                                               \
        a = a > 0 ? a : 0;                                                        \
        K(T) sum = K(T##_of)(column[0]) * OF(p, CHANNEL_0) + K(T##_of)(column[1]) * OF(p, CHANNEL_1); \
        sum = sum + (K(T##_of)(column[2]) * OF(p, CHANNEL_2) + K(T##_of)(column[3]) * a);             \
        sum = sum + K(T##_of)(column[4]);                                         \
        sum = sum > K(T##_of)(column[5]) ? sum : K(T##_of)(column[5]);            \
        sum = sum < K(T##_of)(column[6]) ? sum : K(T##_of)(column[6]);            \
        K(T) alpha = OF(sum, CHANNEL_3);                                          \
        K(T) r = K(T##_with_alpha)(sum * alpha, alpha);                           \
        __builtin_memcpy(dst + i, &r, sizeof r);                                  \
    } while (0)
    PIXEL_BLOCKS(count, STEP)
#undef STEP
}

// Four registers of sums at a time, then one register, then one pixel.
#define CONVOLUTION(T, n)                                                                            \
    typedef float K(T) __attribute__((ext_vector_type(n)));                                          \
    INLINE K(T) K(load_##T)(const float *p) {                                                        \
        K(T) v;                                                                                      \
        __builtin_memcpy(&v, p, sizeof v);                                                           \
        return v;                                                                                    \
    }                                                                                                \
    INLINE void K(convolve_##T)(float *out, const float *const *in, int x, const float *weights, int reach) { \
        K(T) sum = K(load_##T)(in[reach] + x) * weights[0];                                          \
        for (int k = 1; k <= reach; k++)                                                             \
            sum += (K(load_##T)(in[reach - k] + x) + K(load_##T)(in[reach + k] + x)) * weights[k];   \
        __builtin_memcpy(out + x, &sum, sizeof sum);                                                 \
    }

CONVOLUTION(many, 4 * QUADS)
CONVOLUTION(some, QUADS)
CONVOLUTION(one, 4)

static void K(convolve)(float *out, const float *const *in, int count, const float *weights, int reach) {
    int x = 0;
    for (; x + 4 * QUADS <= 4 * count; x += 4 * QUADS) K(convolve_many)(out, in, x, weights, reach);
    for (; x + QUADS <= 4 * count; x += QUADS) K(convolve_some)(out, in, x, weights, reach);
    for (; x < 4 * count; x += 4) K(convolve_one)(out, in, x, weights, reach);
}

// A pixel; zero if it lies outside the image.
INLINE K(quad) K(pixel_at)(const pk_float_image *image, int x, int y) {
    if (x < 0 || y < 0 || x >= image->width || y >= image->height) return 0;
    return K(load_one)(image->pixels + 4 * ((ptrdiff_t)y * image->width + x));
}

static void K(float_bilinear)(float *dst, int count, const pk_float_image *image, double x, double y, double dx, double dy) {
    const ptrdiff_t row = 4 * (ptrdiff_t)image->width;
    for (int i = 0; i < count; i++) {
        const double px = x + i * dx, py = y + i * dy;
        K(quad) r = 0;
        // False for NaN.
        if (px > -1 && px < image->width && py > -1 && py < image->height) {
            int left = (int)px, top = (int)py;
            left -= px < left;
            top -= py < top;
            K(quad) a, b, c, d;
            if (left >= 0 && top >= 0 && left + 1 < image->width && top + 1 < image->height) {
                const float *p = image->pixels + (top * row + 4 * (ptrdiff_t)left);
                a = K(load_one)(p);
                b = K(load_one)(p + 4);
                c = K(load_one)(p + row);
                d = K(load_one)(p + row + 4);
            } else {
                a = K(pixel_at)(image, left, top);
                b = K(pixel_at)(image, left + 1, top);
                c = K(pixel_at)(image, left, top + 1);
                d = K(pixel_at)(image, left + 1, top + 1);
            }
            const float across = (float)(px - left), down = (float)(py - top);
            a = a + (b - a) * across;
            c = c + (d - c) * across;
            r = a + (c - a) * down;
        }
        __builtin_memcpy(dst + 4 * i, &r, sizeof r);
    }
}

static void K(add_levels)(uint16_t *sums, const uint8_t *levels, int count) {
    for (int i = 0; i < count; i++) sums[i] += levels[i];
}

typedef uint16_t K(short_quad) __attribute__((ext_vector_type(4)));

static void K(shrink)(float *dst, const uint16_t *sums, int count, int factor, float weight) {
    for (int i = 0; i < count; i++) {
        K(whole_quad) sum = 0;
        for (int k = 0; k < factor; k++, sums += 4) {
            K(short_quad) v;
            __builtin_memcpy(&v, sums, sizeof v);
            sum += __builtin_convertvector(v, K(whole_quad));
        }
        K(quad) r = __builtin_convertvector(sum, K(quad)) * weight;
        __builtin_memcpy(dst + 4 * i, &r, sizeof r);
    }
}

INLINE K(quad) K(mixed_down)(const float *upper, const float *lower, float down) {
    K(quad) a, b;
    __builtin_memcpy(&a, upper, sizeof a);
    __builtin_memcpy(&b, lower, sizeof b);
    return a + (b - a) * down;
}

static void K(enlarge)(float *dst, const float *upper, const float *lower, float down, int phase, int count, int factor,
                       const float *parts) {
    K(quad) a = K(mixed_down)(upper, lower, down);
    while (count > 0) {
        upper += 4;
        lower += 4;
        K(quad) b = K(mixed_down)(upper, lower, down), d = b - a;
        int n = factor - phase < count ? factor - phase : count;
        const float *part = parts + 4 * phase;
#define STEP(T, OF)                                                               \
    do {                                                                          \
        K(T) t;                                                                   \
        __builtin_memcpy(&t, part + i, sizeof t);                                 \
        t = K(T##_of)(a) + K(T##_of)(d) * t;                                      \
        __builtin_memcpy(dst + i, &t, sizeof t);                                  \
    } while (0)
        PIXEL_BLOCKS(n, STEP)
#undef STEP
        dst += 4 * n;
        count -= n;
        phase = 0;
        a = b;
    }
}

// The median of nine: the median of the greatest column minimum, the middle column median and the least column maximum.
// Rows begin one pixel before the first result, and end one after the last.
#define LESS(a, b) ((a) < (b) ? (a) : (b))
#define MORE(a, b) ((a) < (b) ? (b) : (a))
#define MIDDLE(a, b, c) MORE(LESS(a, b), LESS(MORE(a, b), c))
#define MEDIAN(T, E)                                                                                      \
    INLINE void K(median_of_##T)(E *dst, const E *above, const E *row, const E *below) {                 \
        K(T) low[3], middle[3], high[3];                                                                  \
        for (int k = 0; k < 3; k++) {                                                                     \
            K(T) a, b, c;                                                                                 \
            __builtin_memcpy(&a, above + 4 * k, sizeof a);                                                \
            __builtin_memcpy(&b, row + 4 * k, sizeof b);                                                  \
            __builtin_memcpy(&c, below + 4 * k, sizeof c);                                                \
            const K(T) less = LESS(a, b), more = MORE(a, b), rest = LESS(more, c);                        \
            low[k] = LESS(less, rest);                                                                    \
            middle[k] = MORE(less, rest);                                                                 \
            high[k] = MORE(more, c);                                                                      \
        }                                                                                                 \
        const K(T) greatest = MORE(MORE(low[0], low[1]), low[2]), least = LESS(LESS(high[0], high[1]), high[2]); \
        const K(T) median = MIDDLE(middle[0], middle[1], middle[2]);                                      \
        const K(T) r = MIDDLE(greatest, median, least);                                                   \
        __builtin_memcpy(dst, &r, sizeof r);                                                              \
    }

// A register of bytes, as wide as a register of floats.
typedef uint8_t K(many_bytes) __attribute__((ext_vector_type(4 * QUADS)));
MEDIAN(many_bytes, uint8_t)
MEDIAN(byte_quad, uint8_t)
MEDIAN(quads, float)
MEDIAN(quad, float)

static void K(median_bytes)(uint8_t *dst, const uint8_t *above, const uint8_t *row, const uint8_t *below, int count) {
    int i = 0;
    for (; i + 4 * QUADS <= 4 * count; i += 4 * QUADS) K(median_of_many_bytes)(dst + i, above + i, row + i, below + i);
    for (; i < 4 * count; i += 4) K(median_of_byte_quad)(dst + i, above + i, row + i, below + i);
}

static void K(median)(float *dst, const float *above, const float *row, const float *below, int count) {
    int i = 0;
    for (; i + QUADS <= 4 * count; i += QUADS) K(median_of_quads)(dst + i, above + i, row + i, below + i);
    for (; i < 4 * count; i += 4) K(median_of_quad)(dst + i, above + i, row + i, below + i);
}
