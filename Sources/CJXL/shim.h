// libjxl's headers, and its functions as they are found when the first JPEG XL is met.
//
// Nothing is linked with it: a library below it measures the processor's clock for some milliseconds at the start of every process.
#ifndef KASANE_CJXL_H
#define KASANE_CJXL_H

#include <jxl/decode.h>
#include <jxl/encode.h>
#include <jxl/version.h>

#include "../LoadedLibrary/library_table.h"

// The very version whose headers these are: its structures are read and written.
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
