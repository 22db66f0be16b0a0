// The high-precision pipeline: kernels on floating-point pixels, for where bytes would accumulate too much rounding. A
// row of pixels is four planes, one for each channel, PK_ROW apart, so that one load reads a block's channel.
// Blocks of WIDE lanes extend beyond the end of a row, where the destination is left unchanged.

INLINE K(f32) K(load_highp)(const float *p) {
    K(f32) v;
    __builtin_memcpy(&v, p, sizeof v);
    return v;
}

INLINE void K(store_highp)(float *p, K(f32) v, K(i32) within) {
    v = within ? v : K(load_highp)(p);
    __builtin_memcpy(p, &v, sizeof v);
}

INLINE K(i32) K(lanes_within)(int x, int count) {
    K(i32) lane;
    __builtin_memcpy(&lane, pk_count, sizeof lane);
    return lane < count - x;
}

// The mask's levels from `x` on, as fractions in 0...1.
INLINE K(f32) K(mask_levels)(const uint8_t *mask, int x, int count) {
    K(level8) m = 0;
    if (count - x >= WIDE) __builtin_memcpy(&m, mask + x, sizeof m);
    else __builtin_memcpy(&m, mask + x, (size_t)(count - x));
    return __builtin_convertvector(m, K(f32)) * (1.0f / 255);
}

// Composites source channels over those at `dst`, weighted by one minus the source's alpha.
INLINE void K(highp_composite)(float *dst, const K(f32) source[4], K(i32) within) {
    const K(f32) rest = 1 - source[3] * (1.0f / 255);
    UNROLLED for (int c = 0; c < 4; c++) {
        float *p = dst + PK_ROW * c;
        K(store_highp)(p, source[c] + K(load_highp)(p) * rest, within);
    }
}

static void K(highp_over)(float *dst, const float *src, int count, const uint8_t *mask, float level) {
    for (int x = 0; x < count; x += WIDE) {
        K(f32) m = level;
        if (mask) m *= K(mask_levels)(mask, x, count);
        K(f32) source[4];
        UNROLLED for (int c = 0; c < 4; c++) source[c] = K(load_highp)(src + PK_ROW * c + x) * m;
        K(highp_composite)(dst + x, source, K(lanes_within)(x, count));
    }
}

static void K(highp_fill_over)(float *dst, pk_lowp_color color, int count, const uint8_t *mask, float level) {
    const float channels[4] = {color.red / 256.0f, color.green / 256.0f, color.blue / 256.0f, color.alpha / 256.0f};
    for (int x = 0; x < count; x += WIDE) {
        K(f32) m = level;
        if (mask) m *= K(mask_levels)(mask, x, count);
        if (!K(any)(m > 0)) continue;
        K(f32) source[4];
        UNROLLED for (int c = 0; c < 4; c++) source[c] = channels[c] * m;
        K(highp_composite)(dst + x, source, K(lanes_within)(x, count));
    }
}

static void K(highp_load)(float *dst, const uint8_t *src, int count) {
    for (int x = 0; x < count; x += WIDE) {
        K(u32) pixels = 0;
        if (count - x >= WIDE) __builtin_memcpy(&pixels, src + 4 * x, sizeof pixels);
        else __builtin_memcpy(&pixels, src + 4 * x, 4 * (size_t)(count - x));
        const K(i32) within = K(lanes_within)(x, count);
        UNROLLED for (int c = 0; c < 4; c++) {
            K(f32) v = __builtin_convertvector((K(i32))(pixels >> 8 * c & 255), K(f32));
            K(store_highp)(dst + PK_ROW * c + x, v, within);
        }
    }
}

static void K(highp_store)(uint8_t *dst, const float *src, int count) {
    for (int x = 0; x < count; x += WIDE) {
        K(f32) alpha = K(load_highp)(src + PK_ROW * 3 + x);
        // Clamps channels to alpha, and alpha to 255.
        const K(f32) most = alpha < 255 ? alpha : 255;
        K(u32) pixels = 0;
        UNROLLED for (int c = 0; c < 4; c++) {
            K(f32) v = K(load_highp)(src + PK_ROW * c + x);
            v = v < most ? v : most;
            v = v > 0 ? v : 0;
            pixels |= K(whole)(v) << 8 * c;
        }
        K(store_pixels)(dst + 4 * x, pixels, count - x);
    }
}

// A row of an image with unrounded samples: slow, as it reads texel by texel.
static void K(highp_image)(float *dst, int first, int count, const pk_image *image, const pk_row *row) {
    for (int x = 0; x < count; x += WIDE) {
        K(texel_address) address = K(texel_address_of)(row, K(numbers)(first + x));
        int32_t texel_x[WIDE], texel_y[WIDE];
        K(i32) tx = address.x + row->base_u, ty = address.y + row->base_v;
        __builtin_memcpy(texel_x, &tx, sizeof texel_x);
        __builtin_memcpy(texel_y, &ty, sizeof texel_y);
        uint64_t upper[WIDE], lower[WIDE];
        K(edge_pairs)(upper, lower, image, texel_x, texel_y);
        K(u32) corners[4];
        for (int k = 0; k < WIDE; k++) {
            corners[0][k] = (uint32_t)upper[k];
            corners[1][k] = (uint32_t)(upper[k] >> 32);
            corners[2][k] = (uint32_t)lower[k];
            corners[3][k] = (uint32_t)(lower[k] >> 32);
        }
        const K(f32) right = __builtin_convertvector(address.fraction_x, K(f32)) / 32768;
        const K(f32) below = __builtin_convertvector(address.fraction_y, K(f32)) / 32768;
        const K(i32) within = K(lanes_within)(x, count);
        UNROLLED for (int c = 0; c < 4; c++) {
            K(f32) v[4];
            UNROLLED for (int k = 0; k < 4; k++)
                v[k] = __builtin_convertvector((K(i32))(corners[k] >> 8 * c & 255), K(f32));
            if (image->linear) {
                v[0] += (v[1] - v[0]) * right;
                v[2] += (v[3] - v[2]) * right;
                v[0] += (v[2] - v[0]) * below;
            }
            K(store_highp)(dst + PK_ROW * c + x, v[0], within);
        }
    }
}
