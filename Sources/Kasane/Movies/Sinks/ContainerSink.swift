import CFFmpeg

/// Encodes frames into a container file.
final class ContainerSink: FrameSink {
    private let encoder: Encoder
    private let muxer: Muxer
    private let converter: PixelConverter?

    /// - Parameters:
    ///   - recipe: the encoder.
    ///   - layout: how the frames come.
    init(
        path: String, format: MovieFormat, recipe: Encoder.Recipe, layout: VideoPixelFormat, timeline: Timeline
    ) throws(FFmpegError) {
        let muxer = try Muxer(path: path, format: format.muxer)
        encoder = try Encoder(
            recipe, width: format.width, height: format.height, timeBase: timeline.timeBase,
            frameRate: timeline.frameRate, hasGlobalHeader: muxer.hasGlobalHeader)
        try muxer.begin(with: encoder, options: format.muxerOptions)
        self.muxer = muxer
        converter =
            layout == recipe.layout
            ? nil
            : try PixelConverter(from: layout, to: recipe.layout, width: format.width, height: format.height)
    }

    func write(_ frame: VideoFrame) throws {
        try encoder.encode(try converter?.convert(frame) ?? frame, to: muxer.write)
    }

    func finish() throws {
        try encoder.encode(nil, to: muxer.write)
        try muxer.finish()
    }
}
