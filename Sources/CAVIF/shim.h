// libavif's header, and its functions as they are found when the first AVIF file is met.
//
// Nothing is linked with it: it brings the encoders and decoders of five others along.
#ifndef KASANE_CAVIF_H
#define KASANE_CAVIF_H

#include <avif/avif.h>

#include "../LoadedLibrary/library_table.h"

// The very version whose header this is: its structures are read and written.
#if AVIF_VERSION_MAJOR >= 1
#define AVIF_LIBRARY "libavif.so.16"
#else
#define AVIF_LIBRARY "libavif.so.15"
#endif

/// The functions that Kasane calls.
#define AVIF_FUNCTIONS(USE) \
    USE(avifDecoderCreate) USE(avifDecoderDestroy) USE(avifDecoderNthImage) USE(avifDecoderNthImageTiming) \
    USE(avifDecoderParse) USE(avifDecoderSetIOMemory) USE(avifEncoderAddImage) USE(avifEncoderCreate) \
    USE(avifEncoderDestroy) USE(avifEncoderFinish) USE(avifImageCreate) USE(avifImageDestroy) \
    USE(avifImageRGBToYUV) USE(avifImageSetMetadataExif) USE(avifImageSetMetadataXMP) \
    USE(avifImageSetProfileICC) USE(avifImageYUVToRGB) USE(avifRGBImageSetDefaults) USE(avifRWDataFree) \
    USE(avifResultToString)

LIBRARY_TABLE(avif, AVIF_LIBRARY, AVIF_FUNCTIONS)

#endif
