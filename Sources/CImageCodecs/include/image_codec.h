// The image libraries behind functions that return a status.
//
// libpng and libjpeg report errors by longjmp, which must not cross Swift's frames, and libtiff's functions take any number
// of arguments, which Swift cannot pass. Every call to them is made here, in C, and a jump ends in the function that Swift
// called. One header for each library; this one holds what they share.

#ifndef IMAGE_CODEC_H
#define IMAGE_CODEC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// How a call ended.
typedef enum {
    IMAGE_CODEC_OK,
    /// The bytes end before the picture does. What could be decoded is in the target.
    IMAGE_CODEC_TRUNCATED,
    /// The bytes break the format's rules.
    IMAGE_CODEC_INVALID,
    /// The bytes may be right, but use a part of the format that the library does not read.
    IMAGE_CODEC_UNSUPPORTED,
    /// No memory.
    IMAGE_CODEC_MEMORY,
} image_codec_status;

/// The library's own words about a failure, ended by zero.
typedef struct {
    char text[200];
} image_codec_message;

/// Memory to decode into, four bytes a pixel, `stride` bytes from row to row. The size must be the header's.
typedef struct {
    uint8_t *pixels;
    uint32_t width, height;
    size_t stride;
} image_target;

/// Pixels to write, premultiplied RGBA, `stride` bytes from row to row.
typedef struct {
    const uint8_t *pixels;
    uint32_t width, height;
    size_t stride;
    /// Every pixel is opaque.
    bool is_opaque;
} image_source;

/// Bytes from malloc, owned by the caller.
typedef struct {
    uint8_t *bytes;
    size_t count;
} image_bytes;

#endif
