// Kernels on levels: sums, products and blurs.

// MARK: Sums

typedef uint8_t K(mask_block) __attribute__((ext_vector_type(PK_MASK_BLOCK)));
typedef uint8_t K(mask_blocks) __attribute__((ext_vector_type(2 * PK_MASK_BLOCK)));

#define ADD_LEVELS(TYPE, x)                           \
    {                                                 \
        TYPE a, b;                                    \
        __builtin_memcpy(&a, levels + (x), sizeof a); \
        __builtin_memcpy(&b, mask + (x), sizeof b);   \
        a = __builtin_elementwise_add_sat(a, b);      \
        __builtin_memcpy(levels + (x), &a, sizeof a); \
    }

INLINE void K(add_rows)(uint8_t *levels, int width, const uint8_t *mask, int stride, int height) {
    for (int y = 0; y < height; y++, levels += width, mask += stride) {
        int x = 0;
        for (; x + 2 * PK_MASK_BLOCK <= stride; x += 2 * PK_MASK_BLOCK) ADD_LEVELS(K(mask_blocks), x)
        if (x < stride) ADD_LEVELS(K(mask_block), x)
    }
}

// The run that contains a cell. Its index is a number of bits: a search would mispredict half of its branches.
INLINE const pk_run *K(run_with)(const pk_mask_sum *sum, int band, int cell) {
    const size_t word = (size_t)cell >> 6, place = sum->words * (size_t)band + word;
    const uint64_t touched = sum->touched[place], before = word ? sum->touched[place - 1] >> 63 : 0;
    const uint64_t starts = touched & ~(touched << 1 | before);
    const int count = __builtin_popcountll(starts & ~(uint64_t)0 >> (63 - (cell & 63)));
    return sum->runs + sum->first_runs[place] + count - 1;
}

static void K(add_mask)(const pk_mask_sum *sum, int x, int y, const uint8_t *mask, int stride, int height) {
    const int end = y + height;
    while (y < end) {
        const pk_run *run = K(run_with)(sum, y >> 2, x >> 2);
        const int next = (y | 3) + 1 < end ? (y | 3) + 1 : end;
        uint8_t *levels = sum->levels + 16 * (ptrdiff_t)run->offset + (ptrdiff_t)(y & 3) * run->width + (x - run->x);
        // Most glyphs are this narrow: with a constant width there is no loop within a row.
        if (stride == PK_MASK_BLOCK) K(add_rows)(levels, run->width, mask, PK_MASK_BLOCK, next - y);
        else if (stride == 2 * PK_MASK_BLOCK) K(add_rows)(levels, run->width, mask, 2 * PK_MASK_BLOCK, next - y);
        else K(add_rows)(levels, run->width, mask, stride, next - y);
        mask += (ptrdiff_t)stride * (next - y);
        y = next;
    }
}

#undef ADD_LEVELS

// MARK: Products

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
