#include "internal/tiff_memory.h"
#include "pixel_rows.h"
#include "tiff_codec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The rows of a strip have about so many bytes, as the format's authors advise.
static const uint32_t strip_size = 1 << 16;

static void set_text(TIFF *tiff, uint32_t tag, const char *text) {
    if (text) {
        TIFFSetField(tiff, tag, text);
    }
}

static bool write_samples(TIFF *tiff, const tiff_new_page *page) {
    const size_t row_size = (size_t)page->source.width * (size_t)page->sample_count * (size_t)page->bits / 8;
    uint8_t *row = malloc(row_size);
    bool is_written = row != NULL;
    for (uint32_t y = 0; is_written && y < page->source.height; y++) {
        // A copy, because libtiff changes what it writes.
        memcpy(row, page->samples + y * row_size, row_size);
        is_written = TIFFWriteScanline(tiff, row, y, 0) == 1;
    }
    free(row);
    return is_written;
}

static bool write_rows(TIFF *tiff, image_source source) {
    uint8_t *row = malloc((size_t)source.width * 4);
    bool is_written = row != NULL;
    for (uint32_t y = 0; is_written && y < source.height; y++) {
        const uint8_t *from = source.pixels + y * source.stride;
        (source.is_opaque ? pixel_rows_drop_alpha : pixel_rows_unpremultiply)(from, row, source.width);
        is_written = TIFFWriteScanline(tiff, row, y, 0) == 1;
    }
    free(row);
    return is_written;
}

/// Says how the page is compressed and how its colours are stored.
static void set_compression(TIFF *tiff, const tiff_new_page *page, bool is_gray) {
    TIFFSetField(tiff, TIFFTAG_COMPRESSION, page->compression);
    TIFFSetField(tiff, TIFFTAG_PHOTOMETRIC, is_gray ? PHOTOMETRIC_MINISBLACK : PHOTOMETRIC_RGB);
    if (page->compression == COMPRESSION_JPEG) {
        TIFFSetField(tiff, TIFFTAG_JPEGQUALITY, page->quality);
        if (!is_gray) {
            TIFFSetField(tiff, TIFFTAG_PHOTOMETRIC, PHOTOMETRIC_YCBCR);
            TIFFSetField(tiff, TIFFTAG_JPEGCOLORMODE, JPEGCOLORMODE_RGB);
            const int side = page->has_full_color ? 1 : 2;
            TIFFSetField(tiff, TIFFTAG_YCBCRSUBSAMPLING, side, side);
        }
    } else if (page->compression == COMPRESSION_LZW || page->compression == COMPRESSION_ADOBE_DEFLATE) {
        TIFFSetField(
            tiff, TIFFTAG_PREDICTOR, page->samples && page->is_float ? PREDICTOR_FLOATINGPOINT : PREDICTOR_HORIZONTAL);
    }
}

