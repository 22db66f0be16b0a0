#include "internal/tiff_samples.h"

#include "internal/lab_pixels.h"
#include "pixel_rows.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Four inks and an opacity.
enum { max_channels = 5 };

// How the pixels of a page are stored, and the memory to read a strip or tile of each plane.
typedef struct {
    TIFF *tiff;
    image_target target;
    // The sums that the pixels are added to, and a row to decode them to; or NULL.
    pixel_sums *sums;
    uint8_t *row;
    uint16_t depth, samples, photometric;
    bool has_planes, is_straight, has_alpha;
    // Colours come first, the opacity last.
    int color_count, channel_count;
    uint16_t sample_of[max_channels];
    const uint16_t *palette[3];
    bool has_small_palette;
    // From a sample to 0...255.
    uint8_t *levels;
    // One for each plane that is read.
    uint8_t *blocks[max_channels];
    // A row of each channel.
    uint16_t *rows[max_channels];
    tmsize_t block_size, row_size;
} sample_reader;

// The part of the image that a strip or tile contains.
typedef struct {
    uint32_t x, y, width, height;
} sample_block;

int tiff_samples_alpha(TIFF *tiff, bool *is_straight) {
    uint16_t samples = 1, count = 0, *kinds = NULL;
    TIFFGetFieldDefaulted(tiff, TIFFTAG_SAMPLESPERPIXEL, &samples);
    TIFFGetFieldDefaulted(tiff, TIFFTAG_EXTRASAMPLES, &count, &kinds);
    for (int i = 0; i < count && count < samples; i++) {
        if (kinds[i] == EXTRASAMPLE_ASSOCALPHA || kinds[i] == EXTRASAMPLE_UNASSALPHA) {
            *is_straight = kinds[i] == EXTRASAMPLE_UNASSALPHA;
            return samples - count + i;
        }
    }
    return -1;
}

// How many samples make a colour; 0 for pages that libtiff converts by itself.
static int colors_of(TIFF *tiff, uint16_t depth) {
    uint16_t photometric = 0, ink_set = INKSET_CMYK;
    if (!TIFFGetField(tiff, TIFFTAG_PHOTOMETRIC, &photometric)) {
        return 0;
    }
    TIFFGetFieldDefaulted(tiff, TIFFTAG_INKSET, &ink_set);
    switch (photometric) {
        case PHOTOMETRIC_MINISWHITE:
        case PHOTOMETRIC_MINISBLACK:
        case PHOTOMETRIC_PALETTE: return 1;
        case PHOTOMETRIC_RGB: return 3;
        case PHOTOMETRIC_SEPARATED: return ink_set == INKSET_CMYK ? 4 : 0;
        case PHOTOMETRIC_CIELAB:
        case PHOTOMETRIC_ICCLAB: return depth == 8 || depth == 16 ? 3 : 0;
        default: return 0;
    }
}

bool tiff_samples_can_read(TIFF *tiff) {
    uint16_t depth = 1, samples = 1, format = SAMPLEFORMAT_UINT, photometric = 0;
    TIFFGetFieldDefaulted(tiff, TIFFTAG_BITSPERSAMPLE, &depth);
    TIFFGetFieldDefaulted(tiff, TIFFTAG_SAMPLESPERPIXEL, &samples);
    TIFFGetFieldDefaulted(tiff, TIFFTAG_SAMPLEFORMAT, &format);
    TIFFGetField(tiff, TIFFTAG_PHOTOMETRIC, &photometric);
    const bool is_lab = photometric == PHOTOMETRIC_CIELAB;
    const bool has_known_format = format == SAMPLEFORMAT_UINT || format == SAMPLEFORMAT_VOID ||
                                  (is_lab && format == SAMPLEFORMAT_INT);
    const int colors = colors_of(tiff, depth);
    return depth >= 1 && depth <= 16 && has_known_format && colors > 0 && samples >= colors;
}

// MARK: Memory

static void close_reader(sample_reader *reader) {
    for (int i = 0; i < max_channels; i++) {
        free(reader->blocks[i]);
        free(reader->rows[i]);
    }
    free(reader->levels);
    free(reader->row);
}

