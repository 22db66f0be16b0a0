#ifndef PROCESS_SUPPORT_H
#define PROCESS_SUPPORT_H

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

/// From now on, what descendants leave behind when they end has this process for its parent.
void kasane_adopt_orphans(void);

/// Bounds the memory that this process can write to, in bytes: an allocation beyond it fails.
void kasane_limit_memory(uint64_t bytes);

/// Bounds the size of each file that this process writes, in bytes: a write beyond it fails.
void kasane_limit_files(uint64_t bytes);

#endif
