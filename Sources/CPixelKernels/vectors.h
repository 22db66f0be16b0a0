// Vectors of WIDE lanes, one lane a pixel, for kernels that compute in floating point.

typedef float K(f32) __attribute__((ext_vector_type(WIDE)));
typedef int32_t K(i32) __attribute__((ext_vector_type(WIDE)));
typedef uint32_t K(u32) __attribute__((ext_vector_type(WIDE)));
typedef uint8_t K(level8) __attribute__((ext_vector_type(WIDE)));
typedef uint8_t K(u8) __attribute__((ext_vector_type(4 * WIDE)));

INLINE void K(store_pixels)(uint8_t *dst, K(u32) pixels, int count) {
#if WIDE == 16
    AT(store, 16)(dst, pixels, count);
#else
    if (count >= WIDE) __builtin_memcpy(dst, &pixels, sizeof pixels);
    else __builtin_memcpy(dst, &pixels, 4 * (size_t)count);
#endif
}

// Clamps channels to their alpha.
INLINE K(u32) K(bounded)(K(u32) p) {
    K(u32) a = p >> 24;
    a |= a << 8;
    a |= a << 16;
    return (K(u32))__builtin_elementwise_min((K(u8))p, (K(u8))a);
}

INLINE K(u32) K(whole)(K(f32) v) { return (K(u32))__builtin_convertvector(v + 0.5f, K(i32)); }

INLINE int K(any)(K(i32) v) { return __builtin_reduce_or(v) != 0; }

// `first` and the integers after it.
INLINE K(f32) K(numbers)(int first) {
    K(i32) v;
    __builtin_memcpy(&v, pk_count, sizeof v);
    return __builtin_convertvector(v + first, K(f32));
}