static bool make_memory(sample_reader *reader, uint32_t stored_width) {
    reader->levels = malloc((size_t)1 << reader->depth);
    if (!reader->levels) {
        return false;
    }
    const uint32_t greatest = (1u << reader->depth) - 1;
    for (uint32_t i = 0; i <= greatest; i++) {
        reader->levels[i] = (uint8_t)((i * 255 + greatest / 2) / greatest);
    }
    if (reader->sums && !(reader->row = malloc((size_t)stored_width * 4))) {
        return false;
    }
    for (int i = 0; i < reader->channel_count; i++) {
        reader->rows[i] = malloc((size_t)stored_width * sizeof(uint16_t));
        if (!reader->rows[i]) {
            return false;
        }
        if (i == 0 || reader->has_planes) {
            reader->blocks[i] = calloc(1, (size_t)reader->block_size);
            if (!reader->blocks[i]) {
                return false;
            }
        }
    }
    return true;
}

static bool read_palette(sample_reader *reader) {
    uint16_t *red = NULL, *green = NULL, *blue = NULL;
    if (!TIFFGetField(reader->tiff, TIFFTAG_COLORMAP, &red, &green, &blue)) {
        return false;
    }
    reader->palette[0] = red;
    reader->palette[1] = green;
    reader->palette[2] = blue;
    // Some writers use the range to 255 instead of the format's range to 65,535.
    reader->has_small_palette = true;
    for (uint32_t i = 0; i < 1u << reader->depth; i++) {
        if ((red[i] | green[i] | blue[i]) > 255) {
            reader->has_small_palette = false;
        }
    }
    return true;
}

// MARK: Rows

// The samples of one channel. `first` is its place among the `step` samples of a pixel.
static void unpack(const uint8_t *from, uint16_t depth, size_t first, size_t step, uint16_t *to, uint32_t count) {
    if (depth == 8) {
        for (uint32_t x = 0; x < count; x++) {
            to[x] = from[x * step + first];
        }
    } else if (depth == 16) {
        // libtiff has converted the bytes to native order.
        for (uint32_t x = 0; x < count; x++) {
            memcpy(&to[x], from + (x * step + first) * 2, 2);
        }
    } else {
        for (uint32_t x = 0; x < count; x++) {
            size_t bit = (x * step + first) * depth;
            uint32_t value = 0;
            for (uint16_t rest = depth; rest > 0;) {
                const uint16_t there = (uint16_t)(8 - bit % 8), taken = rest < there ? rest : there;
                value = value << taken | ((from[bit / 8] >> (there - taken)) & ((1u << taken) - 1));
                bit += taken;
                rest = (uint16_t)(rest - taken);
            }
            to[x] = (uint16_t)value;
        }
    }
}

static void put_palette(const sample_reader *reader, uint8_t *to, uint32_t width) {
    for (uint32_t x = 0; x < width; x++) {
        for (int i = 0; i < 3; i++) {
            const uint32_t value = reader->palette[i][reader->rows[0][x]];
            to[x * 4 + (uint32_t)i] = (uint8_t)(reader->has_small_palette ? value : value >> 8);
        }
    }
}

// L* counts to the depth's greatest number, or to 65,280 in profiles' words; a* and b* have a sign or an offset.
static void put_lab(const sample_reader *reader, uint8_t *to, uint32_t width) {
    const bool is_wide = reader->depth == 16, has_sign = reader->photometric == PHOTOMETRIC_CIELAB;
    const double unit = is_wide ? 256 : 1, white = !is_wide ? 255 : has_sign ? 65535 : 65280;
    for (uint32_t x = 0; x < width; x++) {
        double ab[2];
        for (int i = 0; i < 2; i++) {
            const uint16_t value = reader->rows[i + 1][x];
            const int number = !has_sign ? value - (is_wide ? 32768 : 128) : is_wide ? (int16_t)value : (int8_t)value;
            ab[i] = number / unit;
        }
        lab_to_rgb(reader->rows[0][x] / white * 100, ab[0], ab[1], to + x * 4);
    }
}

// Gray, RGB and inks, whose samples count evenly.
static void put_levels(const sample_reader *reader, uint8_t *to, uint32_t width) {
    for (int i = 0; i < reader->color_count; i++) {
        const uint16_t *const row = reader->rows[i];
        for (uint32_t x = 0; x < width; x++) {
            to[x * 4 + (uint32_t)i] = reader->levels[row[x]];
        }
    }
}

// Divides samples by the opacity that they were multiplied by. One above its opacity ends at 255.
static void divide_levels(const sample_reader *reader, uint8_t *to, uint32_t width) {
    const uint16_t *const opacities = reader->rows[reader->channel_count - 1];
    for (uint32_t x = 0; x < width; x++, to += 4) {
        const uint32_t opacity = reader->levels[opacities[x]];
        for (int i = 0; i < reader->color_count; i++) {
            to[i] = opacity > to[i] ? (uint8_t)((to[i] * 255u + opacity / 2) / opacity) : 255;
        }
    }
}

