// Rows of pictures. They work in blocks of WIDE lanes; the last block of a row is made whole and stored in part.

// MARK: Places

// Coordinates relative to the row's base are kept within this, so that they can be whole numbers.
#define PK_REACH 4194304.0f

// Where the pixels of a block fall on a picture: whole texels from the row's base, and the part beyond in 32768ths.
typedef struct K(place) {
    K(i32) x, y, part_x, part_y;
} K(place);

// The texels that may be read first, relative to the row's base. For a filter the last but one, as pairs are read.
typedef struct K(limits) {
    int32_t left, top, right, bottom;
} K(limits);

INLINE K(f32) K(within_reach)(K(f32) v) {
    v = v > -PK_REACH ? v : -PK_REACH;
    return v < PK_REACH ? v : PK_REACH;
}

INLINE K(i32) K(floor)(K(f32) v) {
    K(i32) i = __builtin_convertvector(v, K(i32));
    return i + (v < __builtin_convertvector(i, K(f32)));
}

// The part beyond a whole texel in 32768ths, in the low half of a lane.
INLINE K(i32) K(fraction)(K(f32) v, K(i32) whole) {
    K(i32) f = __builtin_convertvector((v - __builtin_convertvector(whole, K(f32))) * 32768.0f, K(i32));
    return f < 32767 ? f : 32767;
}

INLINE K(i32) K(clamp)(K(i32) v, int32_t least, int32_t greatest) {
    v = v > least ? v : least;
    return v < greatest ? v : greatest;
}

INLINE K(place) K(place_of)(const pk_row *row, K(f32) i) {
    K(f32) u = row->u + i * row->du;
    K(f32) v = row->v + i * row->dv;
    if (row->projective) {
        K(f32) w = row->w + i * row->dw;
        u /= w;
        v /= w;
    }
    u = K(within_reach)(u);
    v = K(within_reach)(v);
    K(place) p;
    p.x = K(floor)(u);
    p.y = K(floor)(v);
    p.part_x = K(fraction)(u, p.x);
    p.part_y = K(fraction)(v, p.y);
    return p;
}

// The same of a fine row, in 32768ths all along, brought inside: to the first texel, or to the second of the last pair.
INLINE K(place) K(fine_place)(const pk_row *row, K(f32) i, K(limits) limits) {
    const K(f32) u0 = row->u, v0 = row->v, du = row->du, dv = row->dv;
    K(i32) u = __builtin_convertvector(u0 * 32768.0f + i * (du * 32768.0f), K(i32));
    K(i32) v = __builtin_convertvector(v0 * 32768.0f + i * (dv * 32768.0f), K(i32));
    u = K(clamp)(u, limits.left * 32768, limits.right * 32768 + 32767);
    v = K(clamp)(v, limits.top * 32768, limits.bottom * 32768 + 32767);
    return (K(place)){u >> 15, v >> 15, u & 32767, v & 32767};
}

// And any place.
INLINE K(place) K(brought_inside)(K(place) p, K(limits) limits) {
    p.part_x = p.x < limits.left ? 0 : p.x > limits.right ? 32767 : p.part_x;
    p.part_y = p.y < limits.top ? 0 : p.y > limits.bottom ? 32767 : p.part_y;
    p.x = K(clamp)(p.x, limits.left, limits.right);
    p.y = K(clamp)(p.y, limits.top, limits.bottom);
    return p;
}

INLINE int K(is_inside)(K(place) p, K(limits) l) {
    return !K(any)((p.x < l.left) | (p.y < l.top) | (p.x > l.right) | (p.y > l.bottom));
}

// Whether offsets of texels are 32-bit lanes; a larger picture is read texel by texel.
INLINE int K(has_small_offsets)(const pk_image *image) {
    return image->stride > 0 && image->stride * (ptrdiff_t)image->height < INT32_MAX;
}

INLINE K(limits) K(limits_of)(const pk_image *image, const pk_row *row) {
    const int32_t last = image->linear ? 2 : 1;
    return (K(limits)){-row->base_u, -row->base_v, image->width - last - row->base_u, image->height - last - row->base_v};
}

// MARK: Edges

// Coordinates inside the picture for ones that may lie beyond an edge.
INLINE void K(bring_inside)(int32_t *out, K(i32) v, int32_t size, pk_border border) {
    K(i32) inside = K(clamp)(v, 0, size - 1);
    __builtin_memcpy(out, &inside, sizeof inside);
    if (border != pk_border_tile) return;
    int32_t values[WIDE];
    __builtin_memcpy(values, &v, sizeof values);
    for (int k = 0; k < WIDE; k++) {
        int32_t rest = values[k] % size;
        out[k] = rest < 0 ? rest + size : rest;
    }
}

INLINE uint64_t K(pair)(const uint8_t *line, int32_t left, int32_t right) {
    uint32_t p, q;
    __builtin_memcpy(&p, line + 4 * (ptrdiff_t)left, 4);
    __builtin_memcpy(&q, line + 4 * (ptrdiff_t)right, 4);
    return p | (uint64_t)q << 32;
}

