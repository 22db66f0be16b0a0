#include "internal/growing_bytes.h"
#include "internal/png_errors.h"
#include "pixel_rows.h"
#include "png_codec.h"

#include <stdlib.h>

// Everything one call needs.
typedef struct {
    guarded_call guard;
    png_structp png;
    png_infop info;

    image_source source;
    png_options options;
    uint8_t *row;
    growing_bytes file;
} png_writing;

static void write_bytes(png_structp png, png_bytep from, size_t count) {
    png_writing *call = png_get_io_ptr(png);
    if (!growing_bytes_append(&call->file, from, count)) {
        guarded_call_fail(&call->guard, IMAGE_CODEC_MEMORY, "no memory for the file");
    }
}

static void flush_nothing(png_structp png) { (void)png; }

// What stands beside the pixels of every file.
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
    if (options.xmp) {
        png_text text = {.compression = PNG_ITXT_COMPRESSION_NONE, .key = "XML:com.adobe.xmp", .text = (png_charp)options.xmp};
        png_set_text(call->png, call->info, &text, 1);
    }
}

static void write_picture(void *writing) {
    png_writing *call = writing;
    call->row = malloc((size_t)call->source.width * 4);
    call->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &call->guard, png_errors_fail, png_errors_warn);
    call->info = call->png ? png_create_info_struct(call->png) : NULL;
    if (!call->info || !call->row) {
        guarded_call_fail(&call->guard, IMAGE_CODEC_MEMORY, "no memory for libpng");
    }
    const image_source source = call->source;
    const png_options options = call->options;
    png_set_write_fn(call->png, call, write_bytes, flush_nothing);
    // The sides are the caller's to choose; libpng's own limit is a million.
    png_set_user_limits(call->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    png_set_IHDR(call->png, call->info, source.width, source.height, 8,
                 options.has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB,
                 options.is_interlaced ? PNG_INTERLACE_ADAM7 : PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
                 PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(call->png, call->info, PNG_sRGB_INTENT_PERCEPTUAL);
    set_options(call);
    png_write_info(call->png, call->info);
    const int passes = png_set_interlace_handling(call->png);
    for (int pass = 0; pass < passes; pass++) {
        for (uint32_t y = 0; y < source.height; y++) {
            const uint8_t *from = source.pixels + y * source.stride;
            (options.has_alpha ? pixel_rows_unpremultiply : pixel_rows_drop_alpha)(from, call->row, source.width);
            png_write_row(call->png, call->row);
        }
    }
    png_write_end(call->png, call->info);
}

image_codec_status png_codec_write(image_source source, png_options options, image_bytes *output,
                                   image_codec_message *message) {
    png_writing call = {.source = source, .options = options, .guard = {.message = message}};
    guarded_call_run(&call.guard, write_picture, &call);
    png_destroy_write_struct(&call.png, &call.info);
    free(call.row);
    return growing_bytes_finish(&call.file, call.guard.status, output);
}

// Samples that are written as they are.
typedef struct {
    png_writing writing;
    const uint8_t *samples, *profile;
    size_t profile_count;
    int bits, channels;
} native_writing;

static void write_native(void *native) {
    native_writing *call = native;
    png_writing *writing = &call->writing;
    writing->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &writing->guard, png_errors_fail, png_errors_warn);
    writing->info = writing->png ? png_create_info_struct(writing->png) : NULL;
    if (!writing->info) {
        guarded_call_fail(&writing->guard, IMAGE_CODEC_MEMORY, "no memory for libpng");
    }
    static const int types[] = {PNG_COLOR_TYPE_GRAY, PNG_COLOR_TYPE_GRAY_ALPHA, PNG_COLOR_TYPE_RGB, PNG_COLOR_TYPE_RGB_ALPHA};
    const image_source source = writing->source;
    png_set_write_fn(writing->png, writing, write_bytes, flush_nothing);
    png_set_user_limits(writing->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    png_set_IHDR(writing->png, writing->info, source.width, source.height, call->bits, types[call->channels - 1],
                 writing->options.is_interlaced ? PNG_INTERLACE_ADAM7 : PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
                 PNG_FILTER_TYPE_DEFAULT);
    if (call->profile) {
        png_set_iCCP(writing->png, writing->info, "ICC profile", PNG_COMPRESSION_TYPE_BASE, call->profile,
                     (png_uint_32)call->profile_count);
    } else {
        png_set_sRGB(writing->png, writing->info, PNG_sRGB_INTENT_PERCEPTUAL);
    }
    set_options(writing);
    png_write_info(writing->png, writing->info);
    const int passes = png_set_interlace_handling(writing->png);
    const size_t stride = (size_t)source.width * call->channels * call->bits / 8;
    for (int pass = 0; pass < passes; pass++) {
        for (uint32_t y = 0; y < source.height; y++) {
            png_write_row(writing->png, call->samples + y * stride);
        }
    }
    png_write_end(writing->png, writing->info);
}

image_codec_status png_codec_write_native(const uint8_t *samples, uint32_t width, uint32_t height, int bits, int channels,
                                          const uint8_t *profile, size_t profile_count, png_options options,
                                          image_bytes *output, image_codec_message *message) {
    native_writing call = {
        .writing = {.source = {.width = width, .height = height}, .options = options, .guard = {.message = message}},
        .samples = samples, .profile = profile, .profile_count = profile_count, .bits = bits, .channels = channels};
    guarded_call_run(&call.writing.guard, write_native, &call);
    png_destroy_write_struct(&call.writing.png, &call.writing.info);
    return growing_bytes_finish(&call.writing.file, call.writing.guard.status, output);
}
