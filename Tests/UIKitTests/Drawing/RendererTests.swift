import UIKit
import XCTest

final class RendererTests: XCTestCase {
    private func format(_ change: (UIGraphicsImageRendererFormat) -> Void = { _ in }) -> UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = 1
        change(format)
        return format
    }

    func testTheOriginIsAtTheTopLeftOfTheBounds() throws {
        let bounds = CGRect(x: 10, y: 20, width: 4, height: 4)
        let image = UIGraphicsImageRenderer(bounds: bounds, format: format()).image { context in
            XCTAssertTrue(UIGraphicsGetCurrentContext() === context.cgContext)
            XCTAssertEqual(context.format.bounds, bounds)
            UIColor.red.setFill()
            context.fill(CGRect(x: 10, y: 20, width: 1, height: 1))
        }
        XCTAssertNil(UIGraphicsGetCurrentContext())
        let pixels = try XCTUnwrap(PixelReader(image))
        XCTAssertEqual(pixels.inkedBox, CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    func testScaleAndOpaqueness() throws {
        let image = UIGraphicsImageRenderer(
            size: CGSize(width: 3, height: 2.25), format: format { ($0.scale, $0.opaque) = (2, true) }
        ).image { _ in }
        XCTAssertEqual(image.scale, 2)
        // Half pixels are rounded up.
        XCTAssertEqual(image.size, CGSize(width: 3, height: 2.5))
        XCTAssertEqual(try XCTUnwrap(PixelReader(image))[0, 0], [0, 0, 0, 255])
        XCTAssertEqual(image.cgImage?.alphaInfo, .noneSkipLast)
    }

    func testExtendedRange() throws {
        let wide = UIGraphicsImageRenderer(
            size: CGSize(width: 1, height: 1), format: format { $0.preferredRange = .extended }
        )
        .image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        XCTAssertEqual(wide.cgImage?.bitsPerComponent, 16)
        XCTAssertEqual(try XCTUnwrap(PixelReader(wide))[0, 0], [0, 255, 0, 255])
    }

    func testShadowsFallDown() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format()).image { context in
            context.cgContext.setShadow(offset: CGSize(width: 0, height: 4), blur: 0, color: UIColor.blue.cgColor)
            UIColor.red.setFill()
            context.fill(CGRect(x: 2, y: 2, width: 2, height: 2))
        }
        let pixels = try XCTUnwrap(PixelReader(image))
        XCTAssertEqual([pixels[2, 2], pixels[2, 6]], [[255, 0, 0, 255], [0, 0, 255, 255]])
    }

    func testStrokesStayInside() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format()).image { context in
            UIColor.red.setStroke()
            context.stroke(CGRect(x: 1, y: 1, width: 6, height: 6))
            context.clip(to: CGRect(x: 3, y: 3, width: 1, height: 1))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            XCTAssertEqual(context.currentImage.size, CGSize(width: 8, height: 8))
        }
        let pixels = try XCTUnwrap(PixelReader(image))
        XCTAssertEqual(pixels.inkedBox, CGRect(x: 1, y: 1, width: 6, height: 6))
        XCTAssertEqual(pixels.inkedCount, 20 + 1)
        XCTAssertEqual(pixels[3, 3], [0, 0, 255, 255])
    }

    func testInvalidSizesGiveNoPictures() {
        let sizes = [
            CGSize.zero, CGSize(width: -3, height: 3), CGSize(width: CGFloat.nan, height: 3),
            CGSize(width: CGFloat.infinity, height: 1), CGSize(width: 1e7, height: 1e7),
            CGSize(width: CGFloat.greatestFiniteMagnitude, height: 1),
        ]
        for size in sizes {
            let image = UIGraphicsImageRenderer(size: size).image { _ in XCTFail("drew \(size)") }
            XCTAssertEqual(image.size, .zero)
            UIGraphicsBeginImageContextWithOptions(size, false, 1)
            XCTAssertNil(UIGraphicsGetImageFromCurrentImageContext())
            UIGraphicsEndImageContext()
        }
        let odd = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format { $0.scale = -.infinity })
        XCTAssertEqual(odd.pngData { _ in }, Data())
    }

    func testImageContexts() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 2)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        UIGraphicsEndImageContext()
        UIRectFrame(CGRect(x: 2, y: 2, width: 2, height: 2))
        let image = try XCTUnwrap(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        UIGraphicsEndImageContext()
        XCTAssertNil(UIGraphicsGetImageFromCurrentImageContext())
        XCTAssertEqual([image.size.width, image.scale], [4, 2])
        let pixels = try XCTUnwrap(PixelReader(image))
        XCTAssertEqual(pixels.inkedBox, CGRect(x: 0, y: 0, width: 8, height: 8))
        XCTAssertEqual(pixels[1, 1], [255, 0, 0, 255])
        XCTAssertEqual(pixels[3, 3][3], 0)
    }

    func testPushedContextsAreNoImageContexts() {
        let context = CGContext(
            data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
        UIGraphicsPushContext(context)
        UIGraphicsEndImageContext()
        XCTAssertTrue(UIGraphicsGetCurrentContext() === context)
        UIGraphicsPopContext()
        UIGraphicsPopContext()
        XCTAssertNil(UIGraphicsGetCurrentContext())
    }

    func testFillsReplaceWhatWasThere() throws {
        let pixels = try XCTUnwrap(
            PixelReader(
                .drawing(2, 1) { _ in
                    UIColor.red.setFill()
                    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
                    UIRectClip(CGRect(x: 1, y: 0, width: 1, height: 1))
                    UIColor.clear.setFill()
                    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
                }))
        XCTAssertEqual([pixels[0, 0], pixels[1, 0]], [[255, 0, 0, 255], [0, 0, 0, 0]])
    }
}
