#include "image_codecs.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

// A progressive file may name any number of scans, each a pass over every pixel. Encoders write about ten.
static const int greatest_scan_count = 200;

// Everything one call needs. It lives in the frame that calls `guard`, not in the one that calls setjmp, so a jump leaves
// its fields as they were. libjpeg hands `errors` and `progress` back; each is found again as a field of this.
typedef struct {
    struct jpeg_decompress_struct jpeg;
    struct jpeg_error_mgr errors;
    struct jpeg_progress_mgr progress;
    jmp_buf jump;
    image_codec_status status;
    image_codec_message *message;

    const uint8_t *bytes;
    size_t count;
    image_header *header;
    image_target target;
    uint8_t *row;
} jpeg_call;

static void guard(jpeg_call *call, void (*body)(jpeg_call *)) {
    if (setjmp(call->jump) == 0) {
        body(call);
    }
}

static void fail(jpeg_call *call, image_codec_status status, const char *text) {
    call->status = status;
    snprintf(call->message->text, sizeof call->message->text, "%s", text);
    longjmp(call->jump, 1);
}

static image_codec_status status_of(int code) {
    switch (code) {
        case JWRN_JPEG_EOF:
        case JERR_INPUT_EOF:
        case JERR_INPUT_EMPTY: return IMAGE_CODEC_TRUNCATED;
        case JERR_OUT_OF_MEMORY: return IMAGE_CODEC_MEMORY;
        case JERR_ARITH_NOTIMPL:
        case JERR_BAD_PRECISION:
        case JERR_CCIR601_NOTIMPL:
        case JERR_CONVERSION_NOTIMPL:
        case JERR_FRACT_SAMPLE_NOTIMPL:
        case JERR_NOTIMPL:
        case JERR_NOT_COMPILED:
        case JERR_SOF_UNSUPPORTED: return IMAGE_CODEC_UNSUPPORTED;
        default: return IMAGE_CODEC_INVALID;
    }
}

static void on_error(j_common_ptr common) {
    jpeg_call *call = common->client_data;
    char text[JMSG_LENGTH_MAX];
    common->err->format_message(common, text);
    fail(call, status_of(common->err->msg_code), text);
}

// libjpeg calls these warnings and paints the rest of the picture gray; a damaged picture must not pass for a whole one.
static bool is_damage(int code) {
    return code == JWRN_JPEG_EOF || code == JWRN_HIT_MARKER || code == JWRN_HUFF_BAD_CODE || code == JWRN_ARITH_BAD_CODE ||
           code == JWRN_MUST_RESYNC || code == JWRN_NOT_SEQUENTIAL;
}

static void on_message(j_common_ptr common, int level) {
    if (level < 0 && is_damage(common->err->msg_code)) {
        on_error(common);
    }
}

static void on_progress(j_common_ptr common) {
    jpeg_call *call = common->client_data;
    if (call->jpeg.input_scan_number > greatest_scan_count) {
        fail(call, IMAGE_CODEC_INVALID, "too many scans");
    }
}

static void begin_reading(jpeg_call *call) {
    jpeg_std_error(&call->errors);
    call->errors.error_exit = on_error;
    call->errors.emit_message = on_message;
    call->progress.progress_monitor = on_progress;
    call->jpeg.err = &call->errors;
    call->jpeg.client_data = call;
    jpeg_create_decompress(&call->jpeg);
    call->jpeg.progress = &call->progress;
    jpeg_mem_src(&call->jpeg, call->bytes, call->count);
    jpeg_read_header(&call->jpeg, TRUE);
}

static void read_header(jpeg_call *call) {
    begin_reading(call);
    image_header *header = call->header;
    header->width = call->jpeg.image_width;
    header->height = call->jpeg.image_height;
    header->depth = call->jpeg.data_precision;
    switch (call->jpeg.jpeg_color_space) {
        case JCS_GRAYSCALE: header->model = IMAGE_MODEL_GRAY; break;
        case JCS_CMYK:
        case JCS_YCCK: header->model = IMAGE_MODEL_CMYK; break;
        default: header->model = IMAGE_MODEL_RGB; break;
    }
    if (call->jpeg.saw_JFIF_marker && call->jpeg.density_unit != 0) {
        const double per_inch = call->jpeg.density_unit == 2 ? 2.54 : 1;  // dots per centimetre or per inch
        header->dpi_x = call->jpeg.X_density * per_inch;
        header->dpi_y = call->jpeg.Y_density * per_inch;
    }
}

// The plain conversion, without profiles: each ink darkens the paper by its own colour. Adobe writes inks inverted.
static void cmyk_to_rgba(const uint8_t *from, uint8_t *to, uint32_t width, bool is_inverted) {
    for (uint32_t x = 0; x < width; x++, from += 4, to += 4) {
        const unsigned black = is_inverted ? from[3] : 255 - from[3];
        for (int i = 0; i < 3; i++) {
            const unsigned ink = is_inverted ? from[i] : 255 - from[i];
            to[i] = (uint8_t)((ink * black + 127) / 255);
        }
        to[3] = 255;
    }
}

static void read_pixels(jpeg_call *call) {
    begin_reading(call);
    struct jpeg_decompress_struct *jpeg = &call->jpeg;
    const bool is_cmyk = jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK;
    jpeg->out_color_space = is_cmyk ? JCS_CMYK : JCS_EXT_RGBA;
    jpeg_start_decompress(jpeg);

    const image_target target = call->target;
    if (jpeg->output_width != target.width || jpeg->output_height != target.height || jpeg->output_components != 4) {
        fail(call, IMAGE_CODEC_INVALID, "the rows do not fit the header");
    }
    while (jpeg->output_scanline < target.height) {
        uint8_t *to = target.pixels + jpeg->output_scanline * target.stride;
        JSAMPROW row = is_cmyk ? call->row : to;
        jpeg_read_scanlines(jpeg, &row, 1);
        if (is_cmyk) {
            cmyk_to_rgba(call->row, to, target.width, jpeg->saw_Adobe_marker);
        }
    }
    jpeg_finish_decompress(jpeg);
}

image_codec_status jpeg_codec_read_header(const uint8_t *bytes, size_t count, image_header *header,
                                          image_codec_message *message) {
    jpeg_call call = {.bytes = bytes, .count = count, .header = header, .message = message};
    guard(&call, read_header);
    jpeg_destroy_decompress(&call.jpeg);
    return call.status;
}

image_codec_status jpeg_codec_read(const uint8_t *bytes, size_t count, image_target target, image_codec_message *message) {
    jpeg_call call = {
        .bytes = bytes, .count = count, .target = target, .message = message, .row = malloc((size_t)target.width * 4)};
    if (!call.row) {
        snprintf(message->text, sizeof message->text, "no memory for a row");
        return IMAGE_CODEC_MEMORY;
    }
    guard(&call, read_pixels);
    jpeg_destroy_decompress(&call.jpeg);
    free(call.row);
    return call.status;
}
