// OpenEXR's core library, its functions, which are resolved when the first OpenEXR file is encountered, and functions that read
// and write a file in memory.
//
// Nothing is linked with it: few programs read such files.
#ifndef KASANE_COPENEXR_H
#define KASANE_COPENEXR_H

#include <OpenEXR/openexr.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "../LoadedLibrary/library_table.h"

/// The functions that Kasane calls.
#define EXR_FUNCTIONS(USE) \
    USE(exr_start_read) USE(exr_start_write) USE(exr_finish) USE(exr_get_error_code_as_string) USE(exr_get_count) \
    USE(exr_get_storage) USE(exr_get_data_window) USE(exr_get_channels) USE(exr_get_scanlines_per_chunk) \
    USE(exr_get_tile_sizes) USE(exr_attr_get_chromaticities) USE(exr_read_scanline_chunk_info) \
    USE(exr_read_tile_chunk_info) USE(exr_decoding_initialize) USE(exr_decoding_update) \
    USE(exr_decoding_choose_default_routines) USE(exr_decoding_run) USE(exr_decoding_destroy) USE(exr_add_part) \
    USE(exr_initialize_required_attr_simple) USE(exr_add_channel) USE(exr_write_header) \
    USE(exr_write_scanline_chunk_info) USE(exr_encoding_initialize) USE(exr_encoding_update) \
    USE(exr_encoding_choose_default_routines) USE(exr_encoding_run) USE(exr_encoding_destroy)

// Exactly the version of these headers, because its structures are accessed directly.
#define EXR_FILE_OF(major, minor, shared) "libOpenEXRCore-" #major "_" #minor ".so." #shared
#if OPENEXR_VERSION_MINOR == 1
#define EXR_LIBRARY EXR_FILE_OF(3, 1, 30)
#elif OPENEXR_VERSION_MINOR == 2
#define EXR_LIBRARY EXR_FILE_OF(3, 2, 31)
#elif OPENEXR_VERSION_MINOR == 3
#define EXR_LIBRARY EXR_FILE_OF(3, 3, 32)
#else
#define EXR_LIBRARY EXR_FILE_OF(3, 4, 33)
#endif

LIBRARY_TABLE(exr, EXR_LIBRARY, EXR_FUNCTIONS)

/// The bytes of a file while it is open.
typedef struct {
    const uint8_t *bytes;
    size_t count;
} exr_source;

/// A part of a file whose pixels are in one plane.
typedef struct {
    int32_t width, height;
    /// The single-letter names of the colour channels, in the order in which pixels store them: "RGBA", "RGB", "YA" or
    /// "Y".
    char channels[5];
    /// Whether all of them are half-floats.
    bool is_half;
    /// x and y of red, green, blue and white; zeros if the file doesn't specify them.
    float chromaticities[8];
} exr_picture;

static inline void exr_keep_quiet(exr_const_context_t context, exr_result_t code, const char *message) {}

static inline int64_t exr_source_read(
    exr_const_context_t context, void *source, void *buffer, uint64_t size, uint64_t offset,
    exr_stream_error_func_ptr_t report) {
    const exr_source *from = source;
    if (offset > from->count) {
        return 0;
    }
    // The requested blocks may extend beyond the end.
    if (size > from->count - offset) {
        size = from->count - offset;
    }
    memcpy(buffer, from->bytes + offset, size);
    return (int64_t)size;
}

static inline int64_t exr_source_size(exr_const_context_t context, void *source) {
    return (int64_t)((const exr_source *)source)->count;
}

/// Opens a file in memory, both of which must live until it is closed with `exr_finish`.
static inline exr_result_t exr_open(const exr_library *exr, exr_source *source, int limit, exr_context_t *context) {
    exr_context_initializer_t start = EXR_DEFAULT_CONTEXT_INITIALIZER;
    start.error_handler_fn = exr_keep_quiet;
    start.user_data = source;
    start.read_fn = exr_source_read;
    start.size_fn = exr_source_size;
    start.max_image_width = start.max_image_height = limit;
    start.max_tile_width = start.max_tile_height = limit;
    start.flags = EXR_CONTEXT_FLAG_STRICT_HEADER | EXR_CONTEXT_FLAG_DISABLE_CHUNK_RECONSTRUCTION;
    return exr->exr_start_read(context, "memory", &start);
}

