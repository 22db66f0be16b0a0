#include "internal/tiff_memory.h"
#include "internal/tiff_samples.h"
#include "tiff_codec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Images with more samples per pixel are not meant for viewing.
static const int max_sample_count = 64;
// A strip or a tile may be larger than the image, but not by much.
static const uint64_t max_pixel_size = 32;
static const uint64_t min_unit_limit = 16 << 20;

static image_codec_status fail(image_codec_message *message, image_codec_status status, const char *text) {
    if (text) {
        snprintf(message->text, sizeof message->text, "%s", text);
    }
    return status;
}

// libtiff has a single kind of error. Truncation is recognized from its message.
static image_codec_status status_of(const image_codec_message *message) {
    static const char *const words[] = {"got 0 bytes", "Read error", "read error", "Not enough data", "not enough data",
                                        "Cannot read TIFF header", "Can not read TIFF directory", "Premature EOF",
                                        "Can not read TIFF", "premature end", "unexpected end"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        if (strstr(message->text, words[i])) {
            return IMAGE_CODEC_TRUNCATED;
        }
    }
    if (strstr(message->text, "not support") || strstr(message->text, "Sorry") || strstr(message->text, "not configured")) {
        return IMAGE_CODEC_UNSUPPORTED;
    }
    return IMAGE_CODEC_INVALID;
}

// MARK: Pages

static tiff_model model_of(uint16_t photometric) {
    switch (photometric) {
        case PHOTOMETRIC_MINISWHITE:
        case PHOTOMETRIC_MINISBLACK:
        case PHOTOMETRIC_LOGL:
        case PHOTOMETRIC_MASK: return TIFF_GRAY;
        case PHOTOMETRIC_SEPARATED: return TIFF_CMYK;
        case PHOTOMETRIC_CIELAB:
        case PHOTOMETRIC_ICCLAB:
        case PHOTOMETRIC_ITULAB: return TIFF_LAB;
        default: return TIFF_RGB;
    }
}

// Whether a page's samples are 8 or 16 bits, or 32 of floating point, gray or RGB, pixel by pixel, alpha last.
static bool has_native(TIFF *tiff, uint16_t photometric, uint16_t depth, uint16_t format, tiff_page *page) {
    uint16_t planes = PLANARCONFIG_CONTIG, samples = 1;
    bool is_straight = false;
    TIFFGetFieldDefaulted(tiff, TIFFTAG_PLANARCONFIG, &planes);
    TIFFGetFieldDefaulted(tiff, TIFFTAG_SAMPLESPERPIXEL, &samples);
    const int alpha = tiff_samples_alpha(tiff, &is_straight);
    const int colors = photometric == PHOTOMETRIC_RGB ? 3 : photometric == PHOTOMETRIC_MINISBLACK ? 1 : 0;
    page->samples = samples;
    page->is_premultiplied = alpha >= 0 && !is_straight;
    const bool is_whole = (depth == 8 || depth == 16) && format == SAMPLEFORMAT_UINT;
    const bool is_float = (depth == 16 || depth == 32) && format == SAMPLEFORMAT_IEEEFP;
    return colors > 0 && planes == PLANARCONFIG_CONTIG && (is_whole || is_float) &&
           (alpha < 0 ? samples == colors : alpha == colors && samples == colors + 1);
}

