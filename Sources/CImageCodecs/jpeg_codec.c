#include "jpeg_codec.h"
#include "internal/jpeg_errors.h"

// A progressive file may name any number of scans, each a pass over every pixel. Encoders write about ten. All passes
// together may visit so many pixels, and at least sixteen passes are always allowed.
static const uint64_t max_scan_count = 200;
static const uint64_t min_scan_count = 16;
static const uint64_t max_scan_pixels = (uint64_t)1 << 32;

// The state of a call. libjpeg passes `errors` and `progress` back; the call is recovered from these fields.
typedef struct {
    guarded_call guard;
    struct jpeg_decompress_struct jpeg;
    struct jpeg_error_mgr errors;
    struct jpeg_progress_mgr progress;

    const uint8_t *bytes;
    size_t count;
    jpeg_header *header;
    image_target target;
    int denominator;
    // Receives the number of complete rows when the bytes end early; NULL to stop there.
    uint32_t *whole_rows;
    bool has_ended;
} jpeg_call;

// libjpeg treats these as warnings and fills the rest of the image with gray; a damaged image must not pass for a complete one.
static bool is_damage(int code) {
    return code == JWRN_HIT_MARKER || code == JWRN_HUFF_BAD_CODE || code == JWRN_ARITH_BAD_CODE ||
           code == JWRN_MUST_RESYNC || code == JWRN_NOT_SEQUENTIAL;
}

// The available rows of an image with several scans: all of them, though not in full quality, after the first scan.
static uint32_t rows_of_scans(const struct jpeg_decompress_struct *jpeg, int denominator) {
    if (jpeg->input_scan_number > 1) {
        return jpeg->output_height;
    }
    const uint64_t rows = (uint64_t)jpeg->input_iMCU_row * (uint64_t)jpeg->max_v_samp_factor * DCTSIZE;
    const uint64_t scaled = rows / (uint64_t)denominator;
    return scaled < jpeg->output_height ? (uint32_t)scaled : jpeg->output_height;
}

static void on_message(j_common_ptr common, int level) {
    if (level >= 0) {
        return;
    }
    jpeg_call *call = common->client_data;
    if (common->err->msg_code != JWRN_JPEG_EOF) {
        // At the end of the bytes libjpeg inserts an end marker, and reports damage.
        if (is_damage(common->err->msg_code) && !call->has_ended) {
            jpeg_errors_fail(common);
        }
        return;
    }
    if (!call->whole_rows) {
        jpeg_errors_fail(common);
    }
    if (!call->has_ended) {
        call->has_ended = true;
        *call->whole_rows = jpeg_has_multiple_scans(&call->jpeg) ? rows_of_scans(&call->jpeg, call->denominator)
                                                                 : call->jpeg.output_scanline;
    }
}

static void on_progress(j_common_ptr common) {
    jpeg_call *call = common->client_data;
    const uint64_t scans = (uint64_t)call->jpeg.input_scan_number;
    const uint64_t pixels = (uint64_t)call->jpeg.image_width * call->jpeg.image_height;
    if (scans > max_scan_count || (scans > min_scan_count && scans * pixels > max_scan_pixels)) {
        guarded_call_fail(&call->guard, IMAGE_CODEC_INVALID, "too many scans");
    }
}

static void begin_reading(jpeg_call *call) {
    jpeg_std_error(&call->errors);
    call->errors.error_exit = jpeg_errors_fail;
    call->errors.emit_message = on_message;
    call->progress.progress_monitor = on_progress;
    call->jpeg.err = &call->errors;
    call->jpeg.client_data = call;
    jpeg_create_decompress(&call->jpeg);
    call->jpeg.progress = &call->progress;
    jpeg_mem_src(&call->jpeg, call->bytes, call->count);
    uint32_t *const whole_rows = call->whole_rows;
    call->whole_rows = NULL;
    jpeg_read_header(&call->jpeg, TRUE);
    call->whole_rows = whole_rows;
}

static jpeg_model model_of(const struct jpeg_decompress_struct *jpeg) {
    switch (jpeg->jpeg_color_space) {
        case JCS_GRAYSCALE: return JPEG_GRAY;
        case JCS_CMYK:
        case JCS_YCCK: return JPEG_CMYK;
        default: return JPEG_RGB;
    }
}

static void read_header(void *reading) {
    jpeg_call *call = reading;
    begin_reading(call);
    jpeg_header *header = call->header;
    const struct jpeg_decompress_struct *jpeg = &call->jpeg;
    header->width = jpeg->image_width;
    header->height = jpeg->image_height;
    header->depth = jpeg->data_precision;
    header->model = model_of(jpeg);
    header->is_inverted = jpeg->saw_Adobe_marker;
    header->is_progressive = jpeg->progressive_mode;
    if (jpeg->saw_JFIF_marker) {
        header->jfif_major = jpeg->JFIF_major_version;
        header->jfif_minor = jpeg->JFIF_minor_version;
        header->density_unit = jpeg->density_unit;
        header->density_x = jpeg->X_density;
        header->density_y = jpeg->Y_density;
    }
}

image_codec_status jpeg_codec_read_header(const uint8_t *bytes, size_t count, jpeg_header *header,
                                          image_codec_message *message) {
    jpeg_call call = {.bytes = bytes, .count = count, .header = header, .guard = {.message = message}};
    *header = (jpeg_header){0};
    guarded_call_run(&call.guard, read_header, &call);
    jpeg_destroy_decompress(&call.jpeg);
    return call.guard.status;
}

static void read_pixels(void *reading) {
    jpeg_call *call = reading;
    begin_reading(call);
    struct jpeg_decompress_struct *jpeg = &call->jpeg;
    jpeg->out_color_space = model_of(jpeg) == JPEG_CMYK ? JCS_CMYK : JCS_EXT_RGBA;
    jpeg->scale_num = 1;
    jpeg->scale_denom = (unsigned)call->denominator;
    jpeg_start_decompress(jpeg);

    const image_target target = call->target;
    if (jpeg->output_width != target.width || jpeg->output_height != target.height || jpeg->output_components != 4) {
        guarded_call_fail(&call->guard, IMAGE_CODEC_INVALID, "the rows do not fit the header");
    }
    while (jpeg->output_scanline < target.height) {
        if (call->has_ended && jpeg->output_scanline >= *call->whole_rows) {
            break;
        }
        JSAMPROW row = target.pixels + jpeg->output_scanline * target.stride;
        jpeg_read_scanlines(jpeg, &row, 1);
    }
    if (!call->has_ended) {
        jpeg_finish_decompress(jpeg);
    }
    // The bytes may end while the rest of the file is read.
    if (call->has_ended) {
        guarded_call_fail(&call->guard, IMAGE_CODEC_TRUNCATED, "the file ends early");
    }
    if (call->whole_rows) {
        *call->whole_rows = target.height;
    }
}

image_codec_status jpeg_codec_read(const uint8_t *bytes, size_t count, int denominator, image_target target,
                                   uint32_t *whole_rows, image_codec_message *message) {
    jpeg_call call = {.bytes = bytes,
                      .count = count,
                      .target = target,
                      .denominator = denominator,
                      .whole_rows = whole_rows,
                      .guard = {.message = message}};
    guarded_call_run(&call.guard, read_pixels, &call);
    jpeg_destroy_decompress(&call.jpeg);
    return call.guard.status;
}
