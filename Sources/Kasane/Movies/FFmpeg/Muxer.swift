#if Movies
    import CFFmpeg
    import FFmpegLoading

    /// A container file being written, with one video track.
    final class Muxer {
        private let context: UnsafeMutablePointer<AVFormatContext>
        private let stream: UnsafeMutablePointer<AVStream>
        private var timeBase = AVRational(num: 1, den: 1)

        /// Opens a file for writing. It must exist already; its name does not matter.
        init(path: String, format: String) throws(CallFailure) {
            try FFmpegLibrary.require()
            var made: UnsafeMutablePointer<AVFormatContext>?
            // The prefix prevents a colon in the path from being interpreted as a protocol.
            try checked("\(format) muxer", ffmpeg.avformat_alloc_output_context2(&made, nil, format, "file:\(path)"))
            guard let made, let stream = ffmpeg.avformat_new_stream(made, nil) else {
                ffmpeg.avformat_free_context(made)
                throw .outOfMemory("avformat_new_stream")
            }
            context = made
            self.stream = stream
            // Identical frames give identical files: no random numbers, versions or times.
            context.pointee.flags |= AVFMT_FLAG_BITEXACT
            try checked("avio_open", ffmpeg.avio_open(&context.pointee.pb, context.pointee.url, AVIO_FLAG_WRITE))
        }

        deinit {
            _ = ffmpeg.avio_closep(&context.pointee.pb)
            ffmpeg.avformat_free_context(context)
        }

        var hasGlobalHeader: Bool { context.pointee.oformat.pointee.flags & AVFMT_GLOBALHEADER != 0 }

        /// Writes the header.
        func begin(with encoder: Encoder, options: [String: String]) throws(CallFailure) {
            timeBase = encoder.context.pointee.time_base
            stream.pointee.time_base = timeBase
            stream.pointee.avg_frame_rate = encoder.context.pointee.framerate
            try checked(
                "avcodec_parameters_from_context",
                ffmpeg.avcodec_parameters_from_context(stream.pointee.codecpar, encoder.context))
            try checked("avformat_write_header", withOptions(options) { ffmpeg.avformat_write_header(context, &$0) })
        }

        func write(_ packet: UnsafeMutablePointer<AVPacket>) throws(CallFailure) {
            packet.pointee.stream_index = stream.pointee.index
            ffmpeg.av_packet_rescale_ts(packet, timeBase, stream.pointee.time_base)
            try checked("av_write_frame", ffmpeg.av_write_frame(context, packet))
            try checked("write", context.pointee.pb.pointee.error)
        }

        /// Writes the trailer, and closes the file.
        func finish() throws(CallFailure) {
            try checked("av_write_trailer", ffmpeg.av_write_trailer(context))
            ffmpeg.avio_flush(context.pointee.pb)
            let answer = context.pointee.pb.pointee.error
            let closing = ffmpeg.avio_closep(&context.pointee.pb)
            try checked("write", answer)
            try checked("close", closing)
        }
    }
#endif
