#define _GNU_SOURCE
#include "processes.h"

#include <errno.h>
#include <malloc.h>
#include <pthread.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static __thread uint32_t cached_thread;

// A forked child has one thread, with another identifier.
static void forget_thread(void) { cached_thread = 0; }

__attribute__((constructor)) static void watch_forks(void) { pthread_atfork(NULL, NULL, forget_thread); }

uint32_t kasane_current_thread(void) {
    if (cached_thread == 0) cached_thread = (uint32_t)syscall(SYS_gettid);
    return cached_thread;
}

const char *kasane_program_name(void) { return program_invocation_short_name; }

int kasane_name_current_thread(const char *name) {
    char kept[16] = "";
    strncpy(kept, name, sizeof kept - 1);
    return pthread_setname_np(pthread_self(), kept);
}

size_t kasane_allocation_size(void *pointer) { return malloc_usable_size(pointer); }