/// Describes a part. Fails if it has no colours, if its colours are subsampled, or if it is deep.
static inline exr_result_t exr_describe(
    const exr_library *exr, exr_const_context_t context, int part, exr_picture *picture) {
    exr_storage_t storage;
    exr_attr_box2i_t window;
    const exr_attr_chlist_t *channels;
    exr_result_t result = exr->exr_get_storage(context, part, &storage);
    if (!result) result = exr->exr_get_data_window(context, part, &window);
    if (!result) result = exr->exr_get_channels(context, part, &channels);
    if (result) return result;
    if (storage != EXR_STORAGE_SCANLINE && storage != EXR_STORAGE_TILED) return EXR_ERR_FEATURE_NOT_IMPLEMENTED;
    int64_t width = (int64_t)window.max.x - window.min.x + 1, height = (int64_t)window.max.y - window.min.y + 1;
    if (width < 1 || height < 1 || width > INT32_MAX / 16 || height > INT32_MAX / 16) return EXR_ERR_INVALID_ATTR;
    memset(picture, 0, sizeof *picture);
    picture->width = (int32_t)width;
    picture->height = (int32_t)height;
    picture->is_half = true;
    bool has[256] = {false};
    for (int i = 0; i < channels->num_channels; i++) {
        const exr_attr_chlist_entry_t *channel = &channels->entries[i];
        if (!channel->name.str || strlen(channel->name.str) != 1 || !strchr("RGBAY", channel->name.str[0])) continue;
        if (channel->x_sampling != 1 || channel->y_sampling != 1) return EXR_ERR_FEATURE_NOT_IMPLEMENTED;
        has[(uint8_t)channel->name.str[0]] = true;
        picture->is_half = picture->is_half && channel->pixel_type == EXR_PIXEL_HALF;
    }
    bool is_colored = has['R'] || has['G'] || has['B'];
    if (!is_colored && !has['Y']) return EXR_ERR_FEATURE_NOT_IMPLEMENTED;
    strcpy(picture->channels, is_colored ? "RGB" : "Y");
    if (has['A']) strcat(picture->channels, "A");
    exr_attr_chromaticities_t from;
    if (!exr->exr_attr_get_chromaticities(context, part, "chromaticities", &from)) {
        const float all[8] = {from.red_x, from.red_y, from.green_x, from.green_y,
                              from.blue_x, from.blue_y, from.white_x, from.white_y};
        memcpy(picture->chromaticities, all, sizeof all);
    }
    return EXR_ERR_SUCCESS;
}

/// Decodes a chunk whose first pixel is at `x` and `y` of the image.
static inline exr_result_t exr_read_chunk_into(
    const exr_library *exr, exr_const_context_t context, int part, const exr_picture *picture, uint8_t *pixels,
    const exr_chunk_info_t *chunk, int64_t x, int64_t y, exr_decode_pipeline_t *decode, bool is_first) {
    if (x < 0 || y < 0 || chunk->width < 1 || chunk->height < 1 || x + chunk->width > picture->width ||
        y + chunk->height > picture->height) {
        return EXR_ERR_BAD_CHUNK_LEADER;
    }
    exr_result_t result = is_first ? exr->exr_decoding_initialize(context, part, chunk, decode)
                                   : exr->exr_decoding_update(context, part, chunk, decode);
    if (result) return result;
    int element = picture->is_half ? 2 : 4, stride = element * (int)strlen(picture->channels);
    for (int i = 0; i < decode->channel_count; i++) {
        exr_coding_channel_info_t *channel = &decode->channels[i];
        const char *place = strlen(channel->channel_name) == 1 ? strchr(picture->channels, channel->channel_name[0]) : NULL;
        channel->decode_to_ptr = NULL;
        if (!place) continue;
        channel->decode_to_ptr =
            pixels + ((size_t)y * picture->width + x) * stride + (size_t)(place - picture->channels) * element;
        channel->user_pixel_stride = stride;
        channel->user_line_stride = picture->width * stride;
        channel->user_bytes_per_element = (int16_t)element;
        channel->user_data_type = picture->is_half ? EXR_PIXEL_HALF : EXR_PIXEL_FLOAT;
    }
    result = exr->exr_decoding_choose_default_routines(context, part, decode);
    return result ? result : exr->exr_decoding_run(context, part, decode);
}

