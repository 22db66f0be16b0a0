// Bilinear interpolation of texels in fixed point.
//
// Left and right texels are interpolated in 255ths, to 255 times a level, then the upper and lower results, to 128
// times a level. Texels are biased by -128, so that both fit signed 16-bit halves of a lane. Each step preserves the
// order of the channels, since these have equal weights and rounding: none exceeds its alpha.
//
// The ranges: a texel is in -128...127 and the horizontal weights add up to 255, so the weighted sum is within ±32640
// and fits 16 bits. The vertical weights add up to 16448 / 32768, so the result is within ±16384 plus the rounding of
// the two products; the bias that makes it positive again fits as well.

// The sum of the vertical weights: 255 times it, in 32768ths, is 128.
#define PK_VERTICAL_WEIGHT 16448
// Moves levels back to 0...255, and rounds them.
#define PK_SAMPLE_BIAS (128 * 128 + 64)
// The value of level 255, biased by -128.
#define PK_SAMPLE_MAX (127 * 128)

#if WIDE == 1

// The levels of a pixel, biased by -128 and times 128.
typedef struct K(samples) {
    int32_t channels[4];
} K(samples);

// a b / 32768, rounded to nearest.
INLINE int32_t K(fixed_product)(int32_t a, int32_t b) { return (a * b + 16384) >> 15; }

INLINE K(i32) K(weights)(K(texel_address) p) {
    return K(fixed_product)(p.fraction_x.x, 255) | K(fixed_product)(p.fraction_y.x, PK_VERTICAL_WEIGHT) << 16;
}

INLINE K(samples) K(bilinear)(const uint8_t *upper, const uint8_t *lower, const int32_t *offset, const int32_t *weights) {
    const uint8_t *a = upper + *offset, *b = lower + *offset;
    const int32_t right = *weights & 255, below = *weights >> 16;
    K(samples) samples;
    for (int c = 0; c < 4; c++) {
        int32_t top = (a[c] - 128) * (255 - right) + (a[c + 4] - 128) * right;
        int32_t bottom = (b[c] - 128) * (255 - right) + (b[c + 4] - 128) * right;
        samples.channels[c] = K(fixed_product)(top, PK_VERTICAL_WEIGHT - below) + K(fixed_product)(bottom, below);
    }
    return samples;
}

INLINE K(u32) K(rounded_pixels)(K(samples) samples) {
    uint32_t pixel = 0;
    for (int c = 0; c < 4; c++) pixel |= (uint32_t)(samples.channels[c] + PK_SAMPLE_BIAS) >> 7 << 8 * c;
    return pixel;
}

INLINE void K(lowp_pixels)(K(u32) pairs[2], K(samples) samples) {
    uint32_t levels[4];
    for (int c = 0; c < 4; c++) {
        int32_t v = samples.channels[c] > -128 * 128 ? samples.channels[c] : -128 * 128;
        levels[c] = (uint32_t)((v < PK_SAMPLE_MAX ? v : PK_SAMPLE_MAX) + 128 * 128) << 1;
    }
    pairs[0] = levels[0] | levels[2] << 16;
    pairs[1] = levels[1] | levels[3] << 16;
}

#else

// Half of a block's pixels are interpolated at a time, in the order in which instructions pack half lanes: of every
// four pixels A are the first two, B the others.
#define HALF (WIDE / 2)
typedef double K(pairs) __attribute__((ext_vector_type(HALF)));
typedef uint8_t K(bytes) __attribute__((ext_vector_type(8 * HALF)));
typedef int16_t K(s16) __attribute__((ext_vector_type(4 * HALF)));
typedef uint16_t K(u16) __attribute__((ext_vector_type(4 * HALF)));

#if WIDE == 16
#define EVERY_16_BYTES(M) M(0), M(16), M(32), M(48)
#elif WIDE == 8
#define EVERY_16_BYTES(M) M(0), M(16)
#else
#define EVERY_16_BYTES(M) M(0)
#endif
#define SHUFFLED(v, M) __builtin_shufflevector(v, v, EVERY_16_BYTES(M))
// Interleaves the channels of the left and right texels.
#define NEIGHBOURS(b) \
    b, b + 4, b + 1, b + 5, b + 2, b + 6, b + 3, b + 7, b + 8, b + 12, b + 9, b + 13, b + 10, b + 14, b + 11, b + 15
// Spreads weights over channels: a byte in the low half of a lane, and a 16-bit number in the high half.
#define EIGHT(b) b, b, b, b, b, b, b, b
#define FOUR(b) b + 2, b + 3, b + 2, b + 3, b + 2, b + 3, b + 2, b + 3
#define ACROSS_A(b) EIGHT(b), EIGHT(b + 4)
#define ACROSS_B(b) EIGHT(b + 8), EIGHT(b + 12)
#define DOWN_A(b) FOUR(b), FOUR(b + 4)
#define DOWN_B(b) FOUR(b + 8), FOUR(b + 12)
// The first halves, and the second halves, of every four pixels in two registers.
#define FIRST_OF_4(l) 4 * l, 4 * l + 2, WIDE + 4 * l, WIDE + 4 * l + 2
#define SECOND_OF_4(l) 4 * l + 1, 4 * l + 3, WIDE + 4 * l + 1, WIDE + 4 * l + 3
#if WIDE == 16
#define EVERY_4(M) M(0), M(1), M(2), M(3)
#elif WIDE == 8
#define EVERY_4(M) M(0), M(1)
#else
#define EVERY_4(M) M(0)
#endif

// The levels of a block's pixels, biased by -128 and times 128.
typedef struct K(samples) {
    K(s16) a, b;
} K(samples);

