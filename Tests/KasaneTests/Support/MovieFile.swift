import CFFmpeg
import FFmpegLoading
import Foundation

@testable import Kasane

/// The contents of a movie file, as FFmpeg's own readers see it.
struct MovieFile {
    var codec = ""
    var pixelFormat = ""
    var width = 0
    var height = 0
    /// In seconds.
    var duration = 0.0
    var frameRate = 0.0
    var tags: [String] = []
    var frames: [Picture] = []
    /// The presentation time of each frame, in seconds.
    var times: [Double] = []
    var profile = ""

    struct Failure: Error { let step: String }

    /// - Parameter decoderName: a decoder other than FFmpeg's first choice.
    init(_ url: URL, decoderName: String? = nil) throws {
        try FFmpegLibrary.require()
        var file: UnsafeMutablePointer<AVFormatContext>?
        guard ffmpeg.avformat_open_input(&file, url.path, nil, nil) == 0, let file else { throw Failure(step: "open") }
        defer {
            var file: UnsafeMutablePointer<AVFormatContext>? = file
            ffmpeg.avformat_close_input(&file)
        }
        guard ffmpeg.avformat_find_stream_info(file, nil) >= 0, let stream = file.pointee.streams[0] else {
            throw Failure(step: "streams")
        }
        let parameters = stream.pointee.codecpar!
        let codec =
            decoderName.map { ffmpeg.avcodec_find_decoder_by_name($0) }
            ?? ffmpeg.avcodec_find_decoder(parameters.pointee.codec_id)
        guard let codec, var decoder = Optional(ffmpeg.avcodec_alloc_context3(codec)) else {
            throw Failure(step: "decoder")
        }
        defer { ffmpeg.avcodec_free_context(&decoder) }
        _ = ffmpeg.avcodec_parameters_to_context(decoder, parameters)
        guard ffmpeg.avcodec_open2(decoder, codec, nil) == 0 else { throw Failure(step: "decoder") }
        let base = Double(stream.pointee.time_base.num) / Double(stream.pointee.time_base.den)
        let packet = ffmpeg.av_packet_alloc()
        let frame = ffmpeg.av_frame_alloc()!
        defer {
            var packet = packet
            ffmpeg.av_packet_free(&packet)
            var frame: UnsafeMutablePointer<AVFrame>? = frame
            ffmpeg.av_frame_free(&frame)
        }
        func drain() throws {
            while ffmpeg.avcodec_receive_frame(decoder, frame) == 0 {
                if frames.isEmpty { describe(frame) }
                times.append(Double(frame.pointee.best_effort_timestamp) * base)
                frames.append(try MovieFile.picture(frame))
            }
        }
        while ffmpeg.av_read_frame(file, packet) >= 0 {
            _ = ffmpeg.avcodec_send_packet(decoder, packet)
            ffmpeg.av_packet_unref(packet)
            try drain()
        }
        _ = ffmpeg.avcodec_send_packet(decoder, nil)
        try drain()
        self.codec = String(cString: ffmpeg.avcodec_get_name(parameters.pointee.codec_id)!)
        if let name = ffmpeg.avcodec_profile_name(parameters.pointee.codec_id, parameters.pointee.profile) {
            profile = String(cString: name)
        }
        duration = Double(file.pointee.duration) / Double(AV_TIME_BASE)
        frameRate = Double(stream.pointee.avg_frame_rate.num) / Double(max(stream.pointee.avg_frame_rate.den, 1))
    }

    private mutating func describe(_ frame: UnsafeMutablePointer<AVFrame>) {
        width = Int(frame.pointee.width)
        height = Int(frame.pointee.height)
        pixelFormat = String(cString: ffmpeg.av_get_pix_fmt_name(AVPixelFormat(frame.pointee.format))!)
        tags = [
            ffmpeg.av_color_range_name(frame.pointee.color_range), ffmpeg.av_color_space_name(frame.pointee.colorspace),
            ffmpeg.av_color_primaries_name(frame.pointee.color_primaries),
            ffmpeg.av_color_transfer_name(frame.pointee.color_trc),
        ].map { $0.map { String(cString: $0) } ?? "" }
    }

    /// Returns a frame as straight RGBA.
    private static func picture(_ frame: UnsafeMutablePointer<AVFrame>) throws -> Picture {
        let width = frame.pointee.width, height = frame.pointee.height
        let flags = SWS_BICUBIC | SWS_ACCURATE_RND | SWS_FULL_CHR_H_INT | SWS_FULL_CHR_H_INP
        let scaler = ffmpeg.sws_getContext(
            width, height, AVPixelFormat(frame.pointee.format), width, height, AV_PIX_FMT_RGBA, flags, nil, nil, nil)
        guard let scaler, let result = ffmpeg.av_frame_alloc() else { throw Failure(step: "scaler") }
        defer {
            ffmpeg.sws_freeContext(scaler)
            var result: UnsafeMutablePointer<AVFrame>? = result
            ffmpeg.av_frame_free(&result)
        }
        let matrix = ffmpeg.sws_getCoefficients(SWS_CS_ITU709)
        _ = ffmpeg.sws_setColorspaceDetails(
            scaler, matrix, frame.pointee.color_range == AVCOL_RANGE_MPEG ? 0 : 1, matrix, 1, 0, 1 << 16, 1 << 16)
        result.pointee.format = AV_PIX_FMT_RGBA.rawValue
        result.pointee.width = width
        result.pointee.height = height
        _ = ffmpeg.av_frame_get_buffer(result, 0)
        guard ffmpeg_scale(FFmpegLibrary.functions, scaler, frame, result) > 0 else { throw Failure(step: "scale") }
        var bytes: [UInt8] = []
        for y in 0..<height {
            bytes += UnsafeBufferPointer(start: ffmpeg_row(result, 0, y), count: 4 * Int(width))
        }
        return Picture(width: Int(width), height: Int(height), bytes: bytes)
    }
}
