import QuartzCore
import XCTest

@testable import CoreGraphics
@testable import Kasane

/// Layers that create their contents, or move others, in `display()` while a custom property is animated.
final class FrameDisplayRecordingTests: TemporaryFolderTestCase {
    private final class Player: CALayer {
        @LayerProperty("progress") var progress: CGFloat = 0
        let dot = CALayer()
        /// State is kept between frames, as in players: each frame advances from the previous one.
        var steps = 0

        override init() {
            super.init()
            frame = CGRect(x: 0, y: 0, width: 100, height: 10)
            dot.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
            dot.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            addSublayer(dot)
            let animation = CABasicAnimation(keyPath: "progress")
            (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
            add(animation, forKey: nil)
        }

        override init(layer: Any) { super.init(layer: layer) }
        required init?(coder: NSCoder) { nil }

        override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }

        override func display() {
            steps += 1
            dot.position = CGPoint(x: 1 + 80 * (presentation()?.progress ?? 0), y: CGFloat(2 * (steps % 4) + 1))
        }
    }

    /// Returns the position of the dot's upper left pixel.
    private func dot(_ picture: Picture) -> [Int]? {
        for y in 0..<picture.height {
            for x in 0..<picture.width where picture[x, y][0] > 127 { return [x, y] }
        }
        return nil
    }

    private func dotPosition(_ image: CGImage) -> Int? {
        let buffer = image.bitmap.buffer
        return (0..<image.width).first { x in
            (0..<image.height).contains { buffer.base[$0 * buffer.bytesPerRow + 4 * x] > 127 }
        }
    }

    func testAPictureShowsWhatDisplayChanges() throws {
        XCTAssertEqual(dotPosition(try Player().image(at: 0.5)), 40)
        XCTAssertEqual(dotPosition(try Player().image(at: 0.25)), 20)
    }

    /// The same in other ways: the frame of a movie, or one image at that time.
    func testMoviesShowItInEachFrame() throws {
        try Player().writeMovie(to: file("f%d.png"), duration: 1, framesPerSecond: 4)
        for index in 0..<4 {
            let picture = try MovieFile(file("f\(index).png")).frames[0]
            XCTAssertEqual(dot(picture), [20 * index, 2 * ((index + 1) % 4)])
        }
    }
}
