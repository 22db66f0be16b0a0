// Rows of sampled images, in blocks of WIDE lanes; the last block of a row is computed whole and stored in part.

// The address of the texel at a row's base, which may lie outside the image.
INLINE uintptr_t K(base)(const pk_image *image, const pk_row *row) {
    return (uintptr_t)image->pixels + (uintptr_t)(row->base_v * image->stride + row->base_u * (ptrdiff_t)4);
}

INLINE void K(store_lowp)(uint32_t *dst, K(samples) samples) {
    K(u32) pairs[2];
    K(lowp_pixels)(pairs, samples);
    UNROLLED for (int k = 0; k < 2; k++) __builtin_memcpy(dst + PK_ROW * k, &pairs[k], sizeof pairs[k]);
}

// Rows are written to `dst` as bytes, or to `lowp_dst` as lowp pixels, whichever is not null; lowp rows are no wider
// than a tile.
//
// The row of an image whose edge texels are clamped.
//
// All offsets are computed first: loads that wait for them would stall the arithmetic of the next block.
INLINE void K(linear_row)(uint8_t *dst, uint32_t *lowp_dst, int first, int count, const pk_image *image,
                          const pk_row *row, int fixed_point) {
    const K(limits) limits = K(limits_of)(image, row);
    const uintptr_t base = K(base)(image, row), ahead = base + (uintptr_t)image->ahead;
    const uint8_t *upper = (const uint8_t *)base, *lower = upper + image->stride;
    _Alignas(64) int32_t offset[PK_ANCHOR], weights[PK_ANCHOR];
    for (; count > 0; first += PK_ANCHOR, dst += 4 * PK_ANCHOR, count -= PK_ANCHOR) {
        const int n = count < PK_ANCHOR ? count : PK_ANCHOR;
        for (int x = 0; x < n; x += WIDE) {
            K(f32) i = K(numbers)(first + x);
            K(texel_address) address = fixed_point ? K(fixed_point_address)(row, i, limits)
                                                   : K(clamped_address)(K(texel_address_of)(row, i), limits);
            K(i32) offsets = address.y * (int32_t)image->stride + address.x * 4, w = K(weights)(address);
            __builtin_memcpy(offset + x, &offsets, sizeof offsets);
            __builtin_memcpy(weights + x, &w, sizeof w);
        }
        // A rotated image is read across its rows, which the hardware prefetcher doesn't anticipate.
        for (int x = 0; x < n; x += 2) __builtin_prefetch((const void *)(ahead + (uintptr_t)(intptr_t)offset[x]));
        for (int x = 0; x < n; x += WIDE) {
            K(samples) samples = K(bilinear)(upper, lower, offset + x, weights + x);
            if (lowp_dst) K(store_lowp)(lowp_dst + x, samples);
            else K(store_pixels)(dst + 4 * x, K(rounded_pixels)(samples), n - x);
        }
    }
}

// The same for any other image, block by block. Without a filter a pixel is the upper left texel.
INLINE void K(bordered_row)(uint8_t *dst, uint32_t *lowp_dst, int first, int count, const pk_image *image,
                            const pk_row *row, int linear) {
    const K(limits) limits = K(limits_of)(image, row);
    const int small = K(has_small_offsets)(image);
    for (int x = 0; x < count; x += WIDE) {
        K(texel_address) address = K(texel_address_of)(row, K(numbers)(first + x));
        int32_t offset[WIDE], weights[WIDE];
        uint64_t pairs[WIDE], pairs_below[WIDE];
        const uint8_t *upper = (const uint8_t *)K(base)(image, row), *lower = upper + image->stride;
        if (small && K(is_inside)(address, limits)) {
            K(i32) offsets = address.y * (int32_t)image->stride + address.x * 4;
            __builtin_memcpy(offset, &offsets, sizeof offset);
        } else {
            int32_t texel_x[WIDE], texel_y[WIDE];
            K(i32) tx = address.x + row->base_u, ty = address.y + row->base_v;
            __builtin_memcpy(texel_x, &tx, sizeof texel_x);
            __builtin_memcpy(texel_y, &ty, sizeof texel_y);
            K(edge_pairs)(pairs, pairs_below, image, texel_x, texel_y);
            upper = (const uint8_t *)pairs;
            lower = (const uint8_t *)pairs_below;
            UNROLLED for (int k = 0; k < WIDE; k++) offset[k] = 8 * k;
        }
        K(u32) pixels;
        if (linear) {
            K(i32) w = K(weights)(address);
            __builtin_memcpy(weights, &w, sizeof weights);
            K(samples) samples = K(bilinear)(upper, lower, offset, weights);
            if (lowp_dst) {
                K(store_lowp)(lowp_dst + x, samples);
                continue;
            }
            pixels = K(rounded_pixels)(samples);
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
    // An image of a single column has no pairs of texels.
    return image->border == pk_border_clamp && image->width > 1 && image->height > 1 && K(has_small_offsets)(image);
}

static void K(image)(uint8_t *dst, int first, int count, const pk_image *image, const pk_row *row) {
    const int clamped = K(is_clamped)(image);
    if (!image->linear) K(bordered_row)(dst, 0, first, count, image, row, 0);
    else if (!clamped) K(bordered_row)(dst, 0, first, count, image, row, 1);
    else if (row->fixed_point) K(linear_row)(dst, 0, first, count, image, row, 1);
    else K(linear_row)(dst, 0, first, count, image, row, 0);
}

static void K(lowp_image)(uint32_t *dst, int first, int count, const pk_image *image, const pk_row *row) {
    if (!K(is_clamped)(image)) K(bordered_row)(0, dst, first, count, image, row, 1);
    else if (row->fixed_point) K(linear_row)(0, dst, first, count, image, row, 1);
    else K(linear_row)(0, dst, first, count, image, row, 0);
}