static void describe(TIFF *tiff, tiff_page *page) {
    uint16_t depth = 1, photometric = PHOTOMETRIC_MINISBLACK, format = SAMPLEFORMAT_UINT, orientation = 0, unit = 2;
    bool is_straight = false;
    float x = 0, y = 0;
    *page = (tiff_page){.offset = TIFFCurrentDirOffset(tiff)};
    TIFFGetField(tiff, TIFFTAG_IMAGEWIDTH, &page->width);
    TIFFGetField(tiff, TIFFTAG_IMAGELENGTH, &page->height);
    TIFFGetFieldDefaulted(tiff, TIFFTAG_BITSPERSAMPLE, &depth);
    TIFFGetFieldDefaulted(tiff, TIFFTAG_SAMPLEFORMAT, &format);
    TIFFGetField(tiff, TIFFTAG_PHOTOMETRIC, &photometric);
    TIFFGetField(tiff, TIFFTAG_ORIENTATION, &orientation);
    TIFFGetFieldDefaulted(tiff, TIFFTAG_RESOLUTIONUNIT, &unit);
    if (TIFFGetField(tiff, TIFFTAG_XRESOLUTION, &x) && TIFFGetField(tiff, TIFFTAG_YRESOLUTION, &y)) {
        page->resolution_x = x;
        page->resolution_y = y;
    }
    page->depth = depth;
    page->model = model_of(photometric);
    page->is_indexed = photometric == PHOTOMETRIC_PALETTE;
    page->is_float = format == SAMPLEFORMAT_IEEEFP;
    page->has_alpha = tiff_samples_alpha(tiff, &is_straight) >= 0;
    page->has_native = has_native(tiff, photometric, depth, format, page);
    page->orientation = orientation <= 8 ? orientation : 0;
    page->resolution_unit = unit;
}

image_codec_status tiff_codec_read_pages(const uint8_t *bytes, size_t count, tiff_limits limits, tiff_page *pages,
                                         size_t capacity, size_t *page_count, bool *is_full, image_codec_message *message) {
    tiff_memory memory = {.bytes = bytes, .count = count, .message = message};
    *page_count = 0;
    *is_full = false;
    TIFF *tiff = tiff_memory_open(&memory, "r", limits.memory);
    if (!tiff) {
        return status_of(message);
    }
    do {
        if (*page_count == capacity) {
            *is_full = true;
            break;
        }
        describe(tiff, &pages[(*page_count)++]);
    } while (TIFFReadDirectory(tiff));
    TIFFClose(tiff);
    return IMAGE_CODEC_OK;
}

// Opens the file at a page; NULL when that fails, and `status` says why.
static TIFF *open_page(tiff_memory *memory, tiff_limits limits, uint64_t offset, image_codec_status *status) {
    TIFF *tiff = tiff_memory_open(memory, "r", limits.memory);
    if (tiff && TIFFSetSubDirectory(tiff, offset)) {
        return tiff;
    }
    if (tiff) {
        TIFFClose(tiff);
    }
    *status = status_of(memory->message);
    return NULL;
}

image_codec_status tiff_codec_read_profile(const uint8_t *bytes, size_t count, tiff_limits limits, uint64_t offset,
                                           image_bytes *profile, image_codec_message *message) {
    tiff_memory memory = {.bytes = bytes, .count = count, .message = message};
    image_codec_status status = IMAGE_CODEC_OK;
    *profile = (image_bytes){0};
    TIFF *tiff = open_page(&memory, limits, offset, &status);
    if (!tiff) {
        return status;
    }
    uint32_t size = 0;
    void *found = NULL;
    if (TIFFGetField(tiff, TIFFTAG_ICCPROFILE, &size, &found) && size > 0) {
        profile->bytes = malloc(size);
        if (profile->bytes) {
            memcpy(profile->bytes, found, size);
            profile->count = size;
        } else {
            status = fail(message, IMAGE_CODEC_MEMORY, "not enough memory for the profile");
        }
    }
    TIFFClose(tiff);
    return status;
}

// MARK: Pixels

// Features for which libtiff would use unnecessary memory or time, or which its legacy code reads unsafely.
static const char *reason_to_refuse(TIFF *tiff, image_target target) {
    uint16_t samples = 1, compression = COMPRESSION_NONE;
    TIFFGetFieldDefaulted(tiff, TIFFTAG_SAMPLESPERPIXEL, &samples);
    TIFFGetFieldDefaulted(tiff, TIFFTAG_COMPRESSION, &compression);
    if (samples > max_sample_count) {
        return "too many samples for each pixel";
    }
    if (compression == COMPRESSION_OJPEG) {
        return "old-style JPEG compression";
    }
    const uint64_t unit = TIFFIsTiled(tiff) ? TIFFTileSize64(tiff) : TIFFStripSize64(tiff);
    const uint64_t needed = (uint64_t)target.width * target.height * max_pixel_size;
    if (unit == 0 || unit > (needed > min_unit_limit ? needed : min_unit_limit)) {
        return "a strip or tile that is too large";
    }
    return NULL;
}

