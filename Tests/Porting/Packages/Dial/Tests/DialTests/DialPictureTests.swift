import XCTest

@testable import Dial

/// Uses views without declaring that it must run on the main actor, like Swift 5 tests.
final class DialPictureTests: XCTestCase {
    func testTheTrackIsDrawnInTheTintColor() throws {
        let dial = Dial(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        dial.tintColor = .red
        dial.trackWidth = 10
        dial.layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(bounds: dial.bounds, format: format).image { context in
            dial.layer.render(in: context.cgContext)
        }
        let picture = try XCTUnwrap(image.cgImage)
        XCTAssertEqual(picture.width, 60)
        var pixel = [UInt8](repeating: 0, count: 4)
        let context = CGContext(
            data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        // The top of the track, at (30, 5).
        context?.draw(picture, in: CGRect(x: -30, y: -54, width: 60, height: 60))
        XCTAssertGreaterThan(pixel[0], 200)
        XCTAssertLessThan(pixel[1], 100)
    }
}
