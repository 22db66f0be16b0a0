import CoreGraphics
import QuartzCore
import XCTest

@testable import Kasane

/// Layers as images and movies, from a program.
final class RecordingTests: TemporaryFolderTestCase {
    func testALayerIsAPictureOfItsOwnSize() throws {
        let layer = makeLayer()
        let image = try layer.image(scale: 2)
        XCTAssertEqual(image.width, 80)
        XCTAssertEqual(image.height, 40)
        XCTAssertEqual(pixel(image, 40, 20), [255, 0, 0, 255])
        XCTAssertEqual(pixel(image, 5, 5), [0, 255, 0, 255])
    }

    func testTheLayersPositionDoesNotMatter() throws {
        let layer = makeLayer()
        layer.position = CGPoint(x: -500, y: 31)
        let image = try layer.image()
        XCTAssertEqual(image.width, 40)
        XCTAssertEqual(pixel(image, 20, 10), [255, 0, 0, 255])
        XCTAssertEqual(pixel(image, 2, 2), [0, 255, 0, 255])
    }

    func testALargerPictureHasTheLayerInItsMiddle() throws {
        let image = try makeLayer().image(size: CGSize(width: 60, height: 40))
        XCTAssertEqual(pixel(image, 9, 20), [0, 0, 0, 0])
        XCTAssertEqual(pixel(image, 30, 20), [255, 0, 0, 255])
        XCTAssertEqual(pixel(image, 30, 9), [0, 0, 0, 0])
    }

    func testABackgroundShowsThrough() throws {
        let image = try makeLayer().image(
            size: CGSize(width: 60, height: 40), background: CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        XCTAssertEqual(pixel(image, 9, 20), [0, 0, 255, 255])
        XCTAssertEqual(pixel(image, 30, 20), [255, 0, 0, 255])
    }

    func testALayerWithoutASizeHasTheStandardOne() throws {
        let layer = CALayer()
        let dot = makeLayer()
        layer.addSublayer(dot)
        let image = try layer.image()
        XCTAssertEqual(image.width, 640)
        XCTAssertEqual(image.height, 480)
        XCTAssertEqual(pixel(image, 20, 10), [255, 0, 0, 255])
    }

    func testInvalidArgumentsAreRefused() {
        let layer = makeLayer()
        XCTAssertThrowsError(try layer.image(at: -1))
        XCTAssertThrowsError(try layer.image(at: .nan))
        XCTAssertThrowsError(try layer.image(scale: 0))
        XCTAssertThrowsError(try layer.image(scale: .infinity))
        XCTAssertThrowsError(try layer.image(size: CGSize(width: CGFloat.nan, height: 3)))
        XCTAssertThrowsError(try layer.image(size: CGSize(width: 1e9, height: 3)))
        for duration in [0, -1, .nan, .infinity] {
            XCTAssertThrowsError(try layer.writeMovie(to: file("a.mp4"), duration: duration)) {
                XCTAssertEqual(($0 as? MovieError)?.reason, .badDuration)
            }
        }
        XCTAssertThrowsError(try layer.writeMovie(to: file("a.mp4"), framesPerSecond: 0))
        XCTAssertThrowsError(try layer.writeMovie(to: file("a.txt")))
        XCTAssertEqual(names, [])
    }

    func testALayerIsAMovie() throws {
        try makeLayer().writeMovie(to: file("a.mp4"), scale: 2, duration: 0.5, framesPerSecond: 30)
        let movie = try MovieFile(file("a.mp4"))
        XCTAssertEqual(movie.frames.count, 15)
        XCTAssertEqual(movie.width, 80)
        XCTAssertEqual(Int(movie.frames[14][40, 20][0]), 255, accuracy: 4)
    }

    func testAStillMovieLastsFourSeconds() throws {
        try makeLayer().writeMovie(to: file("a.mp4"), framesPerSecond: 5)
        XCTAssertEqual(try MovieFile(file("a.mp4")).frames.count, 20)
    }

    func testAPictureFileTakesOneFrame() throws {
        try makeLayer().writeMovie(to: file("a.png"), duration: 3)
        XCTAssertEqual(try MovieFile(file("a.png")).frames.count, 1)
    }

    func testAGIFIsDrawnAtTheRateItShows() throws {
        try makeLayer().writeMovie(to: file("a.gif"), duration: 1)
        XCTAssertEqual(try MovieFile(file("a.gif")).duration, 1, accuracy: 0.001)
    }

    func testTheClockGoesOnAfterwards() throws {
        let before = CACurrentMediaTime()
        try makeLayer().writeMovie(to: file("a.png"), duration: 3)
        _ = try makeLayer().image(at: 100)
        XCTAssertLessThan(CACurrentMediaTime() - before, 50)
    }

    // MARK: - Helpers

    /// Creates 40 by 20 points of red, with a green corner.
    private func makeLayer() -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let corner = CALayer()
        corner.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
        corner.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        layer.addSublayer(corner)
        return layer
    }

    private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> [UInt8] {
        let buffer = image.bitmap.buffer
        return Array(UnsafeBufferPointer(start: buffer.base + y * buffer.bytesPerRow + 4 * x, count: 4))
    }
}
