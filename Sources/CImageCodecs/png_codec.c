#include "png_codec.h"
#include "internal/pixel_sums.h"
#include "internal/png_errors.h"
#include "pixel_rows.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

// The state of a call.
typedef struct {
    guarded_call guard;
    png_structp png;
    png_infop info;

    const uint8_t *bytes;
    size_t count;
    png_header *header;
    image_bytes *profile;
    image_target target;
    png_palette *palette;
    // The sums that pixels are added to, and a row of pixels.
    pixel_sums *sums;
    uint8_t *row;
    bool has_header, has_pixels, has_end;
} png_call;

// Feeds the whole file. libpng calls back as it recognises its parts, so a file that ends early has been decoded as far as
// it goes.
static void read_file(png_call *call, png_progressive_info_ptr on_info, png_progressive_row_ptr on_row,
                      png_progressive_end_ptr on_end) {
    call->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &call->guard, png_errors_fail, png_errors_warn);
    call->info = call->png ? png_create_info_struct(call->png) : NULL;
    if (!call->info) {
        guarded_call_fail(&call->guard, IMAGE_CODEC_MEMORY, "not enough memory for libpng");
    }
    png_set_progressive_read_fn(call->png, call, on_info, on_row, on_end);

    // The caller limits the pixels itself; these limit the other chunks.
    png_set_user_limits(call->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    png_set_chunk_malloc_max(call->png, 8 << 20);
    png_set_chunk_cache_max(call->png, 128);

    // Text is not read here: skipped whole, it cannot fail or inflate. Of a profile only the first call has a use.
    static const png_byte skipped[] = "tEXt\0zTXt\0iTXt\0sPLT\0hIST\0iCCP";
    png_set_keep_unknown_chunks(call->png, PNG_HANDLE_CHUNK_NEVER, skipped, call->profile ? 5 : 6);

    // libpng only reads from the memory.
    png_process_data(call->png, call->info, (png_bytep)call->bytes, call->count);
}

// MARK: Header

static void copy_profile(png_call *call) {
    png_charp name;
    int compression;
    png_bytep bytes;
    png_uint_32 count;
    if (!png_get_iCCP(call->png, call->info, &name, &compression, &bytes, &count) || count == 0) {
        return;
    }
    call->profile->bytes = malloc(count);
    if (!call->profile->bytes) {
        guarded_call_fail(&call->guard, IMAGE_CODEC_MEMORY, "not enough memory for the profile");
    }
    memcpy(call->profile->bytes, bytes, count);
    call->profile->count = count;
}

static void header_on_info(png_structp png, png_infop info) {
    png_call *call = png_get_progressive_ptr(png);
    png_header *header = call->header;
    const int type = png_get_color_type(png, info);
    header->width = png_get_image_width(png, info);
    header->height = png_get_image_height(png, info);
    header->depth = png_get_bit_depth(png, info);
    header->is_gray = (type & PNG_COLOR_MASK_COLOR) == 0;
    header->is_indexed = (type & PNG_COLOR_MASK_PALETTE) != 0;
    header->has_alpha = (type & PNG_COLOR_MASK_ALPHA) || png_get_valid(png, info, PNG_INFO_tRNS);
    header->is_interlaced = png_get_interlace_type(png, info) != PNG_INTERLACE_NONE;

    png_uint_32 x = 0, y = 0;
    int unit = PNG_RESOLUTION_UNKNOWN;
    if (png_get_pHYs(png, info, &x, &y, &unit) && unit == PNG_RESOLUTION_METER) {
        header->pixels_per_metre_x = x;
        header->pixels_per_metre_y = y;
    }
    header->srgb_intent = -1;
    if (png_get_valid(png, info, PNG_INFO_sRGB)) {
        png_get_sRGB(png, info, &header->srgb_intent);
    }
    png_get_gAMA(png, info, &header->gamma);
    double *c = header->chromaticities;
    header->has_chromaticities =
        png_get_cHRM(png, info, c, c + 1, c + 2, c + 3, c + 4, c + 5, c + 6, c + 7) == PNG_INFO_cHRM;
    copy_profile(call);
    call->has_header = true;
    longjmp(call->guard.jump, 1);
}

static void read_header(void *call) { read_file(call, header_on_info, NULL, NULL); }

image_codec_status png_codec_read_header(const uint8_t *bytes, size_t count, png_header *header, image_bytes *profile,
                                         image_codec_message *message) {
    png_call call = {
        .guard = {.message = message}, .bytes = bytes, .count = count, .header = header, .profile = profile};
    *header = (png_header){0};
    *profile = (image_bytes){0};
    guarded_call_run(&call.guard, read_header, &call);
    png_destroy_read_struct(&call.png, &call.info, NULL);
    if (call.guard.status == IMAGE_CODEC_OK && !call.has_header) {
        snprintf(message->text, sizeof message->text, "the file ends in the header");
        return IMAGE_CODEC_TRUNCATED;
    }
    return call.guard.status;
}

// MARK: Pixel data

static void pixels_on_info(png_structp png, png_infop info) {
    png_call *call = png_get_progressive_ptr(png);
    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
    png_set_interlace_handling(png);
    png_read_update_info(png, info);

    if (png_get_image_width(png, info) != call->target.width || png_get_image_height(png, info) != call->target.height ||
        png_get_rowbytes(png, info) != (size_t)call->target.width * 4) {
        guarded_call_fail(&call->guard, IMAGE_CODEC_INVALID, "the rows do not fit the header");
    }
}

static void pixels_on_row(png_structp png, png_bytep row, png_uint_32 y, int pass) {
    (void)pass;
    png_call *call = png_get_progressive_ptr(png);
    if (row && y < call->target.height) {
        call->has_pixels = true;
        png_progressive_combine_row(png, call->target.pixels + y * call->target.stride, row);
    }
}

