import CoreImage
import CoreText
import XCTest

/// What detectors find in images whose contents are known.
final class DetectorTests: XCTestCase {
    private func picture(_ width: Int, _ height: Int, _ draw: (CGContext) -> Void) throws -> CIImage {
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: try .named(CGColorSpace.sRGB), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        context.fill([CGRect(x: 0, y: 0, width: width, height: height)])
        draw(context)
        return CIImage(cgImage: try XCTUnwrap(context.makeImage()))
    }

    private func check(_ found: CGPoint, _ expected: CGPoint, _ accuracy: CGFloat, line: UInt = #line) {
        XCTAssertEqual(found.x, expected.x, accuracy: accuracy, line: line)
        XCTAssertEqual(found.y, expected.y, accuracy: accuracy, line: line)
    }

    // MARK: Codes

    func testACodeIsReadWhereverItIs() throws {
        let code = try CIFilter.output("CIQRCodeGenerator", ["inputMessage": Data("Kasane 重ね".utf8)])
            .samplingNearest().transformed(by: CGAffineTransform(a: 8, b: 0, c: 0, d: 8, tx: 100, ty: 60))
        let image = code.composited(over: CIImage.white.cropped(to: CGRect(x: 0, y: 0, width: 500, height: 400)))
        let detector = try XCTUnwrap(CIDetector(ofType: CIDetectorTypeQRCode, context: nil))
        let features = detector.features(in: image)
        XCTAssertEqual(features.count, 1)
        let found = try XCTUnwrap(features.first as? CIQRCodeFeature)
        XCTAssertEqual(found.type, CIFeatureTypeQRCode)
        XCTAssertEqual(found.messageString, "Kasane 重ね")
        // Within its white border of one module.
        check(found.topLeft, CGPoint(x: code.extent.minX + 8, y: code.extent.maxY - 8), 10)
        check(found.bottomRight, CGPoint(x: code.extent.maxX - 8, y: code.extent.minY + 8), 10)
        XCTAssertTrue(code.extent.contains(found.bounds.insetBy(dx: 4, dy: 4)))

        // Rotated by 90 degrees, its own upper left corner is at the lower left.
        let turned = image.transformed(by: CGAffineTransform(rotationAngle: .pi / 2))
        let again = try XCTUnwrap(detector.features(in: turned).first as? CIQRCodeFeature)
        XCTAssertEqual(again.messageString, "Kasane 重ね")
        check(again.topLeft, CGPoint(x: -found.topLeft.y, y: found.topLeft.x), 10)
    }

    func testPicturesWithoutCodesHaveNone() throws {
        let detector = try XCTUnwrap(CIDetector(ofType: CIDetectorTypeQRCode, context: nil))
        XCTAssertEqual(detector.features(in: Plane.sample.image), [])
        XCTAssertEqual(detector.features(in: .white), [])
        XCTAssertEqual(detector.features(in: .empty()), [])
        XCTAssertNil(CIDetector(ofType: "CIDetectorTypeFace", context: nil))
    }

    // MARK: Rectangles

    func testASheetSeenFromTheSideIsFound() throws {
        let corners = [
            CGPoint(x: 90, y: 270), CGPoint(x: 300, y: 250), CGPoint(x: 330, y: 60), CGPoint(x: 60, y: 40),
        ]
        let image = try picture(400, 300) { context in
            context.setFillColor(CGColor(red: 0.2, green: 0.25, blue: 0.2, alpha: 1))
            context.fill([CGRect(x: 0, y: 0, width: 400, height: 300)])
            context.setFillColor(CGColor(red: 0.95, green: 0.95, blue: 0.9, alpha: 1))
            context.move(to: corners[0])
            for corner in corners.dropFirst() { context.addLine(to: corner) }
            context.fillPath()
        }
        let detector = try XCTUnwrap(CIDetector(ofType: CIDetectorTypeRectangle, context: nil, options: nil))
        let found = try XCTUnwrap(detector.features(in: image).first as? CIRectangleFeature)
        check(found.topLeft, corners[0], 2.5)
        check(found.topRight, corners[1], 2.5)
        check(found.bottomRight, corners[2], 2.5)
        check(found.bottomLeft, corners[3], 2.5)
        XCTAssertEqual(found.bounds.width, 270, accuracy: 5)
        // As if the image were rotated clockwise, what was at the lower left is at the upper left.
        let turned = detector.features(in: image, options: [CIDetectorImageOrientation: 6])
        check(try XCTUnwrap(turned.first as? CIRectangleFeature).topLeft, corners[3], 2.5)
        // A ratio of 1.2 is not that of a strip.
        XCTAssertEqual(detector.features(in: image, options: [CIDetectorAspectRatio: 4]), [])
        XCTAssertEqual(detector.features(in: image, options: [CIDetectorMinFeatureSize: 0.9]), [])
    }

    func testAsManyRectanglesAsAreWanted() throws {
        let image = try picture(300, 200) { context in
            context.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
            context.fill([CGRect(x: 20, y: 50, width: 100, height: 80), CGRect(x: 160, y: 40, width: 120, height: 130)])
            // A disc is not a rectangle.
            context.fillEllipse(in: CGRect(x: 20, y: 145, width: 45, height: 45))
        }
        let detector = try XCTUnwrap(
            CIDetector(ofType: CIDetectorTypeRectangle, context: nil, options: [CIDetectorMaxFeatureCount: 5]))
        let features = detector.features(in: image)
        XCTAssertEqual(features.count, 2)
        XCTAssertEqual(features.first?.bounds.minX ?? 0, 160, accuracy: 1)
        XCTAssertEqual(detector.features(in: image, options: [CIDetectorMaxFeatureCount: 1]).count, 1)
    }

    // MARK: Text

    func testLinesOfText() throws {
        let image = try picture(400, 200) { context in
            for (text, y) in [("The first line of it", 140.0), ("and another one", 60)] {
                let line = CTLineCreateWithAttributedString(
                    NSAttributedString(
                        string: text,
                        attributes: [
                            NSAttributedString.Key(kCTFontAttributeName): CTFontCreateWithName("Helvetica", 30, nil)
                        ]))
                context.textPosition = CGPoint(x: 40, y: y)
                CTLineDraw(line, context)
            }
        }
        let detector = try XCTUnwrap(
            CIDetector(ofType: CIDetectorTypeText, context: nil, options: [CIDetectorReturnSubFeatures: true]))
        let features = detector.features(in: image).compactMap { $0 as? CITextFeature }
        XCTAssertEqual(features.count, 2)
        let first = try XCTUnwrap(features.first)
        XCTAssertEqual(first.bounds.minX, 41, accuracy: 4)
        XCTAssertEqual(first.bottomLeft.y, 140, accuracy: 10)
        XCTAssertGreaterThan(first.bounds.width, 200)
        // Sixteen letters; the dot of "i" may be too small.
        let letters = try XCTUnwrap(first.subFeatures)
        XCTAssertGreaterThanOrEqual(letters.count, 14)
        XCTAssertLessThanOrEqual(letters.count, 22)
        XCTAssertNil(
            (detector.features(in: image, options: [CIDetectorReturnSubFeatures: false]).first as? CITextFeature)?
                .subFeatures)
        XCTAssertEqual(detector.features(in: CIImage.gray.cropped(to: image.extent)), [])
    }
}
