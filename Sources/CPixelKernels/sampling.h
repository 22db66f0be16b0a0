// Kernels that make pixels: gradients and pictures. They work in blocks of WIDE lanes; the last block of a row is made
// whole and stored in part. Floating point is done lane by lane in one order, so that every width gives the same bits.

typedef float K(f32) __attribute__((ext_vector_type(WIDE)));
typedef int32_t K(i32) __attribute__((ext_vector_type(WIDE)));
typedef uint32_t K(u32) __attribute__((ext_vector_type(WIDE)));
typedef uint64_t K(u64) __attribute__((ext_vector_type(WIDE)));
typedef int16_t K(s16) __attribute__((ext_vector_type(4 * WIDE)));
typedef int32_t K(s32) __attribute__((ext_vector_type(4 * WIDE)));
typedef uint8_t K(u8) __attribute__((ext_vector_type(4 * WIDE)));

INLINE int K(any)(K(i32) v) { return __builtin_reduce_or(v) != 0; }

INLINE K(f32) K(numbers)(int first) {
    K(i32) v;
    for (int k = 0; k < WIDE; k++) v[k] = first + k;
    return __builtin_convertvector(v, K(f32));
}

INLINE void K(store_pixels)(uint8_t *dst, K(u32) pixels, int count) {
    if (count >= WIDE) __builtin_memcpy(dst, &pixels, sizeof pixels);
    else __builtin_memcpy(dst, &pixels, 4 * (size_t)count);
}

// No channel brighter than its alpha.
INLINE K(u32) K(bounded)(K(u32) p) {
    K(u32) a = p >> 24;
    a |= a << 8;
    a |= a << 16;
    return (K(u32))__builtin_elementwise_min((K(u8))p, (K(u8))a);
}

// MARK: Gradients

INLINE K(f32) K(conic_parameter)(K(f32) u, K(f32) v) {
    K(f32) au = u < 0 ? -u : u, av = v < 0 ? -v : v;
    K(f32) most = au > av ? au : av, least = au > av ? av : au;
    K(f32) q = least / (most > 1e-30f ? most : 1e-30f);
    K(f32) s = q * q;
    // The arc tangent of 0...1 as a part of a turn, to 3e-6 of one.
    K(f32) r = q * (0.15912117f + s * (-0.05185397f + s * (0.024761019f + s * -0.0070547382f)));
    r = av > au ? 0.25f - r : r;
    r = u < 0 ? 0.5f - r : r;
    return v < 0 ? 1 - r : r;
}

// The roots of a t t - 2 b t + c = 0 by the formula that subtracts no equal numbers.
INLINE K(f32) K(two_circles_parameter)(const pk_gradient *g, K(f32) u, K(f32) v) {
    K(f32) b = u * g->cx + v * g->cy + g->r0 * g->dr;
    K(f32) c = u * u + v * v - g->r0 * g->r0;
    K(f32) d = b * b - g->a * c;
    K(f32) root = __builtin_elementwise_sqrt(d > 0 ? d : 0);
    K(f32) q = b < 0 ? b - root : b + root;
    K(f32) t1 = q / g->a, t2 = c / q;
    K(i32) ok1 = (d >= 0) & (t1 >= g->low) & (t1 <= g->high) & (g->r0 + t1 * g->dr >= 0);
    K(i32) ok2 = (d >= 0) & (t2 >= g->low) & (t2 <= g->high) & (g->r0 + t2 * g->dr >= 0);
    K(f32) none = __builtin_nanf("");
    t1 = ok1 ? t1 : none;
    t2 = ok2 ? t2 : none;
    return (ok1 & ~(ok2 & (t2 > t1))) ? t1 : t2;
}

INLINE K(f32) K(segment_channel)(const pk_segment *s, K(f32) t, int channel) {
    return s->color[channel] + (t - s->origin) * s->slope[channel];
}

INLINE K(u32) K(whole)(K(f32) v) { return (K(u32))__builtin_convertvector(v + 0.5f, K(i32)); }

