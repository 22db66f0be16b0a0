#if Movies
    import CFFmpeg
    import FFmpegLoading
    import MovieEncoding

    /// Encodes the frames of a movie, with an encoder that restarts where the movie can be cut: see ``KeyFrames``.
    final class MovieEncoder {
        /// The encoder of the current frames. All have the same parameters.
        private(set) var current: Encoder
        private let make: () throws(CallFailure) -> Encoder
        private let startsAnew: Bool
        private var count = 0

        /// - Parameter hasGlobalHeader: true for containers that store the decoder's parameters apart from the images.
        init(
            _ recipe: EncoderRecipe, width: Int, height: Int, timeline: Timeline, hasGlobalHeader: Bool
        ) throws(CallFailure) {
            make = { () throws(CallFailure) in
                try Encoder(
                    recipe, width: width, height: height, timeBase: timeline.timeBase, frameRate: timeline.frameRate,
                    hasGlobalHeader: hasGlobalHeader)
            }
            startsAnew = recipe.startsAnew
            current = try make()
        }

        /// Encodes the next frame, and passes on finished packets.
        func encode(_ frame: FFmpegFrame, to receive: (UnsafeMutablePointer<AVPacket>) throws -> Void) throws {
            if startsAnew, count > 0, count.isMultiple(of: KeyFrames.distance) {
                try current.encode(nil, to: receive)
                current = try make()
            }
            count += 1
            try current.encode(frame, to: receive)
        }

        /// Passes on the last packets.
        func finish(to receive: (UnsafeMutablePointer<AVPacket>) throws -> Void) throws {
            try current.encode(nil, to: receive)
        }
    }
#endif
