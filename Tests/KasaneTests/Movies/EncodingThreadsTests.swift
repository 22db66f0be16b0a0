import CoreGraphics
import MovieEncoding
import Raster
import XCTest

@testable import Kasane

/// Frames that threads encode in parallel are written in order, with the same bytes for any number of threads.
final class EncodingThreadsTests: TemporaryFolderTestCase {
    private let width = 64, height = 48
    private let count = 30

    /// Moving soft edges, a still interval, and opaque images.
    private func picture(_ index: Int) -> Picture { index < 20 ? .disc(index / 3) : .moving(index) }

    /// Asserts that the bytes of a file to which `write` adds all images don't depend on the number of threads.
    private func assertThreadsAgree(_ ending: String, _ write: (URL, _ threads: Int) throws -> Void) throws {
        let files = try [1, 2, 5].map { threads in
            let url = file("\(threads).\(ending)")
            try write(url, threads)
            return try Data(contentsOf: url)
        }
        XCTAssertGreaterThan(files[0].count, 1000)
        XCTAssertEqual(files[1], files[0])
        XCTAssertEqual(files[2], files[0])
    }

    private func add<Pool: FramePool>(to sink: any FrameSink<Pool.Frame>, from pool: Pool) throws {
        let filler = FrameFiller(pool, width: width, height: height, background: nil)
        for index in 0..<count {
            let buffer = try XCTUnwrap(PixelBuffer(width: width, height: height))
            let picture = picture(index)
            for y in 0..<height {
                for x in 0..<width {
                    let pixel = buffer.base + y * buffer.bytesPerRow + 4 * x
                    for (channel, value) in picture[x, y].enumerated() { pixel[channel] = value }
                }
            }
            let frame = try filler.makeFrame(UnsafeRawPointer(buffer.base), bytesPerRow: buffer.bytesPerRow)
            frame.time = Int64(index)
            frame.duration = 1
            try sink.write(frame)
        }
        try sink.finish(frames: count)
    }

    func testWebP() throws {
        try assertThreadsAgree("webp") { url, threads in
            let sink = try WebPSink<PlainFrame>(
                path: url.path, width: width, height: height, rate: try FrameRate(20), threads: threads)
            try add(to: sink, from: PlainFramePool(layout: .bgra, width: width, height: height))
        }
    }

    func testGIF() throws {
        try assertThreadsAgree("gif") { url, threads in
            let format = MovieFormat(.gif, width: width, height: height, isOpaque: false)
            let sink = try PaletteSink(
                path: url.path, format: format, recipe: try XCTUnwrap(format.encoder),
                timeline: Timeline(rate: try FrameRate(20), countsHundredths: true), threads: threads)
            try add(to: sink, from: try FFmpegFramePool(layout: format.frames, width: width, height: height))
        }
    }
}