/// Reads the pixels of a part, in contiguous rows; missing channels leave the memory unchanged.
static inline exr_result_t exr_read_pixels(
    const exr_library *exr, exr_const_context_t context, int part, const exr_picture *picture, uint8_t *pixels) {
    exr_storage_t storage;
    exr_attr_box2i_t window;
    exr_result_t result = exr->exr_get_storage(context, part, &storage);
    if (!result) result = exr->exr_get_data_window(context, part, &window);
    if (result) return result;
    exr_decode_pipeline_t decode = EXR_DECODE_PIPELINE_INITIALIZER;
    exr_chunk_info_t chunk;
    bool is_first = true;
    if (storage == EXR_STORAGE_TILED) {
        int32_t width = 0, height = 0;
        result = exr->exr_get_tile_sizes(context, part, 0, 0, &width, &height);
        if (!result && (width < 1 || height < 1)) result = EXR_ERR_INVALID_ATTR;
        for (int64_t y = 0; !result && y < picture->height; y += height) {
            for (int64_t x = 0; !result && x < picture->width; x += width) {
                result = exr->exr_read_tile_chunk_info(context, part, (int)(x / width), (int)(y / height), 0, 0, &chunk);
                if (result) break;
                result = exr_read_chunk_into(exr, context, part, picture, pixels, &chunk, x, y, &decode, is_first);
                is_first = false;
            }
        }
    } else {
        int32_t lines = 0;
        result = exr->exr_get_scanlines_per_chunk(context, part, &lines);
        if (!result && lines < 1) result = EXR_ERR_INVALID_ATTR;
        for (int64_t y = 0; !result && y < picture->height; y += lines) {
            result = exr->exr_read_scanline_chunk_info(context, part, (int)(y + window.min.y), &chunk);
            if (result) break;
            result = exr_read_chunk_into(exr, context, part, picture, pixels, &chunk, 0, y, &decode, is_first);
            is_first = false;
        }
    }
    if (!is_first) exr->exr_decoding_destroy(context, &decode);
    return result;
}

/// A file being written.
typedef struct {
    uint8_t *bytes;
    size_t count, capacity;
} exr_target;

static inline int64_t exr_target_write(
    exr_const_context_t context, void *target, const void *bytes, uint64_t size, uint64_t offset,
    exr_stream_error_func_ptr_t report) {
    exr_target *to = target;
    size_t end = (size_t)(offset + size);
    if (end > to->capacity) {
        size_t capacity = end + end / 2;
        uint8_t *grown = realloc(to->bytes, capacity);
        if (!grown) return -1;
        memset(grown + to->capacity, 0, capacity - to->capacity);
        to->bytes = grown;
        to->capacity = capacity;
    }
    memcpy(to->bytes + offset, bytes, size);
    if (end > to->count) to->count = end;
    return (int64_t)size;
}

/// Writes half-floats, in contiguous rows, as one part with lossless compression. The caller frees the target's bytes,
/// even on failure.
static inline exr_result_t exr_write_pixels(
    const exr_library *exr, const exr_picture *picture, const uint8_t *pixels, exr_target *target) {
    exr_context_initializer_t start = EXR_DEFAULT_CONTEXT_INITIALIZER;
    start.error_handler_fn = exr_keep_quiet;
    start.user_data = target;
    start.write_fn = exr_target_write;
    exr_context_t context;
    exr_result_t result = exr->exr_start_write(&context, "memory", EXR_WRITE_FILE_DIRECTLY, &start);
    if (result) return result;
    int part = 0, count = (int)strlen(picture->channels), stride = 2 * count;
    result = exr->exr_add_part(context, "pixels", EXR_STORAGE_SCANLINE, &part);
    if (!result) {
        result = exr->exr_initialize_required_attr_simple(
            context, part, picture->width, picture->height, EXR_COMPRESSION_ZIP);
    }
    for (int i = 0; !result && i < count; i++) {
        const char name[2] = {picture->channels[i], 0};
        result = exr->exr_add_channel(context, part, name, EXR_PIXEL_HALF, EXR_PERCEPTUALLY_LOGARITHMIC, 1, 1);
    }
    if (!result) result = exr->exr_write_header(context);
    int32_t lines = 1;
    if (!result) result = exr->exr_get_scanlines_per_chunk(context, part, &lines);
    exr_encode_pipeline_t encode = EXR_ENCODE_PIPELINE_INITIALIZER;
    bool is_first = true;
    for (int y = 0; !result && y < picture->height; y += lines) {
        exr_chunk_info_t chunk;
        result = exr->exr_write_scanline_chunk_info(context, part, y, &chunk);
        if (result) break;
        result = is_first ? exr->exr_encoding_initialize(context, part, &chunk, &encode)
                          : exr->exr_encoding_update(context, part, &chunk, &encode);
        for (int i = 0; !result && i < encode.channel_count; i++) {
            exr_coding_channel_info_t *channel = &encode.channels[i];
            size_t place = (size_t)(strchr(picture->channels, channel->channel_name[0]) - picture->channels);
            channel->encode_from_ptr = pixels + (size_t)y * picture->width * stride + place * 2;
            channel->user_pixel_stride = stride;
            channel->user_line_stride = picture->width * stride;
            channel->user_bytes_per_element = 2;
            channel->user_data_type = EXR_PIXEL_HALF;
        }
        if (!result) result = exr->exr_encoding_choose_default_routines(context, part, &encode);
        if (!result) result = exr->exr_encoding_run(context, part, &encode);
        is_first = false;
    }
    if (!is_first) exr->exr_encoding_destroy(context, &encode);
    exr_result_t finished = exr->exr_finish(&context);
    return result ? result : finished;
}

#endif
