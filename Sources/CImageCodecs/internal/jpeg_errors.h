// Handles libjpeg's errors. Its client data is the call, whose first field is its guard.

#ifndef JPEG_ERRORS_H
#define JPEG_ERRORS_H

#include "guarded_call.h"

#include <jpeglib.h>
#include <jerror.h>

static inline image_codec_status jpeg_errors_status(int code) {
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

static inline void jpeg_errors_fail(j_common_ptr common) {
    char text[JMSG_LENGTH_MAX];
    common->err->format_message(common, text);
    guarded_call_fail(common->client_data, jpeg_errors_status(common->err->msg_code), text);
}

#endif
