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
#include <libavutil/channel_layout.h>
#include <libavutil/display.h>
#include <libavutil/imgutils.h>
#include <libavutil/opt.h>
#include <libavutil/pixdesc.h>
#include <libswresample/swresample.h>
#include <libswscale/swscale.h>

#include <string.h>

#include "../LoadedLibrary/library_table.h"

// The functions that Kasane and its tests call, by library.

#define FFMPEG_UTIL_FUNCTIONS(USE) \
    USE(av_channel_layout_copy) USE(av_channel_layout_default) USE(av_channel_layout_uninit) \
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
// The function that attaches data to a track has moved from one library to another.
#if LIBAVCODEC_VERSION_MAJOR >= 61
#define FFMPEG_CODEC_DATA_FUNCTIONS(USE) USE(av_packet_side_data_new)
#define FFMPEG_FORMAT_DATA_FUNCTIONS(USE)
#else
#define FFMPEG_CODEC_DATA_FUNCTIONS(USE)
#define FFMPEG_FORMAT_DATA_FUNCTIONS(USE) USE(av_stream_new_side_data)
#endif
#define FFMPEG_FORMAT_FUNCTIONS(USE) \
    USE(av_interleaved_write_frame) USE(av_read_frame) USE(av_write_frame) USE(av_write_trailer) USE(avformat_alloc_output_context2) \
    USE(avformat_close_input) USE(avformat_find_stream_info) USE(avformat_free_context) \
    USE(avformat_new_stream) USE(avformat_open_input) USE(avformat_seek_file) USE(avformat_version) USE(avformat_write_header) \
    USE(avio_closep) USE(avio_flush) USE(avio_open)
#define FFMPEG_SCALE_FUNCTIONS(USE) \
    USE(sws_freeContext) USE(sws_getCoefficients) USE(sws_getContext) USE(sws_scale) \
    USE(sws_setColorspaceDetails)
#define FFMPEG_RESAMPLE_FUNCTIONS(USE) \
    USE(swr_alloc_set_opts2) USE(swr_convert) USE(swr_free) USE(swr_get_out_samples) USE(swr_init)
#define FFMPEG_FILTER_FUNCTIONS(USE) \
    USE(av_buffersink_get_frame) USE(av_buffersrc_add_frame_flags) USE(avfilter_get_by_name) \
    USE(avfilter_graph_alloc) USE(avfilter_graph_config) USE(avfilter_graph_create_filter) \
    USE(avfilter_graph_free) USE(avfilter_graph_parse_ptr) USE(avfilter_inout_alloc) USE(avfilter_inout_free)

