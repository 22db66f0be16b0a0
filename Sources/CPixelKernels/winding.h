// Kernels that convert edges to coverage levels. A band's sums are four rows, interleaved, for each pixel column.
//
// An edge adds to each pixel that it crosses the height it covers there, minus the part to its left, and that part to
// the next pixel: the prefix sum from the left is then the exact area to the right of the edge.
//
// Why sums and not sorted crossings: area is additive. Edges may come in any order and may cross, and each adds its own
// contribution; the sum is the signed area that the path winds around, to which the non-zero and even-odd rules apply
// exactly where at most one contour meets a pixel. Only cells touched by an edge are summed. What lies between two of
// them has the sum of the cell before, and is one run without levels, however wide: the cost of a shape grows with its
// outline, not with its area.
//
// Single precision suffices: a pixel's sum has a few terms, each rounded to 2^-24, and a level is 2^-8. The ends of
// edges are doubles, since differences of coordinates far from the origin are taken.

typedef double K(rows64) __attribute__((ext_vector_type(4)));
typedef float K(rows) __attribute__((ext_vector_type(4)));
typedef int32_t K(row_numbers) __attribute__((ext_vector_type(4)));
// A cell of four columns.
typedef float K(cell_sums) __attribute__((ext_vector_type(16)));
typedef int32_t K(cell_numbers) __attribute__((ext_vector_type(16)));
typedef uint8_t K(cell) __attribute__((ext_vector_type(16)));
typedef uint32_t K(cell_rows) __attribute__((ext_vector_type(4)));

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

