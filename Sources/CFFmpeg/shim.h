// FFmpeg's libraries for Swift: their headers, and as functions what Swift cannot import.
#ifndef KASANE_CFFMPEG_H
#define KASANE_CFFMPEG_H

#include <libavcodec/avcodec.h>
#include <libavfilter/avfilter.h>
#include <libavfilter/buffersink.h>
#include <libavfilter/buffersrc.h>
#include <libavformat/avformat.h>
#include <libavutil/imgutils.h>
#include <libavutil/opt.h>
#include <libavutil/pixdesc.h>
#include <libswscale/swscale.h>

/// What a call answers when it needs more input first.
static inline int ffmpeg_error_again(void) { return AVERROR(EAGAIN); }
/// What a call answers when nothing more will come.
static inline int ffmpeg_error_end(void) { return AVERROR_EOF; }
/// The error for an encoder that this FFmpeg was built without.
static inline int ffmpeg_error_no_encoder(void) { return AVERROR_ENCODER_NOT_FOUND; }

// Swift sees a C array in a structure as a tuple; these index it.

/// The start of a row of one of a frame's planes.
static inline uint8_t *ffmpeg_row(const AVFrame *frame, int plane, int y) {
    return frame->data[plane] + (ptrdiff_t)y * frame->linesize[plane];
}
/// Lays the planes of a frame, whose format and size are set, into one block of memory.
static inline int ffmpeg_lay_planes(AVFrame *frame, uint8_t *block, int alignment) {
    return av_image_fill_arrays(frame->data, frame->linesize, block, (enum AVPixelFormat)frame->format, frame->width,
                                frame->height, alignment);
}
/// Converts a whole frame.
static inline int ffmpeg_scale(struct SwsContext *scaler, const AVFrame *from, AVFrame *to) {
    return sws_scale(scaler, (const uint8_t *const *)from->data, from->linesize, 0, from->height, to->data,
                     to->linesize);
}

#endif
