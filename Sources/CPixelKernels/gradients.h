// Rows of gradients, in blocks of WIDE lanes; the last block of a row is computed whole and stored in part. Each lane
// is computed in the same floating-point order, so that every vector width gives the same bits.
//
// These are `GradientGeometry` and `ColorRamp` of Raster in single precision, for a block of pixels.
// `GradientKernelTests` derives the expected results from those.

INLINE K(f32) K(conic_parameter)(K(f32) u, K(f32) v) {
    K(f32) au = u < 0 ? -u : u, av = v < 0 ? -v : v;
    K(f32) most = au > av ? au : av, least = au > av ? av : au;
    K(f32) q = least / (most > 1e-30f ? most : 1e-30f);
    K(f32) s = q * q;
    // The arc tangent of a value in 0...1, as a fraction of a turn, with an error of at most 3e-6 of one.
    K(f32) r = q * (0.15912117f + s * (-0.05185397f + s * (0.024761019f + s * -0.0070547382f)));
    r = av > au ? 0.25f - r : r;
    r = u < 0 ? 0.5f - r : r;
    return v < 0 ? 1 - r : r;
}

// The roots of a t t - 2 b t + c = 0, by the formula without cancellation.
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

// A premultiplied channel with eight fractional bits, clamped to `most`.
INLINE K(u32) K(lowp_channel)(K(f32) v, K(u32) most) { return __builtin_elementwise_min(K(whole)(v * 256), most); }

// Writes bytes to `dst`, lowp pixels to `lowp` or highp pixels to `highp`, whichever is not null.
INLINE void K(gradient_row)(uint8_t *dst, uint32_t *lowp, float *highp, int first, int count, const pk_gradient *g,
                            const pk_row *row, pk_gradient_kind kind, int projective) {
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

        // The last segment that starts before all lanes, then those that start before some. The parameter changes
        // little from block to block, so the search continues where it ended and mostly examines two segments; where a
        // block of a gradient with many stops spans several segments, each lane finds its own.
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
        // Interpolated unpremultiplied, and premultiplied afterwards.
        if (highp) {
            const K(f32) none = 0;
            const K(f32) channels[4] = {valid ? red * alpha : none, valid ? green * alpha : none,
                                        valid ? blue * alpha : none, valid ? 255 * alpha : none};
            const K(i32) within = K(lanes_within)(x, count);
            UNROLLED for (int c = 0; c < 4; c++) K(store_highp)(highp + PK_ROW * c + x, channels[c], within);
            continue;
        }
        const K(u32) a = K(lowp_channel)(255 * alpha, 65280) & (K(u32))valid;
        const K(u32) r = K(lowp_channel)(red * alpha, a), gr = K(lowp_channel)(green * alpha, a);
        const K(u32) b = K(lowp_channel)(blue * alpha, a);
        if (lowp) {
            const K(u32) pairs[2] = {r | b << 16, gr | a << 16};
            UNROLLED for (int k = 0; k < 2; k++) __builtin_memcpy(lowp + PK_ROW * k + x, &pairs[k], sizeof pairs[k]);
            continue;
        }
        K(u32) pixels = (r + 128) >> 8 | ((gr + 128) >> 8) << 8 | ((b + 128) >> 8) << 16 | ((a + 128) >> 8) << 24;
        K(store_pixels)(dst + 4 * x, pixels, count - x);
    }
}

INLINE void K(gradient_of_kind)(uint8_t *dst, uint32_t *lowp, float *highp, int first, int count,
                                const pk_gradient *g, const pk_row *row, int projective) {
    switch (g->kind) {
#define KIND(name) \
    case name: K(gradient_row)(dst, lowp, highp, first, count, g, row, name, projective); break;
        KIND(pk_linear)
        KIND(pk_concentric)
        KIND(pk_two_circles)
        KIND(pk_conic)
#undef KIND
    }
}

static void K(gradient)(uint8_t *dst, int first, int count, const pk_gradient *g, const pk_row *row) {
    if (row->projective) K(gradient_of_kind)(dst, 0, 0, first, count, g, row, 1);
    else K(gradient_of_kind)(dst, 0, 0, first, count, g, row, 0);
}

static void K(lowp_gradient)(uint32_t *dst, int first, int count, const pk_gradient *g, const pk_row *row) {
    if (row->projective) K(gradient_of_kind)(0, dst, 0, first, count, g, row, 1);
    else K(gradient_of_kind)(0, dst, 0, first, count, g, row, 0);
}

static void K(highp_gradient)(float *dst, int first, int count, const pk_gradient *g, const pk_row *row) {
    K(gradient_of_kind)(0, 0, dst, first, count, g, row, row->projective);
}
