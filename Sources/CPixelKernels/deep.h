// Kernels on deep pixels, for what a byte for each channel would lose count of. Four lanes of one pixel at a time.

typedef float K(deep) __attribute__((ext_vector_type(4)));
typedef uint8_t K(shallow) __attribute__((ext_vector_type(4)));
typedef int32_t K(rounded) __attribute__((ext_vector_type(4)));

INLINE K(deep) K(load_deep)(const float *p) {
    K(deep) v;
    __builtin_memcpy(&v, p, sizeof v);
    return v;
}

INLINE void K(store_deep)(float *p, K(deep) v) { __builtin_memcpy(p, &v, sizeof v); }

static void K(deep_over)(float *dst, const float *src, int count, const uint8_t *mask, float level) {
    for (int x = 0; x < count; x++) {
        const float m = mask ? (float)mask[x] / 255 * level : level;
        K(deep) s = K(load_deep)(src + 4 * x) * m, d = K(load_deep)(dst + 4 * x);
        K(store_deep)(dst + 4 * x, s + d * (1 - s.w / 255));
    }
}

static void K(deepen)(float *dst, const uint8_t *src, int count) {
    for (int x = 0; x < count; x++) {
        K(shallow) v;
        __builtin_memcpy(&v, src + 4 * x, sizeof v);
        K(store_deep)(dst + 4 * x, __builtin_convertvector(v, K(deep)));
    }
}

static void K(flatten)(uint8_t *dst, const float *src, int count) {
    for (int x = 0; x < count; x++) {
        K(deep) v = K(load_deep)(src + 4 * x);
        // No channel brighter than its alpha, and none beyond a byte.
        const float most = v.w < 255 ? v.w : 255;
        v = v < most ? v : (K(deep))most;
        v = v > 0 ? v : (K(deep))0;
        K(shallow) p = __builtin_convertvector(__builtin_convertvector(v + 0.5f, K(rounded)), K(shallow));
        __builtin_memcpy(dst + 4 * x, &p, sizeof p);
    }
}
