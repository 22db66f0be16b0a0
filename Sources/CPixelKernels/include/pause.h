// A hint for loops that wait for another thread.
#ifndef PAUSE_H
#define PAUSE_H

static inline void pk_pause(void) {
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#elif defined(__aarch64__) || defined(__arm__)
    __asm__ volatile("yield");
#endif
}

#endif
