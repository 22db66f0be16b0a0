import CoreGraphics
import ImageIO
import XCTest

@testable import Kasane

/// The contents of each kind of file.
final class MovieWriterTests: TemporaryFolderTestCase {
    func testMP4HoldsEveryFrameWithItsTags() throws {
        let url = try write("a.mp4", count: 30, framesPerSecond: 60) { Picture.moving($0) }
        let movie = try MovieFile(url)
        XCTAssertEqual(movie.codec, "h264")
        XCTAssertEqual(movie.pixelFormat, "yuv420p")
        XCTAssertEqual(movie.tags, ["tv", "bt709", "bt709", "bt709"])
        XCTAssertEqual(movie.frames.count, 30)
        XCTAssertEqual(movie.frameRate, 60)
        XCTAssertEqual(movie.duration, 0.5, accuracy: 0.001)
        for (index, frame) in movie.frames.enumerated() {
            let difference = frame.difference(from: Picture.moving(index))
            XCTAssertLessThan(difference.mean, 2, "frame \(index)")
        }
    }

    func testMP4CanBePlayedWhileItArrives() throws {
        let url = try write("a.mp4", count: 2) { Picture.moving($0) }
        let bytes = try Data(contentsOf: url)
        let index = try XCTUnwrap(bytes.range(of: Data("moov".utf8)))
        let pictures = try XCTUnwrap(bytes.range(of: Data("mdat".utf8)))
        XCTAssertLessThan(index.lowerBound, pictures.lowerBound)
    }

    func testMP4OfAnOddSizeRepeatsItsEdge() throws {
        let url = try write("a.mp4", count: 3) { Picture.moving($0, width: 63, height: 47) }
        let movie = try MovieFile(url)
        XCTAssertEqual(movie.width, 64)
        XCTAssertEqual(movie.height, 48)
        for channel in 0..<3 {
            XCTAssertEqual(Int(movie.frames[0][63, 20][channel]), Int(movie.frames[0][62, 20][channel]), accuracy: 6)
        }
    }

    func testMP4ShowsTransparentPicturesOverWhite() throws {
        let url = try write("a.mp4", count: 2) { Picture.disc($0) }
        let movie = try MovieFile(url)
        XCTAssertEqual(Int(movie.frames[0][60, 4][0]), 255, accuracy: 2)
        XCTAssertEqual(Int(movie.frames[0][20, 24][0]), 200, accuracy: 6)
    }

    func testABackgroundShowsThrough() throws {
        for name in ["a.mp4", "a.png", "a.jpg"] {
            let url = try write(name, count: 1, background: CGColor(red: 0, green: 0, blue: 1, alpha: 1)) {
                Picture.disc($0)
            }
            let frame = try MovieFile(url).frames[0]
            XCTAssertLessThan(frame[60, 4][0], 4, name)
            XCTAssertGreaterThan(frame[60, 4][2], 251, name)
            XCTAssertEqual(frame[60, 4][3], 255, name)
        }
    }

    func testWebMKeepsAlpha() throws {
        let url = try write("a.webm", count: 12, framesPerSecond: 30) { Picture.disc($0) }
        let movie = try MovieFile(url, decoderName: "libvpx-vp9")
        XCTAssertEqual(movie.codec, "vp9")
        XCTAssertEqual(movie.pixelFormat, "yuva420p")
        XCTAssertEqual(movie.frames.count, 12)
        XCTAssertEqual(movie.duration, 0.4, accuracy: 0.002)
        assertAlphaIsKept(movie, greatest: 12)
    }

    func testWebMOverAColorHasNoAlpha() throws {
        let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        let url = try write("a.webm", count: 3, background: white) { Picture.disc($0) }
        let movie = try MovieFile(url, decoderName: "libvpx-vp9")
        XCTAssertEqual(movie.pixelFormat, "yuv420p")
        XCTAssertEqual(movie.tags, ["tv", "bt709", "bt709", "bt709"])
    }

    func testProResKeepsAlpha() throws {
        let url = try write("a.mov", count: 6, framesPerSecond: 24) { Picture.disc($0) }
        let movie = try MovieFile(url)
        XCTAssertEqual(movie.codec, "prores")
        XCTAssertEqual(movie.profile, "4444")
        XCTAssertTrue(movie.pixelFormat.hasPrefix("yuva444p"), movie.pixelFormat)
        XCTAssertEqual(movie.frames.count, 6)
        XCTAssertEqual(movie.duration, 0.25, accuracy: 0.001)
        assertAlphaIsKept(movie, greatest: 2)
    }

