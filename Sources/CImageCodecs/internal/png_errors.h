// Handles libpng's errors. Its error pointer is the call's guard.

#ifndef PNG_ERRORS_H
#define PNG_ERRORS_H

#include "guarded_call.h"

#include <png.h>

static inline void png_errors_fail(png_structp png, png_const_charp text) {
    guarded_call_fail(png_get_error_ptr(png), IMAGE_CODEC_INVALID, text);
}

// Warnings are about problems that libpng repairs or skips, and nobody would read them.
static inline void png_errors_warn(png_structp png, png_const_charp text) {
    (void)png;
    (void)text;
}

#endif
