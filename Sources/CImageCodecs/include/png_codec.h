#ifndef PNG_CODEC_H
#define PNG_CODEC_H

#include "image_codec.h"

/// The header of a PNG file, up to its first pixel. Not validated against the pixels.
typedef struct {
    uint32_t width, height;
    /// The number of bits per sample.
    int depth;
    bool is_gray, is_indexed, has_alpha, is_interlaced;
    /// The resolution in pixels per metre, or 0 if the file doesn't specify it.
    uint32_t pixels_per_metre_x, pixels_per_metre_y;
    /// The rendering intent of the sRGB chunk, or -1 without one.
    int srgb_intent;
    /// The encoding gamma, about 0.45, or 0 if the file doesn't specify it.
    double gamma;
    /// x and y of white, red, green and blue; meaningful if `has_chromaticities`.
    double chromaticities[8];
    bool has_chromaticities;
} png_header;

/// Reads the header up to the first pixel.
/// - profile: receives the bytes of the file's colour profile, or nothing.
image_codec_status png_codec_read_header(const uint8_t *bytes, size_t count, png_header *header, image_bytes *profile,
                                         image_codec_message *message);

/// Decodes to unpremultiplied RGBA. If the bytes end early, the target contains the part that could be decoded.
/// - has_pixels: receives whether any row has been decoded.
image_codec_status png_codec_read(const uint8_t *bytes, size_t count, image_target target, bool *has_pixels,
                                  image_codec_message *message);

/// Decodes an image to premultiplied RGBA, downscaled by 2, 4 or 8 with its sides rounded up, without buffering all
/// pixels. The target has the reduced size.
image_codec_status png_codec_read_smaller(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height,
                                          uint32_t denominator, image_target target, image_codec_message *message);

/// A palette's colours, three bytes each, and the index of the last one.
typedef struct {
    uint8_t colors[768];
    int last;
} png_palette;

/// Decodes samples as they are in the file: 16-bit ones with the high byte first, smaller ones packed, straight alpha for
/// colours with a transparent one. The target's stride is a row's bytes.
/// - palette: receives the colours of an indexed picture.
image_codec_status png_codec_read_native(const uint8_t *bytes, size_t count, image_target target, png_palette *palette,
                                         image_codec_message *message);

/// What to write in addition to the pixels.
typedef struct {
    bool has_alpha, is_interlaced;
    /// The resolution in pixels per metre, or 0 to omit it.
    uint32_t pixels_per_metre_x, pixels_per_metre_y;
    /// An Exif block that starts at its byte-order mark, or NULL.
    const uint8_t *exif;
    size_t exif_count;
    /// libpng's filter flags, or 0 for the default.
    int filters;
    /// Whether to encode in half the time, for a larger file.
    bool is_fast;
    /// An XMP packet, zero-terminated, or NULL.
    const char *xmp;
} png_options;

/// Encodes an unpremultiplied sRGB PNG, with or without alpha. On failure the output is empty. The same pixels give the
/// same bytes with the same version of libpng and zlib.
image_codec_status png_codec_write(image_source source, png_options options, image_bytes *output, image_codec_message *message);

/// Writes samples of 8 or 16 bits, high byte first, rows without a gap, of 1 to 4 channels.
/// - profile: the bytes of an ICC profile, or NULL for sRGB.
image_codec_status png_codec_write_native(const uint8_t *samples, uint32_t width, uint32_t height, int bits, int channels,
                                          const uint8_t *profile, size_t profile_count, png_options options,
                                          image_bytes *output, image_codec_message *message);

/// The checksum of a chunk, over its name and contents.
uint32_t png_codec_checksum(const uint8_t *bytes, size_t count);

#endif