// Adds a line that crosses `height` (signed) of one row from one x coordinate to a greater one, over more than two
// columns.
static void K(add_row)(float *row, double x0, double x1, float height) {
    const int first = (int)x0, last = (int)x1;
    float *column = row + 4 * (ptrdiff_t)first;
    // The line falls by `rate` in each whole column; it covers half of its fall within the column itself, and the rest
    // in the next.
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

// Edge pieces within single rows, collected until there are enough of them to process in parallel lanes.
typedef double K(pieces64) __attribute__((ext_vector_type(8)));
typedef float K(pieces32) __attribute__((ext_vector_type(8)));
typedef int32_t K(piece_numbers) __attribute__((ext_vector_type(8)));

INLINE K(pieces64) K(between)(K(pieces64) v, double low, double high) {
    v = v > low ? v : (K(pieces64))low;
    return v < high ? v : (K(pieces64))high;
}

typedef struct K(pieces) {
    // The x coordinates at both ends, and the signed height.
    double from[PK_PIECES], to[PK_PIECES];
    float height[PK_PIECES];
    // The offset of the row's sums.
    int32_t row[PK_PIECES];
} K(pieces);

// Adds `total` pieces to the sums.
static void K(add_pieces)(float *sums, K(pieces) *pieces, int total) {
    // The last group of eight may not be full.
    for (int k = total; k < ((total + 7) & ~7); k++) {
        pieces->from[k] = pieces->to[k] = 0;
        pieces->height[k] = 0;
        pieces->row[k] = 0;
    }
    for (int k = 0; k < total; k += 8) {
        K(pieces64) a, b;
        K(pieces32) height;
        K(piece_numbers) row;
        __builtin_memcpy(&a, pieces->from + k, sizeof a);
        __builtin_memcpy(&b, pieces->to + k, sizeof b);
        __builtin_memcpy(&height, pieces->height + k, sizeof height);
        __builtin_memcpy(&row, pieces->row + k, sizeof row);
        const K(pieces64) left = a < b ? a : b, right = a < b ? b : a;
        const K(piece_numbers) first = __builtin_convertvector(left, K(piece_numbers));
        const K(piece_numbers) further = __builtin_convertvector(right, K(piece_numbers)) - first;
        // The points where the line enters the first of at most two columns and leaves the last, relative to the first
        // column's side.
        const K(pieces64) origin = __builtin_convertvector(first, K(pieces64));
        const K(pieces32) enter = __builtin_convertvector(left - origin, K(pieces32));
        const K(pieces32) leave = __builtin_convertvector(right - origin, K(pieces32));
        const K(pieces32) beside = (enter + leave) * 0.5f * height;
        const K(piece_numbers) crosses = further > 0;
        // Lines that are steeper within two columns are treated as vertical: the rounding error would be greater.
        const K(pieces32) across = __builtin_convertvector(right - left, K(pieces32));
        const K(pieces32) rate = height / (across > 1e-6f ? across : 1e-6f);
        const K(pieces32) into = 1 - enter, beyond = leave - 1;
        const K(pieces32) first_area = crosses ? into * into * 0.5f * rate : height - beside;
        const K(pieces32) last_left = crosses ? beyond * beyond * 0.5f * rate : 0;
        // The remainder, so that the full height is accounted for: otherwise columns further right would keep a trace
        // of the edge.
        const K(pieces32) middle = height - first_area - last_left;
        const K(piece_numbers) places = first * 4 + row;
        int32_t place[8], columns[8];
        float areas[8], middles[8], lefts[8];
        __builtin_memcpy(place, &places, sizeof place);
        __builtin_memcpy(columns, &further, sizeof columns);
        __builtin_memcpy(areas, &first_area, sizeof areas);
        __builtin_memcpy(middles, &middle, sizeof middles);
        __builtin_memcpy(lefts, &last_left, sizeof lefts);
        const int count = total - k < 8 ? total - k : 8;
        const int wide = __builtin_reduce_max(further) > 1;
        for (int j = 0; j < count; j++) {
            if (wide && columns[j] > 1) {
                const double x0 = pieces->from[k + j], x1 = pieces->to[k + j];
                K(add_row)(sums + pieces->row[k + j], x0 < x1 ? x0 : x1, x0 < x1 ? x1 : x0, pieces->height[k + j]);
                continue;
            }
            float *column = sums + place[j];
            column[0] += areas[j];
            column[4] += middles[j];
            column[8] += lefts[j];
        }
    }
}

// Splits the part of an edge that lies in a band into rows, appends them after `count` other pieces, and returns the
// new count. The band's sums start at `sums`. The cells that it touches are marked in `few` if they fit the bits of a
// word.
INLINE int K(add_edge)(K(pieces) *pieces, int count, int32_t sums, uint64_t *touched, uint64_t *few, int is_narrow,
                       const pk_edge *e, double band_top, K(rows) *backdrop) {
    const double x0 = e->x0, x1 = e->x1, y0 = e->y0, y1 = e->y1;
    int first_row = 0, end_row = 4;
    // The tops and bottoms of the rows.
    K(pieces64) y = band_top + (K(pieces64)){0, 1, 2, 3, 1, 2, 3, 4};
    K(rows) height = e->winding;
    if (y0 > band_top || y1 < band_top + 4) {
        const double top = y0 > band_top ? y0 : band_top, bottom = y1 < band_top + 4 ? y1 : band_top + 4;
        if (!(top < bottom)) return count;
        first_row = (int)(top - band_top);
        const int last_row = (int)(bottom - band_top);
        end_row = last_row + (last_row < bottom - band_top);
        // Beyond its ends the edge has no height.
        y = K(between)(y + first_row, top, bottom);
        const K(rows64) from = __builtin_shufflevector(y, y, 0, 1, 2, 3), to = __builtin_shufflevector(y, y, 4, 5, 6, 7);
        height = __builtin_convertvector(to - from, K(rows)) * e->winding;
    }
    if (x0 == 0 && x1 == 0) {
        for (int row = first_row; row < end_row; row++) (*backdrop)[row] += height[row - first_row];
        return count;
    }
    // Rounding must not move a crossing beyond the line's ends.
    const double low = x0 < x1 ? x0 : x1, high = x0 < x1 ? x1 : x0;
    const K(pieces64) x = K(between)(x0 + (y - y0) * e->slope, low, high);
    const K(rows64) from = __builtin_shufflevector(x, x, 0, 1, 2, 3), to = __builtin_shufflevector(x, x, 4, 5, 6, 7);
    const K(row_numbers) numbers = sums + first_row + (K(row_numbers)){0, 1, 2, 3};
    // Room for four, of which only those that the edge reaches count.
    __builtin_memcpy(pieces->from + count, &from, sizeof from);
    __builtin_memcpy(pieces->to + count, &to, sizeof to);
    __builtin_memcpy(pieces->height + count, &height, sizeof height);
    __builtin_memcpy(pieces->row + count, &numbers, sizeof numbers);
    const int32_t start = (int32_t)x[0], end = (int32_t)x[7];
    const int32_t first_cell = (start < end ? start : end) >> 2, last_cell = ((start < end ? end : start) + 1) >> 2;
    if (is_narrow) *few |= ~(uint64_t)0 << first_cell & ~(uint64_t)0 >> (63 - last_cell);
    else K(touch)(touched, (size_t)first_cell, (size_t)last_cell);
    return count + end_row - first_row;
}

// Converts signed areas to levels, four columns of four rows.
INLINE K(cell_numbers) K(area_levels)(K(cell_sums) sum, pk_rule rule, int antialiased) {
    K(cell_sums) area;
    if (rule == pk_non_zero) {
        area = sum < 0 ? -sum : sum;
        area = area < 1 ? area : 1;
    } else {
        // The distance to the nearest even number.
        K(cell_sums) half = sum * 0.5f;
        K(cell_numbers) nearest =
            __builtin_convertvector(half + (half < 0 ? (K(cell_sums))-0.5f : (K(cell_sums))0.5f), K(cell_numbers));
        area = sum - 2 * __builtin_convertvector(nearest, K(cell_sums));
        area = area < 0 ? -area : area;
    }
    if (!antialiased) return area >= 0.5f ? (K(cell_numbers))255 : 0;
    return __builtin_convertvector(area * 255 + 0.5f, K(cell_numbers));
}

INLINE K(cell_sums) K(four_times)(K(rows) v) {
    return __builtin_shufflevector(v, v, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3);
}

// Accumulates a cell's columns from the left, starting from `before`, and clears them.
INLINE K(cell_sums) K(summed)(float *columns, K(rows) before) {
    const K(cell_sums) none = 0;
    K(cell_sums) v;
    __builtin_memcpy(&v, columns, sizeof v);
    __builtin_memcpy(columns, &none, sizeof none);
    v += __builtin_shufflevector(v, none, 16, 16, 16, 16, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
    v += __builtin_shufflevector(v, none, 16, 16, 16, 16, 16, 16, 16, 16, 0, 1, 2, 3, 4, 5, 6, 7);
    return v + K(four_times)(before);
}

// Writes the levels of `width` columns, row after row.
INLINE K(rows) K(sweep)(uint8_t *out, float *sums, int width, K(rows) sum, pk_rule rule, int antialiased) {
    for (int x = 0; x < width; x += 4) {
        const K(cell_sums) all = K(summed)(sums + 4 * x, sum);
        K(cell) c = __builtin_convertvector(K(area_levels)(all, rule, antialiased), K(cell));
        c = __builtin_shufflevector(c, c, 0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
        const K(cell_rows) rows = (K(cell_rows))c;
        UNROLLED for (int row = 0; row < 4; row++) {
            const uint32_t levels = rows[row];
            __builtin_memcpy(out + row * width + x, &levels, sizeof levels);
        }
        sum = __builtin_shufflevector(all, all, 12, 13, 14, 15);
    }
    return sum;
}

// The first cell from `cell` on that was touched (flip 0), or was not (flip ~0); `count` if there is none.
INLINE int K(next_cell)(const uint64_t *touched, int cell, int count, uint64_t flip) {
    int word = cell >> 6;
    uint64_t bits = (touched[word] ^ flip) & ~(uint64_t)0 << (cell & 63);
    while (!bits) {
        if (++word > (count >> 6)) return count;
        bits = touched[word] ^ flip;
    }
    const int next = word * 64 + __builtin_ctzll(bits);
    return next < count ? next : count;
}

// Whether there is room for the runs and levels of one more band.
INLINE int K(has_room)(const pk_winding *w) {
    return w->level_capacity - w->level_count >= 16 * (size_t)w->cell_count &&
           w->run_capacity - w->run_count >= (size_t)w->cell_count + 1;
}

INLINE void K(append_run)(pk_winding *w, int first, int end, uint32_t rows, int32_t offset) {
    w->runs[w->run_count++] = (pk_run){first * 4, (end - first) * 4, rows, offset};
}

// Converts the sums of a band to runs. Untouched cells have the coverage of the cell before them.
INLINE void K(sweep_band)(pk_winding *w, K(rows) sum, pk_rule rule, int antialiased) {
    const int cells = w->cell_count;
    int cell = 0;
    while (cell < cells) {
        const int next = K(next_cell)(w->touched, cell, cells, 0);
        if (next > cell && __builtin_reduce_or((K(row_numbers))sum) != 0) {
            const K(cell) levels =
                __builtin_convertvector(K(area_levels)(K(four_times)(sum), rule, antialiased), K(cell));
            const uint32_t rows = ((K(cell_rows))levels)[0];
            if (rows) K(append_run)(w, cell, next, rows, -1);
        }
        if (next == cells) break;
        cell = K(next_cell)(w->touched, next, cells, ~(uint64_t)0);
        K(append_run)(w, next, cell, 0, (int32_t)(w->level_count / 16));
        const int width = (cell - next) * 4;
        sum = K(sweep)(w->levels + w->level_count, w->sums + 16 * (size_t)next, width, sum, rule, antialiased);
        w->level_count += 4 * (size_t)width;
    }
    // Prepares for the next band: all cells but the spare one are already cleared.
    __builtin_memset(w->sums + 16 * (size_t)cells, 0, 16 * sizeof(float));
    __builtin_memset(w->touched, 0, 8 * (size_t)(cells / 64 + 1));
}

// Translates an edge by -origin into bounds of `size`, and returns the band that it starts in.
INLINE int K(place_edge)(pk_edge *e, K(rows64) origin, K(rows64) size, int band_count) {
    // Edges lie inside the bounds; clamping makes sure that rounding does not matter.
    K(rows64) ends;
    __builtin_memcpy(&ends, e, sizeof ends);
    ends -= origin;
    ends = ends > 0 ? ends : 0;
    ends = ends < size ? ends : size;
    __builtin_memcpy(e, &ends, sizeof ends);
    // An edge that rounding has made horizontal adds nothing.
    const double y0 = ends[1], fall = ends[3] - y0;
    e->slope = fall > 0 ? (ends[2] - ends[0]) / fall : 0;
    const int band = (int)y0 >> 2;
    return band < band_count ? band : band_count - 1;
}

INLINE K(rows64) K(size_of)(const pk_winding *w) {
    const double width = 4.0 * w->cell_count, height = 4.0 * w->band_count;
    return (K(rows64)){width, height, width, height};
}

static void K(link)(pk_winding *w, double left, double top) {
    const K(rows64) origin = {left, top, left, top}, size = K(size_of)(w);
    const int band_count = w->band_count;
    for (int band = 0; band < band_count; band++) w->heads[band] = -1;
    for (int k = 0; k < w->edge_count; k++) {
        pk_edge *e = w->edges + k;
        const int band = K(place_edge)(e, origin, size, band_count);
        e->next = w->heads[band];
        w->heads[band] = k;
    }
}

static void K(accumulate)(pk_winding *w, double left, double top) {
    const K(rows64) origin = {left, top, left, top}, size = K(size_of)(w);
    const size_t words = (size_t)(w->cell_count / 64 + 1);
    const int32_t stride = 16 * (w->cell_count + 1);
    K(pieces) pieces;
    uint64_t few = 0;
    int count = 0;
    for (int k = 0; k < w->edge_count; k++) {
        pk_edge *e = w->edges + k;
        int band = K(place_edge)(e, origin, size, w->band_count);
        do {
            K(rows) backdrop;
            float *const own = w->backdrops + 4 * (size_t)band;
            __builtin_memcpy(&backdrop, own, sizeof backdrop);
            uint64_t *const touched = w->touched + words * (size_t)band;
            count = K(add_edge)(&pieces, count, stride * band, touched, &few, 0, e, 4.0 * band, &backdrop);
            __builtin_memcpy(own, &backdrop, sizeof backdrop);
            if (count > PK_PIECES - 8) {
                K(add_pieces)(w->sums, &pieces, count);
                count = 0;
            }
        } while (++band < w->band_count && e->y1 > 4.0 * band);
    }
    K(add_pieces)(w->sums, &pieces, count);
}

static int K(sweep_bands)(pk_winding *all, int band) {
    const size_t words = (size_t)(all->cell_count / 64 + 1), stride = 16 * (size_t)(all->cell_count + 1);
    pk_winding own = *all, *const w = &own;
    for (; band < w->band_count && K(has_room)(w); band++) {
        w->bands[band] = (int32_t)w->run_count;
        K(rows) backdrop;
        __builtin_memcpy(&backdrop, w->backdrops + 4 * (size_t)band, sizeof backdrop);
        w->sums = all->sums + stride * (size_t)band;
        w->touched = all->touched + words * (size_t)band;
        K(sweep_band)(w, backdrop, w->rule, w->antialiased);
    }
    if (band == w->band_count) w->bands[band] = (int32_t)w->run_count;
    all->run_count = w->run_count;
    all->level_count = w->level_count;
    return band;
}

INLINE int K(wind_bands)(pk_winding *w, int band, pk_rule rule, int antialiased) {
    uint64_t *const touched = w->touched;
    const pk_edge *const edges = w->edges;
    int32_t *const active = w->active;
    int active_count = w->active_count;
    // Whether one word has a bit for each cell and the spare one.
    const int is_narrow = w->cell_count < 64;
    for (; band < w->band_count && K(has_room)(w); band++) {
        w->bands[band] = (int32_t)w->run_count;
        for (int32_t next = w->heads[band]; next >= 0; next = edges[next].next) active[active_count++] = next;
        if (!active_count) continue;
        const double top = 4.0 * band;
        K(rows) backdrop = 0;
        K(pieces) pieces;
        uint64_t few = 0;
        int count = 0, kept = 0;
        for (int k = 0; k < active_count; k++) {
            const pk_edge *e = edges + active[k];
            count = K(add_edge)(&pieces, count, 0, touched, &few, is_narrow, e, top, &backdrop);
            if (count > PK_PIECES - 8) {
                K(add_pieces)(w->sums, &pieces, count);
                count = 0;
            }
            active[kept] = active[k];
            kept += e->y1 > top + 4;
        }
        touched[0] |= few;
        K(add_pieces)(w->sums, &pieces, count);
        active_count = kept;
        K(sweep_band)(w, backdrop, rule, antialiased);
    }
    w->active_count = active_count;
    if (band == w->band_count) w->bands[band] = (int32_t)w->run_count;
    return band;
}

static int K(wind)(pk_winding *w, int band) {
    if (w->backdrops) return K(sweep_bands)(w, band);
    if (!w->antialiased) return K(wind_bands)(w, band, w->rule, 0);
    if (w->rule == pk_non_zero) return K(wind_bands)(w, band, pk_non_zero, 1);
    return K(wind_bands)(w, band, pk_even_odd, 1);
}
