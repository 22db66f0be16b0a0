/// An encoder to open, and its options.
struct EncoderRecipe {
    /// FFmpeg's name for the encoder, such as `libx264`.
    var name: String
    var layout: VideoPixelFormat
    var options: [String: String] = [:]
    /// The number of threads; 0 for one per processor. The output of some encoders depends on it, and must not depend
    /// on the machine.
    var threads = 0
    /// Whether it restarts every ``KeyFrames/distance`` frames, because its frames depend on earlier ones.
    var startsAnew = false
}

#if !Movies
    extension EncoderRecipe {
        /// Always false: all encoders are FFmpeg's.
        var isAvailable: Bool { false }
    }
#endif
