#include "internal/tiff_memory.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static tmsize_t read_bytes(thandle_t handle, void *into, tmsize_t count) {
    tiff_memory *memory = handle;
    const uint8_t *from = memory->written ? memory->written : memory->bytes;
    if (count <= 0 || memory->position >= memory->count) {
        return 0;
    }
    const size_t rest = memory->count - (size_t)memory->position;
    const size_t copied = (size_t)count < rest ? (size_t)count : rest;
    memcpy(into, from + memory->position, copied);
    memory->position += copied;
    return (tmsize_t)copied;
}

// A file may be written beyond its end; the gap is filled with zeros.
static tmsize_t write_bytes(thandle_t handle, void *from, tmsize_t count) {
    tiff_memory *memory = handle;
    if (count <= 0) {
        return 0;
    }
    const uint64_t end = memory->position + (uint64_t)count;
    if (end > SIZE_MAX / 2) {
        return -1;
    }
    if (end > memory->capacity) {
        size_t capacity = memory->capacity ? memory->capacity : 1 << 16;
        while (capacity < end) {
            capacity *= 2;
        }
        uint8_t *grown = realloc(memory->written, capacity);
        if (!grown) {
            return -1;
        }
        memset(grown + memory->capacity, 0, capacity - memory->capacity);
        memory->written = grown;
        memory->capacity = capacity;
    }
    memcpy(memory->written + memory->position, from, (size_t)count);
    memory->position = end;
    if (end > memory->count) {
        memory->count = (size_t)end;
    }
    return count;
}

static tmsize_t refuse_to_write(thandle_t handle, void *from, tmsize_t count) {
    (void)handle;
    (void)from;
    (void)count;
    return -1;
}

static toff_t seek(thandle_t handle, toff_t offset, int whence) {
    tiff_memory *memory = handle;
    const uint64_t base = whence == SEEK_CUR ? memory->position : whence == SEEK_END ? memory->count : 0;
    if (base + offset > INT64_MAX) {
        return (toff_t)-1;
    }
    memory->position = base + offset;
    return memory->position;
}

static toff_t size_of(thandle_t handle) { return ((tiff_memory *)handle)->count; }

static int close_nothing(thandle_t handle) {
    (void)handle;
    return 0;
}

static int map(thandle_t handle, void **bytes, toff_t *count) {
    tiff_memory *memory = handle;
    // libtiff only reads from a map.
    *bytes = (void *)memory->bytes;
    *count = memory->count;
    return 1;
}

static int map_nothing(thandle_t handle, void **bytes, toff_t *count) {
    (void)handle;
    (void)bytes;
    (void)count;
    return 0;
}

static void unmap_nothing(thandle_t handle, void *bytes, toff_t count) {
    (void)handle;
    (void)bytes;
    (void)count;
}

// The first error describes the problem; later ones follow from it.
static int on_error(TIFF *tiff, void *data, const char *module, const char *format, va_list arguments) {
    (void)tiff;
    (void)module;
    tiff_memory *memory = data;
    if (!memory->has_failed) {
        memory->has_failed = true;
        vsnprintf(memory->message->text, sizeof memory->message->text, format, arguments);
    }
    return 1;
}

// Warnings are about problems that libtiff repairs or skips, and nobody would read them.
static int on_warning(TIFF *tiff, void *data, const char *module, const char *format, va_list arguments) {
    (void)tiff;
    (void)data;
    (void)module;
    (void)format;
    (void)arguments;
    return 1;
}

TIFF *tiff_memory_open(tiff_memory *memory, const char *mode, size_t max_allocation) {
    TIFFOpenOptions *options = TIFFOpenOptionsAlloc();
    if (!options) {
        snprintf(memory->message->text, sizeof memory->message->text, "not enough memory for libtiff");
        return NULL;
    }
    TIFFOpenOptionsSetErrorHandlerExtR(options, on_error, memory);
    TIFFOpenOptionsSetWarningHandlerExtR(options, on_warning, NULL);
    if (max_allocation > 0) {
        TIFFOpenOptionsSetMaxSingleMemAlloc(options, (tmsize_t)max_allocation);
    }
    const bool reads = *mode == 'r';
    TIFF *tiff = TIFFClientOpenExt("memory", mode, memory, read_bytes, reads ? refuse_to_write : write_bytes, seek,
                                   close_nothing, size_of, reads ? map : map_nothing, unmap_nothing, options);
    TIFFOpenOptionsFree(options);
    return tiff;
}
