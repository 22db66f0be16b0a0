// FFmpeg's headers, and its functions, which are resolved when the first movie is read or written.
//
// Nothing is linked with it: its libraries depend on some 130 others, which every process that writes an image would map.
#ifndef KASANE_CFFMPEG_H
#define KASANE_CFFMPEG_H

#include <libavcodec/avcodec.h>
#include <libavfilter/avfilter.h>
#include <libavfilter/buffersink.h>
#include <libavfilter/buffersrc.h>
#include <libavformat/avformat.h>
#include <libavutil/display.h>
#include <libavutil/imgutils.h>
#include <libavutil/opt.h>
#include <libavutil/pixdesc.h>
#include <libswscale/swscale.h>

#include "../LoadedLibrary/library_table.h"

// The functions that Kasane and its tests call, by library.

#define FFMPEG_UTIL_FUNCTIONS(USE) \
    USE(av_buffer_pool_get) USE(av_buffer_pool_init) USE(av_buffer_pool_uninit) USE(av_d2q) USE(av_dict_free) \
    USE(av_dict_get) USE(av_dict_set) USE(av_frame_alloc) USE(av_frame_free) USE(av_frame_get_buffer) USE(av_frame_unref) USE(av_get_pix_fmt_name) \
    USE(av_color_primaries_name) USE(av_color_range_name) USE(av_color_space_name) USE(av_color_transfer_name) \
    USE(av_image_fill_arrays) USE(av_image_get_buffer_size) USE(av_log_set_level) USE(av_max_alloc) USE(av_pix_fmt_desc_get) USE(av_strdup) \
    USE(av_strerror)
#define FFMPEG_CODEC_FUNCTIONS(USE) \
    USE(av_new_packet) USE(av_packet_alloc) USE(av_packet_free) USE(av_packet_new_side_data) \
    USE(av_packet_rescale_ts) USE(av_packet_unref) USE(avcodec_alloc_context3) USE(avcodec_find_decoder) \
    USE(avcodec_find_decoder_by_name) USE(avcodec_find_encoder_by_name) USE(avcodec_flush_buffers) USE(avcodec_free_context) \
    USE(avcodec_get_name) USE(avcodec_open2) USE(avcodec_parameters_alloc) USE(avcodec_parameters_free) \
    USE(avcodec_parameters_from_context) USE(avcodec_parameters_to_context) USE(avcodec_profile_name) \
    USE(avcodec_receive_frame) USE(avcodec_receive_packet) USE(avcodec_send_frame) USE(avcodec_send_packet) \
    USE(avcodec_version)
#define FFMPEG_FORMAT_FUNCTIONS(USE) \
    USE(av_read_frame) USE(av_write_frame) USE(av_write_trailer) USE(avformat_alloc_output_context2) \
    USE(avformat_close_input) USE(avformat_find_stream_info) USE(avformat_free_context) \
    USE(avformat_new_stream) USE(avformat_open_input) USE(avformat_seek_file) USE(avformat_version) USE(avformat_write_header) \
    USE(avio_closep) USE(avio_flush) USE(avio_open)
#define FFMPEG_SCALE_FUNCTIONS(USE) \
    USE(sws_freeContext) USE(sws_getCoefficients) USE(sws_getContext) USE(sws_scale) \
    USE(sws_setColorspaceDetails)
#define FFMPEG_FILTER_FUNCTIONS(USE) \
    USE(av_buffersink_get_frame) USE(av_buffersrc_add_frame_flags) USE(avfilter_get_by_name) \
    USE(avfilter_graph_alloc) USE(avfilter_graph_config) USE(avfilter_graph_create_filter) \
    USE(avfilter_graph_free) USE(avfilter_graph_parse_ptr) USE(avfilter_inout_alloc) USE(avfilter_inout_free)

/// Each with its own name and type.
typedef struct {
    FFMPEG_UTIL_FUNCTIONS(LIBRARY_FIELD)
    FFMPEG_CODEC_FUNCTIONS(LIBRARY_FIELD)
    FFMPEG_FORMAT_FUNCTIONS(LIBRARY_FIELD)
    FFMPEG_SCALE_FUNCTIONS(LIBRARY_FIELD)
} ffmpeg_library;

/// Those of libavfilter, which only GIF needs, and which depends on most of the other libraries.
typedef struct {
    FFMPEG_FILTER_FUNCTIONS(LIBRARY_FIELD)
} ffmpeg_filter_library;

// Exactly the versions of these headers, because their structures are accessed directly.
#define FFMPEG_NAME(library, version) "lib" library ".so." AV_STRINGIFY(version)