    func testAPNGIsExact() throws {
        let url = try write("a.apng", count: 7, framesPerSecond: 25) { Picture.disc($0) }
        let movie = try MovieFile(url)
        XCTAssertEqual(movie.codec, "apng")
        XCTAssertEqual(movie.frames.count, 7)
        XCTAssertEqual(movie.times.last ?? 0, 6.0 / 25, accuracy: 0.001)
        for (index, frame) in movie.frames.enumerated() {
            XCTAssertEqual(frame, Picture.disc(index).straight, "frame \(index)")
        }
    }

    func testPNGIsExact() throws {
        let url = try write("a.png", count: 1) { Picture.disc($0) }
        XCTAssertEqual(try MovieFile(url).frames, [Picture.disc(0).straight])
    }

    func testJPEGIsASingleImageOverWhite() throws {
        for name in ["a.jpg", "a.JPEG"] {
            let url = try write(name, count: 1) { Picture.disc($0) }
            XCTAssertEqual(try Data(contentsOf: url).prefix(3), Data([0xFF, 0xD8, 0xFF]))
            let source = try XCTUnwrap(CGImageSourceCreateWithURL(url, nil))
            let image = try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, 0, nil))
            XCTAssertEqual([image.width, image.height], [64, 48])
            let pixels = try XCTUnwrap(image.dataProvider?.data)
            func red(_ x: Int, _ y: Int) -> Int { Int(pixels[y * image.bytesPerRow + x * image.bitsPerPixel / 8]) }
            XCTAssertEqual(red(60, 4), 255, accuracy: 2)
            XCTAssertEqual(red(20, 24), 200, accuracy: 6)
            XCTAssertThrowsError(try write(name, count: 2) { Picture.disc($0) })
        }
    }

    /// The pixel type is in the file's twenty-sixth byte: 2 without alpha, 6 with it.
    func testOnlyPicturesThatShowThroughHaveAlpha() throws {
        let url = try write("a.png", count: 1) { Picture.disc($0) }
        XCTAssertEqual(try Data(contentsOf: url)[25], 6)
        let writer = try MovieWriter(
            url: file("b.png"), width: 64, height: 48, background: CGColor(gray: 0.5, alpha: 1))
        try writer.append(Picture.disc(0))
        try writer.finish()
        XCTAssertEqual(try Data(contentsOf: file("b.png"))[25], 2)
    }

    func testAFastPNGHasTheSamePixels() throws {
        var sizes: [Int] = []
        for compression in PNGCompression.allCases {
            let url = file("\(compression).png")
            let writer = try MovieWriter(url: url, width: 64, height: 48, pngCompression: compression)
            try writer.append(Picture.disc(0))
            try writer.finish()
            XCTAssertEqual(try MovieFile(url).frames, [Picture.disc(0).straight])
            sizes.append(try Data(contentsOf: url).count)
        }
        XCTAssertNotEqual(sizes[0], sizes[1])
    }

    /// Images are encoded in parallel, each with its own number.
    func testManyPicturesKeepTheirNumbers() throws {
        let writer = try MovieWriter(url: file("f-%d.png"), width: 64, height: 48)
        for index in 0..<40 { try writer.append(Picture.disc(index)) }
        try writer.finish()
        for index in 0..<40 {
            XCTAssertEqual(try MovieFile(file("f-\(index).png")).frames, [Picture.disc(index).straight], "\(index)")
        }
    }

    func testASequenceIsExactAndNumbered() throws {
        let url = file("f-%03d.png")
        let writer = try MovieWriter(url: url, width: 64, height: 48, firstNumber: 9)
        for index in 0..<3 { try writer.append(Picture.disc(index)) }
        XCTAssertEqual(names.filter { !$0.hasPrefix(".") }, [], "no picture has its name before all are written")
        try writer.finish()
        XCTAssertEqual(names, ["f-009.png", "f-010.png", "f-011.png"])
        XCTAssertEqual(try MovieFile(file("f-011.png")).frames, [Picture.disc(2).straight])
    }

    func testWebPIsExact() throws {
        let url = try write("a.webp", count: 5, framesPerSecond: 20) { Picture.disc($0) }
        let movie = try AnimatedWebP(url)
        XCTAssertEqual(movie.durations, [50, 50, 50, 50, 50])
        try movie.firstFrame.write(to: file("first.webp"))
        let first = try MovieFile(file("first.webp")).frames[0]
        XCTAssertEqual(
            first.placed(x: movie.firstX, y: movie.firstY, width: 64, height: 48), Picture.disc(0).straight)
    }

    func testWebPShowsEveryFrame() throws {
        // Moving soft edges, a still interval, opaque images and a transparent one.
        var pictures = [0, 1, 2, 2, 2].map { Picture.disc($0) } + [3, 3, 4].map { Picture.moving($0) }
        pictures += [Picture(width: 64, height: 48) { _, _ in (0, 0, 0, 0) }, .disc(9)]
        let url = try write("a.webp", count: pictures.count, framesPerSecond: 20) { pictures[$0] }
        XCTAssertEqual(try AnimatedWebP(url).durations, [50, 50, 150, 100, 50, 50, 50])
        let source = try XCTUnwrap(CGImageSourceCreateWithURL(url as CFURL, nil))
        let shown = [0, 1, 2, 5, 7, 8, 9]
        XCTAssertEqual(CGImageSourceGetCount(source), shown.count)
        for (index, frame) in shown.enumerated() {
            let image = try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, index, nil))
            let picture = Picture(width: 64, height: 48) { x, y in
                let pixel = image.bitmap.buffer.base + y * image.bitmap.buffer.bytesPerRow + 4 * x
                return (pixel[0], pixel[1], pixel[2], pixel[3])
            }
            // Alpha is divided out and multiplied in again.
            XCTAssertLessThanOrEqual(picture.difference(from: pictures[frame]).greatest, 1, "frame \(frame)")
        }
    }

    func testWebPHoldsAFrameForHours() throws {
        let pictures = [Picture.moving(0), .moving(1)]
        let url = try write("a.webp", count: 1800, framesPerSecond: 0.1) { pictures[min($0, 1)] }
        let durations = try AnimatedWebP(url).durations
        XCTAssertEqual(durations, [10_000, 0xff_ffff, 17_990_000 - 0xff_ffff])
    }

    func testWebPOfOneFrameIsAStillPicture() throws {
        let url = try write("a.webp", count: 3) { _ in Picture.disc(0) }
        XCTAssertEqual(try AnimatedWebP(url).durations, [])
        XCTAssertEqual(try MovieFile(url).frames, [Picture.disc(0).straight])
    }

    // MARK: - GIF

    func testGIFHoldsEveryFrame() throws {
        let url = try write("a.gif", count: 20, framesPerSecond: 25) { Picture.moving($0) }
        let movie = try MovieFile(url)
        XCTAssertEqual(movie.codec, "gif")
        XCTAssertEqual(movie.frames.count, 20)
        XCTAssertEqual(movie.duration, 0.8, accuracy: 0.001)
        for (index, frame) in movie.frames.enumerated() {
            XCTAssertLessThan(frame.difference(from: Picture.moving(index)).mean, 4, "frame \(index)")
        }
    }

    func testGIFDropsFramesByTime() throws {
        let url = try write("a.gif", count: 60, framesPerSecond: 60) { Picture.moving($0) }
        let movie = try MovieFile(url)
        XCTAssertEqual(movie.frames.count, 50)
        XCTAssertEqual(movie.duration, 1, accuracy: 0.001)
        for (index, time) in movie.times.enumerated() { XCTAssertEqual(time, Double(index) / 50, accuracy: 0.0001) }
    }

    func testGIFKeepsTransparency() throws {
        let movie = try MovieFile(try write("a.gif", count: 3) { Picture.disc($0) })
        XCTAssertEqual(movie.frames[2][60, 4][3], 0)
        XCTAssertEqual(movie.frames[2][22, 24][3], 255)
        XCTAssertEqual(Int(movie.frames[2][22, 24][0]), 200, accuracy: 8)
    }

    // MARK: - Helpers

    private func write(
        _ name: String, count: Int, framesPerSecond: Double = 60, background: CGColor? = nil,
        _ picture: (Int) -> Picture
    ) throws -> URL {
        let size = picture(0)
        let writer = try MovieWriter(
            url: file(name), width: size.width, height: size.height, framesPerSecond: framesPerSecond,
            background: background)
        for index in 0..<count { try writer.append(picture(index)) }
        try writer.finish()
        XCTAssertEqual(names.filter { $0.hasPrefix(".") }, [], "nothing else is left")
        return file(name)
    }

    private func assertAlphaIsKept(_ movie: MovieFile, greatest: Int, line: UInt = #line) {
        for (index, frame) in movie.frames.enumerated() {
            let expected = Picture.disc(index).straight
            for y in stride(from: 0, to: expected.height, by: 3) {
                for x in stride(from: 0, to: expected.width, by: 3) {
                    XCTAssertEqual(
                        Int(frame[x, y][3]), Int(expected[x, y][3]), accuracy: greatest, "\(index) \(x) \(y)",
                        line: line)
                }
            }
            XCTAssertEqual(Int(frame[20 + index, 24][0]), 200, accuracy: 6, line: line)
        }
    }
}
