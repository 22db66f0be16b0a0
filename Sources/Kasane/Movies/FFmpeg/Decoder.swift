#if Movies
    import CFFmpeg
    import FFmpegLoading
    import MovieEncoding

    /// An FFmpeg video decoder for images from our own encoder.
    final class Decoder {
        private let context: UnsafeMutablePointer<AVCodecContext>
        private let packet: UnsafeMutablePointer<AVPacket>

        init(reading encoder: Encoder) throws(CallFailure) {
            let codec = ffmpeg.avcodec_find_decoder(encoder.context.pointee.codec_id)
            guard let packet = ffmpeg.av_packet_alloc() else { throw .outOfMemory("av_packet_alloc") }
            guard let context = ffmpeg.avcodec_alloc_context3(codec) else {
                var packet: UnsafeMutablePointer<AVPacket>? = packet
                ffmpeg.av_packet_free(&packet)
                throw .outOfMemory("avcodec_alloc_context3")
            }
            self.packet = packet
            self.context = context
            var parameters = ffmpeg.avcodec_parameters_alloc()
            defer { ffmpeg.avcodec_parameters_free(&parameters) }
            try checked(
                "avcodec_parameters_from_context", ffmpeg.avcodec_parameters_from_context(parameters, encoder.context))
            try checked("avcodec_parameters_to_context", ffmpeg.avcodec_parameters_to_context(context, parameters))
            try checked("decoder: avcodec_open2", ffmpeg.avcodec_open2(context, codec, nil))
        }

        deinit {
            var packet: UnsafeMutablePointer<AVPacket>? = packet
            ffmpeg.av_packet_free(&packet)
            var context: UnsafeMutablePointer<AVCodecContext>? = context
            ffmpeg.avcodec_free_context(&context)
        }

        /// Decodes one image from `byteCount` bytes that `fill` writes.
        func decode(byteCount: Int, fill: (UnsafeMutableRawBufferPointer) throws -> Void) throws -> FFmpegFrame {
            try checked("av_new_packet", ffmpeg.av_new_packet(packet, Int32(byteCount)))
            defer { ffmpeg.av_packet_unref(packet) }
            try fill(UnsafeMutableRawBufferPointer(start: packet.pointee.data, count: byteCount))
            try checked("avcodec_send_packet", ffmpeg.avcodec_send_packet(context, packet))
            let frame = try FFmpegFrame()
            try checked("avcodec_receive_frame", ffmpeg.avcodec_receive_frame(context, frame.pointer))
            return frame
        }
    }
#endif
