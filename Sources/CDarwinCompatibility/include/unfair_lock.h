#ifndef UNFAIR_LOCK_H
#define UNFAIR_LOCK_H

#include <stdbool.h>
#include <stdint.h>

/// Locks of one word, which is 0 where nobody holds it and otherwise has the thread identifier of the owner. A waiting thread
/// sleeps in the kernel, which lends the owner its priority.

/// Waits until the lock is free and takes it. A thread that takes it twice ends the program.
void unfair_lock_lock(uint32_t *lock);

/// Takes the lock if it is free, and returns whether it was.
bool unfair_lock_trylock(uint32_t *lock);

/// Gives the lock up. A thread that does not hold it ends the program.
void unfair_lock_unlock(uint32_t *lock);

/// Whether the calling thread holds the lock.
bool unfair_lock_is_owner(const uint32_t *lock);

#endif
