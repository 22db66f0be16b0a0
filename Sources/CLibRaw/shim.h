// LibRaw's header, its functions, which are resolved when the first raw camera file is encountered, and functions that develop one.
//
// Nothing is linked with it: few programs read such files.
#ifndef KASANE_CLIBRAW_H
#define KASANE_CLIBRAW_H

#include <libraw/libraw.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "../LoadedLibrary/library_table.h"

/// The functions that Kasane calls.
#define RAW_FUNCTIONS(USE) \
    USE(libraw_init) USE(libraw_close) USE(libraw_open_buffer) USE(libraw_set_dataerror_handler) \
    USE(libraw_adjust_sizes_info_only) USE(libraw_unpack) USE(libraw_unpack_thumb) USE(libraw_dcraw_process) \
    USE(libraw_dcraw_make_mem_image) USE(libraw_dcraw_make_mem_thumb) USE(libraw_dcraw_clear_mem) USE(libraw_strerror)

// Exactly the version of this header, because its structures are accessed directly. The thread-safe variant.
#define RAW_FILE_OF(version) "libraw_r.so." #version
#define RAW_FILE(version) RAW_FILE_OF(version)

// Untyped: Swift generates code for copying the values of each structure that a type mentions, and LibRaw's contain tables of 65,536
// numbers, which took half of ImageIO's compile time.
#define RAW_FIELD(name) void (*name)(void);
typedef struct {
    RAW_FUNCTIONS(RAW_FIELD)
} raw_library;
LIBRARY_LOADER(raw, RAW_FILE(LIBRAW_SHLIB_CURRENT), RAW_FUNCTIONS)

/// A function of the table, cast to its type.
#define RAW_CALL(library, name) ((__typeof__(&name))(library)->name)

/// The header of a raw file.
typedef struct {
    int32_t width, height;
    /// The rotation that makes the image upright, in LibRaw's numbers: 0, 3 for half a turn, 5 for left, 6 for right.
    int32_t flip;
    bool is_gray;
    float iso_speed, shutter, aperture, focal_length;
    int64_t time;
    char make[64], model[64], artist[64];
} raw_facts;

/// Records missing or damaged bytes, which LibRaw skips.
static inline void raw_note_damage(void *is_damaged, const char *file, const int offset) {
    if (is_damaged) *(bool *)is_damaged = true;
}

/// Opens a file in memory, which must outlive it. Returns NULL, and the reason in `result`, if it can't be read.
static inline libraw_data_t *raw_open(
    const raw_library *raw, const void *bytes, size_t count, int megabytes, bool *is_damaged, int *result) {
    libraw_data_t *file = RAW_CALL(raw, libraw_init)(0);
    if (!file) {
        *result = LIBRAW_UNSUFFICIENT_MEMORY;
        return NULL;
    }
    RAW_CALL(raw, libraw_set_dataerror_handler)(file, (data_callback)raw_note_damage, is_damaged);
#if LIBRAW_VERSION >= LIBRAW_MAKE_VERSION(0, 21, 0)
    file->rawparams.max_raw_memory_mb = (unsigned)megabytes;
#else
    file->params.max_raw_memory_mb = (unsigned)megabytes;
#endif
    // Pixels in sensor orientation, as the orientation is a property; sRGB-encoded, with the camera's white balance.
    file->params.user_flip = 0;
    file->params.output_bps = 16;
    file->params.output_color = 1;
    file->params.gamm[0] = 1 / 2.4;
    file->params.gamm[1] = 12.92;
    file->params.use_camera_wb = 1;
    *result = RAW_CALL(raw, libraw_open_buffer)(file, (void *)bytes, count);
    if (*result) {
        RAW_CALL(raw, libraw_close)(file);
        return NULL;
    }
    return file;
}

/// Reads a file's header, without its pixels. Returns LibRaw's result: 0 for success.
static inline int raw_describe(
    const raw_library *raw, const void *bytes, size_t count, int megabytes, raw_facts *facts) {
    int result;
    libraw_data_t *file = raw_open(raw, bytes, count, megabytes, NULL, &result);
    if (!file) return result;
    memset(facts, 0, sizeof *facts);
    facts->flip = file->sizes.flip;
    result = RAW_CALL(raw, libraw_adjust_sizes_info_only)(file);
    facts->width = file->sizes.iwidth;
    facts->height = file->sizes.iheight;
    facts->is_gray = file->idata.colors == 1;
    facts->iso_speed = file->other.iso_speed;
    facts->shutter = file->other.shutter;
    facts->aperture = file->other.aperture;
    facts->focal_length = file->other.focal_len;
    facts->time = (int64_t)file->other.timestamp;
    memcpy(facts->make, file->idata.make, sizeof facts->make - 1);
    memcpy(facts->model, file->idata.model, sizeof facts->model - 1);
    memcpy(facts->artist, file->other.artist, sizeof facts->artist - 1);
    RAW_CALL(raw, libraw_close)(file);
    return result;
}

/// Develops the image, optionally at half size. The caller frees the result, which is NULL if `result` is an error.
static inline libraw_processed_image_t *raw_develop(
    const raw_library *raw, const void *bytes, size_t count, int megabytes, bool is_half, int *result) {
    bool is_damaged = false;
    libraw_data_t *file = raw_open(raw, bytes, count, megabytes, &is_damaged, result);
    if (!file) return NULL;
    file->params.half_size = is_half;
    libraw_processed_image_t *image = NULL;
    *result = RAW_CALL(raw, libraw_unpack)(file);
    if (!*result && is_damaged) *result = LIBRAW_IO_ERROR;
    if (!*result) *result = RAW_CALL(raw, libraw_dcraw_process)(file);
    if (!*result) image = RAW_CALL(raw, libraw_dcraw_make_mem_image)(file, result);
    RAW_CALL(raw, libraw_close)(file);
    return image;
}

/// The preview image embedded by the camera, as a JPEG or a bitmap.
static inline libraw_processed_image_t *raw_preview(
    const raw_library *raw, const void *bytes, size_t count, int megabytes, int *result) {
    libraw_data_t *file = raw_open(raw, bytes, count, megabytes, NULL, result);
    if (!file) return NULL;
    libraw_processed_image_t *image = NULL;
    *result = RAW_CALL(raw, libraw_unpack_thumb)(file);
    if (!*result) image = RAW_CALL(raw, libraw_dcraw_make_mem_thumb)(file, result);
    RAW_CALL(raw, libraw_close)(file);
    return image;
}

/// Frees the result of the previous two functions.
static inline void raw_free(const raw_library *raw, libraw_processed_image_t *image) { RAW_CALL(raw, libraw_dcraw_clear_mem)(image); }

/// LibRaw's description of a result.
static inline const char *raw_words(const raw_library *raw, int result) { return RAW_CALL(raw, libraw_strerror)(result); }

/// The first byte of an image's pixels.
static inline const uint8_t *raw_bytes(const libraw_processed_image_t *image) { return image->data; }

#endif
