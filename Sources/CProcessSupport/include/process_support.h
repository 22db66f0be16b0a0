#ifndef PROCESS_SUPPORT_H
#define PROCESS_SUPPORT_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/// Copies this process, which must have one thread: the others' locks would stay locked in the copy. The copy leads a process
/// group of its own, and the kernel kills it when this process ends, however that comes about. Returns 0 in the copy, and -1
/// with errno set where there is none.
pid_t kasane_fork(void);

/// Calls a function with the metadata of each enumeration of the program itself, libraries left out, that has no type parameters.
/// None of the program's own code runs.
void kasane_visit_enumerations(void (*_Nonnull body)(const void *_Nonnull metadata));

/// Has Swift's runtime find out which enumerations of the program are coding keys.
void kasane_look_up_keys(void);

/// Has all threads of this process allocate in one heap, which does not shrink: what is imaged is then the same after a row. To be called
/// while there is one thread.
void kasane_use_one_heap(void);

/// Puts an image of this process's memory, which must have one thread, into the memory's place: copies then find out what they have
/// written. False where the system cannot; nothing has changed then.
bool kasane_image_memory(void);

typedef enum { kasane_not_marked, kasane_marked, kasane_is_back } kasane_marking;

/// Notes where a copy of an imaged process is: its memory, its registers, and what the kernel holds for it.
kasane_marking kasane_mark(void);

/// Goes back to where the mark was made, which is returned from once more: all memory is as it was, what has been mapped or opened since
/// is gone. Returns only where that cannot be done, as after a thread was started: what is in the way.
const char *_Nonnull kasane_rewind(void);

/// From now on, what descendants leave behind when they end has this process for its parent.
void kasane_adopt_orphans(void);

/// Bounds the memory that this process can write to, in bytes: an allocation beyond it fails.
void kasane_limit_memory(uint64_t bytes);

/// Bounds the size of each file that this process writes, in bytes: a write beyond it fails.
void kasane_limit_files(uint64_t bytes);

#endif
