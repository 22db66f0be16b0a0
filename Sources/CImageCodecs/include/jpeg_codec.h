#ifndef JPEG_CODEC_H
#define JPEG_CODEC_H

#include "image_codec.h"

typedef enum { JPEG_GRAY, JPEG_RGB, JPEG_CMYK } jpeg_model;

/// What a JPEG says before its first scan. Nothing in it has been proved by the pixels yet.
typedef struct {
    uint32_t width, height;
    /// Bits for each sample.
    int depth;
    jpeg_model model;
    /// Inks are stored inverted, as Adobe does.
    bool is_inverted;
    bool is_progressive;
    /// The JFIF segment's version, 0 without one, and its density: no unit, each inch or each centimetre.
    int jfif_major, jfif_minor, density_unit;
    uint32_t density_x, density_y;
} jpeg_header;

/// Reads what stands before the first scan.
image_codec_status jpeg_codec_read_header(const uint8_t *bytes, size_t count, jpeg_header *header,
                                          image_codec_message *message);

/// Decodes to opaque RGBA, or inks as they are stored to CMYK.
///
/// If the bytes end early, the rows up to `*whole_rows` have been decoded; of a progressive file, as sharp as they are.
/// - denominator: 1, 2, 4 or 8: the picture is that much smaller, its sides rounded up. The target has that size.
image_codec_status jpeg_codec_read(const uint8_t *bytes, size_t count, int denominator, image_target target,
                                   uint32_t *whole_rows, image_codec_message *message);

/// How to write.
typedef struct {
    /// 1 to 100.
    int quality;
    /// Keep the colours as sharp as the light; otherwise at half the resolution.
    bool has_full_color;
    bool is_progressive;
    /// Pixels for each inch, or 0 to leave them out.
    uint16_t dpi_x, dpi_y;
    /// An APP1 segment's contents, Exif with its name, or NULL.
    const uint8_t *exif;
    size_t exif_count;
    /// A colour profile, or NULL for sRGB.
    const uint8_t *profile;
    size_t profile_count;
    /// Take the usual codes and not those that suit the picture best: half of the time, for a file of some twentieth more.
    bool is_fast;
    /// Write light alone: red, green and blue are equal.
    bool is_gray;
    /// What shows through where the picture is not opaque: red, green, blue.
    uint8_t background[3];
} jpeg_options;

/// Writes a JPEG of three colours, or of light. On failure the output is empty. The same pixels give the same bytes with the same version of
/// libjpeg.
image_codec_status jpeg_codec_write(image_source source, jpeg_options options, image_bytes *output,
                                    image_codec_message *message);

#endif