INLINE void K(gradient_row)(uint8_t *dst, int first, int count, const pk_gradient *g, const pk_row *row,
                            pk_gradient_kind kind, int projective) {
    int segment = 0;
    for (int x = 0; x < count; x += WIDE) {
        K(f32) i = K(numbers)(first + x);
        K(f32) u = row->u + i * row->du;
        K(f32) v = row->v + i * row->dv;
        if (projective) {
            K(f32) w = row->w + i * row->dw;
            u /= w;
            v /= w;
        }
        K(f32) t;
        if (kind == pk_linear) t = u;
        else if (kind == pk_concentric) t = __builtin_elementwise_sqrt(u * u + v * v) * g->scale + g->bias;
        else if (kind == pk_two_circles) t = K(two_circles_parameter)(g, u, v);
        else t = K(conic_parameter)(u, v);
        K(i32) valid = (t >= g->low) & (t <= g->high);
        t = valid ? t : 0;

        // The last segment that starts before all lanes, then those that start before some.
        const pk_segment *s = g->segments;
        while (segment > 0 && K(any)(t < s[segment].start)) segment--;
        while (segment + 1 < g->segment_count && !K(any)(t < s[segment + 1].start)) segment++;
        K(f32) red = K(segment_channel)(s + segment, t, 0), green = K(segment_channel)(s + segment, t, 1);
        K(f32) blue = K(segment_channel)(s + segment, t, 2), alpha = K(segment_channel)(s + segment, t, 3);
        for (int next = segment + 1; next < g->segment_count; next++) {
            K(i32) within = t >= s[next].start;
            if (!K(any)(within)) break;
            red = within ? K(segment_channel)(s + next, t, 0) : red;
            green = within ? K(segment_channel)(s + next, t, 1) : green;
            blue = within ? K(segment_channel)(s + next, t, 2) : blue;
            alpha = within ? K(segment_channel)(s + next, t, 3) : alpha;
        }
        // Mixed straight, multiplied by alpha afterwards.
        K(u32) r = K(whole)(red * alpha), gr = K(whole)(green * alpha), b = K(whole)(blue * alpha);
        K(u32) a = K(whole)(255 * alpha);
        K(u32) pixels = (r | gr << 8 | b << 16 | a << 24) & (K(u32))valid;
        K(store_pixels)(dst + 4 * x, K(bounded)(pixels), count - x);
    }
}

static void K(gradient)(uint8_t *dst, int first, int count, const pk_gradient *g, const pk_row *row) {
    switch (g->kind) {
    case pk_linear:
        if (row->projective) K(gradient_row)(dst, first, count, g, row, pk_linear, 1);
        else K(gradient_row)(dst, first, count, g, row, pk_linear, 0);
        break;
    case pk_concentric:
        if (row->projective) K(gradient_row)(dst, first, count, g, row, pk_concentric, 1);
        else K(gradient_row)(dst, first, count, g, row, pk_concentric, 0);
        break;
    case pk_two_circles:
        if (row->projective) K(gradient_row)(dst, first, count, g, row, pk_two_circles, 1);
        else K(gradient_row)(dst, first, count, g, row, pk_two_circles, 0);
        break;
    case pk_conic:
        if (row->projective) K(gradient_row)(dst, first, count, g, row, pk_conic, 1);
        else K(gradient_row)(dst, first, count, g, row, pk_conic, 0);
        break;
    }
}

// MARK: Pictures

// Coordinates relative to the row's base are kept within this, so that they can be whole numbers.
#define PK_REACH 4194304.0f

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

INLINE uint32_t K(texel)(const pk_image *image, int32_t x, int32_t y) {
    int32_t w = image->width, h = image->height;
    if (image->edge == pk_edge_tile) {
        x %= w;
        y %= h;
        x += x < 0 ? w : 0;
        y += y < 0 ? h : 0;
    } else if (image->edge == pk_edge_transparent && (x < 0 || y < 0 || x >= w || y >= h)) {
        return 0;
    }
    x = x < 0 ? 0 : x >= w ? w - 1 : x;
    y = y < 0 ? 0 : y >= h ? h - 1 : y;
    uint32_t p;
    __builtin_memcpy(&p, image->pixels + y * image->stride + 4 * (ptrdiff_t)x, 4);
    return p;
}

// a + (b - a) w / 32768 on channels of 7 fractional bits.
INLINE K(s16) K(lerp)(K(s16) a, K(s16) b, K(s16) w) {
    K(s32) product = __builtin_convertvector((K(s16))(b - a), K(s32)) * __builtin_convertvector(w, K(s32));
    return a + 2 * __builtin_convertvector(product >> 16, K(s16));
}

