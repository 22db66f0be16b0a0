// The image libraries behind functions that return a status.
//
// libpng and libjpeg report errors by longjmp, which must not cross Swift's frames, and libtiff's functions are variadic,
// which Swift can't call. Every call to them is made here, in C, and a jump ends in the function that Swift
// called. One header for each library; this one holds what they share.

#ifndef IMAGE_CODEC_H
#define IMAGE_CODEC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The result of a call.
typedef enum {
    IMAGE_CODEC_OK,
    /// The bytes end before the image does. The decoded part is in the target.
    IMAGE_CODEC_TRUNCATED,
    /// The bytes violate the format.
    IMAGE_CODEC_INVALID,
    /// The bytes may be valid, but use a feature of the format that the library doesn't support.
    IMAGE_CODEC_UNSUPPORTED,
    /// Out of memory.
    IMAGE_CODEC_MEMORY,
} image_codec_status;

/// The library's error message, zero-terminated.
typedef struct {
    char text[200];
} image_codec_message;

/// Memory to decode into, four bytes per pixel, with `stride` bytes per row. The size must match the header.
typedef struct {
    uint8_t *pixels;
    uint32_t width, height;
    size_t stride;
} image_target;

/// Pixels to encode, premultiplied RGBA, with `stride` bytes per row.
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
