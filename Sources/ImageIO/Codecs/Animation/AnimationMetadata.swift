import CoreGraphics

/// The timing information in an animation's dictionaries. The strings are the same for every format; GIF's keys also
/// represent those of APNG and WebP.
enum AnimationMetadata {
    /// Clamps GIF and WebP delays as Apple does: delays that are too short are treated as a tenth of a second.
    static func gifDelay(_ delay: Double) -> Double { delay < 0.02 ? 0.1 : delay }

    /// Clamps APNG delays as Apple documents it.
    static func pngDelay(_ delay: Double) -> Double { max(delay, 0.05) }

    static func frame(_ frame: AnimationFrame, clamp: (Double) -> Double) -> MetadataDictionary {
        [
            kCGImagePropertyGIFDelayTime: .number(clamp(frame.delay)),
            kCGImagePropertyGIFUnclampedDelayTime: .number(frame.delay),
        ]
    }

    static func file(
        loopCount: Int, width: Int, height: Int, frames: [AnimationFrame], clamp: (Double) -> Double
    ) -> MetadataDictionary {
        [
            kCGImagePropertyGIFLoopCount: .integer(loopCount),
            kCGImagePropertyGIFCanvasPixelWidth: .integer(width),
            kCGImagePropertyGIFCanvasPixelHeight: .integer(height),
            kCGImagePropertyGIFFrameInfoArray: .dictionaries(frames.map { frame($0, clamp: clamp) }),
        ]
    }
}
