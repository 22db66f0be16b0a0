// Kernels that make pixels: gradients and pictures. They work in blocks of WIDE lanes; the last block of a row is made
// whole and stored in part. Floating point is done lane by lane in one order, so that every width gives the same bits.

// Pairs of texels fill a register with half as many lanes.
#define HALF (WIDE > 1 ? WIDE / 2 : 1)
typedef uint64_t K(u64) __attribute__((ext_vector_type(HALF)));
typedef int16_t K(s16) __attribute__((ext_vector_type(4 * HALF)));
typedef int32_t K(s32) __attribute__((ext_vector_type(4 * HALF)));
typedef uint32_t K(h32) __attribute__((ext_vector_type(HALF)));
typedef uint8_t K(h8) __attribute__((ext_vector_type(4 * HALF)));

INLINE int K(any)(K(i32) v) { return __builtin_reduce_or(v) != 0; }

INLINE K(f32) K(numbers)(int first) {
    K(i32) v;
    __builtin_memcpy(&v, pk_count, sizeof v);
    return __builtin_convertvector(v + first, K(f32));
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

// Writes bytes to `dst`, or deep pixels to `deep`, whichever there is.
INLINE void K(gradient_row)(uint8_t *dst, float *deep, int first, int count, const pk_gradient *g, const pk_row *row,
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
        if (deep) {
            const K(f32) none = 0;
            const K(f32) channels[4] = {valid ? red * alpha : none, valid ? green * alpha : none,
                                        valid ? blue * alpha : none, valid ? 255 * alpha : none};
            for (int k = 0; k < WIDE && x + k < count; k++)
                for (int c = 0; c < 4; c++) deep[4 * (x + k) + c] = channels[c][k];
            continue;
        }
        K(u32) r = K(whole)(red * alpha), gr = K(whole)(green * alpha), b = K(whole)(blue * alpha);
        K(u32) a = K(whole)(255 * alpha);
        K(u32) pixels = (r | gr << 8 | b << 16 | a << 24) & (K(u32))valid;
        K(store_pixels)(dst + 4 * x, K(bounded)(pixels), count - x);
    }
}

INLINE void K(gradient_of_kind)(uint8_t *dst, float *deep, int first, int count, const pk_gradient *g,
                                const pk_row *row, int projective) {
    switch (g->kind) {
#define KIND(name) \
    case name: K(gradient_row)(dst, deep, first, count, g, row, name, projective); break;
        KIND(pk_linear)
        KIND(pk_concentric)
        KIND(pk_two_circles)
        KIND(pk_conic)
#undef KIND
    }
}

static void K(gradient)(uint8_t *dst, int first, int count, const pk_gradient *g, const pk_row *row) {
    if (row->projective) K(gradient_of_kind)(dst, 0, first, count, g, row, 1);
    else K(gradient_of_kind)(dst, 0, first, count, g, row, 0);
}

