// Rows of pictures. They work in blocks of WIDE lanes; the last block of a row is made whole and stored in part.

// MARK: Mixing
//
// Left and right texels are mixed in 255ths, to 255 times a level, then the upper and the lower result, to 128 times a
// level. Texels count from -128, so that both fit signed halves of a lane. Every step keeps the order of channels, which
// have the same weights: none becomes brighter than its alpha.

// The vertical weights' sum: 255 times it, in 32768ths, is 128.
#define PK_MIX 16448
// Brings levels back to 0...255, and rounds them.
#define PK_MIX_BIAS (128 * 128 + 64)
// What 255 is, from -128.
#define PK_MIX_MOST (127 * 128)

#if WIDE == 1

// Levels of a pixel, 128 times, from -128.
typedef struct K(samples) {
    int32_t channels[4];
} K(samples);

// a b / 32768, to the nearest number.
INLINE int32_t K(part)(int32_t a, int32_t b) { return (a * b + 16384) >> 15; }

INLINE K(i32) K(weights)(K(place) p) { return K(part)(p.part_x.x, 255) | K(part)(p.part_y.x, PK_MIX) << 16; }

INLINE K(samples) K(bilinear)(const uint8_t *upper, const uint8_t *lower, const int32_t *offset, const int32_t *weights) {
    const uint8_t *a = upper + *offset, *b = lower + *offset;
    const int32_t right = *weights & 255, below = *weights >> 16;
    K(samples) mixed;
    for (int c = 0; c < 4; c++) {
        int32_t top = (a[c] - 128) * (255 - right) + (a[c + 4] - 128) * right;
        int32_t bottom = (b[c] - 128) * (255 - right) + (b[c + 4] - 128) * right;
        mixed.channels[c] = K(part)(top, PK_MIX - below) + K(part)(bottom, below);
    }
    return mixed;
}

INLINE K(u32) K(rounded_pixels)(K(samples) mixed) {
    uint32_t pixel = 0;
    for (int c = 0; c < 4; c++) pixel |= (uint32_t)(mixed.channels[c] + PK_MIX_BIAS) >> 7 << 8 * c;
    return pixel;
}

INLINE void K(fine_pixels)(K(u32) pairs[2], K(samples) mixed) {
    uint32_t levels[4];
    for (int c = 0; c < 4; c++) {
        int32_t v = mixed.channels[c] > -128 * 128 ? mixed.channels[c] : -128 * 128;
        levels[c] = (uint32_t)((v < PK_MIX_MOST ? v : PK_MIX_MOST) + 128 * 128) << 1;
    }
    pairs[0] = levels[0] | levels[2] << 16;
    pairs[1] = levels[1] | levels[3] << 16;
}

#else

// Half of a block's pixels are mixed at a time, in the order in which instructions pack halves of lanes: out of every four
// pixels A are the first two, B the others.
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
// The same channel of left and right side by side.
#define NEIGHBOURS(b) \
    b, b + 4, b + 1, b + 5, b + 2, b + 6, b + 3, b + 7, b + 8, b + 12, b + 9, b + 13, b + 10, b + 14, b + 11, b + 15
// Weights spread over channels: a byte in the low half of a lane, and a number in the high one.
#define EIGHT(b) b, b, b, b, b, b, b, b
#define FOUR(b) b + 2, b + 3, b + 2, b + 3, b + 2, b + 3, b + 2, b + 3
#define ACROSS_A(b) EIGHT(b), EIGHT(b + 4)
#define ACROSS_B(b) EIGHT(b + 8), EIGHT(b + 12)
#define DOWN_A(b) FOUR(b), FOUR(b + 4)
#define DOWN_B(b) FOUR(b + 8), FOUR(b + 12)
// Of every four pixels in two registers the first halves, and the second ones.
#define FIRST_OF_4(l) 4 * l, 4 * l + 2, WIDE + 4 * l, WIDE + 4 * l + 2
#define SECOND_OF_4(l) 4 * l + 1, 4 * l + 3, WIDE + 4 * l + 1, WIDE + 4 * l + 3
#if WIDE == 16
#define EVERY_4(M) M(0), M(1), M(2), M(3)
#elif WIDE == 8
#define EVERY_4(M) M(0), M(1)
#else
#define EVERY_4(M) M(0)
#endif

// Levels of a block's pixels, 128 times, from -128.
typedef struct K(samples) {
    K(s16) a, b;
} K(samples);

