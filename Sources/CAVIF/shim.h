// libavif's header, and its functions, which are resolved when the first AVIF file is encountered.
//
// Nothing is linked with it, because it depends on five other encoders and decoders.
#ifndef KASANE_CAVIF_H
#define KASANE_CAVIF_H

#include <avif/avif.h>

#include "../LoadedLibrary/library_table.h"

// Exactly the version of this header, because its structures are accessed directly.
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
