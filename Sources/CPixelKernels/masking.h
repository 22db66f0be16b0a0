// Kernels on levels: products and blurs.

static void K(multiply)(uint8_t *levels, const uint8_t *by, size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint32_t v = (uint32_t)levels[i] * by[i] + 128;
        levels[i] = (uint8_t)((v + (v >> 8)) >> 8);
    }
}

// MARK: Blurs

// Four registers of sums at a time, and the rest one at a time.
#define BLUR_BLOCKS(first, end, STEP)                                 \
    int x = (first);                                                  \
    for (; x + 4 * WIDE <= (end); x += 4 * WIDE) STEP(4);             \
    for (; x < (end); x += WIDE) STEP(1);

#define BLUR_KERNELS(B)                                                                                              \
    typedef uint32_t K(sum##B) __attribute__((ext_vector_type(B * WIDE)));                                           \
    typedef uint16_t K(fractions##B) __attribute__((ext_vector_type(B * WIDE)));                                     \
    typedef uint8_t K(levels##B) __attribute__((ext_vector_type(B * WIDE)));                                         \
    INLINE K(sum##B) K(blur_levels##B)(const uint8_t *p) {                                                           \
        K(levels##B) v;                                                                                              \
        __builtin_memcpy(&v, p, sizeof v);                                                                           \
        return __builtin_convertvector(v, K(sum##B));                                                                \
    }                                                                                                                \
    INLINE K(sum##B) K(blur_fractions##B)(const uint16_t *p) {                                                       \
        K(fractions##B) v;                                                                                           \
        __builtin_memcpy(&v, p, sizeof v);                                                                           \
        return __builtin_convertvector(v, K(sum##B));                                                                \
    }                                                                                                                \
    INLINE void K(blur_row##B)(uint16_t *out, const uint8_t *middle, const uint16_t *weights, int reach) {           \
        K(sum##B) sum = K(blur_levels##B)(middle) * weights[0] + 128;                                                \
        for (int k = 1; k <= reach; k++)                                                                             \
            sum += (K(blur_levels##B)(middle - k) + K(blur_levels##B)(middle + k)) * weights[k];                     \
        K(fractions##B) v = __builtin_convertvector(sum >> 8, K(fractions##B));                                      \
        __builtin_memcpy(out, &v, sizeof v);                                                                         \
    }                                                                                                                \
    INLINE void K(blur_column##B)(uint8_t *out, const uint16_t *const *in, int x, const uint16_t *weights,           \
                                  int reach) {                                                                       \
        K(sum##B) sum = K(blur_fractions##B)(in[reach] + x) * weights[0] + (1u << 23);                               \
        for (int k = 1; k <= reach; k++)                                                                             \
            sum += (K(blur_fractions##B)(in[reach - k] + x) + K(blur_fractions##B)(in[reach + k] + x)) * weights[k]; \
        K(levels##B) v = __builtin_convertvector(sum >> 24, K(levels##B));                                           \
        __builtin_memcpy(out, &v, sizeof v);                                                                         \
    }

BLUR_KERNELS(1)
BLUR_KERNELS(4)

static void K(blur_row)(uint16_t *out, const uint8_t *in, int first, int end, const uint16_t *weights, int reach) {
#define STEP(B) K(blur_row##B)(out + x, in + x + reach, weights, reach)
    BLUR_BLOCKS(first, end, STEP)
#undef STEP
}

// The sum of weights times the greatest value, 65536 * 65280, plus the rounding half fits 32 bits.
static void K(blur_column)(uint8_t *out, const uint16_t *const *in, int first, int end, const uint16_t *weights,
                           int reach) {
#define STEP(B) K(blur_column##B)(out + x, in, x, weights, reach)
    BLUR_BLOCKS(first, end, STEP)
#undef STEP
}
