// Operations on W pixels at once. Included once for each width and level: N(name) is the instance's own name.
//
// A pixel is a 32-bit lane. Its channels are processed as two pairs, red with blue and green with alpha, each channel
// in a 16-bit half of the lane: a product of two levels fits, and nothing needs widening or packing.

typedef uint32_t N(u32) __attribute__((ext_vector_type(W)));
typedef uint16_t N(u16) __attribute__((ext_vector_type(2 * W)));
typedef int16_t N(s16) __attribute__((ext_vector_type(2 * W)));
typedef uint8_t N(u8) __attribute__((ext_vector_type(4 * W)));
typedef uint8_t N(level) __attribute__((ext_vector_type(W)));
typedef uint32_t N(product) __attribute__((ext_vector_type(2 * W)));

// Loads and stores the first `n` lanes; the others load as zero and stay unchanged in memory. Only the widest level
// uses fewer than all lanes.
#if W == 16
INLINE __mmask16 N(lanes)(int n) { return (__mmask16)((1u << n) - 1); }

INLINE N(u32) N(load)(const uint8_t *p, int n) {
    return n < W ? (N(u32))_mm512_maskz_loadu_epi32(N(lanes)(n), p) : (N(u32))_mm512_loadu_si512(p);
}

INLINE void N(store)(uint8_t *p, N(u32) v, int n) {
    if (n < W) _mm512_mask_storeu_epi32(p, N(lanes)(n), (__m512i)v);
    else _mm512_storeu_si512(p, (__m512i)v);
}

INLINE N(u32) N(levels)(const uint8_t *p, int n) {
    const __m128i v = n < W ? _mm_maskz_loadu_epi8(N(lanes)(n), p) : _mm_loadu_si128((const __m128i *)p);
    return __builtin_convertvector((N(level))v, N(u32));
}
#else
INLINE N(u32) N(load)(const uint8_t *p, int n) {
    (void)n;
    N(u32) v;
    __builtin_memcpy(&v, p, sizeof v);
    return v;
}

INLINE void N(store)(uint8_t *p, N(u32) v, int n) {
    (void)n;
    __builtin_memcpy(p, &v, sizeof v);
}

INLINE N(u32) N(levels)(const uint8_t *p, int n) {
    (void)n;
    N(level) v;
    __builtin_memcpy(&v, p, sizeof v);
    return __builtin_convertvector(v, N(u32));
}
#endif

INLINE int N(any)(N(u32) v) { return __builtin_reduce_or(v) != 0; }

// Copies a level to both halves of each lane.
INLINE N(u16) N(both)(N(u32) v) { return (N(u16))(v | v << 16); }

// x / 255, rounded, for x up to 255 * 255: with y = x + 128, (y + y / 256) / 256 is the nearest integer for all of
// them, and y + y / 256 stays below 65536.
INLINE N(u16) N(div255)(N(u16) x) {
    x += 128;
    return (x + (x >> 8)) >> 8;
}

INLINE N(u16) N(red_blue)(N(u32) p) { return (N(u16))(p & 0x00ff00ff); }
INLINE N(u16) N(green_alpha)(N(u32) p) { return (N(u16))(p >> 8 & 0x00ff00ff); }
INLINE N(u32) N(join)(N(u16) red_blue, N(u16) green_alpha) { return (N(u32))red_blue | (N(u32))green_alpha << 8; }

// x times `by` / 65536. Uses Intel's intrinsic, as the compiler does not recognize the operation where one operand is
// constant for a whole row.
INLINE N(u16) N(part)(N(u16) x, N(u16) by) {
#if defined(__x86_64__) && W == 4
    return (N(u16))__builtin_ia32_pmulhuw128((N(s16))x, (N(s16))by);
#elif defined(__x86_64__) && W == 8
    return (N(u16))__builtin_ia32_pmulhuw256((N(s16))x, (N(s16))by);
#elif defined(__x86_64__) && W == 16
    return (N(u16))__builtin_ia32_pmulhuw512((N(s16))x, (N(s16))by);
#else
    N(product) p = __builtin_convertvector(x, N(product)) * __builtin_convertvector(by, N(product));
    return __builtin_convertvector(p >> 16, N(u16));
#endif
}

// x times `by` / 65535; 65535 leaves x unchanged.
INLINE N(u16) N(weakened)(N(u16) x, N(u16) by) { return N(part)(x, by) + 1; }

// Rounds levels with eight fractional bits to the nearest level.
INLINE N(u16) N(nearest)(N(u16) x) { return (x + 128) >> 8; }

INLINE N(u32) N(scale)(N(u32) p, N(u16) by) {
    N(u16) rb = N(part)(N(red_blue)(p) << 8, by), ga = N(part)(N(green_alpha)(p) << 8, by);
    return N(join)(N(nearest)(rb), N(nearest)(ga));
}

// Saturating addition.
INLINE N(u32) N(add)(N(u32) a, N(u32) b) { return (N(u32))__builtin_elementwise_add_sat((N(u8))a, (N(u8))b); }

