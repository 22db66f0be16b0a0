#include "internal/growing_bytes.h"
#include "jpeg_codec.h"
#include "pixel_rows.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>
#include <jerror.h>

// Everything one call needs, where a jump leaves it as it was; as in jpeg_codec.c.
typedef struct {
    struct jpeg_compress_struct jpeg;
    struct jpeg_error_mgr errors;
    jmp_buf jump;
    image_codec_status status;
    image_codec_message *message;

    image_source source;
    jpeg_options options;
    uint8_t *row;
    // libjpeg writes into `piece`, which goes to the end of `file` when it is full.
    struct jpeg_destination_mgr destination;
    uint8_t piece[1 << 14];
    growing_bytes file;
} jpeg_writing;

static void on_error(j_common_ptr common) {
    jpeg_writing *call = common->client_data;
    char text[JMSG_LENGTH_MAX];
    common->err->format_message(common, text);
    call->status = common->err->msg_code == JERR_OUT_OF_MEMORY ? IMAGE_CODEC_MEMORY : IMAGE_CODEC_INVALID;
    snprintf(call->message->text, sizeof call->message->text, "%s", text);
    longjmp(call->jump, 1);
}

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
        call->status = IMAGE_CODEC_MEMORY;
        longjmp(call->jump, 1);
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

static void write_picture(jpeg_writing *call) {
    struct jpeg_compress_struct *jpeg = &call->jpeg;
    const jpeg_options options = call->options;
    jpeg_std_error(&call->errors);
    call->errors.error_exit = on_error;
    call->errors.emit_message = on_message;
    jpeg->err = &call->errors;
    jpeg->client_data = call;
    jpeg_create_compress(jpeg);
    call->destination.init_destination = begin_piece;
    call->destination.empty_output_buffer = on_full_piece;
    call->destination.term_destination = on_last_piece;
    jpeg->dest = &call->destination;

    jpeg->image_width = call->source.width;
    jpeg->image_height = call->source.height;
    jpeg->input_components = 3;
    jpeg->in_color_space = JCS_RGB;
    jpeg_set_defaults(jpeg);
    jpeg_set_quality(jpeg, options.quality, TRUE);
    jpeg->optimize_coding = TRUE;
    if (options.has_full_color) {
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
    while (jpeg->next_scanline < jpeg->image_height) {
        const uint8_t *from = call->source.pixels + jpeg->next_scanline * call->source.stride;
        if (call->source.is_opaque) {
            pixel_rows_drop_alpha(from, call->row, call->source.width);
        } else {
            pixel_rows_flatten(from, call->row, call->source.width, options.background);
        }
        jpeg_write_scanlines(jpeg, &call->row, 1);
    }
    jpeg_finish_compress(jpeg);
}

static void guard(jpeg_writing *call) {
    if (setjmp(call->jump) == 0) {
        write_picture(call);
    }
}

image_codec_status jpeg_codec_write(image_source source, jpeg_options options, image_bytes *output,
                                    image_codec_message *message) {
    jpeg_writing call = {
        .source = source, .options = options, .message = message, .row = malloc((size_t)source.width * 3)};
    *output = (image_bytes){0};
    if (!call.row) {
        snprintf(message->text, sizeof message->text, "no memory for a row");
        return IMAGE_CODEC_MEMORY;
    }
    guard(&call);
    jpeg_destroy_compress(&call.jpeg);
    free(call.row);
    if (call.status == IMAGE_CODEC_OK) {
        *output = call.file.output;
    } else {
        free(call.file.output.bytes);
    }
    return call.status;
}
