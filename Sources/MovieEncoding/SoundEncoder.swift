#if Movies
    package import CFFmpeg
    package import FFmpegLoading

    /// A sound encoder to open, and its options.
    package struct SoundRecipe: Equatable, Sendable {
        /// FFmpeg's name for the encoder.
        package var name: String
        /// Samples per second.
        package var sampleRate: Int
        package var channelCount: Int
        /// Bits per second; 0 for formats without compression.
        package var bitRate: Int

        package init(name: String, sampleRate: Int, channelCount: Int, bitRate: Int = 0) {
            (self.name, self.sampleRate, self.channelCount) = (name, sampleRate, channelCount)
            self.bitRate = bitRate
        }

        /// Whether the installed FFmpeg has the encoder.
        package var isAvailable: Bool {
            FFmpegLibrary.missing == nil && ffmpeg.avcodec_find_encoder_by_name(name) != nil
        }
    }

    /// An open FFmpeg sound encoder, which takes interleaved samples in any number.
    package final class SoundEncoder {
        package let context: UnsafeMutablePointer<AVCodecContext>
        private let packet: UnsafeMutablePointer<AVPacket>
        private let recipe: SoundRecipe
        /// Samples that don't fill a frame yet.
        private var pending: [Float] = []
        private var time: Int64 = 0

        /// How many samples of a channel are encoded together where the encoder doesn't mind.
        private static let usualFrame = 1024

        package init(_ recipe: SoundRecipe, hasGlobalHeader: Bool) throws(CallFailure) {
            let parts = try EncoderContext(encoder: recipe.name)
            let (codec, context) = (parts.codec, parts.context)
            (self.packet, self.context) = (parts.packet, context)
            self.recipe = recipe
            context.pointee.sample_rate = Int32(clamping: recipe.sampleRate)
            context.pointee.time_base = AVRational(num: 1, den: Int32(clamping: max(1, recipe.sampleRate)))
            context.pointee.bit_rate = Int64(recipe.bitRate)
            context.pointee.sample_fmt = SoundEncoder.format(of: codec)
            ffmpeg.av_channel_layout_default(&context.pointee.ch_layout, Int32(clamping: recipe.channelCount))
            context.pointee.thread_count = 1
            if hasGlobalHeader { context.pointee.flags |= Int32(AV_CODEC_FLAG_GLOBAL_HEADER) }
            context.pointee.flags |= Int32(AV_CODEC_FLAG_BITEXACT)
            try checked("\(recipe.name): avcodec_open2", ffmpeg.avcodec_open2(context, codec, nil))
        }

        deinit {
            var packet: UnsafeMutablePointer<AVPacket>? = packet
            ffmpeg.av_packet_free(&packet)
            var context: UnsafeMutablePointer<AVCodecContext>? = context
            ffmpeg.avcodec_free_context(&context)
        }

        /// The first format of an encoder's that samples can be converted to.
        private static func format(of codec: UnsafePointer<AVCodec>) -> AVSampleFormat {
            let known = [AV_SAMPLE_FMT_FLT, AV_SAMPLE_FMT_FLTP, AV_SAMPLE_FMT_S16, AV_SAMPLE_FMT_S16P]
            var next = codec.pointee.sample_fmts
            // The list ends with a mark.
            while let format = next?.pointee, format != AV_SAMPLE_FMT_NONE {
                if known.contains(format) { return format }
                next = next?.successor()
            }
            return AV_SAMPLE_FMT_FLTP
        }

        /// Encodes samples, one channel after the other in each, and passes on finished packets.
        package func encode(
            _ samples: UnsafeBufferPointer<Float>, to receive: (UnsafeMutablePointer<AVPacket>) throws -> Void
        ) throws {
            pending += samples
            let frame = frameLength * recipe.channelCount
            var start = 0
            while pending.count - start >= frame {
                try pending.withUnsafeBufferPointer {
                    try send(UnsafeBufferPointer(rebasing: $0[start..<start + frame]))
                }
                start += frame
                try drain(receive)
            }
            pending.removeFirst(start)
        }

        /// Encodes the rest, and passes on the last packets.
        package func finish(to receive: (UnsafeMutablePointer<AVPacket>) throws -> Void) throws {
            if !pending.isEmpty {
                try pending.withUnsafeBufferPointer { try send($0) }
                pending = []
                try drain(receive)
            }
            try checked("avcodec_send_frame", ffmpeg.avcodec_send_frame(context, nil))
            try drain(receive)
        }

        private var frameLength: Int {
            context.pointee.frame_size > 0 ? Int(context.pointee.frame_size) : SoundEncoder.usualFrame
        }

        private func send(_ samples: UnsafeBufferPointer<Float>) throws(CallFailure) {
            let count = samples.count / recipe.channelCount
            let frame = try FFmpegFrame()
            frame.pointer.pointee.format = context.pointee.sample_fmt.rawValue
            frame.pointer.pointee.nb_samples = Int32(count)
            frame.pointer.pointee.sample_rate = context.pointee.sample_rate
            try checked(
                "av_channel_layout_copy",
                ffmpeg.av_channel_layout_copy(&frame.pointer.pointee.ch_layout, &context.pointee.ch_layout))
            try checked("av_frame_get_buffer", ffmpeg.av_frame_get_buffer(frame.pointer, 0))
            for index in 0..<recipe.channelCount {
                for place in 0..<count {
                    ffmpeg_set_sample(
                        frame.pointer, Int32(index), Int32(place), Int32(recipe.channelCount),
                        samples[place * recipe.channelCount + index])
                }
            }
            frame.time = time
            time += Int64(count)
            try checked("avcodec_send_frame", ffmpeg.avcodec_send_frame(context, frame.pointer))
        }

        private func drain(_ receive: (UnsafeMutablePointer<AVPacket>) throws -> Void) throws {
            while true {
                let answer = ffmpeg.avcodec_receive_packet(context, packet)
                if answer == ffmpeg_error_again() || answer == ffmpeg_error_end() { return }
                try checked("avcodec_receive_packet", answer)
                defer { ffmpeg.av_packet_unref(packet) }
                try receive(packet)
            }
        }
    }
#endif
