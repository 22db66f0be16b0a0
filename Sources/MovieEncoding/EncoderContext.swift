#if Movies
    import CFFmpeg
    import FFmpegLoading

    /// What an encoder consists of before it is open. Its owner frees the context and the packet.
    struct EncoderContext {
        let codec: UnsafePointer<AVCodec>
        let context: UnsafeMutablePointer<AVCodecContext>
        /// Receives what is encoded.
        let packet: UnsafeMutablePointer<AVPacket>

        /// Throws if FFmpeg or the encoder is missing.
        init(encoder name: String) throws(CallFailure) {
            try FFmpegLibrary.require()
            guard let codec = ffmpeg.avcodec_find_encoder_by_name(name) else {
                throw CallFailure(call: name, code: ffmpeg_error_no_encoder())
            }
            guard let packet = ffmpeg.av_packet_alloc() else { throw .outOfMemory("av_packet_alloc") }
            guard let context = ffmpeg.avcodec_alloc_context3(codec) else {
                var release: UnsafeMutablePointer<AVPacket>? = packet
                ffmpeg.av_packet_free(&release)
                throw .outOfMemory("avcodec_alloc_context3")
            }
            (self.codec, self.context, self.packet) = (codec, context, packet)
        }
    }
#endif
