#ifndef JPEG_CODEC_H
#define JPEG_CODEC_H

#include "image_codec.h"

typedef enum { JPEG_GRAY, JPEG_RGB, JPEG_CMYK } jpeg_model;

/// The header of a JPEG file, up to its first scan. Not validated against the pixels.
typedef struct {
    uint32_t width, height;
    /// The number of bits per sample.
    int depth;
    jpeg_model model;
    /// Inks are stored inverted, as Adobe does.
    bool is_inverted;
    bool is_progressive;
    /// The JFIF segment's version, 0 without one, and the unit of its density: none, per inch or per centimetre.
    int jfif_major, jfif_minor, density_unit;
    uint32_t density_x, density_y;
} jpeg_header;

/// Reads the header up to the first scan.
image_codec_status jpeg_codec_read_header(const uint8_t *bytes, size_t count, jpeg_header *header,
                                          image_codec_message *message);

/// Decodes to opaque RGBA, or decodes inks, as stored, to CMYK.
///
/// If the bytes end early, the rows up to `*whole_rows` have been decoded; of a progressive file, as sharp as they are.
/// - denominator: 1, 2, 4 or 8: the picture is that much smaller, its sides rounded up. The target has that size.
image_codec_status jpeg_codec_read(const uint8_t *bytes, size_t count, int denominator, image_target target,
                                   uint32_t *whole_rows, image_codec_message *message);

/// Encoding options.
typedef struct {
    /// 1 to 100.
    int quality;
    /// Whether to keep full chroma resolution; otherwise it is halved.
    bool has_full_color;
    bool is_progressive;
    /// The resolution in pixels per inch, or 0 to omit it.
    uint16_t dpi_x, dpi_y;
    /// The contents of an APP1 segment, Exif with its identifier, or NULL.
    const uint8_t *exif;
    size_t exif_count;
    /// A colour profile, or NULL for sRGB.
    const uint8_t *profile;
    size_t profile_count;
    /// Whether to use the default Huffman tables instead of optimized ones: encoding takes half the time, for a file
    /// about a twentieth larger.
    bool is_fast;
    /// Whether to encode luminance only; red, green and blue are equal.
    bool is_gray;
    /// The background behind transparent pixels: red, green, blue.
    uint8_t background[3];
} jpeg_options;

/// Encodes a JPEG with three components, or with luminance only. On failure the output is empty. The same pixels give
/// the same bytes with the same version of libjpeg.
image_codec_status jpeg_codec_write(image_source source, jpeg_options options, image_bytes *output,
                                    image_codec_message *message);

#endif