/// Resolves the functions. Returns NULL on success, or else the name of the missing library or function.
static inline const char *ffmpeg_library_load(ffmpeg_library *library) {
    void *handle;
    LIBRARY_OPEN(FFMPEG_NAME("avutil", LIBAVUTIL_VERSION_MAJOR))
    FFMPEG_UTIL_FUNCTIONS(LIBRARY_FIND)
    LIBRARY_OPEN(FFMPEG_NAME("avcodec", LIBAVCODEC_VERSION_MAJOR))
    FFMPEG_CODEC_FUNCTIONS(LIBRARY_FIND)
    LIBRARY_OPEN(FFMPEG_NAME("avformat", LIBAVFORMAT_VERSION_MAJOR))
    FFMPEG_FORMAT_FUNCTIONS(LIBRARY_FIND)
    LIBRARY_OPEN(FFMPEG_NAME("swscale", LIBSWSCALE_VERSION_MAJOR))
    FFMPEG_SCALE_FUNCTIONS(LIBRARY_FIND)
    return NULL;
}

/// Resolves the functions of libavfilter, with the same result.
static inline const char *ffmpeg_filter_library_load(ffmpeg_filter_library *library) {
    void *handle;
    LIBRARY_OPEN(FFMPEG_NAME("avfilter", LIBAVFILTER_VERSION_MAJOR))
    FFMPEG_FILTER_FUNCTIONS(LIBRARY_FIND)
    return NULL;
}

#undef FFMPEG_NAME

/// The error code of a call that needs more input.
static inline int ffmpeg_error_again(void) { return AVERROR(EAGAIN); }
/// The error code at the end of a stream.
static inline int ffmpeg_error_end(void) { return AVERROR_EOF; }
/// The error for an encoder that this FFmpeg was built without.
static inline int ffmpeg_error_no_encoder(void) { return AVERROR_ENCODER_NOT_FOUND; }

// Swift imports a C array in a structure as a tuple; these functions index it.

/// The start of a row of one of a frame's planes.
static inline uint8_t *ffmpeg_row(const AVFrame *frame, int plane, int y) {
    return frame->data[plane] + (ptrdiff_t)y * frame->linesize[plane];
}
/// Allocates the planes of a frame, whose format and size are set, in one block of memory.
static inline int ffmpeg_lay_planes(const ffmpeg_library *functions, AVFrame *frame, uint8_t *block, int alignment) {
    return functions->av_image_fill_arrays(frame->data, frame->linesize, block, (enum AVPixelFormat)frame->format,
                                           frame->width, frame->height, alignment);
}
/// Converts a whole frame.
static inline int ffmpeg_scale(const ffmpeg_library *functions, struct SwsContext *scaler, const AVFrame *from, AVFrame *to) {
    return functions->sws_scale(scaler, (const uint8_t *const *)from->data, from->linesize, 0, from->height, to->data,
                                to->linesize);
}

/// A stream's display matrix: nine numbers, or NULL without one.
static inline const int32_t *ffmpeg_display_matrix(const AVStream *stream) {
#if LIBAVCODEC_VERSION_MAJOR >= 61
    const AVPacketSideData *data = stream->codecpar->coded_side_data;
    int count = stream->codecpar->nb_coded_side_data;
#else
    const AVPacketSideData *data = stream->side_data;
    int count = stream->nb_side_data;
#endif
    for (int i = 0; i < count; i++) {
        if (data[i].type == AV_PKT_DATA_DISPLAYMATRIX && data[i].size >= 9 * sizeof(int32_t)) {
            return (const int32_t *)data[i].data;
        }
    }
    return NULL;
}
/// The number of channels of a sound.
static inline int ffmpeg_channel_count(const AVCodecParameters *parameters) {
#if LIBAVCODEC_VERSION_MAJOR >= 61
    return parameters->ch_layout.nb_channels;
#else
    return parameters->ch_layout.nb_channels ? parameters->ch_layout.nb_channels : parameters->channels;
#endif
}
/// Whether a frame has alpha.
static inline int ffmpeg_has_alpha(const ffmpeg_library *functions, const AVFrame *frame) {
    const AVPixFmtDescriptor *format = functions->av_pix_fmt_desc_get((enum AVPixelFormat)frame->format);
    return format && (format->flags & AV_PIX_FMT_FLAG_ALPHA) != 0;
}
/// Converts a whole frame to straight or opaque RGBA in memory that isn't a frame's.
static inline int ffmpeg_scale_to_rgba(const ffmpeg_library *functions, struct SwsContext *scaler, const AVFrame *from,
                                       uint8_t *pixels, int bytes_per_row) {
    uint8_t *planes[4] = {pixels, NULL, NULL, NULL};
    int rows[4] = {bytes_per_row, 0, 0, 0};
    return functions->sws_scale(scaler, (const uint8_t *const *)from->data, from->linesize, 0, from->height, planes, rows);
}
/// Multiplies the colours of a row of straight RGBA by its alpha.
static inline void ffmpeg_premultiply_row(uint8_t *row, size_t count) {
    for (size_t i = 0; i < count; i++, row += 4) {
        unsigned alpha = row[3];
        for (int channel = 0; channel < 3; channel++) {
            row[channel] = (uint8_t)((row[channel] * alpha + 127) / 255);
        }
    }
}

#endif
