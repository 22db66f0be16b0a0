#include "allocation_count.h"

#include <stdatomic.h>
#include <stdlib.h>

// Each thread counts in a line of the cache of its own, so that counting doesn't make threads wait for one another. More
// threads than there are lines share them, and may then miss a block now and then.
#define LINES 64

static struct {
    _Alignas(64) atomic_long count;
} lines[LINES];

static atomic_int threads;
static _Thread_local int line = -1;

static void count(void) {
    if (line < 0) line = atomic_fetch_add_explicit(&threads, 1, memory_order_relaxed) % LINES;
    atomic_long *mine = &lines[line].count;
    atomic_store_explicit(mine, atomic_load_explicit(mine, memory_order_relaxed) + 1, memory_order_relaxed);
}

long allocation_count(void) {
    long sum = 0;
    for (int i = 0; i < LINES; i++) sum += atomic_load_explicit(&lines[i].count, memory_order_relaxed);
    return sum;
}

#if defined(__GLIBC__)

// The C library's own, under the names that it keeps for those who put something before them.
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t number, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
    count();
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count();
    return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
    count();
    return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count();
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    count();
    *block = __libc_memalign(alignment, size);
    return *block ? 0 : 12;  // ENOMEM
}

#endif
