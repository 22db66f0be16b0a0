#include "image_codecs.h"

#include <math.h>
#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// One metre in inches, for the physical pixel size.
static const double inches_per_metre = 39.370078740157;

// Everything one call needs. It lives in the frame that calls `guard`, not in the one that calls setjmp, so a jump leaves
// its fields as they were.
typedef struct {
    jmp_buf jump;
    png_structp png;
    png_infop info;
    image_codec_status status;
    image_codec_message *message;

    // Reading.
    const uint8_t *bytes;
    size_t count, offset;
    image_header *header;
    image_target target;

    // Writing.
    const uint8_t *pixels;
    uint8_t *row;
    bool is_opaque;
    image_extras extras;
    image_output output;
    size_t capacity;
} png_call;

static void guard(png_call *call, void (*body)(png_call *)) {
    if (setjmp(call->jump) == 0) {
        body(call);
    }
}

static void fail(png_call *call, image_codec_status status, const char *text) {
    call->status = status;
    snprintf(call->message->text, sizeof call->message->text, "%s", text);
    longjmp(call->jump, 1);
}

static void on_error(png_structp png, png_const_charp text) {
    fail(png_get_error_ptr(png), IMAGE_CODEC_INVALID, text);
}

// libpng warns of what it can mend or skip, and nobody is there to read it.
static void on_warning(png_structp png, png_const_charp text) {
    (void)png;
    (void)text;
}

// MARK: Reading

static void read_bytes(png_structp png, png_bytep into, size_t count) {
    png_call *call = png_get_io_ptr(png);
    if (count > call->count - call->offset) {
        fail(call, IMAGE_CODEC_TRUNCATED, "the file ends early");
    }
    memcpy(into, call->bytes + call->offset, count);
    call->offset += count;
}

static void begin_reading(png_call *call) {
    call->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, call, on_error, on_warning);
    call->info = call->png ? png_create_info_struct(call->png) : NULL;
    if (!call->info) {
        fail(call, IMAGE_CODEC_MEMORY, "no memory for libpng");
    }
    png_set_read_fn(call->png, call, read_bytes);

    // The caller has its own limit on pixels; these bound what the other chunks may ask for.
    png_set_user_limits(call->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    png_set_chunk_malloc_max(call->png, 8 << 20);
    png_set_chunk_cache_max(call->png, 128);

    // Text and colour profiles are not read: skipped whole, they cannot fail or inflate.
    static const png_byte skipped[] = "tEXt\0zTXt\0iTXt\0iCCP\0sPLT\0hIST";
    png_set_keep_unknown_chunks(call->png, PNG_HANDLE_CHUNK_NEVER, skipped, 6);

    png_read_info(call->png, call->info);
}

static void read_header(png_call *call) {
    begin_reading(call);
    image_header *header = call->header;
    const int type = png_get_color_type(call->png, call->info);
    header->width = png_get_image_width(call->png, call->info);
    header->height = png_get_image_height(call->png, call->info);
    header->depth = png_get_bit_depth(call->png, call->info);
    header->model = (type & PNG_COLOR_MASK_COLOR) ? IMAGE_MODEL_RGB : IMAGE_MODEL_GRAY;
    header->is_indexed = (type & PNG_COLOR_MASK_PALETTE) != 0;
    header->has_alpha = (type & PNG_COLOR_MASK_ALPHA) || png_get_valid(call->png, call->info, PNG_INFO_tRNS);

    png_uint_32 x = 0, y = 0;
    int unit = PNG_RESOLUTION_UNKNOWN;
    if (png_get_pHYs(call->png, call->info, &x, &y, &unit) && unit == PNG_RESOLUTION_METER) {
        header->dpi_x = x / inches_per_metre;
        header->dpi_y = y / inches_per_metre;
    }
}

static void premultiply(uint8_t *row, uint32_t width) {
    for (uint32_t x = 0; x < width; x++, row += 4) {
        const unsigned alpha = row[3];
        for (int i = 0; i < 3; i++) {
            const unsigned product = row[i] * alpha + 128;
            row[i] = (uint8_t)((product + (product >> 8)) >> 8);  // round(value * alpha / 255)
        }
    }
}

static void read_pixels(png_call *call) {
    begin_reading(call);
    png_set_expand(call->png);
    png_set_scale_16(call->png);
    png_set_gray_to_rgb(call->png);
    png_set_add_alpha(call->png, 0xff, PNG_FILLER_AFTER);
    const int passes = png_set_interlace_handling(call->png);
    png_read_update_info(call->png, call->info);

    const image_target target = call->target;
    if (png_get_image_width(call->png, call->info) != target.width ||
        png_get_image_height(call->png, call->info) != target.height ||
        png_get_rowbytes(call->png, call->info) != (size_t)target.width * 4) {
        fail(call, IMAGE_CODEC_INVALID, "the rows do not fit the header");
    }
    for (int pass = 0; pass < passes; pass++) {
        for (uint32_t y = 0; y < target.height; y++) {
            png_read_row(call->png, target.pixels + y * target.stride, NULL);
        }
    }
    png_read_end(call->png, NULL);
    for (uint32_t y = 0; y < target.height; y++) {
        premultiply(target.pixels + y * target.stride, target.width);
    }
}

