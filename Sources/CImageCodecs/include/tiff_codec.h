#ifndef TIFF_CODEC_H
#define TIFF_CODEC_H

#include "image_codec.h"

typedef enum { TIFF_GRAY, TIFF_RGB, TIFF_CMYK, TIFF_LAB } tiff_model;

/// The header of a page of a TIFF file. Not validated against the pixels.
typedef struct {
    /// The offset of the page's directory in the file.
    uint64_t offset;
    uint32_t width, height;
    /// The number of bits per sample.
    int depth;
    tiff_model model;
    bool is_indexed, is_float, has_alpha;
    /// Whether samples of 8 bits or more can be read as they are: gray or RGB, interleaved, alpha last.
    bool has_native;
    /// The number of samples per pixel, and whether colours are premultiplied.
    int samples;
    bool is_premultiplied;
    /// 1 to 8, or 0 if the file doesn't specify it.
    int orientation;
    /// The resolution in pixels per unit, or 0 if the file doesn't specify it; the unit is 2 for inches, 3 for
    /// centimetres, 1 for none.
    double resolution_x, resolution_y;
    int resolution_unit;
} tiff_page;

/// The resource limits of a page.
typedef struct {
    /// The number of bytes that libtiff may allocate at once.
    size_t memory;
} tiff_limits;

/// Lists the pages.
/// - capacity: how many pages there is room for; with one more the list is full, and that is an error of the caller's to see.
/// - page_count: receives how many there are, at most `capacity`.
/// - is_full: receives whether there are more.
image_codec_status tiff_codec_read_pages(const uint8_t *bytes, size_t count, tiff_limits limits, tiff_page *pages,
                                         size_t capacity, size_t *page_count, bool *is_full, image_codec_message *message);

/// Copies a page's colour profile, or nothing if it has none.
image_codec_status tiff_codec_read_profile(const uint8_t *bytes, size_t count, tiff_limits limits, uint64_t offset,
                                           image_bytes *profile, image_codec_message *message);

/// Decodes a page to premultiplied RGBA, as it is stored, without applying its orientation. The target's rows must be
/// contiguous.
image_codec_status tiff_codec_read(const uint8_t *bytes, size_t count, tiff_limits limits, uint64_t offset,
                                   image_target target, image_codec_message *message);

/// Decodes a page to premultiplied RGBA, downscaled by 2, 4 or 8 with its sides rounded up, a strip or tile at a time:
/// without buffering all pixels. Pages that don't consist of plain integer samples are unsupported. The target has the
/// reduced size.
image_codec_status tiff_codec_read_smaller(const uint8_t *bytes, size_t count, tiff_limits limits, const tiff_page *page,
                                           uint32_t denominator, image_target target, image_codec_message *message);

/// Reads a page of which `has_native` is true as it is: rows without a gap, samples in the processor's order.
/// - samples: has room for width x height x samples x depth / 8 bytes of the page.
image_codec_status tiff_codec_read_native(const uint8_t *bytes, size_t count, tiff_limits limits, const tiff_page *page,
                                          uint8_t *samples, image_codec_message *message);

/// A page to encode.
typedef struct {
    image_source source;
    /// Samples to write in place of the source's pixels, of its size, or NULL: rows without a gap, in the processor's order,
    /// gray or RGB, straight alpha last. 8 or 16 bits, or 32 of floating point.
    const uint8_t *samples;
    int sample_count, bits;
    bool is_float, has_alpha;
    /// A colour profile, or NULL.
    const uint8_t *profile;
    size_t profile_count;
    /// TIFF's number of the compression: 1 none, 5 LZW, 7 JPEG, 8 Deflate, 32773 PackBits. JPEG requires 8 bits without
    /// alpha.
    int compression;
    /// The JPEG quality, from 1 to 100, and whether chroma has full resolution.
    int quality;
    bool has_full_color;
    /// 1 to 8, or 0 to omit it.
    int orientation;
    /// The resolution in pixels per inch, or 0 to omit it.
    double dpi_x, dpi_y;
    /// An XMP packet and Photoshop's resources, or NULL.
    const uint8_t *xmp, *resources;
    size_t xmp_count, resources_count;
    /// Whether to reserve entries for the offsets of the Exif and GPS directories, which the caller writes into the
    /// file.
    bool has_exif, has_gps;
    /// Text to write, or NULL.
    const char *description, *make, *model, *software, *date_time, *artist, *copyright, *document_name, *host_computer;
} tiff_new_page;

/// Encodes pages of unpremultiplied RGBA, or of RGB if a page is opaque, little-endian. On failure the output is empty.
/// The same pages give the same bytes with the same version of libtiff.
image_codec_status tiff_codec_write(const tiff_new_page *pages, size_t count, image_bytes *output,
                                    image_codec_message *message);

#endif
