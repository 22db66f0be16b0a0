#if Movies
    package import CFFmpeg
    package import FFmpegLoading

    /// An open FFmpeg video encoder.
    package final class Encoder {
        package let context: UnsafeMutablePointer<AVCodecContext>
        private let packet: UnsafeMutablePointer<AVPacket>
        /// The duration of each frame inside the encoder, by its time.
        private var durations: [Int64: Int64] = [:]

        /// - Parameter hasGlobalHeader: true for containers that store the decoder's parameters apart from the images.
        package init(
            _ recipe: EncoderRecipe, width: Int, height: Int, timeBase: AVRational, frameRate: AVRational,
            hasGlobalHeader: Bool
        ) throws(CallFailure) {
            let parts = try EncoderContext(encoder: recipe.name)
            let (codec, context) = (parts.codec, parts.context)
            (self.packet, self.context) = (parts.packet, context)
            context.pointee.width = Int32(width)
            context.pointee.height = Int32(height)
            context.pointee.time_base = timeBase
            context.pointee.framerate = frameRate
            context.pointee.thread_count = Int32(recipe.threads)
            recipe.layout.tag(context)
            if hasGlobalHeader { context.pointee.flags |= Int32(AV_CODEC_FLAG_GLOBAL_HEADER) }
            try checked(
                "\(recipe.name): avcodec_open2",
                withOptions(recipe.options) { ffmpeg.avcodec_open2(context, codec, &$0) })
        }

        deinit {
            var packet: UnsafeMutablePointer<AVPacket>? = packet
            ffmpeg.av_packet_free(&packet)
            var context: UnsafeMutablePointer<AVCodecContext>? = context
            ffmpeg.avcodec_free_context(&context)
        }

        /// Encodes the next frame, or nil at the end, and passes on finished packets, with times in the encoder's time
        /// base.
        package func encode(
            _ frame: FFmpegFrame?, to receive: (UnsafeMutablePointer<AVPacket>) throws -> Void
        ) throws {
            if let frame { durations[frame.time] = frame.duration }
            try checked("avcodec_send_frame", ffmpeg.avcodec_send_frame(context, frame?.pointer))
            while true {
                let answer = ffmpeg.avcodec_receive_packet(context, packet)
                if answer == ffmpeg_error_again() || answer == ffmpeg_error_end() { return }
                try checked("avcodec_receive_packet", answer)
                defer { ffmpeg.av_packet_unref(packet) }
                if let duration = durations.removeValue(forKey: packet.pointee.pts) {
                    packet.pointee.duration = duration
                }
                try receive(packet)
            }
        }
    }

    extension EncoderRecipe {
        /// Whether the installed FFmpeg has the encoder.
        package var isAvailable: Bool {
            FFmpegLibrary.missing == nil && ffmpeg.avcodec_find_encoder_by_name(name) != nil
        }
    }
#endif
