import Kasane
import QuartzCore
import XCTest

/// Display links in recordings are called at the frames, and extend a recording as long as needed.
final class DisplayLinkRecordingTests: TemporaryFolderTestCase {
    func testOneCallForEachFrame() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 16, height: 16)
        CATransaction.flush()
        let start = CACurrentMediaTime()
        var times: [CFTimeInterval] = []
        let link = CADisplayLink { link in
            times.append(link.timestamp)
            if times.count == 10 { link.invalidate() }
        }
        link.add(to: .current, forMode: .common)
        let movie = file("link.png").deletingPathExtension().appendingPathExtension("gif")
        try layer.writeMovie(to: movie, duration: 2, framesPerSecond: 10)
        XCTAssertEqual(times.count, 10)
        let gaps = zip(times, times.dropFirst()).map { $1 - $0 }
        for gap in gaps { XCTAssertEqual(gap, 0.1, accuracy: 1e-6) }
        XCTAssertEqual(times[0], start, accuracy: 1)
        link.invalidate()
    }
}
