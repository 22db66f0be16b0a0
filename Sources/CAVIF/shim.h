// libavif's header, and its functions as they are found when the first AVIF file is met.
//
// Nothing is linked with it: it brings the encoders and decoders of five others along.
#ifndef KASANE_CAVIF_H
#define KASANE_CAVIF_H

#include <dlfcn.h>
#include <avif/avif.h>
#include <stddef.h>

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

/// Each by its own name and type.
typedef struct {
#define AVIF_FIELD(name) __typeof__(&name) name;
    AVIF_FUNCTIONS(AVIF_FIELD)
#undef AVIF_FIELD
} avif_library;

/// Finds the functions. Returns NULL where all are there, or else what is missing: the library, or one of its functions.
static inline const char *avif_library_load(avif_library *library) {
    void *handle = dlopen(AVIF_LIBRARY, RTLD_NOW | RTLD_LOCAL);
    if (!handle) {
        return AVIF_LIBRARY;
    }
#define AVIF_FIND(name) \
    library->name = (__typeof__(&name))dlsym(handle, #name); \
    if (!library->name) { \
        return #name; \
    }
    AVIF_FUNCTIONS(AVIF_FIND)
#undef AVIF_FIND
    return NULL;
}

#endif
