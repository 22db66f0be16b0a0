#ifndef UNFAIR_LOCK_H
#define UNFAIR_LOCK_H

#include <stdbool.h>
#include <stdint.h>

/// Locks of one word, which is 0 if unlocked and otherwise the owner's thread identifier. A waiting thread sleeps in
/// the kernel, which lends the owner its priority.

/// Waits for the lock and acquires it. Recursive locking terminates the program.
void unfair_lock_lock(uint32_t *lock);

/// Acquires the lock if it is free. Returns whether it was.
bool unfair_lock_trylock(uint32_t *lock);

/// Releases the lock. Terminates the program if the calling thread doesn't hold it.
void unfair_lock_unlock(uint32_t *lock);

/// Whether the calling thread holds the lock.
bool unfair_lock_is_owner(const uint32_t *lock);

#endif
