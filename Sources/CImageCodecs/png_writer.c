#include "internal/growing_bytes.h"
#include "internal/png_errors.h"
#include "internal/png_packing.h"
#include "pixel_rows.h"
#include "png_codec.h"

#include <stdlib.h>
#include <string.h>

// The state of a call.
typedef struct {
    guarded_call guard;
    png_structp png;
    png_infop info;

    image_source source;
    png_options options;
    uint8_t *row;
    png_rows rows;
    uint8_t *packed;
    growing_bytes file;
} png_writing;

static void write_bytes(png_structp png, png_bytep from, size_t count) {
    png_writing *call = png_get_io_ptr(png);
    if (!growing_bytes_append(&call->file, from, count)) {
        guarded_call_fail(&call->guard, IMAGE_CODEC_MEMORY, "not enough memory for the file");
    }
}

static void flush_nothing(png_structp png) { (void)png; }

// The settings of every file.
static void set_options(png_writing *call) {
    const png_options options = call->options;
    if (options.pixels_per_metre_x && options.pixels_per_metre_y) {
        png_set_pHYs(call->png, call->info, options.pixels_per_metre_x, options.pixels_per_metre_y, PNG_RESOLUTION_METER);
    }
    if (options.exif) {
        png_set_eXIf_1(call->png, call->info, (png_uint_32)options.exif_count, (png_bytep)options.exif);
    }
    if (options.filters) {
        png_set_filter(call->png, PNG_FILTER_TYPE_BASE, options.filters);
    }
    if (options.is_fast) {
        png_set_compression_level(call->png, 1);
    }
    if (options.xmp) {
        png_text text = {.compression = PNG_ITXT_COMPRESSION_NONE, .key = "XML:com.adobe.xmp", .text = (png_charp)options.xmp};
        png_set_text(call->png, call->info, &text, 1);
    }
}

// Writes everything before the pixels.
// - profile: the bytes of an ICC profile, or NULL for sRGB.
static void begin(png_writing *call, int bits, int color_type, const uint8_t *profile, size_t profile_count) {
    call->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &call->guard, png_errors_fail, png_errors_warn);
    call->info = call->png ? png_create_info_struct(call->png) : NULL;
    if (!call->info) {
        guarded_call_fail(&call->guard, IMAGE_CODEC_MEMORY, "not enough memory for libpng");
    }
    png_set_write_fn(call->png, call, write_bytes, flush_nothing);
    // The sides are the caller's to choose; libpng's own limit is a million.
    png_set_user_limits(call->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    png_set_IHDR(call->png, call->info, call->source.width, call->source.height, bits, color_type,
                 call->options.is_interlaced ? PNG_INTERLACE_ADAM7 : PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
                 PNG_FILTER_TYPE_DEFAULT);
    if (profile) {
        png_set_iCCP(call->png, call->info, "ICC profile", PNG_COMPRESSION_TYPE_BASE, profile, (png_uint_32)profile_count);
    } else {
        png_set_sRGB(call->png, call->info, PNG_sRGB_INTENT_PERCEPTUAL);
    }
    set_options(call);
    png_write_info(call->png, call->info);
}

// Stores the samples of an image's row.
typedef void (*row_writer)(png_writing *call, uint32_t y, uint8_t *row);

// Writes the pixels and the end: all rows in one piece where that can be, and else, as interlaced ones and very large ones,
// through libpng a row at a time.
static void write_pixels(png_writing *call, size_t row_bytes, size_t pixel_bytes, row_writer write_row) {
    const uint32_t height = call->source.height;
    if (!call->options.is_interlaced && png_rows_make(&call->rows, height, row_bytes, pixel_bytes)) {
        for (uint32_t y = 0; y < height; y++) {
            write_row(call, y, png_rows_at(&call->rows, y));
        }
        size_t count = 0;
        // libpng's flags are the filters' bits after three others.
        call->packed = png_rows_pack(&call->rows, (unsigned)call->options.filters >> 3, call->options.is_fast, &count);
        if (!call->packed) {
            guarded_call_fail(&call->guard, IMAGE_CODEC_MEMORY, "not enough memory for the file");
        }
        png_write_chunk(call->png, (png_const_bytep) "IDAT", call->packed, count);
        png_write_chunk(call->png, (png_const_bytep) "IEND", NULL, 0);
        return;
    }
    call->row = malloc(row_bytes);
    if (!call->row) {
        guarded_call_fail(&call->guard, IMAGE_CODEC_MEMORY, "not enough memory for a row");
    }
    const int passes = png_set_interlace_handling(call->png);
    for (int pass = 0; pass < passes; pass++) {
        for (uint32_t y = 0; y < height; y++) {
            write_row(call, y, call->row);
            png_write_row(call->png, call->row);
        }
    }
    png_write_end(call->png, call->info);
}

// Passes the written bytes to the caller, and frees the rest.
static image_codec_status finish(png_writing *call, image_bytes *output) {
    png_destroy_write_struct(&call->png, &call->info);
    free(call->row);
    free(call->rows.bytes);
    free(call->packed);
    return growing_bytes_finish(&call->file, call->guard.status, output);
}

static void write_picture_row(png_writing *call, uint32_t y, uint8_t *row) {
    const uint8_t *from = call->source.pixels + y * call->source.stride;
    (call->options.has_alpha ? pixel_rows_unpremultiply : pixel_rows_drop_alpha)(from, row, call->source.width);
}

static void write_picture(void *writing) {
    png_writing *call = writing;
    begin(call, 8, call->options.has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB, NULL, 0);
    const size_t channels = call->options.has_alpha ? 4 : 3;
    write_pixels(call, call->source.width * channels, channels, write_picture_row);
}

image_codec_status png_codec_write(image_source source, png_options options, image_bytes *output,
                                   image_codec_message *message) {
    png_writing call = {.source = source, .options = options, .guard = {.message = message}};
    guarded_call_run(&call.guard, write_picture, &call);
    return finish(&call, output);
}

// Samples that are written unchanged.
typedef struct {
    png_writing writing;
    const uint8_t *samples, *profile;
    size_t profile_count;
    int bits, channels;
} native_writing;

static void write_native_row(png_writing *writing, uint32_t y, uint8_t *row) {
    // The writing is the first field of its call.
    const native_writing *call = (const native_writing *)writing;
    const size_t row_bytes = (size_t)writing->source.width * call->channels * call->bits / 8;
    memcpy(row, call->samples + y * row_bytes, row_bytes);
}

static void write_native(void *native) {
    native_writing *call = native;
    static const int types[] = {PNG_COLOR_TYPE_GRAY, PNG_COLOR_TYPE_GRAY_ALPHA, PNG_COLOR_TYPE_RGB, PNG_COLOR_TYPE_RGB_ALPHA};
    begin(&call->writing, call->bits, types[call->channels - 1], call->profile, call->profile_count);
    const size_t pixel_bytes = (size_t)call->channels * call->bits / 8;
    write_pixels(&call->writing, call->writing.source.width * pixel_bytes, pixel_bytes, write_native_row);
}

image_codec_status png_codec_write_native(const uint8_t *samples, uint32_t width, uint32_t height, int bits, int channels,
                                          const uint8_t *profile, size_t profile_count, png_options options,
                                          image_bytes *output, image_codec_message *message) {
    native_writing call = {
        .writing = {.source = {.width = width, .height = height}, .options = options, .guard = {.message = message}},
        .samples = samples, .profile = profile, .profile_count = profile_count, .bits = bits, .channels = channels};
    guarded_call_run(&call.writing.guard, write_native, &call);
    return finish(&call.writing, output);
}