// Expands one colour component to three.
static void spread_gray(uint8_t *to, uint32_t width, bool is_white_zero) {
    const uint8_t flip = is_white_zero ? 255 : 0;
    for (uint32_t x = 0; x < width; x++, to += 4) {
        to[0] = to[1] = to[2] = to[0] ^ flip;
    }
}

// Whether pixels lie in a block as they leave it, but for alpha where there is none.
static bool is_plain(const sample_reader *reader) {
    return reader->photometric == PHOTOMETRIC_RGB && reader->depth == 8 && !reader->has_planes &&
           reader->samples == (reader->has_alpha ? 4 : 3);
}

static void put_plain_row(const sample_reader *reader, const uint8_t *from, uint8_t *to, uint32_t width) {
    if (!reader->has_alpha) {
        pixel_rows_add_alpha(from, to, width);
        return;
    }
    memcpy(to, from, (size_t)width * 4);
    if (reader->is_straight) {
        pixel_rows_premultiply(to, width);
    }
}

static void put_row(const sample_reader *reader, uint8_t *to, uint32_t width) {
    // Premultiplied samples are not light if white is zero, so they are unpremultiplied first.
    const bool is_light = reader->photometric == PHOTOMETRIC_MINISBLACK || reader->photometric == PHOTOMETRIC_RGB;
    const bool is_divided = reader->has_alpha && !reader->is_straight && !is_light;
    switch (reader->photometric) {
        case PHOTOMETRIC_PALETTE: put_palette(reader, to, width); break;
        case PHOTOMETRIC_CIELAB:
        case PHOTOMETRIC_ICCLAB: put_lab(reader, to, width); break;
        default:
            put_levels(reader, to, width);
            if (is_divided) {
                divide_levels(reader, to, width);
            }
    }
    if (reader->photometric == PHOTOMETRIC_SEPARATED) {
        pixel_rows_cmyk_to_rgba(to, width, false);
    } else if (reader->photometric <= PHOTOMETRIC_MINISBLACK) {
        spread_gray(to, width, reader->photometric == PHOTOMETRIC_MINISWHITE);
    }
    pixel_rows_set_opaque(to, width);
    if (reader->has_alpha) {
        const uint16_t *const opacities = reader->rows[reader->channel_count - 1];
        for (uint32_t x = 0; x < width; x++) {
            to[x * 4 + 3] = reader->levels[opacities[x]];
        }
        if (reader->is_straight || !is_light) {
            pixel_rows_premultiply(to, width);
        }
    }
}

// MARK: Blocks

static bool read_block(sample_reader *reader, sample_block block, bool is_tile, tiff_memory *memory) {
    const int planes = reader->has_planes ? reader->channel_count : 1;
    const tmsize_t needed = reader->row_size * (tmsize_t)block.height;
    for (int i = 0; i < planes; i++) {
        const uint16_t plane = reader->has_planes ? reader->sample_of[i] : 0;
        const tmsize_t got =
            is_tile ? TIFFReadEncodedTile(reader->tiff, TIFFComputeTile(reader->tiff, block.x, block.y, 0, plane),
                                          reader->blocks[i], reader->block_size)
                    : TIFFReadEncodedStrip(reader->tiff, TIFFComputeStrip(reader->tiff, block.y, plane),
                                           reader->blocks[i], reader->block_size);
        if (got < needed || memory->has_failed) {
            return false;
        }
    }
    for (uint32_t y = 0; y < block.height; y++) {
        const size_t place = (size_t)y * (size_t)reader->row_size;
        uint8_t *to = reader->row;
        if (!reader->sums) {
            to = reader->target.pixels + (block.y + y) * reader->target.stride + (size_t)block.x * 4;
        }
        if (is_plain(reader)) {
            put_plain_row(reader, reader->blocks[0] + place, to, block.width);
        } else {
            for (int i = 0; i < reader->channel_count; i++) {
                unpack(reader->blocks[reader->has_planes ? i : 0] + place, reader->depth,
                       reader->has_planes ? 0 : reader->sample_of[i], reader->has_planes ? 1 : reader->samples,
                       reader->rows[i], block.width);
            }
            put_row(reader, to, block.width);
        }
        if (reader->sums) {
            pixel_sums_add(reader->sums, reader->row, block.x, block.y + y, block.width);
        }
    }
    return true;
}

