// libjxl's headers, and its functions, which are resolved when the first JPEG XL file is encountered.
//
// Nothing is linked with it: one of its dependencies calibrates the CPU's clock for some milliseconds whenever a process starts.
#ifndef KASANE_CJXL_H
#define KASANE_CJXL_H

#include <jxl/decode.h>
#include <jxl/encode.h>
#include <jxl/version.h>

#include "../LoadedLibrary/library_table.h"

// Exactly the version of these headers, because its structures are accessed directly.
#define JXL_TEXT_OF(number) #number
#define JXL_NAME(major, minor) "libjxl.so." JXL_TEXT_OF(major) "." JXL_TEXT_OF(minor)

/// The functions that Kasane calls.
#define JXL_FUNCTIONS(USE) \
    USE(JxlColorEncodingSetToSRGB) USE(JxlDecoderCloseInput) USE(JxlDecoderCreate) \
    USE(JxlDecoderDestroy) USE(JxlDecoderGetBasicInfo) USE(JxlDecoderGetBoxSizeRaw) \
    USE(JxlDecoderGetBoxType) USE(JxlDecoderGetColorAsICCProfile) USE(JxlDecoderGetFrameHeader) \
    USE(JxlDecoderGetICCProfileSize) USE(JxlDecoderProcessInput) USE(JxlDecoderReleaseBoxBuffer) \
    USE(JxlDecoderSetBoxBuffer) USE(JxlDecoderSetImageOutBuffer) USE(JxlDecoderSetInput) \
    USE(JxlDecoderSetKeepOrientation) USE(JxlDecoderSkipFrames) USE(JxlDecoderSubscribeEvents) \
    USE(JxlEncoderAddBox) USE(JxlEncoderAddImageFrame) USE(JxlEncoderCloseBoxes) \
    USE(JxlEncoderCloseInput) USE(JxlEncoderCreate) USE(JxlEncoderDestroy) \
    USE(JxlEncoderFrameSettingsCreate) USE(JxlEncoderFrameSettingsSetOption) \
    USE(JxlEncoderInitBasicInfo) USE(JxlEncoderInitFrameHeader) USE(JxlEncoderProcessOutput) \
    USE(JxlEncoderSetBasicInfo) USE(JxlEncoderSetColorEncoding) USE(JxlEncoderSetFrameDistance) \
    USE(JxlEncoderSetFrameHeader) USE(JxlEncoderSetFrameLossless) USE(JxlEncoderSetICCProfile) \
    USE(JxlEncoderUseBoxes) USE(JxlEncoderUseContainer) USE(JxlDecoderFlushImage)

LIBRARY_TABLE(jxl, JXL_NAME(JPEGXL_MAJOR_VERSION, JPEGXL_MINOR_VERSION), JXL_FUNCTIONS)

#undef JXL_NAME
#undef JXL_TEXT_OF

#endif
