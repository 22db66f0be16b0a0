#ifndef EXECUTION_CONTEXT_H
#define EXECUTION_CONTEXT_H

#include <stdbool.h>
#include <stddef.h>

/// Whether the calling thread is the process's main thread.
///
/// If Dispatch drains the main queue on its own threads, the main thread has ended: code that runs on it runs on the
/// main actor.
bool kasane_is_main_thread(void);

/// Whether the calling code runs on the main actor: on the main thread, or in a block on Dispatch's main queue.
bool kasane_is_on_main_actor(void);

/// A value that is unique among the running threads.
void *kasane_thread_identity(void);

/// The remaining bytes of the calling thread's stack; 0 if unknown.
size_t kasane_stack_left(void);

/// The context slot of the calling code, null until set: the main actor has one, whichever thread it runs on, and each
/// other thread has its own.
void *kasane_context_slot(void);

/// Sets that slot; `destroy` is called with the value when a thread ends. The main actor never ends.
void kasane_set_context_slot(void *value, void (*destroy)(void *));

#endif