static image_codec_status read_blocks(sample_reader *reader, bool is_tile, uint32_t stored_width, uint32_t stored_height,
                                      tiff_memory *memory) {
    const image_target target = reader->target;
    for (uint64_t y = 0; y < target.height; y += stored_height) {
        for (uint64_t x = 0; x < target.width; x += stored_width) {
            const uint64_t right = target.width - x, below = target.height - y;
            const sample_block block = {.x = (uint32_t)x,
                                        .y = (uint32_t)y,
                                        .width = (uint32_t)(right < stored_width ? right : stored_width),
                                        .height = (uint32_t)(below < stored_height ? below : stored_height)};
            if (!read_block(reader, block, is_tile, memory)) {
                if (!memory->has_failed) {
                    snprintf(memory->message->text, sizeof memory->message->text, "a strip or tile ends early");
                }
                return IMAGE_CODEC_INVALID;
            }
        }
    }
    return IMAGE_CODEC_OK;
}

image_codec_status tiff_samples_read(TIFF *tiff, image_target target, pixel_sums *sums, tiff_memory *memory) {
    sample_reader reader = {.tiff = tiff, .target = target, .sums = sums};
    uint16_t planes = PLANARCONFIG_CONTIG;
    TIFFGetFieldDefaulted(tiff, TIFFTAG_BITSPERSAMPLE, &reader.depth);
    TIFFGetFieldDefaulted(tiff, TIFFTAG_SAMPLESPERPIXEL, &reader.samples);
    TIFFGetFieldDefaulted(tiff, TIFFTAG_PLANARCONFIG, &planes);
    TIFFGetField(tiff, TIFFTAG_PHOTOMETRIC, &reader.photometric);
    reader.has_planes = planes == PLANARCONFIG_SEPARATE && reader.samples > 1;
    reader.color_count = colors_of(tiff, reader.depth);
    const int alpha = tiff_samples_alpha(tiff, &reader.is_straight);
    reader.has_alpha = alpha >= reader.color_count;
    reader.channel_count = reader.color_count + (reader.has_alpha ? 1 : 0);
    for (int i = 0; i < reader.channel_count; i++) {
        reader.sample_of[i] = (uint16_t)(i < reader.color_count ? i : alpha);
    }

    const bool is_tile = TIFFIsTiled(tiff);
    uint32_t stored_width = target.width, stored_height = target.height, actual_width = 0, actual_height = 0;
    TIFFGetField(tiff, TIFFTAG_IMAGEWIDTH, &actual_width);
    TIFFGetField(tiff, TIFFTAG_IMAGELENGTH, &actual_height);
    if (is_tile) {
        TIFFGetField(tiff, TIFFTAG_TILEWIDTH, &stored_width);
        TIFFGetField(tiff, TIFFTAG_TILELENGTH, &stored_height);
    } else {
        TIFFGetFieldDefaulted(tiff, TIFFTAG_ROWSPERSTRIP, &stored_height);
        stored_height = stored_height < target.height ? stored_height : target.height;
    }
    reader.block_size = is_tile ? TIFFTileSize(tiff) : TIFFStripSize(tiff);
    reader.row_size = is_tile ? TIFFTileRowSize(tiff) : TIFFScanlineSize(tiff);
    const uint64_t stored_samples = (uint64_t)stored_width * (reader.has_planes ? 1 : reader.samples);
    const bool fits = actual_width == target.width && actual_height == target.height && stored_width > 0 &&
                      stored_height > 0 && reader.row_size > 0 &&
                      stored_samples * reader.depth <= (uint64_t)reader.row_size * 8 &&
                      (uint64_t)reader.row_size * stored_height <= (uint64_t)reader.block_size;
    if (!fits || (reader.photometric == PHOTOMETRIC_PALETTE && !read_palette(&reader))) {
        snprintf(memory->message->text, sizeof memory->message->text, "the rows or colours do not fit the header");
        return IMAGE_CODEC_INVALID;
    }
    image_codec_status status = IMAGE_CODEC_MEMORY;
    if (make_memory(&reader, stored_width)) {
        status = read_blocks(&reader, is_tile, stored_width, stored_height, memory);
    } else {
        snprintf(memory->message->text, sizeof memory->message->text, "not enough memory for a strip or tile");
    }
    close_reader(&reader);
    return status;
}
