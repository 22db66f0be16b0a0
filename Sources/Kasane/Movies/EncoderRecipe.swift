/// An encoder to open, and its options.
struct EncoderRecipe {
    /// FFmpeg's name for the encoder, such as `libx264`.
    var name: String
    var layout: VideoPixelFormat
    var options: [String: String] = [:]
    /// How many threads it works with; 0 for one on each processor. What some encoders write depends on it, and must not
    /// depend on the machine.
    var threads = 0
    /// Whether it starts anew every ``KeyFrames/distance`` frames, since its frames are made of those before.
    var startsAnew = false
}

#if !Movies
    extension EncoderRecipe {
        /// Never: all encoders are FFmpeg's.
        var isAvailable: Bool { false }
    }
#endif
