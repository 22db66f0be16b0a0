import AVFoundation
import CoreGraphics
import Kasane
import LayerTestSupport
import QuartzCore
import Raster
import XCTest

/// A test with movies that Kasane writes, and a clock that is advanced by hand.
class MovieTestCase: ManualClockTestCase {
    private(set) var folder = FileManager.default.temporaryDirectory

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("movies-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() {
        try? FileManager.default.removeItem(at: folder)
        super.tearDown()
    }

    /// The colour of a frame: all differ by more than an encoder's error.
    static func color(_ index: Int) -> Picture.Pixel {
        Picture.Pixel(40 + 50 * (index % 5), 40 + 50 * (index / 5 % 5), 200 - 30 * (index % 3))
    }

    /// Writes a movie of frames that are of one colour each; by default ten of them in a second, of 64 by 32 pixels.
    func makeMovie(
        _ name: String = "a.mp4", count: Int = 10, framesPerSecond: Double = 10, width: Int = 64, height: Int = 32,
        alpha: Int = 255, draw: ((Int, Int, Int) -> Picture.Pixel)? = nil
    ) throws -> URL {
        let url = folder.appendingPathComponent(name)
        let writer = try MovieWriter(
            url: url, width: width, height: height, framesPerSecond: framesPerSecond)
        for index in 0..<count {
            var bytes = [UInt8](repeating: 0, count: 4 * width * height)
            for y in 0..<height {
                for x in 0..<width {
                    let pixel = draw?(index, x, y) ?? MovieTestCase.color(index)
                    let place = 4 * (y * width + x)
                    bytes[place] = UInt8(pixel.red * alpha / 255)
                    bytes[place + 1] = UInt8(pixel.green * alpha / 255)
                    bytes[place + 2] = UInt8(pixel.blue * alpha / 255)
                    bytes[place + 3] = UInt8(alpha)
                }
            }
            try bytes.withUnsafeBytes { try writer.append(pixels: $0.baseAddress!, bytesPerRow: 4 * width) }
        }
        try writer.finish()
        return url
    }

    /// A player whose item has been loaded.
    func makePlayer(_ url: URL) -> AVPlayer {
        let player = AVPlayer(url: url)
        advance(to: 0)
        return player
    }

    /// Begins the frame at a time.
    func beginFrame(at seconds: Double) {
        advance(to: seconds)
        MediaClock.beginFrame(duration: 1.0 / 60)
    }
}

extension CGImage {
    /// A pixel of an image of premultiplied RGBA.
    func pixel(_ x: Int, _ y: Int) -> Picture.Pixel {
        let buffer = bitmap.buffer
        let start = buffer.base + y * buffer.bytesPerRow + 4 * x
        return Picture.Pixel(Int(start[0]), Int(start[1]), Int(start[2]), Int(start[3]))
    }
}

/// Whether two colours are the same but for an encoder's error.
func assertNear(
    _ a: Picture.Pixel?, _ b: Picture.Pixel, within tolerance: Int = 6, _ message: String = "",
    file: StaticString = #filePath, line: UInt = #line
) {
    guard let a, a.difference(b) <= tolerance else {
        return XCTFail("\(a.map { "\($0)" } ?? "nothing") is not \(b). \(message)", file: file, line: line)
    }
}