static bool write_page(TIFF *tiff, const tiff_new_page *page, size_t index, size_t count) {
    const image_source source = page->source;
    const bool has_alpha = page->samples ? page->has_alpha : !source.is_opaque;
    const uint16_t samples = page->samples ? (uint16_t)page->sample_count : has_alpha ? 4 : 3;
    const bool is_gray = samples - has_alpha == 1;
    const uint16_t alpha = EXTRASAMPLE_UNASSALPHA;
    TIFFSetField(tiff, TIFFTAG_IMAGEWIDTH, source.width);
    TIFFSetField(tiff, TIFFTAG_IMAGELENGTH, source.height);
    TIFFSetField(tiff, TIFFTAG_BITSPERSAMPLE, page->samples ? page->bits : 8);
    if (page->samples && page->is_float) {
        TIFFSetField(tiff, TIFFTAG_SAMPLEFORMAT, SAMPLEFORMAT_IEEEFP);
    }
    TIFFSetField(tiff, TIFFTAG_SAMPLESPERPIXEL, samples);
    TIFFSetField(tiff, TIFFTAG_PLANARCONFIG, PLANARCONFIG_CONTIG);
    set_compression(tiff, page, is_gray);
    if (page->profile) {
        TIFFSetField(tiff, TIFFTAG_ICCPROFILE, (uint32_t)page->profile_count, page->profile);
    }
    if (has_alpha) {
        TIFFSetField(tiff, TIFFTAG_EXTRASAMPLES, 1, &alpha);
    }
    uint32_t rows = strip_size / (source.width < strip_size / 4 ? source.width * 4 : strip_size);
    if (page->compression == COMPRESSION_JPEG) {
        // Whole blocks of colours at half of the resolution.
        rows = (rows + 15) / 16 * 16;
    }
    TIFFSetField(tiff, TIFFTAG_ROWSPERSTRIP, rows);
    if (page->orientation) {
        TIFFSetField(tiff, TIFFTAG_ORIENTATION, page->orientation);
    }
    if (page->dpi_x > 0 && page->dpi_y > 0) {
        TIFFSetField(tiff, TIFFTAG_XRESOLUTION, page->dpi_x);
        TIFFSetField(tiff, TIFFTAG_YRESOLUTION, page->dpi_y);
        TIFFSetField(tiff, TIFFTAG_RESOLUTIONUNIT, RESUNIT_INCH);
    }
    if (page->xmp) {
        TIFFSetField(tiff, TIFFTAG_XMLPACKET, (uint32_t)page->xmp_count, page->xmp);
    }
    if (page->resources) {
        TIFFSetField(tiff, TIFFTAG_PHOTOSHOP, (uint32_t)page->resources_count, page->resources);
    }
    if (page->has_exif) {
        TIFFSetField(tiff, TIFFTAG_EXIFIFD, (uint64_t)0);
    }
    if (page->has_gps) {
        TIFFSetField(tiff, TIFFTAG_GPSIFD, (uint64_t)0);
    }
    set_text(tiff, TIFFTAG_IMAGEDESCRIPTION, page->description);
    set_text(tiff, TIFFTAG_MAKE, page->make);
    set_text(tiff, TIFFTAG_MODEL, page->model);
    set_text(tiff, TIFFTAG_SOFTWARE, page->software);
    set_text(tiff, TIFFTAG_DATETIME, page->date_time);
    set_text(tiff, TIFFTAG_ARTIST, page->artist);
    set_text(tiff, TIFFTAG_COPYRIGHT, page->copyright);
    set_text(tiff, TIFFTAG_DOCUMENTNAME, page->document_name);
    set_text(tiff, TIFFTAG_HOSTCOMPUTER, page->host_computer);
    if (count > 1) {
        TIFFSetField(tiff, TIFFTAG_SUBFILETYPE, FILETYPE_PAGE);
        // The format has 16 bits for these.
        if (count <= UINT16_MAX) {
            TIFFSetField(tiff, TIFFTAG_PAGENUMBER, (int)index, (int)count);
        }
    }
    return (page->samples ? write_samples(tiff, page) : write_rows(tiff, source)) && TIFFWriteDirectory(tiff);
}

image_codec_status tiff_codec_write(const tiff_new_page *pages, size_t count, image_bytes *output,
                                    image_codec_message *message) {
    tiff_memory memory = {.message = message};
    *output = (image_bytes){0};
    TIFF *tiff = tiff_memory_open(&memory, "wl", 0);
    if (!tiff) {
        return IMAGE_CODEC_MEMORY;
    }
    bool is_written = true;
    for (size_t i = 0; is_written && i < count; i++) {
        is_written = write_page(tiff, &pages[i], i, count);
    }
    TIFFClose(tiff);
    if (!is_written || memory.has_failed) {
        if (!memory.has_failed) {
            snprintf(message->text, sizeof message->text, "libtiff could not write");
        }
        free(memory.written);
        return IMAGE_CODEC_INVALID;
    }
    *output = (image_bytes){.bytes = memory.written, .count = memory.count};
    return IMAGE_CODEC_OK;
}
