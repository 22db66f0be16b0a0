#if Movies
    package import CFFmpeg
    package import FFmpegLoading

    /// A container file being written, with one or several tracks.
    package final class Muxer {
        private let context: UnsafeMutablePointer<AVFormatContext>
        private var tracks: [Track] = []

        private struct Track {
            let stream: UnsafeMutablePointer<AVStream>
            /// The unit of the encoder's times.
            let timeBase: AVRational
        }

        /// Opens a file for writing. It must exist already; its name does not matter.
        package init(path: String, format: String) throws(CallFailure) {
            try FFmpegLibrary.require()
            var made: UnsafeMutablePointer<AVFormatContext>?
            // The prefix prevents a colon in the path from being interpreted as a protocol.
            try checked("\(format) muxer", ffmpeg.avformat_alloc_output_context2(&made, nil, format, "file:\(path)"))
            guard let made else { throw .outOfMemory("avformat_alloc_output_context2") }
            context = made
            // Identical frames give identical files: no random numbers, versions or times.
            context.pointee.flags |= AVFMT_FLAG_BITEXACT
            try checked("avio_open", ffmpeg.avio_open(&context.pointee.pb, context.pointee.url, AVIO_FLAG_WRITE))
        }

        deinit {
            _ = ffmpeg.avio_closep(&context.pointee.pb)
            ffmpeg.avformat_free_context(context)
        }

        package var hasGlobalHeader: Bool { context.pointee.oformat.pointee.flags & AVFMT_GLOBALHEADER != 0 }

        /// Sets an entry about the file, such as its title, before the header is written.
        package func setMetadata(_ key: String, _ value: String) {
            _ = ffmpeg.av_dict_set(&context.pointee.metadata, key, value, 0)
        }

        /// Adds a track of an encoder's packets, before the header is written, and returns its index.
        ///
        /// - Parameter displayMatrix: how the frames are turned to be shown: nine numbers, as in a QuickTime file.
        @discardableResult
        package func addTrack(
            _ encoder: UnsafeMutablePointer<AVCodecContext>, displayMatrix: [Int32]? = nil
        ) throws(CallFailure) -> Int {
            guard let stream = ffmpeg.avformat_new_stream(context, nil) else {
                throw .outOfMemory("avformat_new_stream")
            }
            stream.pointee.time_base = encoder.pointee.time_base
            stream.pointee.avg_frame_rate = encoder.pointee.framerate
            try checked(
                "avcodec_parameters_from_context",
                ffmpeg.avcodec_parameters_from_context(stream.pointee.codecpar, encoder))
            if let displayMatrix, displayMatrix.count == 9 {
                try checked(
                    "display matrix",
                    ffmpeg_set_display_matrix(FFmpegLibrary.functions, stream, displayMatrix))
            }
            tracks.append(Track(stream: stream, timeBase: encoder.pointee.time_base))
            return tracks.count - 1
        }

        /// Writes the header.
        package func begin(options: [String: String]) throws(CallFailure) {
            try checked("avformat_write_header", withOptions(options) { ffmpeg.avformat_write_header(context, &$0) })
        }

        /// Adds a track for an encoder, the only one, and writes the header.
        package func begin(with encoder: Encoder, options: [String: String]) throws(CallFailure) {
            try addTrack(encoder.context)
            try begin(options: options)
        }

        /// Writes a packet of the only track.
        package func write(_ packet: UnsafeMutablePointer<AVPacket>) throws(CallFailure) {
            try write(packet, toTrack: 0)
        }

        /// Writes a packet, once those of other tracks that come before it are known.
        package func write(_ packet: UnsafeMutablePointer<AVPacket>, toTrack index: Int) throws(CallFailure) {
            let track = tracks[index]
            packet.pointee.stream_index = track.stream.pointee.index
            ffmpeg.av_packet_rescale_ts(packet, track.timeBase, track.stream.pointee.time_base)
            if tracks.count == 1 {
                try checked("av_write_frame", ffmpeg.av_write_frame(context, packet))
            } else {
                try checked("av_interleaved_write_frame", ffmpeg.av_interleaved_write_frame(context, packet))
            }
            try checked("write", context.pointee.pb.pointee.error)
        }

        /// Writes the trailer, and closes the file.
        package func finish() throws(CallFailure) {
            try checked("av_write_trailer", ffmpeg.av_write_trailer(context))
            ffmpeg.avio_flush(context.pointee.pb)
            let answer = context.pointee.pb.pointee.error
            let closing = ffmpeg.avio_closep(&context.pointee.pb)
            try checked("write", answer)
            try checked("close", closing)
        }
    }
#endif
