import CoreGraphics
import QuartzCore
import XCTest

@testable import Kasane

/// The current time in a recording.
final class RecordingTimeTests: TemporaryFolderTestCase {
    func testAnimationsRunFromTheBeginning() throws {
        let (stage, dot) = makeStage()
        dot.add(slide(from: 0, to: 80, duration: 2), forKey: "slide")
        XCTAssertEqual(dotPosition(try stage.image(at: 0.5)), 20)
        let (again, other) = makeStage()
        other.add(slide(from: 0, to: 80, duration: 2), forKey: "slide")
        XCTAssertEqual(dotPosition(try again.image(at: 1.5)), 60)
    }

    func testEachFrameShowsItsOwnTime() throws {
        let (stage, dot) = makeStage()
        dot.add(slide(from: 0, to: 80, duration: 1), forKey: "slide")
        try stage.writeMovie(to: file("f%d.png"), duration: 1, framesPerSecond: 8)
        for index in 0..<8 {
            XCTAssertEqual(dotPosition(try MovieFile(file("f\(index).png")).frames[0]), 10 * index)
        }
        XCTAssertFalse(names.contains("f8.png"))
    }

    /// Without the hold, a second of 8 frames ends at 0.875 s.
    func testTheLastMomentIsHeld() throws {
        for (duration, hold, count) in [(1.0, 0.25, 10), (1, 0.01, 9), (1.05, 0.01, 10)] {
            let (stage, dot) = makeStage()
            dot.add(slide(from: 0, to: 80, duration: 2), forKey: "slide")
            try stage.writeMovie(to: file("f%d.png"), duration: duration, framesPerSecond: 8, holdLast: hold)
            let last = duration * 40
            XCTAssertEqual(dotPosition(try MovieFile(file("f\(count - 1).png")).frames[0]), Int(last), "\(duration)")
            XCTAssertEqual(dotPosition(try MovieFile(file("f7.png")).frames[0]), 35)
            XCTAssertFalse(names.contains("f\(count).png"))
            for index in 0..<count { try FileManager.default.removeItem(at: file("f\(index).png")) }
        }
    }

    /// An animation that begins at the end of all others is recorded before the hold.
    func testTheHoldFollowsTheLastAnimation() throws {
        let (stage, dot) = makeStage()
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            dot.add(self.slide(from: 40, to: 80, duration: 1), forKey: "second")
        }
        dot.add(slide(from: 0, to: 40, duration: 0.55), forKey: "first")
        CATransaction.commit()
        dot.position.x = 80
        try stage.writeMovie(to: file("a.mp4"), framesPerSecond: 10, holdLast: 0.5)
        // 1.55 s give 16 frames.
        XCTAssertEqual(try MovieFile(file("a.mp4")).frames.count, 21)
    }

    func testAnAnimationAddedOnCompletionFollowsTheFirst() throws {
        let (stage, dot) = makeStage()
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            dot.add(self.slide(from: 40, to: 80, duration: 1), forKey: "second")
        }
        dot.add(slide(from: 0, to: 40, duration: 0.5), forKey: "first")
        CATransaction.commit()
        // A quarter of the second animation, which begins at 0.5 s.
        XCTAssertEqual(dotPosition(try stage.image(at: 0.75)), 50)
    }

    func testARecordingLastsAsLongAsItMoves() throws {
        let (stage, dot) = makeStage()
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            dot.add(self.slide(from: 40, to: 80, duration: 1), forKey: "second")
        }
        dot.add(slide(from: 0, to: 40, duration: 0.5), forKey: "first")
        CATransaction.commit()
        try stage.writeMovie(to: file("a.mp4"), framesPerSecond: 10)
        XCTAssertEqual(try MovieFile(file("a.mp4")).frames.count, 15)
    }

    func testAnEndlessAnimationIsShownForFourSeconds() throws {
        let (stage, dot) = makeStage()
        let endless = slide(from: 0, to: 80, duration: 1)
        endless.repeatCount = .infinity
        dot.add(endless, forKey: "endless")
        dot.add(slide(from: 0, to: 80, duration: 0.5), forKey: "short")
        try stage.writeMovie(to: file("a.mp4"), framesPerSecond: 5)
        XCTAssertEqual(try MovieFile(file("a.mp4")).frames.count, 20)
    }

    func testTheSameSceneGivesTheSameBytes() throws {
        var files: [Data] = []
        for name in ["a.png", "b.png"] {
            let (stage, dot) = makeStage()
            dot.add(slide(from: 0, to: 77, duration: 1.3), forKey: "slide")
            let recorder = try Recorder(stage, size: nil, scale: 3)
            defer { MediaClock.useSystem() }
            recorder.drawPicture(at: 0.7, rate: try FrameRate(60))
            let pixels = recorder.renderer.pixels
            let writer = try MovieWriter(url: file(name), width: pixels.width, height: pixels.height)
            try writer.append(pixels: UnsafeRawPointer(pixels.base), bytesPerRow: pixels.bytesPerRow)
            try writer.finish()
            files.append(try Data(contentsOf: file(name)))
        }
        XCTAssertEqual(files[0], files[1])
    }

    // MARK: - Helpers

    /// Creates 100 by 10 points of black, with a white dot of 10 by 10 points on the left.
    private func makeStage() -> (stage: CALayer, dot: CALayer) {
        let (stage, dot) = (CALayer(), CALayer())
        stage.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        stage.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        dot.anchorPoint = .zero
        dot.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        dot.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        stage.addSublayer(dot)
        return (stage, dot)
    }

    private func slide(from start: CGFloat, to end: CGFloat, duration: CFTimeInterval) -> CABasicAnimation {
        let slide = CABasicAnimation(keyPath: "position.x")
        slide.fromValue = start
        slide.toValue = end
        slide.duration = duration
        return slide
    }

    /// Returns the left edge of the dot, in pixels.
    private func dotPosition(_ image: CGImage) -> Int? {
        let buffer = image.bitmap.buffer
        let row = buffer.base + 5 * buffer.bytesPerRow
        return (0..<image.width).first { row[4 * $0] > 127 }
    }

    private func dotPosition(_ picture: Picture) -> Int? {
        (0..<picture.width).first { picture[$0, 5][0] > 127 }
    }
}