// a b / 32768, to the nearest number.
INLINE K(s16) K(part)(K(s16) a, K(s16) b) {
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

// What a place's right texel weighs, and its lower one.
INLINE K(i32) K(weights)(K(place) p) {
    const K(i32) most = 255 | PK_MIX << 16;
    return (K(i32))K(part)((K(s16))(p.part_x | p.part_y << 16), (K(s16))most);
}

// Left and right, times their weights.
INLINE K(s16) K(across)(K(pairs) texels, K(bytes) weights) {
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

// Mixed channels, each in half a lane.
INLINE K(s16) K(mix_pairs)(K(pairs) upper, K(pairs) lower, K(bytes) right, K(bytes) below) {
    // The rest of the weight, on even bytes, is the left texel's.
    const K(s16) all = 255;
    K(bytes) weights = right ^ (K(bytes))all;
    K(s16) down = (K(s16))below;
    return K(part)(K(across)(upper, weights), PK_MIX - down) + K(part)(K(across)(lower, weights), down);
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

INLINE K(s16) K(rounded_levels)(K(s16) v) { return (K(s16))((K(u16))(v + PK_MIX_BIAS) >> 7); }

INLINE K(u32) K(rounded_pixels)(K(samples) mixed) {
    return K(pack)(K(rounded_levels)(mixed.a), K(rounded_levels)(mixed.b));
}

INLINE K(u32) K(fine_levels)(K(s16) v) {
    v = __builtin_elementwise_max(v, (K(s16))(int16_t)(-128 * 128));
    v = __builtin_elementwise_min(v, (K(s16))(int16_t)PK_MIX_MOST);
    return (K(u32))((K(u16))(v + 128 * 128) << 1);
}

INLINE void K(fine_pixels)(K(u32) pairs[2], K(samples) mixed) {
    const K(u32) a = K(fine_levels)(mixed.a), b = K(fine_levels)(mixed.b);
    const K(u32) first = __builtin_shufflevector(a, b, EVERY_4(FIRST_OF_4));
    const K(u32) second = __builtin_shufflevector(a, b, EVERY_4(SECOND_OF_4));
    pairs[0] = (first & 0xffff) | second << 16;
    pairs[1] = first >> 16 | (second & 0xffff0000);
}

// The pixels of a block: `offset` bytes into the pictures are the pairs of texels above and below.
INLINE K(samples) K(bilinear)(const uint8_t *upper, const uint8_t *lower, const int32_t *offset, const int32_t *weights) {
    K(pairs) upper_a, upper_b, lower_a, lower_b;
    UNROLLED for (int k = 0; k < HALF; k++) {
        const int32_t a = offset[k / 2 * 4 + k % 2], b = offset[k / 2 * 4 + k % 2 + 2];
        // As doubles, of which two are loaded into one register without being put together.
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
    return (K(samples)){K(mix_pairs)(upper_a, lower_a, SHUFFLED(w, ACROSS_A), SHUFFLED(w, DOWN_A)),
                      K(mix_pairs)(upper_b, lower_b, SHUFFLED(w, ACROSS_B), SHUFFLED(w, DOWN_B))};
}

#endif

// MARK: Rows

// The texel at a row's base, which may lie outside the picture.
INLINE uintptr_t K(base)(const pk_image *image, const pk_row *row) {
    return (uintptr_t)image->pixels + (uintptr_t)(row->base_v * image->stride + row->base_u * (ptrdiff_t)4);
}

INLINE void K(store_fine)(uint32_t *dst, K(samples) mixed) {
    K(u32) pairs[2];
    K(fine_pixels)(pairs, mixed);
    UNROLLED for (int k = 0; k < 2; k++) __builtin_memcpy(dst + PK_ROW * k, &pairs[k], sizeof pairs[k]);
}

// Rows are written to `dst` as bytes, or as fine pixels to `fine_dst`, whichever there is; of these no more than a tile has.
//
// The row of a picture that goes on at its edges as its last texels do.
//
// All offsets are worked out first: loads that wait for them would hold back the arithmetic of the next block.
INLINE void K(linear_row)(uint8_t *dst, uint32_t *fine_dst, int first, int count, const pk_image *image,
                          const pk_row *row, int fine) {
    const K(limits) limits = K(limits_of)(image, row);
    const uintptr_t base = K(base)(image, row), ahead = base + (uintptr_t)image->ahead;
    const uint8_t *upper = (const uint8_t *)base, *lower = upper + image->stride;
    _Alignas(64) int32_t offset[PK_ANCHOR], weights[PK_ANCHOR];
    for (; count > 0; first += PK_ANCHOR, dst += 4 * PK_ANCHOR, count -= PK_ANCHOR) {
        const int n = count < PK_ANCHOR ? count : PK_ANCHOR;
        for (int x = 0; x < n; x += WIDE) {
            K(f32) i = K(numbers)(first + x);
            K(place) place = fine ? K(fine_place)(row, i, limits) : K(brought_inside)(K(place_of)(row, i), limits);
            K(i32) offsets = place.y * (int32_t)image->stride + place.x * 4, w = K(weights)(place);
            __builtin_memcpy(offset + x, &offsets, sizeof offsets);
            __builtin_memcpy(weights + x, &w, sizeof w);
        }
        // A picture that is turned is read across its rows, which the processor doesn't foresee.
        for (int x = 0; x < n; x += 2) __builtin_prefetch((const void *)(ahead + (uintptr_t)(intptr_t)offset[x]));
        for (int x = 0; x < n; x += WIDE) {
            K(samples) mixed = K(bilinear)(upper, lower, offset + x, weights + x);
            if (fine_dst) K(store_fine)(fine_dst + x, mixed);
            else K(store_pixels)(dst + 4 * x, K(rounded_pixels)(mixed), n - x);
        }
    }
}

// The same of any other picture, block by block. Without a filter a pixel is the upper left texel.
INLINE void K(bordered_row)(uint8_t *dst, uint32_t *fine_dst, int first, int count, const pk_image *image,
                            const pk_row *row, int linear) {
    const K(limits) limits = K(limits_of)(image, row);
    const int small = K(has_small_offsets)(image);
    for (int x = 0; x < count; x += WIDE) {
        K(place) place = K(place_of)(row, K(numbers)(first + x));
        int32_t offset[WIDE], weights[WIDE];
        uint64_t pairs[WIDE], pairs_below[WIDE];
        const uint8_t *upper = (const uint8_t *)K(base)(image, row), *lower = upper + image->stride;
        if (small && K(is_inside)(place, limits)) {
            K(i32) offsets = place.y * (int32_t)image->stride + place.x * 4;
            __builtin_memcpy(offset, &offsets, sizeof offset);
        } else {
            int32_t texel_x[WIDE], texel_y[WIDE];
            K(i32) tx = place.x + row->base_u, ty = place.y + row->base_v;
            __builtin_memcpy(texel_x, &tx, sizeof texel_x);
            __builtin_memcpy(texel_y, &ty, sizeof texel_y);
            K(edge_pairs)(pairs, pairs_below, image, texel_x, texel_y);
            upper = (const uint8_t *)pairs;
            lower = (const uint8_t *)pairs_below;
            UNROLLED for (int k = 0; k < WIDE; k++) offset[k] = 8 * k;
        }
        K(u32) pixels;
        if (linear) {
            K(i32) w = K(weights)(place);
            __builtin_memcpy(weights, &w, sizeof weights);
            K(samples) mixed = K(bilinear)(upper, lower, offset, weights);
            if (fine_dst) {
                K(store_fine)(fine_dst + x, mixed);
                continue;
            }
            pixels = K(rounded_pixels)(mixed);
        } else {
            PK_IN_MEMORY(offset);
            UNROLLED for (int k = 0; k < WIDE; k++) {
                uint32_t p;
                __builtin_memcpy(&p, upper + offset[k], 4);
                pixels[k] = p;
            }
        }
        K(store_pixels)(dst + 4 * x, pixels, count - x);
    }
}

INLINE int K(is_clamped)(const pk_image *image) {
    // A picture of a single column has no pairs.
    return image->border == pk_border_clamp && image->width > 1 && image->height > 1 && K(has_small_offsets)(image);
}

static void K(image)(uint8_t *dst, int first, int count, const pk_image *image, const pk_row *row) {
    const int clamped = K(is_clamped)(image);
    if (!image->linear) K(bordered_row)(dst, 0, first, count, image, row, 0);
    else if (!clamped) K(bordered_row)(dst, 0, first, count, image, row, 1);
    else if (row->fine) K(linear_row)(dst, 0, first, count, image, row, 1);
    else K(linear_row)(dst, 0, first, count, image, row, 0);
}

static void K(fine_image)(uint32_t *dst, int first, int count, const pk_image *image, const pk_row *row) {
    if (!K(is_clamped)(image)) K(bordered_row)(0, dst, first, count, image, row, 1);
    else if (row->fine) K(linear_row)(0, dst, first, count, image, row, 1);
    else K(linear_row)(0, dst, first, count, image, row, 0);
}
