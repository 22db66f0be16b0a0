#ifndef EXECUTION_CONTEXT_H
#define EXECUTION_CONTEXT_H

#include <stdbool.h>
#include <stddef.h>

/// Whether the calling thread is the process's main one.
///
/// Where Dispatch drains the main queue by threads of its own, the main thread has ended: what runs on it, runs on the
/// main actor.
bool kasane_is_main_thread(void);

/// Whether the calling code runs on the main actor: on the main thread, or in a block of Dispatch's main queue.
bool kasane_is_on_main_actor(void);

/// A value that no two threads have at once.
void *kasane_thread_identity(void);

/// How many bytes are left of the calling thread's stack; 0 where that is not known.
size_t kasane_stack_left(void);

/// The slot of what the calling code runs on, null until set: the main actor has one, whichever thread it is on, and each
/// other thread has its own.
void *kasane_context_slot(void);

/// Fills that slot; `destroy` is called with the value when a thread ends. The main actor never ends.
void kasane_set_context_slot(void *value, void (*destroy)(void *));

#endif
