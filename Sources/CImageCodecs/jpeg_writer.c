#include "internal/growing_bytes.h"
#include "internal/jpeg_errors.h"
#include "jpeg_codec.h"
#include "pixel_rows.h"

#include <stdlib.h>

// The state of a call.
typedef struct {
    guarded_call guard;
    struct jpeg_compress_struct jpeg;
    struct jpeg_error_mgr errors;

    image_source source;
    jpeg_options options;
    uint8_t *row;
    // libjpeg writes into `piece`, which is appended to `file` when it is full.
    struct jpeg_destination_mgr destination;
    uint8_t piece[1 << 14];
    growing_bytes file;
} jpeg_writing;

static void on_message(j_common_ptr common, int level) {
    (void)common;
    (void)level;
}

static void begin_piece(j_compress_ptr jpeg) {
    jpeg_writing *call = jpeg->client_data;
    call->destination.next_output_byte = call->piece;
    call->destination.free_in_buffer = sizeof call->piece;
}

static void append_piece(j_compress_ptr jpeg, size_t count) {
    jpeg_writing *call = jpeg->client_data;
    if (!growing_bytes_append(&call->file, call->piece, count)) {
        guarded_call_fail(&call->guard, IMAGE_CODEC_MEMORY, "not enough memory for the file");
    }
}

static boolean on_full_piece(j_compress_ptr jpeg) {
    jpeg_writing *call = jpeg->client_data;
    append_piece(jpeg, sizeof call->piece);
    begin_piece(jpeg);
    return TRUE;
}

static void on_last_piece(j_compress_ptr jpeg) {
    jpeg_writing *call = jpeg->client_data;
    append_piece(jpeg, sizeof call->piece - call->destination.free_in_buffer);
}

static void write_picture(void *writing) {
    jpeg_writing *call = writing;
    struct jpeg_compress_struct *jpeg = &call->jpeg;
    const jpeg_options options = call->options;
    jpeg_std_error(&call->errors);
    call->errors.error_exit = jpeg_errors_fail;
    call->errors.emit_message = on_message;
    jpeg->err = &call->errors;
    jpeg->client_data = call;
    jpeg_create_compress(jpeg);
    if (!call->source.is_opaque) {
        call->row = malloc((size_t)call->source.width * 3);
        if (!call->row) {
            guarded_call_fail(&call->guard, IMAGE_CODEC_MEMORY, "not enough memory for a row");
        }
    }
    call->destination.init_destination = begin_piece;
    call->destination.empty_output_buffer = on_full_piece;
    call->destination.term_destination = on_last_piece;
    jpeg->dest = &call->destination;

    jpeg->image_width = call->source.width;
    jpeg->image_height = call->source.height;
    // libjpeg-turbo accepts opaque pixels directly, ignoring alpha.
    jpeg->input_components = call->source.is_opaque ? 4 : 3;
    jpeg->in_color_space = call->source.is_opaque ? JCS_EXT_RGBX : JCS_RGB;
    jpeg_set_defaults(jpeg);
    if (options.is_gray) {
        jpeg_set_colorspace(jpeg, JCS_GRAYSCALE);
    }
    jpeg_set_quality(jpeg, options.quality, TRUE);
    jpeg->optimize_coding = !options.is_fast;
    if (options.has_full_color && !options.is_gray) {
        jpeg->comp_info[0].h_samp_factor = 1;
        jpeg->comp_info[0].v_samp_factor = 1;
    }
    if (options.dpi_x && options.dpi_y) {
        jpeg->density_unit = 1;  // dots per inch
        jpeg->X_density = options.dpi_x;
        jpeg->Y_density = options.dpi_y;
    }
    if (options.is_progressive) {
        jpeg_simple_progression(jpeg);
    }
    jpeg_start_compress(jpeg, TRUE);
    if (options.exif) {
        jpeg_write_marker(jpeg, JPEG_APP0 + 1, options.exif, (unsigned)options.exif_count);
    }
    if (options.profile) {
        jpeg_write_icc_profile(jpeg, options.profile, (unsigned)options.profile_count);
    }
    while (jpeg->next_scanline < jpeg->image_height) {
        // libjpeg's rows are not constant, but it does not write to them.
        uint8_t *row = (uint8_t *)call->source.pixels + jpeg->next_scanline * call->source.stride;
        if (call->row) {
            pixel_rows_flatten(row, call->row, call->source.width, options.background);
            row = call->row;
        }
        jpeg_write_scanlines(jpeg, &row, 1);
    }
    jpeg_finish_compress(jpeg);
}

image_codec_status jpeg_codec_write(image_source source, jpeg_options options, image_bytes *output,
                                    image_codec_message *message) {
    jpeg_writing call = {.source = source, .options = options, .guard = {.message = message}};
    guarded_call_run(&call.guard, write_picture, &call);
    jpeg_destroy_compress(&call.jpeg);
    free(call.row);
    return growing_bytes_finish(&call.file, call.guard.status, output);
}
