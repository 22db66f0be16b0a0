// Kernels that join pixels. Rows are done in wide blocks, then in blocks of four, then pixel by pixel.

#define BLOCKS(width, STEP)                                           \
    int x = 0;                                                        \
    for (; x + WIDE <= (width); x += WIDE) STEP(WIDE);                \
    if (WIDE > 4)                                                     \
        for (; x + 4 <= (width); x += 4) STEP(4);                     \
    if (WIDE > 1)                                                     \
        for (; x < (width); x++) STEP(1);

static void K(fill)(uint8_t *dst, ptrdiff_t stride, int width, int height, uint32_t color) {
    for (int y = 0; y < height; y++, dst += stride) {
#define STEP(W) AT(fill_step, W)(dst + 4 * x, color)
        BLOCKS(width, STEP)
#undef STEP
    }
}

static void K(fill_over)(uint8_t *dst, ptrdiff_t stride, int width, int height, pk_fine_color color) {
    for (int y = 0; y < height; y++, dst += stride) {
#define STEP(W) AT(fill_over_step, W)(dst + 4 * x, color)
        BLOCKS(width, STEP)
#undef STEP
    }
}

static void K(fill_over_mask)(uint8_t *dst, ptrdiff_t stride, int width, int height, pk_fine_color color,
                              const uint8_t *mask, ptrdiff_t mask_stride) {
    for (int y = 0; y < height; y++, dst += stride, mask += mask_stride) {
#define STEP(W) AT(fill_over_mask_step, W)(dst + 4 * x, color, mask + x)
        BLOCKS(width, STEP)
#undef STEP
    }
}

#define MASK (mask ? mask + x : mask)

INLINE void K(over_row)(uint8_t *dst, const uint8_t *src, int width, const uint8_t *mask, int level, int masked) {
#define STEP(W) AT(over_step, W)(dst + 4 * x, src + 4 * x, MASK, level, masked)
    BLOCKS(width, STEP)
#undef STEP
}

INLINE void K(plus_row)(uint8_t *dst, const uint8_t *src, int width, const uint8_t *mask, int level) {
#define STEP(W) AT(plus_step, W)(dst + 4 * x, src + 4 * x, MASK, level)
    BLOCKS(width, STEP)
#undef STEP
}

INLINE void K(porter_duff_row)(uint8_t *dst, const uint8_t *src, int width, const uint8_t *mask, int level,
                               pk_factors f) {
#define STEP(W) AT(porter_duff_step, W)(dst + 4 * x, src + 4 * x, MASK, level, f)
    BLOCKS(width, STEP)
#undef STEP
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
#define STEP(W) AT(mix_step, W)(dst + 4 * x, src + 4 * x, MASK, level)
    BLOCKS(width, STEP)
#undef STEP
}