image_codec_status png_codec_read_header(const uint8_t *bytes, size_t count, image_header *header,
                                         image_codec_message *message) {
    png_call call = {.bytes = bytes, .count = count, .header = header, .message = message};
    guard(&call, read_header);
    png_destroy_read_struct(&call.png, &call.info, NULL);
    return call.status;
}

image_codec_status png_codec_read(const uint8_t *bytes, size_t count, image_target target, image_codec_message *message) {
    png_call call = {.bytes = bytes, .count = count, .target = target, .message = message};
    guard(&call, read_pixels);
    png_destroy_read_struct(&call.png, &call.info, NULL);
    return call.status;
}

// MARK: Writing

static void write_bytes(png_structp png, png_bytep from, size_t count) {
    png_call *call = png_get_io_ptr(png);
    if (count > call->capacity - call->output.count) {
        size_t capacity = call->capacity ? call->capacity * 2 : 1 << 16;
        while (capacity - call->output.count < count) {
            capacity *= 2;
        }
        uint8_t *grown = realloc(call->output.bytes, capacity);
        if (!grown) {
            fail(call, IMAGE_CODEC_MEMORY, "no memory for the file");
        }
        call->output.bytes = grown;
        call->capacity = capacity;
    }
    memcpy(call->output.bytes + call->output.count, from, count);
    call->output.count += count;
}

static void flush_nothing(png_structp png) {
    (void)png;
}

// PNG stores straight alpha. A premultiplied value above its alpha, which no drawing makes, ends at 255.
static void unpremultiply(const uint8_t *from, uint8_t *to, uint32_t width) {
    for (uint32_t x = 0; x < width; x++, from += 4, to += 4) {
        const unsigned alpha = from[3];
        for (int i = 0; i < 3; i++) {
            const unsigned value = alpha ? (from[i] * 255u + alpha / 2) / alpha : 0;
            to[i] = (uint8_t)(value < 255 ? value : 255);
        }
        to[3] = (uint8_t)alpha;
    }
}

static void drop_alpha(const uint8_t *from, uint8_t *to, uint32_t width) {
    for (uint32_t x = 0; x < width; x++, from += 4, to += 3) {
        memcpy(to, from, 3);
    }
}

static void write_picture(png_call *call) {
    call->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, call, on_error, on_warning);
    call->info = call->png ? png_create_info_struct(call->png) : NULL;
    if (!call->info) {
        fail(call, IMAGE_CODEC_MEMORY, "no memory for libpng");
    }
    const image_target target = call->target;
    png_set_write_fn(call->png, call, write_bytes, flush_nothing);
    png_set_IHDR(call->png, call->info, target.width, target.height, 8,
                 call->is_opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA, PNG_INTERLACE_NONE,
                 PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(call->png, call->info, PNG_sRGB_INTENT_PERCEPTUAL);
    const image_extras extras = call->extras;
    if (extras.dpi_x > 0 && extras.dpi_y > 0) {
        png_set_pHYs(call->png, call->info, (png_uint_32)lround(extras.dpi_x * inches_per_metre),
                     (png_uint_32)lround(extras.dpi_y * inches_per_metre), PNG_RESOLUTION_METER);
    }
    if (extras.exif) {
        png_set_eXIf_1(call->png, call->info, (png_uint_32)extras.exif_count, (png_bytep)extras.exif);
    }
    png_write_info(call->png, call->info);
    for (uint32_t y = 0; y < target.height; y++) {
        const uint8_t *from = call->pixels + y * target.stride;
        (call->is_opaque ? drop_alpha : unpremultiply)(from, call->row, target.width);
        png_write_row(call->png, call->row);
    }
    png_write_end(call->png, call->info);
}

image_codec_status png_codec_write(const uint8_t *pixels, uint32_t width, uint32_t height, size_t stride, bool is_opaque,
                                   image_extras extras, image_output *output, image_codec_message *message) {
    png_call call = {.pixels = pixels,
                     .target = {.width = width, .height = height, .stride = stride},
                     .is_opaque = is_opaque,
                     .extras = extras,
                     .message = message,
                     .row = malloc((size_t)width * 4)};
    *output = (image_output){0};
    if (!call.row) {
        snprintf(message->text, sizeof message->text, "no memory for a row");
        return IMAGE_CODEC_MEMORY;
    }
    guard(&call, write_picture);
    png_destroy_write_struct(&call.png, &call.info);
    free(call.row);
    if (call.status == IMAGE_CODEC_OK) {
        *output = call.output;
    } else {
        free(call.output.bytes);
    }
    return call.status;
}
