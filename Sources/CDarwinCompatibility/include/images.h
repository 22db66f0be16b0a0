#ifndef IMAGES_H
#define IMAGES_H

#include <stdint.h>

/// How many files of code the process has loaded: its program, then libraries.
uint32_t kasane_image_count(void);

/// The path of the file at an index; null past the last. It lasts as long as the file is loaded.
const char *kasane_image_name(uint32_t index);

/// The address at which the file at an index begins; null past the last.
const void *kasane_image_header(uint32_t index);

#endif
