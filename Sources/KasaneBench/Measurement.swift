import CBenchSupport
import CoreGraphics

/// The times of a scene's frames with a number of threads.
struct Measurement: Encodable {
    var scene: String
    var threads: Int
    var frames: Int
    var medianMilliseconds: Double
    var fastestMilliseconds: Double
    /// The number of whole CPUs available to two threads: 1 to 2, or less if other processes used part of one.
    var processors: Double
    /// The average number of allocations by all threads per frame.
    var allocations: Int
    /// The peak memory of the process so far.
    var peakMegabytes: Double

    enum CodingKeys: String, CodingKey {
        case scene, threads, frames, processors, allocations
        case medianMilliseconds = "median_ms"
        case fastestMilliseconds = "min_ms"
        case peakMegabytes = "peak_mb"
    }

    /// The available CPUs are measured before each of this many parts of the frames, and at the end.
    private static let parts = 6

    /// Times `draw` for every frame, after each was drawn once to fill the caches.
    init(_ scene: String, threads: Int, frames: Int, draw: (Int) -> Void) {
        // One more than are timed, as otherwise the first of those might have nothing to draw.
        for frame in 0...frames { draw(frame) }
        let clock = ContinuousClock()
        var gauge = ProcessorGauge()
        var times: [Double] = []
        times.reserveCapacity(frames)
        var (blocks, waiting) = (0, 0.0)
        for part in 0..<Self.parts {
            gauge.read()
            let (waitingBefore, blocksBefore) = (Process.waitingTime, allocation_count())
            for frame in frames * part / Self.parts..<frames * (part + 1) / Self.parts {
                times.append(clock.measure { draw(frame) } / .milliseconds(1))
            }
            blocks += allocation_count() - blocksBefore
            waiting += Process.waitingTime - waitingBefore
        }
        gauge.read()
        processors = max(gauge.processors - 1000 * waiting / times.reduce(0, +), 0)
        allocations = blocks / frames
        let sorted = times.sorted()
        self.scene = scene
        self.threads = threads
        self.frames = frames
        medianMilliseconds = (sorted[(frames - 1) / 2] + sorted[frames / 2]) / 2
        fastestMilliseconds = sorted[0]
        peakMegabytes = Process.peakMemory / 1e6
    }
}

/// A bitmap to draw into, in iOS's format.
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
        guard let image = context.makeImage() else { throw Options.Failure(description: "out of memory for an image") }
        return image
    }
}