// Pages without plain samples: subsampled chroma, logarithmic encodings.
static image_codec_status read_raster(TIFF *tiff, image_target target, tiff_memory *memory) {
    char reason[1024] = "";
    TIFFRGBAImage image;
    if (!TIFFRGBAImageOK(tiff, reason)) {
        return fail(memory->message, IMAGE_CODEC_UNSUPPORTED, reason);
    }
    // Stop at the first error: a damaged image must not pass for a complete one.
    if (!TIFFRGBAImageBegin(&image, tiff, 1, reason)) {
        return fail(memory->message, IMAGE_CODEC_INVALID, memory->has_failed ? NULL : reason);
    }
    // Rows in the order that they are stored in.
    image.orientation = ORIENTATION_TOPLEFT;
    image.req_orientation = ORIENTATION_TOPLEFT;
    const bool fits = image.width == target.width && image.height == target.height;
    const bool is_read = fits && TIFFRGBAImageGet(&image, (uint32_t *)(void *)target.pixels, target.width, target.height);
    TIFFRGBAImageEnd(&image);
    if (!fits) {
        return fail(memory->message, IMAGE_CODEC_INVALID, "the rows do not fit the header");
    }
    if (!is_read || memory->has_failed) {
        return memory->has_failed ? status_of(memory->message)
                                  : fail(memory->message, IMAGE_CODEC_INVALID, "the pixels cannot be read");
    }
    return IMAGE_CODEC_OK;
}

// libtiff packs a pixel into a number; in memory its bytes shall be red, green, blue and alpha on any machine. It takes
// an extra sample that means something else for alpha.
static void unpack(image_target target, bool has_alpha) {
    for (uint32_t y = 0; y < target.height; y++) {
        uint8_t *row = target.pixels + y * target.stride;
        for (uint32_t x = 0; x < target.width; x++, row += 4) {
            uint32_t pixel;
            memcpy(&pixel, row, 4);
            row[0] = (uint8_t)TIFFGetR(pixel);
            row[1] = (uint8_t)TIFFGetG(pixel);
            row[2] = (uint8_t)TIFFGetB(pixel);
            row[3] = has_alpha ? (uint8_t)TIFFGetA(pixel) : 255;
        }
    }
}

image_codec_status tiff_codec_read(const uint8_t *bytes, size_t count, tiff_limits limits, uint64_t offset,
                                   image_target target, image_codec_message *message) {
    tiff_memory memory = {.bytes = bytes, .count = count, .message = message};
    image_codec_status status = IMAGE_CODEC_OK;
    TIFF *tiff = open_page(&memory, limits, offset, &status);
    if (!tiff) {
        return status;
    }
    const char *reason = reason_to_refuse(tiff, target);
    memory.has_failed = false;
    if (reason) {
        status = fail(message, IMAGE_CODEC_UNSUPPORTED, reason);
    } else if (tiff_samples_can_read(tiff)) {
        status = tiff_samples_read(tiff, target, NULL, &memory);
        status = memory.has_failed ? status_of(message) : status;
    } else {
        status = read_raster(tiff, target, &memory);
        if (status == IMAGE_CODEC_OK) {
            bool is_straight = false;
            unpack(target, tiff_samples_alpha(tiff, &is_straight) >= 0);
        }
    }
    TIFFClose(tiff);
    return status;
}

image_codec_status tiff_codec_read_smaller(const uint8_t *bytes, size_t count, tiff_limits limits, const tiff_page *page,
                                           uint32_t denominator, image_target target, image_codec_message *message) {
    tiff_memory memory = {.bytes = bytes, .count = count, .message = message};
    image_codec_status status = IMAGE_CODEC_OK;
    TIFF *tiff = open_page(&memory, limits, page->offset, &status);
    if (!tiff) {
        return status;
    }
    const image_target whole = {.width = page->width, .height = page->height};
    const char *reason = reason_to_refuse(tiff, whole);
    pixel_sums sums = {0};
    memory.has_failed = false;
    if (reason || !tiff_samples_can_read(tiff)) {
        status = fail(message, IMAGE_CODEC_UNSUPPORTED, reason ? reason : "samples that are read as a whole");
    } else if (!pixel_sums_make(&sums, page->width, page->height, denominator)) {
        status = IMAGE_CODEC_MEMORY;
    } else {
        status = tiff_samples_read(tiff, whole, &sums, &memory);
        status = memory.has_failed ? status_of(message) : status;
        if (status == IMAGE_CODEC_OK) {
            pixel_sums_finish(&sums, target);
        }
    }
    pixel_sums_free(&sums);
    TIFFClose(tiff);
    return status;
}