static void K(deep_gradient)(float *dst, int first, int count, const pk_gradient *g, const pk_row *row) {
    K(gradient_of_kind)(0, dst, first, count, g, row, row->projective);
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

INLINE K(i32) K(clamp)(K(i32) v, int32_t greatest) {
    v = v > 0 ? v : 0;
    return v < greatest ? v : greatest;
}

// Coordinates inside the picture for ones that may lie beyond an edge.
INLINE void K(bring_inside)(int32_t *out, K(i32) v, int32_t size, pk_border border) {
    K(i32) inside = K(clamp)(v, size - 1);
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

// a + (b - a) w / 32768 on channels of 6 fractional bits. The product's upper half is one instruction everywhere.
INLINE K(s16) K(lerp)(K(s16) a, K(s16) b, K(s16) w) {
    K(s32) product = __builtin_convertvector((K(s16))((b - a) * 2), K(s32)) * __builtin_convertvector(w, K(s32));
    return a + __builtin_convertvector(product >> 16, K(s16));
}

// A weight for each of the four channels of a lane.
INLINE K(s16) K(spread)(const int32_t *weights) {
    K(h32) v;
    __builtin_memcpy(&v, weights, sizeof v);
    K(u64) w = __builtin_convertvector(v | v << 16, K(u64));
    return (K(s16))(w | w << 32);
}

// Pairs of neighbouring texels, left and right in a lane, mixed to a pixel.
INLINE K(h32) K(bilinear)(K(u64) top, K(u64) bottom, const int32_t *weights_x, const int32_t *weights_y) {
    const uint64_t even = 0x00ff00ff00ff00ff, low = 0xffffffff;
    K(s16) wx = K(spread)(weights_x), wy = K(spread)(weights_y);
    K(s16) red_blue = K(lerp)((K(s16))((top & even) << 6), (K(s16))((bottom & even) << 6), wy);
    K(s16) green_alpha = K(lerp)((K(s16))((top >> 2) & even << 6), (K(s16))((bottom >> 2) & even << 6), wy);
    // All four channels of the left texels, and of the right ones.
    K(s16) left = (K(s16))(((K(u64))red_blue & low) | (K(u64))green_alpha << 32);
    K(s16) right = (K(s16))((K(u64))red_blue >> 32 | ((K(u64))green_alpha & ~low));
    K(u64) mixed = (K(u64))((K(lerp)(left, right, wx) + 32) >> 6);
    // Every step keeps the order of channels that have the same weights: none becomes brighter than its alpha.
    return __builtin_convertvector(mixed | mixed >> 24, K(h32));
}

// Whether offsets of texels are 32-bit lanes; a larger picture is read texel by texel.
INLINE int K(has_small_offsets)(const pk_image *image) {
    return image->stride > 0 && image->stride * (ptrdiff_t)image->height < INT32_MAX;
}

// Brings whole texels into 0...greatest, and what lies beyond to the first or last of them.
INLINE K(i32) K(clamp_pair)(K(i32) whole, K(i32) *weights, int32_t greatest) {
    *weights = whole < 0 ? 0 : whole > greatest ? 32767 : *weights;
    return K(clamp)(whole, greatest);
}

// `clamped` pictures go on at their edges as their last texels do, and offsets of their texels are 32-bit lanes.
INLINE void K(image_row)(uint8_t *dst, int first, int count, const pk_image *image, const pk_row *row, int linear,
                         int clamped) {
    const int32_t right = image->width - (linear ? 2 : 1), bottom = image->height - (linear ? 2 : 1);
    const int small = clamped || K(has_small_offsets)(image);
    const uintptr_t ahead = (uintptr_t)image->pixels + (uintptr_t)image->ahead;
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
        K(i32) wx = K(fraction)(u, whole_u), wy = K(fraction)(v, whole_v);
        int inside = 1;
        if (clamped) {
            tx = K(clamp_pair)(tx, &wx, right);
            ty = K(clamp_pair)(ty, &wy, bottom);
        } else {
            inside = small && !K(any)((tx < 0) | (ty < 0) | (tx > right) | (ty > bottom));
        }
        K(i32) offsets = ty * (int32_t)image->stride + tx * 4;
        // Lanes are taken one by one from memory.
        int32_t offset[WIDE], weights_x[WIDE], weights_y[WIDE];
        __builtin_memcpy(offset, &offsets, sizeof offset);
        PK_IN_MEMORY(offset);
        uint64_t pairs[WIDE], pairs_below[WIDE];
        if (!inside) {
            int32_t texel_x[WIDE], texel_y[WIDE];
            __builtin_memcpy(texel_x, &tx, sizeof texel_x);
            __builtin_memcpy(texel_y, &ty, sizeof texel_y);
            K(edge_pairs)(pairs, pairs_below, image, texel_x, texel_y);
        }
        if (!linear) {
            K(u32) pixels;
            if (inside) {
                UNROLLED for (int k = 0; k < WIDE; k++) {
                    uint32_t p;
                    __builtin_memcpy(&p, image->pixels + offset[k], 4);
                    pixels[k] = p;
                }
            } else {
                UNROLLED for (int k = 0; k < WIDE; k++) pixels[k] = (uint32_t)pairs[k];
            }
            K(store_pixels)(dst + 4 * x, pixels, count - x);
            continue;
        }
        __builtin_memcpy(weights_x, &wx, sizeof wx);
        __builtin_memcpy(weights_y, &wy, sizeof wy);
        UNROLLED for (int h = 0; h < WIDE; h += HALF) {
            K(u64) upper, lower;
            if (inside) {
                const uint8_t *next = image->pixels + image->stride;
                // A picture that is turned is read across its rows, which the processor doesn't foresee.
                UNROLLED for (int k = 0; k < HALF; k += 4) {
                    __builtin_prefetch((const void *)(ahead + (uintptr_t)(intptr_t)offset[h + k]));
                }
                UNROLLED for (int k = 0; k < HALF; k++) {
                    uint64_t p, q;
                    __builtin_memcpy(&p, image->pixels + offset[h + k], 8);
                    __builtin_memcpy(&q, next + offset[h + k], 8);
                    upper[k] = p;
                    lower[k] = q;
                }
            } else {
                __builtin_memcpy(&upper, pairs + h, sizeof upper);
                __builtin_memcpy(&lower, pairs_below + h, sizeof lower);
            }
            K(h32) pixels = K(bilinear)(upper, lower, weights_x + h, weights_y + h);
            const int rest = count - x - h;
            if (rest >= HALF) __builtin_memcpy(dst + 4 * (x + h), &pixels, sizeof pixels);
            else if (rest > 0) __builtin_memcpy(dst + 4 * (x + h), &pixels, 4 * (size_t)rest);
        }
    }
}

static void K(image)(uint8_t *dst, int first, int count, const pk_image *image, const pk_row *row) {
    // A picture of a single column has no pairs.
    const int clamped = image->border == pk_border_clamp && image->width > 1 && image->height > 1 &&
                        K(has_small_offsets)(image);
    if (clamped) {
        if (image->linear) K(image_row)(dst, first, count, image, row, 1, 1);
        else K(image_row)(dst, first, count, image, row, 0, 1);
    } else {
        if (image->linear) K(image_row)(dst, first, count, image, row, 1, 0);
        else K(image_row)(dst, first, count, image, row, 0, 0);
    }
}
