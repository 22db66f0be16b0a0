// Texel addressing: maps the pixels of a row to texels of an image.
//
// An address is a whole texel and a fraction. Coordinates are relative to a base texel near the row's start, which is
// added as an integer: of a float's 24 bits, a coordinate in the thousands would leave too few for the fraction.

// Coordinates relative to the row's base are clamped to this, so that they can be converted to integers.
#define PK_REACH 4194304.0f

// The addresses of a block: whole texels relative to the row's base, and the fraction in 32768ths.
typedef struct K(texel_address) {
    K(i32) x, y, fraction_x, fraction_y;
} K(texel_address);

// The readable texels, relative to the row's base. With a filter the last one is excluded, as pairs are read.
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

// The fraction beyond a whole texel in 32768ths, in the low half of a lane. Rounding may have made it 1.
INLINE K(i32) K(fraction)(K(f32) v, K(i32) whole) {
    K(i32) f = __builtin_convertvector((v - __builtin_convertvector(whole, K(f32))) * 32768.0f, K(i32));
    return f < 32767 ? f : 32767;
}

INLINE K(i32) K(clamp)(K(i32) v, int32_t least, int32_t greatest) {
    v = v > least ? v : least;
    return v < greatest ? v : greatest;
}

INLINE K(texel_address) K(texel_address_of)(const pk_row *row, K(f32) i) {
    K(f32) u = row->u + i * row->du;
    K(f32) v = row->v + i * row->dv;
    if (row->projective) {
        K(f32) w = row->w + i * row->dw;
        u /= w;
        v /= w;
    }
    u = K(within_reach)(u);
    v = K(within_reach)(v);
    K(texel_address) p;
    p.x = K(floor)(u);
    p.y = K(floor)(v);
    p.fraction_x = K(fraction)(u, p.x);
    p.fraction_y = K(fraction)(v, p.y);
    return p;
}

// The same for a row in fixed point, in 32768ths throughout, clamped to the first texel, or to the second of the last
// pair.
INLINE K(texel_address) K(fixed_point_address)(const pk_row *row, K(f32) i, K(limits) limits) {
    const K(f32) u0 = row->u, v0 = row->v, du = row->du, dv = row->dv;
    K(i32) u = __builtin_convertvector(u0 * 32768.0f + i * (du * 32768.0f), K(i32));
    K(i32) v = __builtin_convertvector(v0 * 32768.0f + i * (dv * 32768.0f), K(i32));
    u = K(clamp)(u, limits.left * 32768, limits.right * 32768 + 32767);
    v = K(clamp)(v, limits.top * 32768, limits.bottom * 32768 + 32767);
    return (K(texel_address)){u >> 15, v >> 15, u & 32767, v & 32767};
}

// Any address, clamped in the same way.
INLINE K(texel_address) K(clamped_address)(K(texel_address) p, K(limits) limits) {
    p.fraction_x = p.x < limits.left ? 0 : p.x > limits.right ? 32767 : p.fraction_x;
    p.fraction_y = p.y < limits.top ? 0 : p.y > limits.bottom ? 32767 : p.fraction_y;
    p.x = K(clamp)(p.x, limits.left, limits.right);
    p.y = K(clamp)(p.y, limits.top, limits.bottom);
    return p;
}

INLINE int K(is_inside)(K(texel_address) p, K(limits) l) {
    return !K(any)((p.x < l.left) | (p.y < l.top) | (p.x > l.right) | (p.y > l.bottom));
}

// Whether texel offsets fit 32-bit lanes; a larger image is read texel by texel.
INLINE int K(has_small_offsets)(const pk_image *image) {
    return image->stride > 0 && image->stride * (ptrdiff_t)image->height < INT32_MAX;
}

INLINE K(limits) K(limits_of)(const pk_image *image, const pk_row *row) {
    const int32_t last = image->linear ? 2 : 1;
    return (K(limits)){-row->base_u, -row->base_v, image->width - last - row->base_u, image->height - last - row->base_v};
}

// MARK: Edges

// Maps coordinates that may lie beyond an edge to coordinates inside the image.
INLINE void K(inside)(int32_t *out, K(i32) v, int32_t size, pk_border border) {
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

// The pairs of texels at and below points that may lie beyond an edge. Not inlined, as it would slow down the loop that
// reads the interior.
static __attribute__((noinline)) void K(edge_pairs)(uint64_t *upper, uint64_t *lower, const pk_image *image,
                                                    const int32_t *texel_x, const int32_t *texel_y) {
    K(i32) x, y;
    __builtin_memcpy(&x, texel_x, sizeof x);
    __builtin_memcpy(&y, texel_y, sizeof y);
    int32_t left[WIDE], right[WIDE], top[WIDE], bottom[WIDE];
    const int32_t w = image->width, h = image->height;
    K(inside)(left, x, w, image->border);
    K(inside)(right, x + 1, w, image->border);
    K(inside)(top, y, h, image->border);
    K(inside)(bottom, y + 1, h, image->border);
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