// The pairs of texels at and below points that may lie beyond an edge. Kept apart from the loop that reads the inside,
// which it would slow down.
static __attribute__((noinline)) void K(edge_pairs)(uint64_t *upper, uint64_t *lower, const pk_image *image,
                                                    const int32_t *texel_x, const int32_t *texel_y) {
    K(i32) x, y;
    __builtin_memcpy(&x, texel_x, sizeof x);
    __builtin_memcpy(&y, texel_y, sizeof y);
    int32_t left[WIDE], right[WIDE], top[WIDE], bottom[WIDE];
    const int32_t w = image->width, h = image->height;
    K(bring_inside)(left, x, w, image->border);
    K(bring_inside)(right, x + 1, w, image->border);
    K(bring_inside)(top, y, h, image->border);
    K(bring_inside)(bottom, y + 1, h, image->border);
    for (int k = 0; k < WIDE; k++) {
        upper[k] = K(pair)(image->pixels + top[k] * image->stride, left[k], right[k]);
        lower[k] = K(pair)(image->pixels + bottom[k] * image->stride, left[k], right[k]);
    }
    if (image->border != pk_border_transparent) return;
    for (int k = 0; k < WIDE; k++) {
        const int64_t a = texel_x[k], b = texel_y[k];
        uint64_t columns = (a >= 0 && a < w ? 0xffffffff : 0) | (a >= -1 && a < w - 1 ? 0xffffffff00000000 : 0);
        upper[k] &= b >= 0 && b < h ? columns : 0;
        lower[k] &= b >= -1 && b < h - 1 ? columns : 0;
    }
}

// MARK: Mixing
//
// Left and right texels are mixed in 255ths, to 255 times a level, then the upper and the lower result, to 128 times a
// level. Texels count from -128, so that both fit signed halves of a lane. Every step keeps the order of channels, which
// have the same weights: none becomes brighter than its alpha.

// The vertical weights' sum: 255 times it, in 32768ths, is 128.
#define PK_MIX 16448
// Brings levels back to 0...255, and rounds them.
#define PK_MIX_BIAS (128 * 128 + 64)

#if WIDE == 1

// a b / 32768, to the nearest number.
INLINE int32_t K(part)(int32_t a, int32_t b) { return (a * b + 16384) >> 15; }

INLINE K(i32) K(weights)(K(place) p) { return K(part)(p.part_x.x, 255) | K(part)(p.part_y.x, PK_MIX) << 16; }

INLINE K(u32) K(bilinear)(const uint8_t *upper, const uint8_t *lower, const int32_t *offset, const int32_t *weights) {
    const uint8_t *a = upper + *offset, *b = lower + *offset;
    const int32_t right = *weights & 255, below = *weights >> 16;
    uint32_t pixel = 0;
    for (int c = 0; c < 4; c++) {
        int32_t top = (a[c] - 128) * (255 - right) + (a[c + 4] - 128) * right;
        int32_t bottom = (b[c] - 128) * (255 - right) + (b[c + 4] - 128) * right;
        int32_t mixed = K(part)(top, PK_MIX - below) + K(part)(bottom, below);
        pixel |= (uint32_t)(mixed + PK_MIX_BIAS) >> 7 << 8 * c;
    }
    return pixel;
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

// Mixed channels as levels, each in half a lane.
INLINE K(s16) K(mix_pairs)(K(pairs) upper, K(pairs) lower, K(bytes) right, K(bytes) below) {
    // The rest of the weight, on even bytes, is the left texel's.
    const K(s16) all = 255;
    K(bytes) weights = right ^ (K(bytes))all;
    K(s16) down = (K(s16))below;
    K(s16) v = K(part)(K(across)(upper, weights), PK_MIX - down) + K(part)(K(across)(lower, weights), down);
    return (K(s16))((K(u16))(v + PK_MIX_BIAS) >> 7);
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

// The pixels of a block: `offset` bytes into the pictures are the pairs of texels above and below.
INLINE K(u32) K(bilinear)(const uint8_t *upper, const uint8_t *lower, const int32_t *offset, const int32_t *weights) {
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
    K(s16) a = K(mix_pairs)(upper_a, lower_a, SHUFFLED(w, ACROSS_A), SHUFFLED(w, DOWN_A));
    K(s16) b = K(mix_pairs)(upper_b, lower_b, SHUFFLED(w, ACROSS_B), SHUFFLED(w, DOWN_B));
    return K(pack)(a, b);
}

#endif

// MARK: Rows

// The texel at a row's base, which may lie outside the picture.
INLINE uintptr_t K(base)(const pk_image *image, const pk_row *row) {
    return (uintptr_t)image->pixels + (uintptr_t)(row->base_v * image->stride + row->base_u * (ptrdiff_t)4);
}

// The row of a picture that goes on at its edges as its last texels do.
//
// All offsets are worked out first: loads that wait for them would hold back the arithmetic of the next block.
INLINE void K(linear_row)(uint8_t *dst, int first, int count, const pk_image *image, const pk_row *row, int fine) {
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
        for (int x = 0; x < n; x += WIDE)
            K(store_pixels)(dst + 4 * x, K(bilinear)(upper, lower, offset + x, weights + x), n - x);
    }
}

// The same of any other picture, block by block. Without a filter a pixel is the upper left texel.
INLINE void K(bordered_row)(uint8_t *dst, int first, int count, const pk_image *image, const pk_row *row, int linear) {
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
            pixels = K(bilinear)(upper, lower, offset, weights);
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

static void K(image)(uint8_t *dst, int first, int count, const pk_image *image, const pk_row *row) {
    // A picture of a single column has no pairs.
    const int clamped = image->border == pk_border_clamp && image->width > 1 && image->height > 1 &&
                        K(has_small_offsets)(image);
    if (!image->linear) K(bordered_row)(dst, first, count, image, row, 0);
    else if (!clamped) K(bordered_row)(dst, first, count, image, row, 1);
    else if (row->fine) K(linear_row)(dst, first, count, image, row, 1);
    else K(linear_row)(dst, first, count, image, row, 0);
}