// a b / 32768, rounded to nearest.
INLINE K(s16) K(fixed_product)(K(s16) a, K(s16) b) {
#if WIDE == 16
    return (K(s16))__builtin_ia32_pmulhrsw512(a, b);
#elif WIDE == 8
    return (K(s16))__builtin_ia32_pmulhrsw256(a, b);
#elif defined(__x86_64__)
    K(s16) high = (K(s16))__builtin_ia32_pmulhw128(a, b);
    K(u16) low = (K(u16))a * (K(u16))b;
    return high * 2 + (K(s16))(((low >> 14) + 1) >> 1);
#else
    return (K(s16))vqrdmulhq_s16((int16x8_t)a, (int16x8_t)b);
#endif
}

// The weights of an address's right texel and of its lower texel.
INLINE K(i32) K(weights)(K(texel_address) p) {
    const K(i32) most = 255 | PK_VERTICAL_WEIGHT << 16;
    return (K(i32))K(fixed_product)((K(s16))(p.fraction_x | p.fraction_y << 16), (K(s16))most);
}

// The weighted sum of left and right texels.
INLINE K(s16) K(horizontal)(K(pairs) texels, K(bytes) weights) {
    K(bytes) t = SHUFFLED((K(bytes))texels, NEIGHBOURS) ^ 128;
#if WIDE == 16
    return (K(s16))__builtin_ia32_pmaddubsw512(weights, t);
#elif WIDE == 8
    return (K(s16))__builtin_ia32_pmaddubsw256(weights, t);
#else
    K(s16) left = (K(s16))((K(s16))t << 8) >> 8, right = (K(s16))t >> 8;
    K(s16) of_left = (K(s16))weights & 255, of_right = (K(s16))((K(u16))weights >> 8);
    return left * of_left + right * of_right;
#endif
}

// Interpolated channels, each in a half lane.
INLINE K(s16) K(interpolate)(K(pairs) upper, K(pairs) lower, K(bytes) right, K(bytes) below) {
    // The remaining weight, on even bytes, is the left texel's.
    const K(s16) all = 255;
    K(bytes) weights = right ^ (K(bytes))all;
    K(s16) down = (K(s16))below;
    return K(fixed_product)(K(horizontal)(upper, weights), PK_VERTICAL_WEIGHT - down) +
           K(fixed_product)(K(horizontal)(lower, weights), down);
}

INLINE K(u32) K(pack)(K(s16) a, K(s16) b) {
#if WIDE == 16
    return (K(u32))__builtin_ia32_packuswb512(a, b);
#elif WIDE == 8
    return (K(u32))__builtin_ia32_packuswb256(a, b);
#else
    typedef uint8_t half __attribute__((ext_vector_type(8)));
    return (K(u32))__builtin_shufflevector(__builtin_convertvector(a, half), __builtin_convertvector(b, half), 0, 1, 2,
                                           3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
#endif
}

INLINE K(s16) K(rounded_levels)(K(s16) v) { return (K(s16))((K(u16))(v + PK_SAMPLE_BIAS) >> 7); }

INLINE K(u32) K(rounded_pixels)(K(samples) samples) {
    return K(pack)(K(rounded_levels)(samples.a), K(rounded_levels)(samples.b));
}

INLINE K(u32) K(lowp_levels)(K(s16) v) {
    v = __builtin_elementwise_max(v, (K(s16))(int16_t)(-128 * 128));
    v = __builtin_elementwise_min(v, (K(s16))(int16_t)PK_SAMPLE_MAX);
    return (K(u32))((K(u16))(v + 128 * 128) << 1);
}

INLINE void K(lowp_pixels)(K(u32) pairs[2], K(samples) samples) {
    const K(u32) a = K(lowp_levels)(samples.a), b = K(lowp_levels)(samples.b);
    const K(u32) first = __builtin_shufflevector(a, b, EVERY_4(FIRST_OF_4));
    const K(u32) second = __builtin_shufflevector(a, b, EVERY_4(SECOND_OF_4));
    pairs[0] = (first & 0xffff) | second << 16;
    pairs[1] = first >> 16 | (second & 0xffff0000);
}

// The pixels of a block: `offset` is the distance in bytes into `upper` and `lower` of each pair of texels.
INLINE K(samples) K(bilinear)(const uint8_t *upper, const uint8_t *lower, const int32_t *offset, const int32_t *weights) {
    K(pairs) upper_a, upper_b, lower_a, lower_b;
    UNROLLED for (int k = 0; k < HALF; k++) {
        const int32_t a = offset[k / 2 * 4 + k % 2], b = offset[k / 2 * 4 + k % 2 + 2];
        // As doubles, two of which load directly into one register.
        double pairs[4];
        __builtin_memcpy(&pairs[0], upper + a, 8);
        __builtin_memcpy(&pairs[1], upper + b, 8);
        __builtin_memcpy(&pairs[2], lower + a, 8);
        __builtin_memcpy(&pairs[3], lower + b, 8);
        upper_a[k] = pairs[0];
        upper_b[k] = pairs[1];
        lower_a[k] = pairs[2];
        lower_b[k] = pairs[3];
    }
    K(bytes) w;
    __builtin_memcpy(&w, weights, sizeof w);
    return (K(samples)){K(interpolate)(upper_a, lower_a, SHUFFLED(w, ACROSS_A), SHUFFLED(w, DOWN_A)),
                      K(interpolate)(upper_b, lower_b, SHUFFLED(w, ACROSS_B), SHUFFLED(w, DOWN_B))};
}

#endif