INLINE K(s16) K(spread)(K(i32) weight) {
    K(u64) w = __builtin_convertvector((K(u32))weight, K(u64));
    w |= w << 16;
    return (K(s16))(w | w << 32);
}

// Pairs of neighbouring texels, left and right in a lane, mixed to a pixel.
INLINE K(u32) K(bilinear)(K(u64) top, K(u64) bottom, K(i32) weight_x, K(i32) weight_y) {
    const uint64_t even = 0x00ff00ff00ff00ff;
    K(s16) wx = K(spread)(weight_x), wy = K(spread)(weight_y);
    K(s16) red_blue = K(lerp)((K(s16))((top & even) << 7), (K(s16))((bottom & even) << 7), wy);
    K(s16) green_alpha = K(lerp)((K(s16))((top >> 8 & even) << 7), (K(s16))((bottom >> 8 & even) << 7), wy);
    // Only the low halves of the lanes count from here on.
    red_blue = (K(lerp)(red_blue, (K(s16))((K(u64))red_blue >> 32), wx) + 64) >> 7;
    green_alpha = (K(lerp)(green_alpha, (K(s16))((K(u64))green_alpha >> 32), wx) + 64) >> 7;
    return __builtin_convertvector((K(u64))red_blue | (K(u64))green_alpha << 8, K(u32));
}

INLINE void K(image_row)(uint8_t *dst, int first, int count, const pk_image *image, const pk_row *row, int linear) {
    const int32_t right = image->width - (linear ? 2 : 1), bottom = image->height - (linear ? 2 : 1);
    // Offsets of texels are 32-bit lanes; a larger picture is read texel by texel.
    const int small = image->stride > 0 && image->stride * (ptrdiff_t)image->height < INT32_MAX;
    for (int x = 0; x < count; x += WIDE) {
        K(f32) i = K(numbers)(first + x);
        K(f32) u = row->u + i * row->du;
        K(f32) v = row->v + i * row->dv;
        if (row->projective) {
            K(f32) w = row->w + i * row->dw;
            u /= w;
            v /= w;
        }
        u = K(within_reach)(u);
        v = K(within_reach)(v);
        K(i32) whole_u = K(floor)(u), whole_v = K(floor)(v);
        K(i32) tx = whole_u + row->base_u, ty = whole_v + row->base_v;
        int inside = small && !K(any)((tx < 0) | (ty < 0) | (tx > right) | (ty > bottom));
        K(i32) offset = ty * (int32_t)image->stride + tx * 4;
        if (!linear) {
            K(u32) pixels;
            for (int k = 0; k < WIDE; k++) {
                uint32_t p;
                if (inside) __builtin_memcpy(&p, image->pixels + offset[k], 4);
                else p = K(texel)(image, tx[k], ty[k]);
                pixels[k] = p;
            }
            K(store_pixels)(dst + 4 * x, pixels, count - x);
            continue;
        }
        K(u64) upper, lower;
        if (inside) {
            const uint8_t *next = image->pixels + image->stride;
            for (int k = 0; k < WIDE; k++) {
                uint64_t p, q;
                __builtin_memcpy(&p, image->pixels + offset[k], 8);
                __builtin_memcpy(&q, next + offset[k], 8);
                upper[k] = p;
                lower[k] = q;
            }
        } else {
            for (int k = 0; k < WIDE; k++) {
                int32_t a = tx[k], b = ty[k];
                upper[k] = K(texel)(image, a, b) | (uint64_t)K(texel)(image, a + 1, b) << 32;
                lower[k] = K(texel)(image, a, b + 1) | (uint64_t)K(texel)(image, a + 1, b + 1) << 32;
            }
        }
        K(u32) pixels = K(bilinear)(upper, lower, K(fraction)(u, whole_u), K(fraction)(v, whole_v));
        K(store_pixels)(dst + 4 * x, K(bounded)(pixels), count - x);
    }
}

static void K(image)(uint8_t *dst, int first, int count, const pk_image *image, const pk_row *row) {
    if (image->linear) K(image_row)(dst, first, count, image, row, 1);
    else K(image_row)(dst, first, count, image, row, 0);
}
