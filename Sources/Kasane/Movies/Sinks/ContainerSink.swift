#if Movies
    import CFFmpeg
    import FFmpegLoading
    import MovieEncoding

    /// Encodes frames into a container file.
    final class ContainerSink: FrameSink {
        private let encoder: MovieEncoder
        private let muxer: Muxer
        private let converter: PixelConverter?

        /// - Parameters:
        ///   - recipe: the encoder.
        ///   - layout: the format of the frames.
        init(
            path: String, format: MovieFormat, recipe: EncoderRecipe, layout: VideoPixelFormat, timeline: Timeline
        ) throws(CallFailure) {
            let muxer = try Muxer(path: path, format: format.muxer)
            encoder = try MovieEncoder(
                recipe, width: format.width, height: format.height, timeline: timeline,
                hasGlobalHeader: muxer.hasGlobalHeader)
            try muxer.begin(with: encoder.current, options: format.muxerOptions)
            self.muxer = muxer
            converter =
                layout == recipe.layout
                ? nil
                : try PixelConverter(from: layout, to: recipe.layout, width: format.width, height: format.height)
        }

        func write(_ frame: FFmpegFrame) throws {
            try encoder.encode(try converter?.convert(frame) ?? frame, to: muxer.write)
        }

        func finish(frames: Int) throws {
            try encoder.finish(to: muxer.write)
            try muxer.finish()
        }
    }
#endif
