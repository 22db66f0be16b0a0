// The image libraries behind functions that return a status.
//
// libpng and libjpeg report errors by longjmp, which must not cross Swift's frames. Every call to them that can fail is
// made here, in C, and a jump ends in the function that Swift called.

#ifndef IMAGE_CODECS_H
#define IMAGE_CODECS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// How a call ended.
typedef enum {
    IMAGE_CODEC_OK,
    /// The bytes end before the picture does.
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

/// How the samples in a file are to be read.
typedef enum { IMAGE_MODEL_GRAY, IMAGE_MODEL_RGB, IMAGE_MODEL_CMYK } image_model;

/// What a file's header says. Nothing in it has been proved by the pixels yet.
typedef struct {
    uint32_t width, height;
    /// Bits for each sample.
    int depth;
    image_model model;
    bool is_indexed;
    bool has_alpha;
    /// Pixels per inch, or 0 where the file does not say.
    double dpi_x, dpi_y;
} image_header;

/// Memory to decode into, premultiplied RGBA, `stride` bytes from row to row. The size must be the header's.
typedef struct {
    uint8_t *pixels;
    uint32_t width, height;
    size_t stride;
} image_target;

image_codec_status png_codec_read_header(const uint8_t *bytes, size_t count, image_header *header, image_codec_message *message);
image_codec_status png_codec_read(const uint8_t *bytes, size_t count, image_target target, image_codec_message *message);

image_codec_status jpeg_codec_read_header(const uint8_t *bytes, size_t count, image_header *header, image_codec_message *message);
image_codec_status jpeg_codec_read(const uint8_t *bytes, size_t count, image_target target, image_codec_message *message);

/// What to write beside the pixels.
typedef struct {
    /// Pixels per inch, or 0 to leave them out.
    double dpi_x, dpi_y;
    /// An Exif block that starts at its byte-order mark, or NULL.
    const uint8_t *exif;
    size_t exif_count;
} image_extras;

/// Bytes from malloc, owned by the caller.
typedef struct {
    uint8_t *bytes;
    size_t count;
} image_output;

/// Writes premultiplied RGBA as an sRGB PNG with straight alpha, or without alpha when `is_opaque`. On failure the output
/// is empty. The same pixels give the same bytes with the same version of libpng and zlib.
image_codec_status png_codec_write(const uint8_t *pixels, uint32_t width, uint32_t height, size_t stride, bool is_opaque,
                                   image_extras extras, image_output *output, image_codec_message *message);

#endif
