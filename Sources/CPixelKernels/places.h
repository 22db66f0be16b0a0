// Where the pixels of a row fall on a picture.

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
