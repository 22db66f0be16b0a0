/// An encoder to open, and its options.
package struct EncoderRecipe: Sendable {
    /// FFmpeg's name for the encoder, such as `libx264`.
    package var name: String
    package var layout: VideoPixelFormat
    package var options: [String: String]
    /// The number of threads; 0 for one per processor. The output of some encoders depends on it, and must not depend
    /// on the machine.
    package var threads: Int
    /// Whether it restarts where the movie can be cut, because its frames depend on earlier ones.
    package var startsAnew: Bool

    package init(
        name: String, layout: VideoPixelFormat, options: [String: String] = [:], threads: Int = 0,
        startsAnew: Bool = false
    ) {
        (self.name, self.layout, self.options) = (name, layout, options)
        (self.threads, self.startsAnew) = (threads, startsAnew)
    }

    /// H.264, quickly encoded. Other options replace or complete these.
    ///
    /// Measured on moving 1080p scenes: bidirectional frames cost a quarter more time and save nothing.
    package static func h264(_ options: [String: String] = [:], startsAnew: Bool = false) -> EncoderRecipe {
        EncoderRecipe(
            name: "libx264", layout: .yuv420,
            options: ["preset": "superfast", "crf": "19", "bf": "0"].merging(options) { $1 }, threads: 4,
            startsAnew: startsAnew)
    }
    /// ProRes 4444 with alpha.
    package static let proRes4444 = EncoderRecipe(
        name: "prores_ks", layout: .yuva444Deep, options: ["profile": "4444", "alpha_bits": "16", "vendor": "apl0"])
}

#if !Movies
    extension EncoderRecipe {
        /// Always false: all encoders are FFmpeg's.
        package var isAvailable: Bool { false }
    }
#endif
