#ifndef TIFF_CODEC_H
#define TIFF_CODEC_H

#include "image_codec.h"

typedef enum { TIFF_GRAY, TIFF_RGB, TIFF_CMYK, TIFF_LAB } tiff_model;

/// What a TIFF says of one of its pages. Nothing in it has been proved by the pixels yet.
typedef struct {
    /// Where the page's directory lies in the file.
    uint64_t offset;
    uint32_t width, height;
    /// Bits for each sample.
    int depth;
    tiff_model model;
    bool is_indexed, is_float, has_alpha;
    /// Whether samples of 8 bits or more can be read as they are: gray or RGB, pixel by pixel, alpha last.
    bool has_native;
    /// The samples of a pixel, and whether colours are multiplied by alpha.
    int samples;
    bool is_premultiplied;
    /// 1 to 8, or 0 where the file does not say.
    int orientation;
    /// Pixels for each unit, or 0 where the file does not say; the unit is 2 for inches, 3 for centimetres, 1 for none.
    double resolution_x, resolution_y;
    int resolution_unit;
} tiff_page;

/// Bounds what one page may ask for.
typedef struct {
    /// The bytes that libtiff may take at once.
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

/// Decodes a page to premultiplied RGBA, as it is stored, not turned. The target's rows must follow each other without a gap.
image_codec_status tiff_codec_read(const uint8_t *bytes, size_t count, tiff_limits limits, uint64_t offset,
                                   image_target target, image_codec_message *message);

/// Decodes a page to premultiplied RGBA, 2, 4 or 8 times smaller, its sides rounded up, a strip or tile at a time: without memory
/// for all of its pixels. Pages that are not made of plain samples, and whole numbers, are unsupported. The target has the smaller
/// size.
image_codec_status tiff_codec_read_smaller(const uint8_t *bytes, size_t count, tiff_limits limits, const tiff_page *page,
                                           uint32_t denominator, image_target target, image_codec_message *message);

/// Reads a page of which `has_native` is true as it is: rows without a gap, samples in the processor's order.
/// - samples: has room for width x height x samples x depth / 8 bytes of the page.
image_codec_status tiff_codec_read_native(const uint8_t *bytes, size_t count, tiff_limits limits, const tiff_page *page,
                                          uint8_t *samples, image_codec_message *message);

/// A page to write.
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
    /// TIFF's number: 1 none, 5 LZW, 7 JPEG, 8 Deflate, 32773 PackBits. JPEG is for 8 bits without alpha.
    int compression;
    /// JPEG's, from 1 to 100, and whether its colours are as sharp as its light.
    int quality;
    bool has_full_color;
    /// 1 to 8, or 0 to leave it out.
    int orientation;
    /// Pixels for each inch, or 0 to leave them out.
    double dpi_x, dpi_y;
    /// A packet of XMP and Photoshop's resources, or NULL.
    const uint8_t *xmp, *resources;
    size_t xmp_count, resources_count;
    /// Leave room for the places of directories of Exif and of the place: the caller writes them into the file.
    bool has_exif, has_gps;
    /// Text to write, or NULL.
    const char *description, *make, *model, *software, *date_time, *artist, *copyright, *document_name, *host_computer;
} tiff_new_page;

/// Writes pages of straight RGBA, or of RGB if a page is opaque, little-endian. On failure the output is empty. The same pages give the same
/// bytes with the same version of libtiff.
image_codec_status tiff_codec_write(const tiff_new_page *pages, size_t count, image_bytes *output,
                                    image_codec_message *message);

#endif
