#ifndef PROCESS_SUPPORT_H
#define PROCESS_SUPPORT_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/// Forks this process, which must have one thread: other threads' locks would stay locked in the copy. The copy leads
/// its own process group, and the kernel kills it when this process ends for whatever reason. Returns 0 in the copy,
/// and -1 with errno set on failure.
pid_t kasane_fork(void);

/// Calls a function with the metadata of each non-generic enumeration in the program itself, excluding libraries. None
/// of the program's own code runs.
void kasane_visit_enumerations(void (*_Nonnull body)(const void *_Nonnull metadata));

/// Makes Swift's runtime look up which enumerations of the program are coding keys.
void kasane_look_up_keys(void);

/// Makes all threads of this process allocate from one heap, which never shrinks, so that the imaged memory is the same
/// after each row. Must be called while there is one thread.
void kasane_use_one_heap(void);

/// Replaces the memory of this process, which must have one thread, with a mapping of an image of it, so that copies
/// can detect the pages that they have written. Returns false if the system doesn't support it; nothing has changed
/// then.
bool kasane_image_memory(void);

typedef enum { kasane_not_marked, kasane_marked, kasane_is_back } kasane_marking;

/// Marks the state of a copy of an imaged process: its memory, its registers, and its kernel state.
kasane_marking kasane_mark(void);

/// Returns to the mark, from which the call returns again: all memory is restored, and new mappings and descriptors are
/// closed. Only returns to its caller if that is impossible, as after a thread was started, with the reason.
const char *_Nonnull kasane_rewind(void);

/// Makes this process adopt its descendants' orphaned processes from now on.
void kasane_adopt_orphans(void);

/// Limits the writable memory of this process, in bytes: allocations beyond it fail.
void kasane_limit_memory(uint64_t bytes);

/// Limits the size of each file that this process writes, in bytes: writes beyond it fail.
void kasane_limit_files(uint64_t bytes);

#endif
