#define _GNU_SOURCE
#include "streams.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct stream {
    void *cookie;
    int (*read)(void *, char *, int);
    int (*write)(void *, const char *, int);
    fpos_t (*seek)(void *, fpos_t, int);
    int (*close)(void *);
};

// A size clamped to the range of Darwin's parameter type.
static int length(size_t size) { return size > INT_MAX ? INT_MAX : (int)size; }

static ssize_t read_stream(void *cookie, char *bytes, size_t size) {
    struct stream *stream = cookie;
    return stream->read ? stream->read(stream->cookie, bytes, length(size)) : -1;
}

// The C library interprets 0 as a failure here.
static ssize_t write_stream(void *cookie, const char *bytes, size_t size) {
    struct stream *stream = cookie;
    int written = stream->write ? stream->write(stream->cookie, bytes, length(size)) : -1;
    return written < 0 ? 0 : written;
}

static int seek_stream(void *cookie, off64_t *position, int whence) {
    struct stream *stream = cookie;
    if (!stream->seek) {
        errno = ESPIPE;
        return -1;
    }
    fpos_t wanted;
    memset(&wanted, 0, sizeof wanted);
    wanted.__pos = *position;
    fpos_t reached = stream->seek(stream->cookie, wanted, whence);
    if (reached.__pos < 0) return -1;
    *position = reached.__pos;
    return 0;
}

static int close_stream(void *cookie) {
    struct stream *stream = cookie;
    int result = stream->close ? stream->close(stream->cookie) : 0;
    free(stream);
    return result;
}

void *kasane_open_stream(const void *cookie, void *read, void *write, void *seek, void *close) {
    if (!read && !write) {
        errno = EINVAL;
        return NULL;
    }
    struct stream *stream = malloc(sizeof *stream);
    if (!stream) return NULL;
    *stream = (struct stream){(void *)cookie, read, write, seek, close};
    cookie_io_functions_t functions = {read_stream, write_stream, seek_stream, close_stream};
    FILE *file = fopencookie(stream, read && write ? "r+" : read ? "r" : "w", functions);
    if (!file) free(stream);
    return file;
}
