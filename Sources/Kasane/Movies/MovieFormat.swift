import MovieEncoding

/// The settings for a kind of movie.
struct MovieFormat {
    let width: Int
    let height: Int
    /// FFmpeg's name for the container; empty for plain images.
    var muxer = ""
    var muxerOptions: [String: String] = [:]
    /// Nil if FFmpeg is not used: ``WebPSink`` writes WebP files, ``PictureSink`` PNG and JPEG.
    let encoder: EncoderRecipe?
    /// The format of the sink's frames.
    let frames: VideoPixelFormat

    init(_ kind: MovieKind, width: Int, height: Int, isOpaque: Bool) {
        // 4:2:0 halves both sides, and H.264 requires them to be even: an odd side is extended by a pixel that repeats
        // the edge.
        let isEven = kind == .mp4
        self.width = isEven ? width + width % 2 : width
        self.height = isEven ? height + height % 2 : height
        switch kind {
        case .mp4:
            muxer = "mp4"
            muxerOptions = ["movflags": "+faststart"]
            frames = .yuv420
            encoder = .h264(startsAnew: true)
        case .webm:
            muxer = "webm"
            frames = isOpaque ? .yuv420 : .rgba
            // Alternate reference frames and alpha exclude each other.
            encoder = EncoderRecipe(
                name: "libvpx-vp9", layout: isOpaque ? .yuv420 : .yuva420,
                options: [
                    "deadline": "realtime", "cpu-used": "6", "row-mt": "1", "crf": "22", "b": "0", "auto-alt-ref": "0",
                    "lag-in-frames": "0",
                ], threads: 4, startsAnew: true)
        case .mov:
            muxer = "mov"
            frames = .rgba
            encoder = .proRes4444
        case .gif:
            muxer = "gif"
            muxerOptions = ["loop": "0"]
            frames = .bgra
            encoder = EncoderRecipe(name: "gif", layout: .palette)
        case .webp:
            frames = .bgra
            encoder = nil
        case .apng:
            muxer = "apng"
            muxerOptions = ["plays": "0"]
            frames = .rgba
            // Each frame is encoded in six ways to keep the smallest: a higher compression level is not worth its time.
            encoder = EncoderRecipe(
                name: "apng", layout: .rgba, options: ["pred": "paeth", "compression_level": "3"])
        case .png, .jpeg, .pictures:
            frames = .premultiplied
            encoder = nil
        }
    }
}
