// Kernels that composite pixels. Rows are processed in wide blocks; the remainder in a masked block where the processor
// supports that, otherwise in blocks of four and then pixel by pixel.

#if WIDE == 16
#define BLOCKS(width, STEP)                                           \
    int x = 0;                                                        \
    for (; x + WIDE <= (width); x += WIDE) STEP(WIDE, WIDE);          \
    if (x < (width)) STEP(WIDE, (width) - x);
#else
#define BLOCKS(width, STEP)                                           \
    int x = 0;                                                        \
    for (; x + WIDE <= (width); x += WIDE) STEP(WIDE, WIDE);          \
    if (WIDE > 4)                                                     \
        for (; x + 4 <= (width); x += 4) STEP(4, 4);                  \
    if (WIDE > 1)                                                     \
        for (; x < (width); x++) STEP(1, 1);
#endif

static void K(fill)(uint8_t *dst, ptrdiff_t stride, int width, int height, uint32_t color) {
    for (int y = 0; y < height; y++, dst += stride) {
        // For rows in different pages, as in a surface: the hardware prefetcher doesn't cross page boundaries.
        if (stride >= 4096 && y + PK_ROWS_AHEAD < height)
            for (int x = 0; x < width; x += 16) __builtin_prefetch(dst + PK_ROWS_AHEAD * stride + 4 * x, 1);
#define STEP(W, n) AT(fill_step, W)(dst + 4 * x, color, n)
        BLOCKS(width, STEP)
#undef STEP
    }
}

static void K(fill_over)(uint8_t *dst, ptrdiff_t stride, int width, int height, pk_lowp_color color) {
    for (int y = 0; y < height; y++, dst += stride) {
#define STEP(W, n) AT(fill_over_step, W)(dst + 4 * x, color, n)
        BLOCKS(width, STEP)
#undef STEP
    }
}

static void K(fill_over_mask)(uint8_t *dst, ptrdiff_t stride, int width, int height, pk_lowp_color color,
                              const uint8_t *mask, ptrdiff_t mask_stride) {
    for (int y = 0; y < height; y++, dst += stride, mask += mask_stride) {
#define STEP(W, n) AT(fill_over_mask_step, W)(dst + 4 * x, color, mask + x, n)
        BLOCKS(width, STEP)
#undef STEP
    }
}

INLINE pk_lowp_color K(weakened)(pk_lowp_color c, uint32_t level) {
    const uint32_t by = level * 257;
    return (pk_lowp_color){(uint16_t)((c.red * by >> 16) + 1), (uint16_t)((c.green * by >> 16) + 1),
                           (uint16_t)((c.blue * by >> 16) + 1), (uint16_t)((c.alpha * by >> 16) + 1)};
}

// The first run of a band that extends beyond `x`.
INLINE const pk_run *K(run_beyond)(const pk_run *low, const pk_run *high, int x) {
    while (low < high) {
        const pk_run *middle = low + (high - low) / 2;
        if (middle->x + middle->width <= x) low = middle + 1;
        else high = middle;
    }
    return low;
}

static void K(fill_over_runs)(uint8_t *origin, ptrdiff_t stride, int left, int top, int right, int bottom,
                              uint32_t color, pk_lowp_color lowp, const int32_t *bands, const pk_run *runs,
                              const uint8_t *levels) {
    for (int band = top >> 2; 4 * band < bottom; band++) {
        const int first = top > 4 * band ? top - 4 * band : 0, end = bottom < 4 * band + 4 ? bottom - 4 * band : 4;
        const pk_run *last = runs + bands[band + 1];
        uint8_t *line = origin + (4 * band + first) * stride;
        for (const pk_run *run = K(run_beyond)(runs + bands[band], last, left); run < last; run++) {
            const int from = run->x > left ? run->x : left;
            const int to = run->x + run->width < right ? run->x + run->width : right;
            if (from >= to) break;
            uint8_t *dst = line + 4 * (ptrdiff_t)from;
            if (run->offset >= 0) {
                const uint8_t *mask = levels + 16 * (ptrdiff_t)run->offset + first * run->width + (from - run->x);
                K(fill_over_mask)(dst, stride, to - from, end - first, lowp, mask, run->width);
            } else if (run->rows == 0xffffffff) {
                if (color >> 24 == 255) K(fill)(dst, stride, to - from, end - first, color);
                else K(fill_over)(dst, stride, to - from, end - first, lowp);
            } else {
                for (int row = first; row < end; row++, dst += stride) {
                    const uint32_t level = run->rows >> 8 * row & 255;
                    if (level) K(fill_over)(dst, stride, to - from, 1, K(weakened)(lowp, level));
                }
            }
        }
    }
}