/// Each with its own name and type.
typedef struct {
    FFMPEG_UTIL_FUNCTIONS(LIBRARY_FIELD)
    FFMPEG_CODEC_FUNCTIONS(LIBRARY_FIELD)
    FFMPEG_CODEC_DATA_FUNCTIONS(LIBRARY_FIELD)
    FFMPEG_FORMAT_FUNCTIONS(LIBRARY_FIELD)
    FFMPEG_FORMAT_DATA_FUNCTIONS(LIBRARY_FIELD)
    FFMPEG_SCALE_FUNCTIONS(LIBRARY_FIELD)
    FFMPEG_RESAMPLE_FUNCTIONS(LIBRARY_FIELD)
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
    FFMPEG_CODEC_DATA_FUNCTIONS(LIBRARY_FIND)
    LIBRARY_OPEN(FFMPEG_NAME("avformat", LIBAVFORMAT_VERSION_MAJOR))
    FFMPEG_FORMAT_FUNCTIONS(LIBRARY_FIND)
    FFMPEG_FORMAT_DATA_FUNCTIONS(LIBRARY_FIND)
    LIBRARY_OPEN(FFMPEG_NAME("swscale", LIBSWSCALE_VERSION_MAJOR))
    FFMPEG_SCALE_FUNCTIONS(LIBRARY_FIND)
    // libavcodec depends on it, so it is always there.
    LIBRARY_OPEN(FFMPEG_NAME("swresample", LIBSWRESAMPLE_VERSION_MAJOR))
    FFMPEG_RESAMPLE_FUNCTIONS(LIBRARY_FIND)
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
/// Attaches a display matrix, nine numbers, to a track that is to be written.
static inline int ffmpeg_set_display_matrix(const ffmpeg_library *functions, AVStream *stream, const int32_t *matrix) {
    uint8_t *data;
#if LIBAVCODEC_VERSION_MAJOR >= 61
    AVPacketSideData *entry = functions->av_packet_side_data_new(
        &stream->codecpar->coded_side_data, &stream->codecpar->nb_coded_side_data, AV_PKT_DATA_DISPLAYMATRIX,
        9 * sizeof(int32_t), 0);
    data = entry ? entry->data : NULL;
#else
    data = functions->av_stream_new_side_data(stream, AV_PKT_DATA_DISPLAYMATRIX, 9 * sizeof(int32_t));
#endif
    if (!data) {
        return AVERROR(ENOMEM);
    }
    for (int i = 0; i < 9; i++) {
        ((int32_t *)data)[i] = matrix[i];
    }
    return 0;
}

/// Sets a sample of a frame of sound, whose buffers are allocated, from a number between -1 and 1. Formats other than
/// float and 16-bit integers are left as they are.
static inline void ffmpeg_set_sample(AVFrame *frame, int channel, int index, int channels, float value) {
    enum AVSampleFormat format = (enum AVSampleFormat)frame->format;
    int is_planar = format == AV_SAMPLE_FMT_FLTP || format == AV_SAMPLE_FMT_S16P;
    uint8_t *plane = frame->extended_data[is_planar ? channel : 0];
    ptrdiff_t place = is_planar ? index : (ptrdiff_t)index * channels + channel;
    float limited = value < -1 ? -1 : value > 1 ? 1 : value == value ? value : 0;
    if (format == AV_SAMPLE_FMT_FLT || format == AV_SAMPLE_FMT_FLTP) {
        ((float *)plane)[place] = limited;
    } else if (format == AV_SAMPLE_FMT_S16 || format == AV_SAMPLE_FMT_S16P) {
        float scaled = limited * 32768;
        ((int16_t *)plane)[place] = (int16_t)(scaled >= 32767 ? 32767 : scaled < 0 ? scaled - 0.5f : scaled + 0.5f);
    }
}

/// A converter of a decoder's frames of sound to interleaved floats in `channels` channels at `rate`; NULL on failure.
static inline struct SwrContext *ffmpeg_make_resampler(const ffmpeg_library *functions, const AVFrame *frame, int channels,
                                                       int rate) {
    struct SwrContext *made = NULL;
    AVChannelLayout to;
    AVChannelLayout from;
    memset(&to, 0, sizeof(to));
    memset(&from, 0, sizeof(from));
    functions->av_channel_layout_default(&to, channels);
    if (frame->ch_layout.order == AV_CHANNEL_ORDER_UNSPEC) {
        functions->av_channel_layout_default(&from, frame->ch_layout.nb_channels);
    } else if (functions->av_channel_layout_copy(&from, &frame->ch_layout) < 0) {
        return NULL;
    }
    int answer = functions->swr_alloc_set_opts2(&made, &to, AV_SAMPLE_FMT_FLT, rate, &from,
                                                (enum AVSampleFormat)frame->format, frame->sample_rate, 0, NULL);
    if (answer < 0 || functions->swr_init(made) < 0) {
        functions->swr_free(&made);
    }
    functions->av_channel_layout_uninit(&from);
    functions->av_channel_layout_uninit(&to);
    return made;
}
/// Converts a frame, or the rest for NULL, to at most `capacity` samples of each channel. Returns their number.
static inline int ffmpeg_resample(const ffmpeg_library *functions, struct SwrContext *resampler, const AVFrame *frame,
                                  float *samples, int capacity) {
    uint8_t *planes[1] = {(uint8_t *)samples};
    return functions->swr_convert(resampler, planes, capacity, frame ? (const uint8_t **)frame->extended_data : NULL,
                                  frame ? frame->nb_samples : 0);
}
/// Whether the properties of a decoded frame of sound that a resampler depends on are those of another frame.
static inline int ffmpeg_same_sound(const AVFrame *a, int format, int rate, int channels) {
    return a->format == format && a->sample_rate == rate && a->ch_layout.nb_channels == channels;
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
