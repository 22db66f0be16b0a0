// Bytes in sRGB and linear light, by tables; pixels of four floating-point numbers as in filtering.h.
//
// The tables are for colours that alpha leaves as they are: each kernel ends at the first pixel that is not opaque, and says
// how many it has done.

static int K(light_of_bytes)(float *dst, const uint8_t *src, int count, const float *light) {
    for (int i = 0; i < count; i++) {
        const uint8_t *p = src + 4 * i;
        if (p[3] != 255) return i;
        K(quad) v = {light[p[0]], light[p[1]], light[p[2]], 1};
        __builtin_memcpy(dst + 4 * i, &v, sizeof v);
    }
    return count;
}

// Four pixels at a time: the places in the table of one are looked up while those of the next are computed.
typedef float K(four_pixels) __attribute__((ext_vector_type(16)));
typedef int32_t K(four_places) __attribute__((ext_vector_type(16)));

static int K(bytes_of_light)(uint8_t *dst, const float *src, int count, const uint8_t *levels) {
    // Light below the first cell is black, and light from 1 on is the last cell.
    const K(four_pixels) least = 0x1p-13f, most = 0x1.fffffep-1f;
    for (int i = 0; i < count; i += 4) {
        const int n = count - i < 4 ? count - i : 4;
        K(four_pixels) v = 0;
        if (n == 4) __builtin_memcpy(&v, src + 4 * i, sizeof v);
        else __builtin_memcpy(&v, src + 4 * i, 16 * (size_t)n);
        // What is no number compares false: transparent, or black.
        int opaque = 0;
        while (opaque < n && src[4 * (i + opaque) + 3] > 0.9999f) opaque++;
        v = v > least ? v : least;
        v = v < most ? v : most;
        int32_t cells[16];
        K(four_places) places = ((K(four_places))v - PK_FIRST_CELL) >> PK_CELL_SHIFT;
        __builtin_memcpy(cells, &places, sizeof cells);
        for (int k = 0; k < opaque; k++) {
            const int32_t *c = cells + 4 * k;
            uint32_t pixel = levels[c[0]] | (uint32_t)levels[c[1]] << 8 | (uint32_t)levels[c[2]] << 16 | 0xff000000u;
            __builtin_memcpy(dst + 4 * (i + k), &pixel, sizeof pixel);
        }
        if (opaque < n) return i + opaque;
    }
    return count;
}

static void K(light_squares)(float *dst, const uint8_t *src, ptrdiff_t stride, int rows, int left, int right, int count,
                             int factor, const uint32_t *light, float weight, float alpha) {
    for (int i = 0; i < count; i++) {
        int first = i * factor > left ? i * factor : left;
        int end = (i + 1) * factor < right ? (i + 1) * factor : right;
        uint32_t r = 0, g = 0, b = 0;
        for (int y = 0; y < rows; y++) {
            const uint8_t *p = src + y * stride + 4 * (ptrdiff_t)first;
            for (int x = first; x < end; x++, p += 4) {
                r += light[p[0]];
                g += light[p[1]];
                b += light[p[2]];
            }
        }
        K(quad) v = {(float)r * weight, (float)g * weight, (float)b * weight,
                     (float)(end > first ? (end - first) * rows : 0) * alpha};
        __builtin_memcpy(dst + 4 * i, &v, sizeof v);
    }
}

// Two pixels side by side.
typedef float K(two_pixels) __attribute__((ext_vector_type(8)));

INLINE K(two_pixels) K(load_two)(const float *p) {
    K(two_pixels) v;
    __builtin_memcpy(&v, p, sizeof v);
    return v;
}

static void K(cube)(float *dst, const float *src, int count, const float *table, int side) {
    const K(quad) scale = (float)(side - 1);
    const K(whole_quad) last = side - 2;
    const int32_t row = 4 * side, plane = 4 * side * side;
    for (int i = 0; i < count; i++) {
        K(quad) v;
        __builtin_memcpy(&v, src + 4 * i, sizeof v);
        const float alpha = v[3];
        if (alpha != 1) v = alpha > 0 ? v / alpha : 0;
        v = v > 0 ? v : 0;
        v = v < 1 ? v : 1;
        v = v * scale;
        // Cut off, and one before the last cell at the most, so that the corner behind it is there.
        K(whole_quad) cell = __builtin_convertvector(v, K(whole_quad));
        cell = cell < last ? cell : last;
        K(quad) part = v - __builtin_convertvector(cell, K(quad));
        const float *p = table + (cell[2] * plane + cell[1] * row + cell[0] * 4);
        const K(two_pixels) y = part[1], z = part[2];
        K(two_pixels) a = K(load_two)(p), b = K(load_two)(p + row);
        const K(two_pixels) c = K(load_two)(p + plane), d = K(load_two)(p + plane + row);
        a = a + (c - a) * z;
        b = b + (d - b) * z;
        a = a + (b - a) * y;
        const K(quad) low = a.lo, high = a.hi;
        K(quad) r = low + (high - low) * part[0];
        const float opacity = r[3] * alpha;
        if (opacity != 1) r = r * opacity;
        r[3] = opacity;
        __builtin_memcpy(dst + 4 * i, &r, sizeof r);
    }
}
