// Kernels on levels: the sums of a strip, products, and blurs.

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

static void K(multiply)(uint8_t *levels, const uint8_t *by, size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint32_t v = (uint32_t)levels[i] * by[i] + 128;
        levels[i] = (uint8_t)((v + (v >> 8)) >> 8);
    }
}

// MARK: Blurs

#define BLOCK (4 * WIDE)
typedef uint32_t K(sum) __attribute__((ext_vector_type(BLOCK)));
typedef uint16_t K(sum16) __attribute__((ext_vector_type(BLOCK)));
typedef uint8_t K(sum8) __attribute__((ext_vector_type(BLOCK)));

INLINE K(sum) K(blur_levels)(const uint8_t *p) {
    K(sum8) v;
    __builtin_memcpy(&v, p, sizeof v);
    return __builtin_convertvector(v, K(sum));
}

INLINE K(sum) K(blur_fractions)(const uint16_t *p) {
    K(sum16) v;
    __builtin_memcpy(&v, p, sizeof v);
    return __builtin_convertvector(v, K(sum));
}

static void K(blur_row)(uint16_t *out, const uint8_t *in, int count, const uint16_t *weights, int reach) {
    for (int x = 0; x < count; x += BLOCK) {
        const uint8_t *middle = in + x + reach;
        K(sum) sum = K(blur_levels)(middle) * weights[0] + 128;
        for (int k = 1; k <= reach; k++)
            sum += (K(blur_levels)(middle - k) + K(blur_levels)(middle + k)) * weights[k];
        K(sum16) v = __builtin_convertvector(sum >> 8, K(sum16));
        __builtin_memcpy(out + x, &v, sizeof v);
    }
}

// The sum of weights times the largest value, 65536 * 65280, and the half to round fit 32 bits.
static void K(blur_column)(uint8_t *out, const uint16_t *const *in, int count, const uint16_t *weights, int reach) {
    for (int x = 0; x < count; x += BLOCK) {
        K(sum) sum = K(blur_fractions)(in[reach] + x) * weights[0] + (1u << 23);
        for (int k = 1; k <= reach; k++)
            sum += (K(blur_fractions)(in[reach - k] + x) + K(blur_fractions)(in[reach + k] + x)) * weights[k];
        K(sum8) v = __builtin_convertvector(sum >> 24, K(sum8));
        __builtin_memcpy(out + x, &v, sizeof v);
    }
}
