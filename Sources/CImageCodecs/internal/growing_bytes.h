// A growing buffer of bytes.

#ifndef GROWING_BYTES_H
#define GROWING_BYTES_H

#include "image_codec.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    image_bytes output;
    size_t capacity;
} growing_bytes;

/// Returns false if memory is exhausted; the bytes so far are kept.
static inline bool growing_bytes_append(growing_bytes *to, const void *from, size_t count) {
    if (count > to->capacity - to->output.count) {
        if (count > SIZE_MAX / 4 - to->output.count) {
            return false;
        }
        size_t capacity = to->capacity ? to->capacity * 2 : 1 << 16;
        while (capacity - to->output.count < count) {
            capacity *= 2;
        }
        uint8_t *grown = realloc(to->output.bytes, capacity);
        if (!grown) {
            return false;
        }
        to->output.bytes = grown;
        to->capacity = capacity;
    }
    memcpy(to->output.bytes + to->output.count, from, count);
    to->output.count += count;
    return true;
}

// Passes the bytes to the caller on success, and frees them on failure.
static inline image_codec_status growing_bytes_finish(growing_bytes *from, image_codec_status status,
                                                      image_bytes *output) {
    *output = (image_bytes){0};
    if (status == IMAGE_CODEC_OK) {
        *output = from->output;
    } else {
        free(from->output.bytes);
    }
    return status;
}

#endif
