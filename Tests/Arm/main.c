// Compares every kernel of this processor with the scalar one on random data: bytes must be equal.
//
//     kernels SEED ROUNDS
//
// prints the tested levels and a checksum of the results, which is the same on every processor.
#include "cases.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

uint64_t random_state, checksum = 0xcbf29ce484222325u;
int comparisons, failures;

static const pk_level levels[] = {pk_level_sse2, pk_level_avx2, pk_level_avx512, pk_level_neon};
static const char *names[] = {"sse2", "avx2", "avx512", "neon"};
enum { level_count = sizeof levels / sizeof levels[0] };

uint64_t random_bits(void) {
    random_state ^= random_state >> 12;
    random_state ^= random_state << 25;
    random_state ^= random_state >> 27;
    return random_state * 0x2545f4914f6cdd1du;
}

int random_int(int low, int high) { return low + (int)((random_bits() >> 32) % (uint64_t)(high - low + 1)); }

float random_float(float low, float high) { return low + (high - low) * ((float)(random_bits() >> 40) * 0x1p-24f); }

uint8_t random_level(void) {
    switch (random_int(0, 2)) {
    case 0: return 0;
    case 1: return 255;
    default: return (uint8_t)random_int(0, 255);
    }
}

void fill_levels(uint8_t *bytes, size_t count) {
    for (size_t i = 0; i < count; i++) bytes[i] = random_level();
}

void fill_pixels(uint8_t *bytes, size_t pixels) {
    for (size_t i = 0; i < pixels; i++) {
        const uint8_t alpha = random_level();
        for (int c = 0; c < 3; c++) bytes[4 * i + c] = (uint8_t)random_int(0, alpha);
        bytes[4 * i + 3] = alpha;
    }
}

void add_to_checksum(const void *bytes, size_t count) {
    for (size_t i = 0; i < count; i++) checksum = (checksum ^ ((const uint8_t *)bytes)[i]) * 0x100000001b3u;
}

void compare(const char *name, const void *start, size_t length, kernel_call call, const void *arguments) {
    // Separate copies, so that a sanitizer or the end of the memory detects writes beyond the end.
    uint8_t *expected = malloc(length), *result = malloc(length);
    memcpy(expected, start, length);
    call(pk_kernels_at(pk_level_scalar), expected, arguments);
    add_to_checksum(expected, length);
    for (int i = 0; i < level_count; i++) {
        const pk_kernels *table = pk_kernels_at(levels[i]);
        if (!table) continue;
        memcpy(result, start, length);
        call(table, result, arguments);
        comparisons++;
        if (memcmp(expected, result, length) == 0) continue;
        size_t place = 0;
        while (expected[place] == result[place]) place++;
        if (failures++ < 20)
            printf("%s: %s gives %d at byte %zu of %zu, and scalar %d\n", name, names[i], result[place], place, length,
                   expected[place]);
    }
    free(expected);
    free(result);
}

int main(int count, char **words) {
    const uint64_t seed = count > 1 ? strtoull(words[1], NULL, 10) : 1;
    const int rounds = count > 2 ? atoi(words[2]) : 100;
    // Zero would remain zero.
    random_state = seed * 0x9e3779b97f4a7c15u + 1;
    for (int i = 0; i < rounds; i++) {
        try_surfaces();
        try_filters();
        try_lights();
        try_paints();
        try_winding();
        try_video();
    }
    printf("scalar");
    for (int i = 0; i < level_count; i++)
        if (pk_kernels_at(levels[i])) printf(" %s", names[i]);
    printf(": %d comparisons, %d failures\nchecksum %016llx\n", comparisons, failures, (unsigned long long)checksum);
    return failures == 0 ? 0 : 1;
}