// Copies a tile's part of the page.
static bool read_tiles(TIFF *tiff, const tiff_page *page, size_t pixel_size, uint8_t *samples) {
    uint32_t width = 0, height = 0;
    TIFFGetField(tiff, TIFFTAG_TILEWIDTH, &width);
    TIFFGetField(tiff, TIFFTAG_TILELENGTH, &height);
    const tmsize_t size = TIFFTileSize(tiff), row_size = TIFFTileRowSize(tiff);
    if (width == 0 || height == 0 || size <= 0 || (uint64_t)row_size < width * (uint64_t)pixel_size ||
        (uint64_t)size < (uint64_t)row_size * height) {
        return false;
    }
    uint8_t *tile = malloc((size_t)size);
    bool is_read = tile != NULL;
    for (uint32_t y = 0; is_read && y < page->height; y += height) {
        for (uint32_t x = 0; is_read && x < page->width; x += width) {
            is_read = TIFFReadTile(tiff, tile, x, y, 0, 0) >= 0;
            const uint32_t columns = page->width - x < width ? page->width - x : width;
            const uint32_t rows = page->height - y < height ? page->height - y : height;
            for (uint32_t row = 0; is_read && row < rows; row++) {
                memcpy(samples + ((size_t)(y + row) * page->width + x) * pixel_size, tile + (size_t)row_size * row,
                       columns * pixel_size);
            }
        }
    }
    free(tile);
    return is_read;
}

static bool read_rows(TIFF *tiff, const tiff_page *page, size_t pixel_size, uint8_t *samples) {
    const size_t row_size = page->width * pixel_size;
    const tmsize_t size = TIFFScanlineSize(tiff);
    if (size < 0 || (size_t)size < row_size) {
        return false;
    }
    uint8_t *row = malloc((size_t)size);
    bool is_read = row != NULL;
    for (uint32_t y = 0; is_read && y < page->height; y++) {
        is_read = TIFFReadScanline(tiff, row, y, 0) == 1;
        if (is_read) {
            memcpy(samples + y * row_size, row, row_size);
        }
    }
    free(row);
    return is_read;
}

image_codec_status tiff_codec_read_native(const uint8_t *bytes, size_t count, tiff_limits limits, const tiff_page *page,
                                          uint8_t *samples, image_codec_message *message) {
    tiff_memory memory = {.bytes = bytes, .count = count, .message = message};
    image_codec_status status = IMAGE_CODEC_OK;
    TIFF *tiff = open_page(&memory, limits, page->offset, &status);
    if (!tiff) {
        return status;
    }
    const char *reason = reason_to_refuse(tiff, (image_target){.width = page->width, .height = page->height});
    memory.has_failed = false;
    if (reason) {
        status = fail(message, IMAGE_CODEC_UNSUPPORTED, reason);
    } else {
        tiff_page now;
        describe(tiff, &now);
        const size_t pixel_size = (size_t)page->samples * (size_t)page->depth / 8;
        const bool is_same = now.has_native && now.width == page->width && now.height == page->height &&
                             now.depth == page->depth && now.samples == page->samples;
        const bool is_read = is_same && (TIFFIsTiled(tiff) ? read_tiles(tiff, page, pixel_size, samples)
                                                           : read_rows(tiff, page, pixel_size, samples));
        if (memory.has_failed) {
            status = status_of(message);
        } else if (!is_read) {
            status = fail(message, IMAGE_CODEC_INVALID, "the samples cannot be read");
        }
    }
    TIFFClose(tiff);
    return status;
}
