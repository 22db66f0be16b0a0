import CBenchSupport
import CoreGraphics

/// How long the frames of a scene took on so many threads.
struct Measurement: Encodable {
    var scene: String
    var threads: Int
    var frames: Int
    var medianMilliseconds: Double
    var fastestMilliseconds: Double
    /// How many whole processors two threads had meanwhile: 1 to 2, and less where others took part of one.
    var processors: Double
    /// How many blocks of memory all threads asked for in one frame, on the average.
    var allocations: Int
    /// The most memory that the process has held so far.
    var peakMegabytes: Double

    enum CodingKeys: String, CodingKey {
        case scene, threads, frames, processors, allocations
        case medianMilliseconds = "median_ms"
        case fastestMilliseconds = "min_ms"
        case peakMegabytes = "peak_mb"
    }

    /// The processors are gauged before each of so many parts of the frames, and at the end.
    private static let parts = 6

    /// Times `draw` for every frame, after each was drawn once: what is kept from frame to frame is there then.
    init(_ scene: String, threads: Int, frames: Int, draw: (Int) -> Void) {
        // One more than are timed, or the first of those might find nothing to draw.
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
        guard let image = context.makeImage() else { throw Options.Failure(description: "out of memory for an image") }
        return image
    }
}
