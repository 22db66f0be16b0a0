// The mean light of squares of opaque pixels: from a table of levels or, with byte shuffles, from the segments that
// the table is computed from.

INLINE void K(store_square)(float *dst, K(whole_quad) sums, float weight, float alpha) {
    K(quad) r = __builtin_convertvector(sums, K(quad)) * weight;
    r[3] = alpha;
    __builtin_memcpy(dst, &r, sizeof r);
}

// The squares from `square` on, before `last`, by the table.
INLINE void K(light_squares_by_table)(float *dst, const uint8_t *src, ptrdiff_t stride, int rows, int left, int right,
                                      int square, int last, int factor, const uint32_t *light, float weight, float alpha) {
    for (; square < last; square++) {
        const int from = square * factor > left ? square * factor : left;
        const int end = (square + 1) * factor < right ? (square + 1) * factor : right;
        uint32_t red = 0, green = 0, blue = 0;
        for (int y = 0; y < rows; y++) {
            const uint8_t *p = src + y * stride + 4 * (ptrdiff_t)from;
            for (int x = from; x < end; x++, p += 4) {
                uint32_t pixel;
                __builtin_memcpy(&pixel, p, sizeof pixel);
                PK_IN_REGISTER(pixel);
                red += light[pixel & 255];
                green += light[pixel >> 8 & 255];
                blue += light[pixel >> 16 & 255];
            }
        }
        const K(whole_quad) sums = {(int32_t)red, (int32_t)green, (int32_t)blue, 0};
        K(store_square)(dst + 4 * square, sums, weight, (float)(end > from ? (end - from) * rows : 0) * alpha);
    }
}

#if WIDE >= 8
// Looks up each of 32 bytes in a table of 16.
#define K_LOOKUP(table, places) \
    _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(table))), places)

// The sums of the light of eight columns, four in each half: red, green, blue, and an unused element. They equal the
// sums of the table entries that are computed by the same segments.
INLINE __m256i K(light_of_columns)(const uint8_t *src, ptrdiff_t stride, int rows, const pk_light_segments *segments) {
    const __m256i zero = _mm256_setzero_si256(), ones = _mm256_set1_epi16(1), low_bits = _mm256_set1_epi8(15);
    const __m256i by_channel = _mm256_broadcastsi128_si256(_mm_setr_epi8(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15));
    __m256i red_green = zero, blue_alpha = zero, bends = zero;
    // Four bends of two pixels fit 16 bits.
    for (int top = 0; top < rows; top += 4) {
        __m256i bent = zero;
        for (int y = top; y < rows && y < top + 4; y++) {
            const __m256i pixels = _mm256_loadu_si256((const __m256i *)(src + y * stride));
            const __m256i levels = _mm256_shuffle_epi8(pixels, by_channel);
            const __m256i segment = _mm256_and_si256(_mm256_srli_epi16(levels, 4), low_bits);
            const __m256i step = _mm256_and_si256(levels, low_bits), twice = _mm256_add_epi8(step, step);
            const __m256i begin_low = K_LOOKUP(segments->begin_low, segment);
            const __m256i begin_high = K_LOOKUP(segments->begin_high, segment);
            const __m256i slope_low = K_LOOKUP(segments->slope_low, segment);
            const __m256i slope_high = K_LOOKUP(segments->slope_high, segment);
            // Steps are scaled by 512, so that the product's upper half is divided by 64.
            const __m256i first = _mm256_add_epi16(
                _mm256_unpacklo_epi8(begin_low, begin_high),
                _mm256_mulhrs_epi16(_mm256_unpacklo_epi8(slope_low, slope_high), _mm256_unpacklo_epi8(zero, twice)));
            const __m256i second = _mm256_add_epi16(
                _mm256_unpackhi_epi8(begin_low, begin_high),
                _mm256_mulhrs_epi16(_mm256_unpackhi_epi8(slope_low, slope_high), _mm256_unpackhi_epi8(zero, twice)));
            red_green = _mm256_add_epi32(red_green, _mm256_madd_epi16(first, ones));
            blue_alpha = _mm256_add_epi32(blue_alpha, _mm256_madd_epi16(second, ones));
            bent = _mm256_add_epi16(
                bent, _mm256_maddubs_epi16(K_LOOKUP(segments->bow, step), K_LOOKUP(segments->bend, segment)));
        }
        bends = _mm256_add_epi32(bends, _mm256_madd_epi16(bent, ones));
    }
    return _mm256_add_epi32(_mm256_slli_epi32(_mm256_hadd_epi32(red_green, blue_alpha), 6), bends);
}
#undef K_LOOKUP

// Processes the complete squares from `square` on, eight columns at a time, and returns the first square that
// remains.
INLINE int K(whole_light_squares)(float *dst, const uint8_t *src, ptrdiff_t stride, int rows, int right, int square, int count,
                                  int factor, const pk_light_segments *segments, float weight, float alpha) {
    const float whole = (float)(factor * rows) * alpha;
    const int last = right / factor < count ? right / factor : count;
    if (factor == 4) {
        for (; square + 2 <= last; square += 2) {
            const __m256i sums = K(light_of_columns)(src + 16 * (ptrdiff_t)square, stride, rows, segments);
            K(store_square)(dst + 4 * square, (K(whole_quad))_mm256_castsi256_si128(sums), weight, whole);
            K(store_square)(dst + 4 * square + 4, (K(whole_quad))_mm256_extracti128_si256(sums, 1), weight, whole);
        }
        return square;
    }
    for (; square < last; square++) {
        __m256i sums = _mm256_setzero_si256();
        for (int x = square * factor; x < (square + 1) * factor; x += 8)
            sums = _mm256_add_epi32(sums, K(light_of_columns)(src + 4 * (ptrdiff_t)x, stride, rows, segments));
        const __m128i sum = _mm_add_epi32(_mm256_castsi256_si128(sums), _mm256_extracti128_si256(sums, 1));
        K(store_square)(dst + 4 * square, (K(whole_quad))sum, weight, whole);
    }
    return square;
}
#endif

static void K(light_squares)(float *dst, const uint8_t *src, ptrdiff_t stride, int rows, int left, int right, int count,
                             int factor, const uint32_t *light, const pk_light_segments *segments, float weight, float alpha) {
    (void)segments;
    // The first square that does not begin before `left`.
    int first = (left + factor - 1) / factor < count ? (left + factor - 1) / factor : count;
    K(light_squares_by_table)(dst, src, stride, rows, left, right, 0, first, factor, light, weight, alpha);
#if WIDE >= 8
    if (segments && (factor == 4 || factor % 8 == 0))
        first = K(whole_light_squares)(dst, src, stride, rows, right, first, count, factor, segments, weight, alpha);
#endif
    K(light_squares_by_table)(dst, src, stride, rows, left, right, first, count, factor, light, weight, alpha);
}
