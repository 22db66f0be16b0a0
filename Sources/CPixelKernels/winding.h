// Kernels that turn edges into levels. A band's sums are four rows, interleaved, for each pixel column.
//
// An edge adds to each pixel that it crosses the height it covers there, less the part that lies to its left, and that
// part to the next pixel: the sum from the left is then the exact area to the right of the edge.

INLINE void K(touch)(uint64_t *touched, size_t first, size_t last) {
    size_t a = first >> 6, b = last >> 6;
    uint64_t from = ~(uint64_t)0 << (first & 63), to = ~(uint64_t)0 >> (63 - (last & 63));
    if (a == b) {
        touched[a] |= from & to;
        return;
    }
    touched[a] |= from;
    while (++a < b) touched[a] = ~(uint64_t)0;
    touched[b] |= to;
}

// A line that crosses `height` (signed) of one row between two x coordinates.
INLINE void K(add_row)(float *row, double xa, double xb, float height) {
    const double x0 = xa < xb ? xa : xb, x1 = xa < xb ? xb : xa;
    const int first = (int)x0, last = (int)x1;
    float *column = row + 4 * (ptrdiff_t)first;
    if (first == last) {
        const float left = (float)((x0 + x1) * 0.5 - first) * height;
        column[0] += height - left;
        column[4] += left;
        return;
    }
    // It falls by `rate` in each whole column; half of what it falls in a column it covers there, the rest in the next.
    const float rate = height / (float)(x1 - x0);
    const float into = 1 - (float)(x0 - first), beyond = (float)(x1 - last);
    const float first_fall = into * rate, last_fall = beyond * rate;
    const float first_area = first_fall * into * 0.5f, last_left = last_fall * beyond * 0.5f;
    column[0] += first_area;
    float carried = first_fall - first_area;
    for (int k = last - first - 1; k > 0; k--) {
        column += 4;
        column[0] += carried + rate * 0.5f;
        carried = rate * 0.5f;
    }
    column[4] += carried + last_fall - last_left;
    column[8] += last_left;
}

INLINE void K(add_edge)(float *sums, uint64_t *touched, const pk_edge *e, double band_top, float backdrop[4]) {
    const double y0 = e->y0, x0 = e->x0, slope = e->slope;
    const double top = y0 > band_top ? y0 : band_top;
    const double bottom = e->y1 < band_top + 4 ? e->y1 : band_top + 4;
    if (!(top < bottom)) return;
    int row = (int)(top - band_top);
    double y = top, next = band_top + row + 1;
    if (x0 == 0 && e->x1 == 0) {
        for (; next < bottom; next += 1) {
            backdrop[row++] += (float)(next - y) * e->winding;
            y = next;
        }
        backdrop[row] += (float)(bottom - y) * e->winding;
        return;
    }
    // Rounding must not carry a crossing beyond the line's ends.
    const double low = x0 < e->x1 ? x0 : e->x1, high = x0 < e->x1 ? e->x1 : x0;
    double x = x0 + (top - y0) * slope, end = x0 + (bottom - y0) * slope;
    x = x < low ? low : x > high ? high : x;
    end = end < low ? low : end > high ? high : end;
    const double left = x < end ? x : end, right = x < end ? end : x;
    K(touch)(touched, (size_t)left >> 2, ((size_t)right + 1) >> 2);
    for (; next < bottom; next += 1) {
        double crossing = x0 + (next - y0) * slope;
        crossing = crossing < low ? low : crossing > high ? high : crossing;
        K(add_row)(sums + row++, x, crossing, (float)(next - y) * e->winding);
        x = crossing;
        y = next;
    }
    K(add_row)(sums + row, x, end, (float)(bottom - y) * e->winding);
}

static int K(accumulate)(float *sums, uint64_t *touched, const pk_edge *edges, int32_t *active, int count,
                         double band_top, float backdrop[4]) {
    int kept = 0;
    for (int k = 0; k < count; k++) {
        const pk_edge *e = edges + active[k];
        K(add_edge)(sums, touched, e, band_top, backdrop);
        active[kept] = active[k];
        kept += e->y1 > band_top + 4;
    }
    return kept;
}

typedef float K(rows) __attribute__((ext_vector_type(4)));
typedef int32_t K(row_levels) __attribute__((ext_vector_type(4)));
typedef uint8_t K(cell) __attribute__((ext_vector_type(16)));
typedef uint8_t K(cell_column) __attribute__((ext_vector_type(4)));

// The levels of four rows from their signed areas.
INLINE K(cell_column) K(area_levels)(K(rows) sum, pk_rule rule, int antialiased) {
    K(rows) area;
    if (rule == pk_non_zero) {
        area = sum < 0 ? -sum : sum;
        area = area < 1 ? area : 1;
    } else {
        // The distance to the nearest even number.
        K(rows) half = sum * 0.5f;
        K(row_levels) nearest = __builtin_convertvector(half + (half < 0 ? (K(rows))-0.5f : (K(rows))0.5f), K(row_levels));
        area = sum - 2 * __builtin_convertvector(nearest, K(rows));
        area = area < 0 ? -area : area;
    }
    K(row_levels) levels = __builtin_convertvector(area * 255 + 0.5f, K(row_levels));
    if (!antialiased) levels = area >= 0.5f ? (K(row_levels))255 : 0;
    return __builtin_convertvector(levels, K(cell_column));
}

INLINE void K(sweep_cells)(uint8_t *out, float *sums, int width, float carry[4], pk_rule rule, int antialiased) {
    K(rows) sum;
    __builtin_memcpy(&sum, carry, sizeof sum);
    for (int x = 0; x < width; x += 4) {
        K(cell_column) columns[4];
        for (int k = 0; k < 4; k++) {
            K(rows) more;
            __builtin_memcpy(&more, sums + 4 * (x + k), sizeof more);
            sum += more;
            columns[k] = K(area_levels)(sum, rule, antialiased);
        }
        __builtin_memset(sums + 4 * x, 0, 16 * sizeof(float));
        K(cell) c;
        __builtin_memcpy(&c, columns, sizeof c);
        c = __builtin_shufflevector(c, c, 0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
        for (int row = 0; row < 4; row++) __builtin_memcpy(out + row * width + x, (uint8_t *)&c + 4 * row, 4);
    }
    __builtin_memcpy(carry, &sum, sizeof sum);
}

static void K(sweep)(uint8_t *out, float *sums, int width, float carry[4], pk_rule rule, int antialiased) {
    if (!antialiased) K(sweep_cells)(out, sums, width, carry, rule, 0);
    else if (rule == pk_non_zero) K(sweep_cells)(out, sums, width, carry, pk_non_zero, 1);
    else K(sweep_cells)(out, sums, width, carry, pk_even_odd, 1);
}