// Composites a source whose levels have eight fractional bits over pixels, rounding the sum once. Saturating, so that
// colours that exceed their alpha become white and not another colour.
INLINE N(u32) N(lowp_over)(N(u16) red_blue, N(u16) green_alpha, N(u32) d) {
    N(u32) a = (N(u32))green_alpha >> 16;
    // One minus the alpha, in 65536ths. The alpha's 65280 levels become 65535, so that nothing is left under an opaque
    // source; the 256th of a level that `part` truncates under a transparent one is restored by the rounding of the sum
    // below.
    N(u16) rest = N(both)(65535 - a - (a >> 8));
    N(u16) rb = __builtin_elementwise_add_sat((N(u16))(red_blue + 128), N(part)(N(red_blue)(d) << 8, rest));
    N(u16) ga = __builtin_elementwise_add_sat((N(u16))(green_alpha + 128), N(part)(N(green_alpha)(d) << 8, rest));
    return N(join)(rb >> 8, ga >> 8);
}

INLINE N(u32) N(over)(N(u32) s, N(u32) d) {
    return N(lowp_over)(N(red_blue)(s) << 8, N(green_alpha)(s) << 8, d);
}

// The mask's levels times `level`, in 65535ths; just `level` without a mask.
INLINE N(u16) N(mask)(const uint8_t *mask, int level, int n) {
    if (!mask) return (N(u16))(uint16_t)level;
    N(u16) m = N(both)(N(levels)(mask, n) * 257);
    return level == 65535 ? m : N(part)(m, (N(u16))(uint16_t)level);
}

// MARK: Kernel steps

INLINE void N(fill_step)(uint8_t *dst, uint32_t color, int n) { N(store)(dst, (N(u32))color, n); }

INLINE N(u16) N(red_blue_of)(pk_lowp_color c) { return (N(u16))((N(u32))(uint32_t)c.red | (uint32_t)c.blue << 16); }
INLINE N(u16) N(green_alpha_of)(pk_lowp_color c) { return (N(u16))((N(u32))(uint32_t)c.green | (uint32_t)c.alpha << 16); }

INLINE void N(fill_over_step)(uint8_t *dst, pk_lowp_color color, int n) {
    N(store)(dst, N(lowp_over)(N(red_blue_of)(color), N(green_alpha_of)(color), N(load)(dst, n)), n);
}

INLINE void N(fill_over_mask_step)(uint8_t *dst, pk_lowp_color color, const uint8_t *mask, int n) {
    N(u32) levels = N(levels)(mask, n);
    if (!N(any)(levels)) return;
    N(u16) m = N(both)(levels * 257);
    N(u16) rb = N(weakened)(N(red_blue_of)(color), m), ga = N(weakened)(N(green_alpha_of)(color), m);
    N(store)(dst, N(lowp_over)(rb, ga, N(load)(dst, n)), n);
}

INLINE void N(over_step)(uint8_t *dst, const uint8_t *src, const uint8_t *mask, int level, int masked, int n) {
    N(u32) s = N(load)(src, n);
    if (!N(any)(s)) return;
    if (!masked) return N(store)(dst, N(over)(s, N(load)(dst, n)), n);
    N(u16) m = N(mask)(mask, level, n);
    N(u16) rb = N(weakened)(N(red_blue)(s) << 8, m), ga = N(weakened)(N(green_alpha)(s) << 8, m);
    N(store)(dst, N(lowp_over)(rb, ga, N(load)(dst, n)), n);
}

INLINE void N(lowp_over_step)(uint8_t *dst, const uint32_t *src, const uint8_t *mask, int level, int masked, int n) {
    N(u16) rb = (N(u16))N(load)((const uint8_t *)src, n), ga = (N(u16))N(load)((const uint8_t *)(src + PK_ROW), n);
    if (masked) {
        N(u16) m = N(mask)(mask, level, n);
        rb = N(weakened)(rb, m), ga = N(weakened)(ga, m);
    }
    N(store)(dst, N(lowp_over)(rb, ga, N(load)(dst, n)), n);
}

INLINE void N(plus_step)(uint8_t *dst, const uint8_t *src, const uint8_t *mask, int level, int n) {
    N(u32) s = N(scale)(N(load)(src, n), N(mask)(mask, level, n));
    N(store)(dst, N(add)(s, N(load)(dst, n)), n);
}

// The factor of one side of a Porter-Duff mode: 0, 1, the other side's alpha, or one minus that.
INLINE N(u16) N(factor)(N(u32) pixel, pk_factor f) { return N(both)((pixel >> 24 & f.and) ^ f.xor); }

INLINE void N(porter_duff_step)(uint8_t *dst, const uint8_t *src, const uint8_t *mask, int level, pk_factors f,
                                int n) {
    N(u32) s = N(scale)(N(load)(src, n), N(mask)(mask, level, n));
    N(u32) d = N(load)(dst, n);
    N(u16) fs = N(factor)(d, f.source), fd = N(factor)(s, f.destination);
    N(u16) rb = N(div255)(N(red_blue)(s) * fs + N(red_blue)(d) * fd);
    N(u16) ga = N(div255)(N(green_alpha)(s) * fs + N(green_alpha)(d) * fd);
    N(store)(dst, N(join)(rb, ga), n);
}

INLINE void N(mix_step)(uint8_t *dst, const uint8_t *src, const uint8_t *mask, int level, int n) {
    N(u32) s = N(load)(src, n), d = N(load)(dst, n);
    N(u16) m = N(mask)(mask, level, n);
    N(u16) rb = N(part)(N(red_blue)(s) << 8, m) + N(part)(N(red_blue)(d) << 8, 65535 - m);
    N(u16) ga = N(part)(N(green_alpha)(s) << 8, m) + N(part)(N(green_alpha)(d) << 8, 65535 - m);
    N(store)(dst, N(join)(N(nearest)(rb), N(nearest)(ga)), n);
}
