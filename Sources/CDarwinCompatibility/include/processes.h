#ifndef PROCESSES_H
#define PROCESSES_H

#include <stddef.h>
#include <stdint.h>

/// The bytes that an allocation takes up, which may be more than were asked for.
size_t kasane_allocation_size(void *pointer);

/// The kernel's identifier of the calling thread, which for a program's first one is the process's.
uint32_t kasane_current_thread(void);

/// The name of the program's file, without its folder.
const char *kasane_program_name(void);

/// Names the calling thread; Linux keeps the first 15 bytes. Returns 0 or the error.
int kasane_name_current_thread(const char *name);

/// How many files of code the process has loaded: its program, then libraries.
uint32_t kasane_image_count(void);

/// The path of the file at an index; null past the last. It lasts as long as the file is loaded.
const char *kasane_image_name(uint32_t index);

/// The address at which the file at an index begins; null past the last.
const void *kasane_image_header(uint32_t index);

#endif
