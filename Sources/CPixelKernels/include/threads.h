// Processor and system support for threads that share work.
#ifndef THREADS_H
#define THREADS_H

// A hint for loops that wait for another thread.
static inline void pk_pause(void) {
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#elif defined(__aarch64__) || defined(__arm__)
    __asm__ volatile("yield");
#endif
}

// The number of processors that the process may run on, at least 1. A container may have fewer than the machine. The
// environment variable KASANE_THREADS, from 1 to 256, overrides the number.
int pk_processor_count(void);

#endif
