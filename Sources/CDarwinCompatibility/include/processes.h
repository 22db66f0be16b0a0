#ifndef PROCESSES_H
#define PROCESSES_H

#include <stddef.h>
#include <stdint.h>

/// The size of an allocation in bytes, which may exceed the requested size.
size_t kasane_allocation_size(void *pointer);

/// The kernel's identifier of the calling thread, which equals the process identifier for the main thread.
uint32_t kasane_current_thread(void);

/// The name of the executable file, without its folder.
const char *kasane_program_name(void);

/// Sets the calling thread's name; Linux keeps the first 15 bytes. Returns 0 or the error.
int kasane_name_current_thread(const char *name);

/// The number of images loaded in the process: the executable, then libraries.
uint32_t kasane_image_count(void);

/// The path of the image at an index; null past the last. Valid while the image is loaded.
const char *kasane_image_name(uint32_t index);

/// The load address of the image at an index; null past the last.
const void *kasane_image_header(uint32_t index);

#endif
