// Linear light to bytes, squares of it, and cubes of colours.
#include "cases.h"

#include <string.h>

enum { widest = 67 };

typedef struct arguments {
    int width, factor, phase, down;
    const uint8_t *pixels;
    const float *light, *cubics;
    const int16_t *levels, *parts;
    const uint32_t *sums;
    const pk_cube *cube;
} arguments;

#define CALL(name) static void name(const pk_kernels *table, void *out, const void *given)
#define A (*(const arguments *)given)

// Their count is stored after the bytes.
CALL(call_bytes_of_light) {
    const int done = table->bytes_of_light(out, A.light, A.width, A.cubics);
    memcpy((uint8_t *)out + 4 * widest, &done, sizeof done);
}
CALL(call_levels_of_light) { table->levels_of_light(out, A.light, A.width, A.cubics); }
CALL(call_enlarge_levels) {
    table->enlarge_levels(out, A.levels, A.levels + 8, A.down, A.phase, A.width, A.factor, A.parts);
}
CALL(call_light_squares) {
    table->light_squares(out, A.pixels, 0, 1, 0, A.width, (A.width + A.factor - 1) / A.factor, A.factor, A.sums, NULL, 0.01f,
                         0.2f);
}
CALL(call_cube_bytes) { table->cube_bytes(out, A.pixels, A.width, A.cube); }

void try_lights(void) {
    static uint8_t pixels[4 * widest], bytes[4 * widest + sizeof(int)];
    static float light[4 * widest], squares[4 * widest], cubics[128];
    static int16_t weights[256 * 14], colors[8 * 32], levels[4 * (widest + 4)], parts[4 * 16], made[4 * widest];
    static uint32_t sums[256], cells[3 * 256];
    fill_levels(pixels, sizeof pixels);
    // Levels within a byte, whatever the light; white stays white.
    for (int i = 0; i < 64; i++) {
        float number = i % 4 == 0 ? random_float(1, 200) : random_float(0, 15);
        if (i >= 60) number = i == 60 ? 255.5f : 0;
        cubics[i] = number;
        cubics[64 + i % 4 * 16 + i / 4] = number;
    }
    for (int i = 0; i < 4 * widest; i++) light[i] = random_float(-0.1f, 1.2f) * (random_int(0, 3) ? 1 : 0.001f);
    for (int i = 0; i < widest; i++) {
        float *pixel = light + 4 * i;
        pixel[3] = random_int(0, 1) ? 1 : random_float(0, 1);
        // Rarely brighter than their alpha.
        for (int k = 0; k < 3 && pixel[3] < 1 && random_int(0, 40); k++) pixel[k] *= 0.8f * pixel[3];
    }
    light[5] = 0.0f / 0.0f;
    for (int i = 0; i < 4 * (widest + 4); i++) levels[i] = (int16_t)random_int(0, 255 * 128);
    for (int i = 0; i < 256 * 14; i++) weights[i] = (int16_t)random_int(0, 16383);
    for (int i = 0; i < 8 * 32; i++) colors[i] = (int16_t)random_int(0, 32767);
    for (int i = 0; i < 256; i++) sums[i] = (uint32_t)random_int(0, 1 << 20);
    for (int i = 0; i < 3 * 256; i++) cells[i] = random_int(0, 1) ? 32u << i / 256 : 0;
    const pk_cube cube = {.weights = weights, .cells = cells, .table = colors, .cubics = cubics};
    arguments a = {.width = random_int(0, widest), .factor = 1 << random_int(0, 4), .pixels = pixels, .light = light};
    a.cubics = cubics;
    a.sums = sums;
    a.cube = &cube;
    a.levels = levels;
    a.parts = parts;
    a.phase = random_int(0, a.factor - 1);
    a.down = random_int(0, 32767);
    for (int i = 0; i < 4 * a.factor; i++) parts[i] = (int16_t)((2 * (i / 4) + 1) * 16384 / a.factor);
    memset(bytes, 0, sizeof bytes);
    memset(squares, 0, sizeof squares);
    compare("bytes_of_light", bytes, sizeof bytes, call_bytes_of_light, &a);
    memset(made, 0, sizeof made);
    compare("levels_of_light", made, sizeof made, call_levels_of_light, &a);
    compare("enlarge_levels", bytes, sizeof bytes, call_enlarge_levels, &a);
    compare("light_squares", squares, sizeof squares, call_light_squares, &a);
    compare("cube_bytes", bytes, sizeof bytes, call_cube_bytes, &a);
}
