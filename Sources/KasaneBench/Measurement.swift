import QuartzCore

/// How long the frames of a scene took on so many threads.
struct Measurement: Encodable {
    var scene: String
    var threads: Int
    var frames: Int
    var medianMilliseconds: Double
    var fastestMilliseconds: Double

    enum CodingKeys: String, CodingKey {
        case scene, threads, frames
        case medianMilliseconds = "median_ms"
        case fastestMilliseconds = "min_ms"
    }

    /// Renders every frame of a scene after one to warm up. The clock holds the whole of a frame: sampling the
    /// animations, building the display list, drawing.
    /// - Returns: the times, and the last frame.
    static func take(_ scene: BenchScene, frames: Int, threads: Int) throws -> (Measurement, CGImage) {
        guard
            let context = CGContext(
                data: nil, width: scene.width, height: scene.height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { throw Options.Failure(description: "no bitmap of \(scene.width) x \(scene.height) pixels") }
        let renderer = CARenderer(context: context)
        renderer.threads = threads
        renderer.layer = scene.makeLayer()
        renderer.bounds = CGRect(x: 0, y: 0, width: scene.width, height: scene.height)

        // Not one of the frames that are timed, or the first of them would find nothing to draw.
        draw(renderer, frame: frames)
        let clock = ContinuousClock()
        let times = (0..<frames).map { frame in
            clock.measure { draw(renderer, frame: frame) } / .milliseconds(1)
        }.sorted()
        let measurement = Measurement(
            scene: scene.name, threads: threads, frames: frames,
            medianMilliseconds: (times[(frames - 1) / 2] + times[frames / 2]) / 2, fastestMilliseconds: times[0])
        guard let image = context.makeImage() else { throw Options.Failure(description: "no memory for a picture") }
        return (measurement, image)
    }

    private static func draw(_ renderer: CARenderer, frame: Int) {
        renderer.beginFrame(atTime: firstFrameTime + Double(frame) / framesPerSecond, timeStamp: nil)
        renderer.render()
        renderer.endFrame()
    }
}
