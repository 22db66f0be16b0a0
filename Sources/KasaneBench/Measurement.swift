import CAllocationCount
import CoreGraphics

/// How long the frames of a scene took on so many threads.
struct Measurement: Encodable {
    var scene: String
    var threads: Int
    var frames: Int
    var medianMilliseconds: Double
    var fastestMilliseconds: Double
    /// How many blocks of memory all threads asked for in one frame, on the average.
    var allocations: Int
    /// The most memory that the process has held so far.
    var peakMegabytes: Double

    enum CodingKeys: String, CodingKey {
        case scene, threads, frames, allocations
        case medianMilliseconds = "median_ms"
        case fastestMilliseconds = "min_ms"
        case peakMegabytes = "peak_mb"
    }

    /// Times `draw` for every frame, after one to warm up.
    init(_ scene: String, threads: Int, frames: Int, draw: (Int) -> Void) {
        // Not one of the frames that are timed, or the first of them would find nothing to draw.
        draw(frames)
        let clock = ContinuousClock()
        let before = allocation_count()
        let times = (0..<frames).map { frame in clock.measure { draw(frame) } / .milliseconds(1) }
        allocations = (allocation_count() - before) / frames
        let sorted = times.sorted()
        self.scene = scene
        self.threads = threads
        self.frames = frames
        medianMilliseconds = (sorted[(frames - 1) / 2] + sorted[frames / 2]) / 2
        fastestMilliseconds = sorted[0]
        peakMegabytes = Process.peakMemory / 1e6
    }
}

/// A bitmap to draw on, as iOS makes them.
struct Surface {
    let context: CGContext

    init(width: Int, height: Int) throws {
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { throw Options.Failure(description: "no bitmap of \(width) x \(height) pixels") }
        self.context = context
    }

    func image() throws -> CGImage {
        guard let image = context.makeImage() else { throw Options.Failure(description: "no memory for a picture") }
        return image
    }
}
