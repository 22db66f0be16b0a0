#include "pixel_kernels.h"

#include <stdlib.h>
#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#endif

// One implementation, compiled for several instruction sets. No fused multiply-add: the bits must not depend on the
// instruction set. No ifunc either, which sanitizers cannot follow: callers look up the table once.
#pragma STDC FP_CONTRACT OFF
// Vectors are passed only to functions that are always inlined, so no call depends on their calling convention.
#pragma clang diagnostic ignored "-Wpsabi"

#define INLINE static inline __attribute__((always_inline))
// For loops over the lanes of a vector: unrolled, the lane index is a constant.
#define UNROLLED _Pragma("clang loop unroll(full)")

// Keeps an array in memory, where loading its elements is faster than extracting them from a vector.
#define PK_IN_MEMORY(list) __asm__("" : "+m"(list))

// Keeps a number in its own register: the compiler would otherwise pack the numbers of neighbouring pixels in a vector,
// and extract each again.
#define PK_IN_REGISTER(number) __asm__("" : "+r"(number))

// The number of edge pieces that are processed together; a multiple of eight.
#define PK_PIECES 64

// The number of rows to prefetch ahead while a row is filled.
#define PK_ROWS_AHEAD 4

static const int32_t pk_count[16] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};

// (alpha & and) ^ xor is 0, 255, alpha or 255 - alpha.
typedef struct pk_factor {
    uint32_t and, xor ;
} pk_factor;

typedef struct pk_factors {
    // The source's factor is computed from the destination's alpha, and vice versa.
    pk_factor source, destination;
} pk_factors;

INLINE pk_factors pk_factors_of(pk_mode mode) {
    const pk_factor zero = {0, 0}, one = {0, 255}, alpha = {255, 0}, rest = {255, 255};
    switch (mode) {
    case pk_source_over: return (pk_factors){one, rest};
    case pk_copy: return (pk_factors){one, zero};
    case pk_clear: return (pk_factors){zero, zero};
    case pk_source_in: return (pk_factors){alpha, zero};
    case pk_source_out: return (pk_factors){rest, zero};
    case pk_source_atop: return (pk_factors){alpha, rest};
    case pk_destination_over: return (pk_factors){rest, one};
    case pk_destination_in: return (pk_factors){zero, alpha};
    case pk_destination_out: return (pk_factors){zero, rest};
    case pk_destination_atop: return (pk_factors){rest, alpha};
    case pk_xor: return (pk_factors){rest, rest};
    default: break;
    }
    return (pk_factors){one, one};
}

#define LEVEL scalar
#define WIDE 1
#include "kernels.h"
#undef LEVEL
#undef WIDE

#if defined(__x86_64__)

#define LEVEL sse2
#define WIDE 4
#include "kernels.h"
#undef LEVEL
#undef WIDE

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define LEVEL avx2
#define WIDE 8
#include "kernels.h"
#undef LEVEL
#undef WIDE
#pragma clang attribute pop

#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512dq,avx512vl"))), apply_to = function)
#define LEVEL avx512
#define WIDE 16
#include "kernels.h"
#undef LEVEL
#undef WIDE
#pragma clang attribute pop

const pk_kernels *pk_kernels_at(pk_level level) {
    switch (level) {
    case pk_level_scalar: return &kernels_scalar;
    case pk_level_sse2: return &kernels_sse2;
    case pk_level_avx2: return __builtin_cpu_supports("avx2") ? &kernels_avx2 : NULL;
    case pk_level_avx512:
        return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                       __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl")
                   ? &kernels_avx512
                   : NULL;
    case pk_level_neon: return NULL;
    }
    return NULL;
}

#elif defined(__aarch64__)

#define LEVEL neon
#define WIDE 4
#include "kernels.h"
#undef LEVEL
#undef WIDE

const pk_kernels *pk_kernels_at(pk_level level) {
    switch (level) {
    case pk_level_scalar: return &kernels_scalar;
    case pk_level_neon: return &kernels_neon;
    default: return NULL;
    }
}

#else

const pk_kernels *pk_kernels_at(pk_level level) { return level == pk_level_scalar ? &kernels_scalar : NULL; }

#endif

// The level named by the environment variable, if this processor supports it.
static const pk_kernels *kernels_asked_for(void) {
    static const struct {
        const char *name;
        pk_level level;
    } names[] = {{"scalar", pk_level_scalar},
                 {"sse2", pk_level_sse2},
                 {"avx2", pk_level_avx2},
                 {"avx512", pk_level_avx512},
                 {"neon", pk_level_neon}};
    const char *wanted = getenv("KASANE_KERNELS");
    for (size_t i = 0; wanted && i < sizeof names / sizeof names[0]; i++) {
        if (strcmp(wanted, names[i].name) == 0) return pk_kernels_at(names[i].level);
    }
    return NULL;
}

const pk_kernels *pk_kernels_best(void) {
    const pk_kernels *asked_for = kernels_asked_for();
    if (asked_for) return asked_for;
    const pk_level best_first[] = {pk_level_avx512, pk_level_avx2, pk_level_neon, pk_level_sse2, pk_level_scalar};
    for (size_t i = 0; i < sizeof best_first / sizeof best_first[0]; i++) {
        const pk_kernels *kernels = pk_kernels_at(best_first[i]);
        if (kernels) return kernels;
    }
    return NULL;
}
