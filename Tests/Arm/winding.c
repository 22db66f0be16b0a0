// Edges to runs of levels.
#include "cases.h"

#include <string.h>

enum { left = 8, top = 4, cells = 11, bands = 3, edges = 18, most_runs = bands * (cells + 1), most_levels = bands * cells * 16 };

// The result of a shape, without undefined bytes.
typedef struct result {
    int32_t bands[bands + 1];
    pk_run runs[most_runs];
    uint8_t levels[most_levels];
} result;

typedef struct arguments {
    pk_edge edges[edges];
    int count, antialiased, gathers;
    pk_rule rule;
} arguments;

static void call_wind(const pk_kernels *table, void *out, const void *given) {
    arguments a = *(const arguments *)given;
    int32_t heads[bands], active[edges], band_runs[bands + 1];
    float sums[(cells + 1) * 16 * bands] = {0}, backdrops[4 * bands] = {0};
    uint64_t touched[bands] = {0};
    pk_run runs[most_runs];
    uint8_t levels[most_levels];
    memset(runs, 0, sizeof runs);
    pk_winding w = {.edges = a.edges, .edge_count = a.count, .cell_count = cells, .band_count = bands};
    w.rule = a.rule;
    w.antialiased = a.antialiased;
    w.heads = heads;
    w.active = active;
    w.sums = sums;
    w.touched = touched;
    w.bands = band_runs;
    w.runs = runs;
    w.levels = levels;
    w.run_capacity = most_runs;
    w.level_capacity = most_levels;
    if (a.gathers) {
        w.backdrops = backdrops;
        table->accumulate(&w, left, top);
    } else {
        table->link(&w, left, top);
    }
    const int done = table->wind(&w, 0);
    result *r = out;
    memset(r, 0, sizeof *r);
    if (done != bands) {
        // There is room for all of them.
        failures++;
        return;
    }
    memcpy(r->bands, band_runs, sizeof band_runs);
    memcpy(r->runs, runs, sizeof(pk_run) * w.run_count);
    memcpy(r->levels, levels, w.level_count);
}

void try_winding(void) {
    arguments a = {.rule = (pk_rule)random_int(pk_non_zero, pk_even_odd), .antialiased = random_int(0, 4) > 0};
    // Closed triangles, some of them with a side along the left edge.
    for (int i = 0; i < edges / 3; i++) {
        double x[3], y[3];
        for (int c = 0; c < 3; c++) {
            x[c] = random_float(left, left + 4 * cells);
            y[c] = random_float(top, top + 4 * bands);
        }
        if (random_int(0, 3) == 0) x[0] = x[1] = left;
        for (int c = 0; c < 3; c++) {
            const int from = c, to = (c + 1) % 3;
            if (y[from] == y[to]) continue;
            const int up = y[from] < y[to] ? from : to, low = up == from ? to : from;
            a.edges[a.count++] = (pk_edge){x[up], y[up], x[low], y[low], 0, up == from ? 1 : -1, 0};
        }
    }
    static const result nothing;
    for (a.gathers = 0; a.gathers < 2; a.gathers++) compare("wind", &nothing, sizeof nothing, call_wind, &a);
}
