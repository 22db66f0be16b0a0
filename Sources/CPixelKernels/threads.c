#define _GNU_SOURCE
#include "threads.h"

#include <sched.h>
#include <stdlib.h>
#include <unistd.h>

int pk_processor_count(void) {
    const char *wanted = getenv("KASANE_THREADS");
    if (wanted) {
        const long count = strtol(wanted, NULL, 10);
        if (count >= 1 && count <= 256) return (int)count;
    }
    cpu_set_t set;
    if (sched_getaffinity(0, sizeof set, &set) == 0 && CPU_COUNT(&set) > 0) return CPU_COUNT(&set);
    // More processors than the set has room for, or a system without CPU sets.
    const long count = sysconf(_SC_NPROCESSORS_ONLN);
    return count > 0 ? (int)count : 1;
}
