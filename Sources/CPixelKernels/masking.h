// Kernels on levels: products and blurs.

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
