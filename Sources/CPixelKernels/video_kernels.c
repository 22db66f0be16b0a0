#include "video_kernels.h"

#include <string.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

// BT.709 in 15-bit fixed point: luma spans 16 to 235, chroma 16 to 240. The chroma weights add up to zero, so that greys
// have no colour.
enum {
    Y_R = 5983, Y_G = 20127, Y_B = 2032,
    U_R = -3298, U_G = -11094, U_B = 14392,
    V_R = 14392, V_G = -13073, V_B = -1319,
    Y_BIAS = (16 << 15) + (1 << 14),
    // Chroma adds four pixels, hence two more bits.
    C_BIAS = (128 << 17) + (1 << 16),
};

bool video_row_is_opaque(const uint8_t *rgba, size_t count) {
    uint8_t all = 255;
    for (size_t i = 0; i < count; i++) all &= rgba[4 * i + 3];
    return all == 255;
}

static inline uint8_t times(unsigned a, unsigned b) {
    unsigned t = a * b + 128;
    return (uint8_t)((t + (t >> 8)) >> 8);
}

void video_row_over(uint8_t *result, const uint8_t *rgba, size_t count, const uint8_t colour[4]) {
    for (size_t i = 0; i < 4 * count; i += 4) {
        unsigned room = 255 - rgba[i + 3];
        for (int c = 0; c < 4; c++) {
            unsigned sum = rgba[i + c] + times(colour[c], room);
            result[i + c] = sum > 255 ? 255 : (uint8_t)sum;
        }
    }
}

void video_row_unpremultiply(uint8_t *result, const uint8_t *rgba, size_t count, bool swap) {
    const int red = swap ? 2 : 0, blue = 2 - red;
    for (size_t i = 0; i < 4 * count; i += 4) {
        const unsigned r = rgba[i], g = rgba[i + 1], b = rgba[i + 2], a = rgba[i + 3];
        unsigned levels[3] = {r, g, b};
        if (a != 255) {
            for (int c = 0; c < 3; c++) {
                unsigned level = a == 0 ? 0 : (levels[c] * 255 + a / 2) / a;
                levels[c] = level > 255 ? 255 : level;
            }
        }
        result[i + red] = (uint8_t)levels[0];
        result[i + 1] = (uint8_t)levels[1];
        result[i + blue] = (uint8_t)levels[2];
        result[i + 3] = (uint8_t)a;
    }
}

static inline uint8_t luma(const uint8_t *p) {
    return (uint8_t)((p[0] * Y_R + p[1] * Y_G + p[2] * Y_B + Y_BIAS) >> 15);
}

void video_rows_to_yuv420(uint8_t *y0, uint8_t *y1, uint8_t *u, uint8_t *v, const uint8_t *row0, const uint8_t *row1,
                          size_t count) {
    size_t i = 0;
#if defined(__SSE2__)
    // A pixel is a 32-bit lane. Masked, its red and blue (or its green) are adjacent 16-bit numbers, which one
    // multiply-add weights and sums.
    const __m128i low = _mm_set1_epi32(0x00ff00ff);
    const __m128i y_rb = _mm_set1_epi32(Y_R | Y_B << 16), y_g = _mm_set1_epi32(Y_G);
    const __m128i u_rb = _mm_set1_epi32((int)((U_R & 0xffffu) | (unsigned)U_B << 16));
    const __m128i u_g = _mm_set1_epi32(U_G & 0xffff);
    const __m128i v_rb = _mm_set1_epi32((int)((V_R & 0xffffu) | (unsigned)V_B << 16));
    const __m128i v_g = _mm_set1_epi32(V_G & 0xffff);
    const __m128i y_bias = _mm_set1_epi32(Y_BIAS), c_bias = _mm_set1_epi32(C_BIAS);
    for (; i + 8 <= count; i += 8) {
        __m128i rb[2][2], ga[2][2];
        for (int row = 0; row < 2; row++) {
            const uint8_t *p = (row ? row1 : row0) + 4 * i;
            __m128i lumas[2];
            for (int half = 0; half < 2; half++) {
                __m128i pixels = _mm_loadu_si128((const __m128i *)(p + 16 * half));
                rb[row][half] = _mm_and_si128(pixels, low);
                ga[row][half] = _mm_and_si128(_mm_srli_epi32(pixels, 8), low);
                __m128i sum = _mm_add_epi32(_mm_madd_epi16(rb[row][half], y_rb), _mm_madd_epi16(ga[row][half], y_g));
                lumas[half] = _mm_srli_epi32(_mm_add_epi32(sum, y_bias), 15);
            }
            __m128i packed = _mm_packs_epi32(lumas[0], lumas[1]);
            _mm_storel_epi64((__m128i *)((row ? y1 : y0) + i), _mm_packus_epi16(packed, packed));
        }
        // Adds rows, then neighbours: four 2 by 2 sums in four lanes.
        __m128i sums[2];
        for (int pair = 0; pair < 2; pair++) {
            __m128i left = pair ? _mm_add_epi16(ga[0][0], ga[1][0]) : _mm_add_epi16(rb[0][0], rb[1][0]);
            __m128i right = pair ? _mm_add_epi16(ga[0][1], ga[1][1]) : _mm_add_epi16(rb[0][1], rb[1][1]);
            __m128 l = _mm_castsi128_ps(left), r = _mm_castsi128_ps(right);
            __m128i even = _mm_castps_si128(_mm_shuffle_ps(l, r, _MM_SHUFFLE(2, 0, 2, 0)));
            __m128i odd = _mm_castps_si128(_mm_shuffle_ps(l, r, _MM_SHUFFLE(3, 1, 3, 1)));
            sums[pair] = _mm_add_epi16(even, odd);
        }
        __m128i us = _mm_add_epi32(_mm_madd_epi16(sums[0], u_rb), _mm_madd_epi16(sums[1], u_g));
        __m128i vs = _mm_add_epi32(_mm_madd_epi16(sums[0], v_rb), _mm_madd_epi16(sums[1], v_g));
        us = _mm_srli_epi32(_mm_add_epi32(us, c_bias), 17);
        vs = _mm_srli_epi32(_mm_add_epi32(vs, c_bias), 17);
        __m128i packed = _mm_packs_epi32(us, vs);
        packed = _mm_packus_epi16(packed, packed);
        uint32_t levels[2];
        _mm_storel_epi64((__m128i *)levels, packed);
        memcpy(u + i / 2, &levels[0], 4);
        memcpy(v + i / 2, &levels[1], 4);
    }
#endif
    for (; i + 2 <= count; i += 2) {
        const uint8_t *a = row0 + 4 * i, *b = row1 + 4 * i;
        y0[i] = luma(a);
        y0[i + 1] = luma(a + 4);
        y1[i] = luma(b);
        y1[i + 1] = luma(b + 4);
        int red = a[0] + a[4] + b[0] + b[4], green = a[1] + a[5] + b[1] + b[5], blue = a[2] + a[6] + b[2] + b[6];
        u[i / 2] = (uint8_t)((red * U_R + green * U_G + blue * U_B + C_BIAS) >> 17);
        v[i / 2] = (uint8_t)((red * V_R + green * V_G + blue * V_B + C_BIAS) >> 17);
    }
}
