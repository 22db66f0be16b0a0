// Memory presented to libtiff as a file.

#ifndef TIFF_MEMORY_H
#define TIFF_MEMORY_H

#include "image_codec.h"

#include <tiffio.h>

typedef struct {
    const uint8_t *bytes;
    size_t count;
    // The written bytes, when writing.
    uint8_t *written;
    size_t capacity;
    uint64_t position;
    image_codec_message *message;
    bool has_failed;
} tiff_memory;

/// Opens `memory` for reading, "r", or writing, "w". Returns NULL on failure, with a message.
TIFF *tiff_memory_open(tiff_memory *memory, const char *mode, size_t max_allocation);

#endif
