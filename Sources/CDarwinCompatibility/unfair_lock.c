#include "unfair_lock.h"
#include "processes.h"

#include <errno.h>
#include <linux/futex.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

static void stop(const char *mistake) {
    fprintf(stderr, "os_unfair_lock: %s\n", mistake);
    abort();
}

void unfair_lock_lock(uint32_t *lock) {
    uint32_t free = 0, thread = kasane_current_thread();
    if (__atomic_compare_exchange_n(lock, &free, thread, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) return;
    if ((free & FUTEX_TID_MASK) == thread) stop("the thread already holds the lock");
    while (syscall(SYS_futex, lock, FUTEX_LOCK_PI_PRIVATE, 0, NULL, NULL, 0) != 0) {
        if (errno == EINTR || errno == EAGAIN) continue;
        // If the kernel doesn't support such locks, or the owner's thread has ended, in which case it waits forever, as on iOS.
        sched_yield();
        if (unfair_lock_trylock(lock)) return;
    }
    // The kernel has set the word; this orders what follows after the last owner's release, in the sanitizers' eyes too.
    (void)__atomic_load_n(lock, __ATOMIC_ACQUIRE);
}

bool unfair_lock_trylock(uint32_t *lock) {
    uint32_t free = 0;
    return __atomic_compare_exchange_n(lock, &free, kasane_current_thread(), false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

void unfair_lock_unlock(uint32_t *lock) {
    uint32_t held = kasane_current_thread();
    if (__atomic_compare_exchange_n(lock, &held, 0, false, __ATOMIC_RELEASE, __ATOMIC_RELAXED)) return;
    if (!unfair_lock_is_owner(lock)) stop("the thread does not hold the lock");
    // Somebody waits, which the kernel has noted in the word: it hands the lock over.
    (void)__atomic_fetch_or(lock, 0, __ATOMIC_RELEASE);
    syscall(SYS_futex, lock, FUTEX_UNLOCK_PI_PRIVATE, 0, NULL, NULL, 0);
}

bool unfair_lock_is_owner(const uint32_t *lock) {
    return (__atomic_load_n(lock, __ATOMIC_RELAXED) & FUTEX_TID_MASK) == kasane_current_thread();
}