// Into a separate row, as libpng's must not be modified.
static void sums_on_row(png_structp png, png_bytep row, png_uint_32 y, int pass) {
    png_call *call = png_get_progressive_ptr(png);
    const bool has_passes = png_get_interlace_type(png, call->info) != PNG_INTERLACE_NONE;
    // A pass fills what later ones will bring with the pixels that it has: each counts once, in its own place.
    if (!row || y >= call->target.height || (has_passes && !PNG_ROW_IN_INTERLACE_PASS(y, pass))) {
        return;
    }
    memcpy(call->row, row, (size_t)call->target.width * 4);
    pixel_rows_premultiply(call->row, call->target.width);
    if (!has_passes) {
        pixel_sums_add(call->sums, call->row, 0, y, call->target.width);
        return;
    }
    const uint32_t step = UINT32_C(1) << PNG_PASS_COL_SHIFT(pass);
    for (uint32_t x = PNG_PASS_START_COL(pass); x < call->target.width; x += step) {
        pixel_sums_add(call->sums, call->row + (size_t)x * 4, x, y, 1);
    }
}

static void pixels_on_end(png_structp png, png_infop info) {
    png_call *call = png_get_progressive_ptr(png);
    const bool is_whole = png_get_interlace_type(png, info) == PNG_INTERLACE_NONE
                              ? png_get_current_row_number(png) >= call->target.height
                              : png_get_current_pass_number(png) >= PNG_INTERLACE_ADAM7_PASSES;
    if (!is_whole) {
        guarded_call_fail(&call->guard, IMAGE_CODEC_INVALID, "too few pixels");
    }
    call->has_end = true;
}

static void read_pixels(void *call) { read_file(call, pixels_on_info, pixels_on_row, pixels_on_end); }

image_codec_status png_codec_read(const uint8_t *bytes, size_t count, image_target target, bool *has_pixels,
                                  image_codec_message *message) {
    png_call call = {.bytes = bytes, .count = count, .target = target, .guard = {.message = message}};
    guarded_call_run(&call.guard, read_pixels, &call);
    png_destroy_read_struct(&call.png, &call.info, NULL);
    *has_pixels = call.has_pixels;
    if (call.guard.status == IMAGE_CODEC_OK && !call.has_end) {
        snprintf(message->text, sizeof message->text, "the file ends early");
        return IMAGE_CODEC_TRUNCATED;
    }
    return call.guard.status;
}

static void read_sums(void *call) { read_file(call, pixels_on_info, sums_on_row, pixels_on_end); }

image_codec_status png_codec_read_smaller(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height,
                                          uint32_t denominator, image_target target, image_codec_message *message) {
    pixel_sums sums;
    uint8_t *const row = malloc((size_t)width * 4);
    image_codec_status status = IMAGE_CODEC_MEMORY;
    if (pixel_sums_make(&sums, width, height, denominator) && row) {
        png_call call = {.bytes = bytes, .count = count, .target = {.width = width, .height = height}, .sums = &sums,
                         .row = row, .guard = {.message = message}};
        guarded_call_run(&call.guard, read_sums, &call);
        png_destroy_read_struct(&call.png, &call.info, NULL);
        status = call.guard.status;
        if (status == IMAGE_CODEC_OK && !call.has_end) {
            snprintf(message->text, sizeof message->text, "the file ends early");
            status = IMAGE_CODEC_TRUNCATED;
        }
        if (status == IMAGE_CODEC_OK) {
            pixel_sums_finish(&sums, target);
        }
    }
    pixel_sums_free(&sums);
    free(row);
    return status;
}

static void native_on_info(png_structp png, png_infop info) {
    png_call *call = png_get_progressive_ptr(png);
    if (png_get_valid(png, info, PNG_INFO_tRNS)) {
        png_set_expand(png);
    }
    png_set_interlace_handling(png);
    png_read_update_info(png, info);
    png_colorp colors = NULL;
    int color_count = 0;
    if (png_get_PLTE(png, info, &colors, &color_count) && color_count > 0 && color_count <= 256) {
        for (int i = 0; i < color_count; i++) {
            call->palette->colors[i * 3] = colors[i].red;
            call->palette->colors[i * 3 + 1] = colors[i].green;
            call->palette->colors[i * 3 + 2] = colors[i].blue;
        }
        call->palette->last = color_count - 1;
    }
    if (png_get_image_width(png, info) != call->target.width || png_get_image_height(png, info) != call->target.height ||
        png_get_rowbytes(png, info) != call->target.stride) {
        guarded_call_fail(&call->guard, IMAGE_CODEC_INVALID, "the rows do not fit the header");
    }
}

static void read_native(void *call) { read_file(call, native_on_info, pixels_on_row, pixels_on_end); }

image_codec_status png_codec_read_native(const uint8_t *bytes, size_t count, image_target target, png_palette *palette,
                                         image_codec_message *message) {
    png_call call = {
        .bytes = bytes, .count = count, .target = target, .palette = palette, .guard = {.message = message}};
    guarded_call_run(&call.guard, read_native, &call);
    png_destroy_read_struct(&call.png, &call.info, NULL);
    if (call.guard.status == IMAGE_CODEC_OK && !call.has_end) {
        snprintf(message->text, sizeof message->text, "the file ends early");
        return IMAGE_CODEC_TRUNCATED;
    }
    return call.guard.status;
}

uint32_t png_codec_checksum(const uint8_t *bytes, size_t count) { return (uint32_t)crc32_z(0, bytes, count); }
