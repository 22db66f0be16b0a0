import Glibc
import XCTest

@testable import Kasane

/// A movie of any length takes the same amount of memory.
final class MovieMemoryTests: TemporaryFolderTestCase {
    private static let width = 240, height = 136
    private static let frameSize = 4 * width * height
    private static let longest = 180
    /// A window that moves over it by two rows a frame shows no two frames alike.
    private static let noise = {
        var state: UInt32 = 1
        return (0..<(width * (height + 2 * longest))).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return state >> 8 | 0xff00_0000
        }
    }()

    func testMemoryDoesNotGrowWithTheNumberOfFrames() throws {
        for name in ["a.mp4", "a.webm", "a.mov", "a.gif", "a.webp", "a.apng", "f%d.png"] {
            // The first run takes what all need, and fills the encoders: they look some 40 frames ahead.
            _ = try peak(name, frames: 60)
            let short = try peak(name, frames: 60)
            var long = try peak(name, frames: Self.longest)
            // On a busy machine more frames are queued at times, for either length; real growth recurs.
            if long - short >= 60 * Self.frameSize { long = min(long, try peak(name, frames: Self.longest)) }
            print("\(name): \(short >> 10) KB for 60 frames, \(long >> 10) KB for \(Self.longest)")
            // Raw, 120 more frames are 16 MB; noise, which can't be compressed, takes not much less.
            XCTAssertLessThan(long - short, 60 * Self.frameSize, name)
        }
    }

    /// Returns the peak memory while the process writes a movie of noise, above its memory before, in bytes.
    private func peak(_ name: String, frames: Int) throws -> Int {
        let (width, height, noise) = (Self.width, Self.height, Self.noise)
        let file = file(name)
        let before = try Self.resetPeak()
        let writer = try MovieWriter(url: file, width: width, height: height, framesPerSecond: 25)
        try noise.withUnsafeBytes { noise in
            for frame in 0..<frames {
                try writer.append(
                    pixels: noise.baseAddress! + 4 * width * 2 * frame, bytesPerRow: 4 * width)
            }
        }
        try writer.finish()
        return try Self.field("VmHWM") - before
    }

    /// Resets the high-water mark to the process's current memory, and returns it.
    private static func resetPeak() throws -> Int {
        // Memory that is already free must not hide new allocations.
        if let trim = dlsym(nil, "malloc_trim") {
            _ = unsafeBitCast(trim, to: (@convention(c) (Int) -> Int32).self)(0)
        }
        let descriptor = open("/proc/self/clear_refs", O_WRONLY)
        defer { close(descriptor) }
        guard Glibc.write(descriptor, "5", 1) == 1 else { throw XCTSkip("the kernel cannot set the mark back") }
        return try field("VmRSS")
    }

    private static func field(_ name: String) throws -> Int {
        let text = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let match = try XCTUnwrap(text.firstMatch(of: try Regex("\(name):\\s*([0-9]+) kB")))
        return (Int(match.output[1].substring ?? "") ?? 0) << 10
    }
}
