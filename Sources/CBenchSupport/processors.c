#define _GNU_SOURCE
#include "processors.h"

#include <sched.h>

// More additions that don't wait for one another than any processor does at once. The empty instruction keeps the compiler from
// adding up what it can foresee.
void plain_work(long steps) {
    long a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0;
    while (steps-- > 0) {
        a += 1, b += 1, c += 1, d += 1, e += 1, f += 1, g += 1, h += 1;
        __asm__ volatile("" : "+r"(a), "+r"(b), "+r"(c), "+r"(d), "+r"(e), "+r"(f), "+r"(g), "+r"(h));
    }
}

int current_processor(void) { return sched_getcpu(); }

void avoid_processor(int processor) {
    cpu_set_t set;
    if (processor < 0 || processor >= CPU_SETSIZE || sched_getaffinity(0, sizeof set, &set) != 0) return;
    CPU_CLR(processor, &set);
    if (CPU_COUNT(&set) > 0) sched_setaffinity(0, sizeof set, &set);
}