#define MASK (mask ? mask + x : mask)

INLINE void K(over_row)(uint8_t *dst, const uint8_t *src, int width, const uint8_t *mask, int level, int masked) {
#define STEP(W, n) AT(over_step, W)(dst + 4 * x, src + 4 * x, MASK, level, masked, n)
    BLOCKS(width, STEP)
#undef STEP
}

INLINE void K(plus_row)(uint8_t *dst, const uint8_t *src, int width, const uint8_t *mask, int level) {
#define STEP(W, n) AT(plus_step, W)(dst + 4 * x, src + 4 * x, MASK, level, n)
    BLOCKS(width, STEP)
#undef STEP
}

INLINE void K(porter_duff_row)(uint8_t *dst, const uint8_t *src, int width, const uint8_t *mask, int level,
                               pk_factors f) {
#define STEP(W, n) AT(porter_duff_step, W)(dst + 4 * x, src + 4 * x, MASK, level, f, n)
    BLOCKS(width, STEP)
#undef STEP
}

INLINE void K(lowp_over_row)(uint8_t *dst, const uint32_t *src, int width, const uint8_t *mask, int level, int masked) {
#define STEP(W, n) AT(lowp_over_step, W)(dst + 4 * x, src + x, MASK, level, masked, n)
    BLOCKS(width, STEP)
#undef STEP
}

static void K(lowp_over)(uint8_t *dst, ptrdiff_t stride, const uint32_t *src, ptrdiff_t src_stride, int width,
                         int height, const uint8_t *mask, ptrdiff_t mask_stride, int level) {
    for (int y = 0; y < height; y++, dst += stride, src += src_stride) {
        if (!mask && level == 65535) K(lowp_over_row)(dst, src, width, 0, 65535, 0);
        else if (mask && level == 65535) K(lowp_over_row)(dst, src, width, mask, 65535, 1);
        else K(lowp_over_row)(dst, src, width, mask, level, 1);
        if (mask) mask += mask_stride;
    }
}

static void K(blend)(pk_mode mode, uint8_t *dst, ptrdiff_t stride, const uint8_t *src, ptrdiff_t src_stride, int width,
                     int height, const uint8_t *mask, ptrdiff_t mask_stride, int level) {
    pk_factors factors = pk_factors_of(mode);
    for (int y = 0; y < height; y++, dst += stride, src += src_stride) {
        if (mode == pk_source_over) {
            if (mask) {
                if (level == 65535) K(over_row)(dst, src, width, mask, 65535, 1);
                else K(over_row)(dst, src, width, mask, level, 1);
            } else if (level == 65535) {
                K(over_row)(dst, src, width, 0, 65535, 0);
            } else {
                K(over_row)(dst, src, width, 0, level, 1);
            }
        } else if (mode == pk_plus_lighter) {
            K(plus_row)(dst, src, width, mask, level);
        } else if (mode > pk_plus_lighter) {
            K(blend_colors)(mode, dst, src, width, mask, level);
        } else {
            K(porter_duff_row)(dst, src, width, mask, level, factors);
        }
        if (mask) mask += mask_stride;
    }
}

static void K(mix)(uint8_t *dst, const uint8_t *src, int width, const uint8_t *mask, int level) {
#define STEP(W, n) AT(mix_step, W)(dst + 4 * x, src + 4 * x, MASK, level, n)
    BLOCKS(width, STEP)
#undef STEP
}
