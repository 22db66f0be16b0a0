import CoreGraphics
import Raster
import XCTest

@testable import CoreImage

/// The tiles in which images are rendered, which must not show.
final class LocalityTests: XCTestCase {
    func testReachAddsUpAndIsBounded() {
        XCTAssertEqual(Locality.pixels.grown(by: 3).grown(by: 4), .rows(reach: 7))
        XCTAssertEqual(Locality.rows(reach: 30).grown(by: 3), .whole)
        XCTAssertEqual(Locality.squares.grown(by: 3), .squares)
        XCTAssertEqual(Locality.squares.grown(by: 100), .whole)
        XCTAssertEqual(Locality.whole.grown(by: 0), .whole)
    }

    func testImagesOfSeveralNeedWhatEachNeeds() {
        XCTAssertEqual(Locality.rows(reach: 2).joined(with: .rows(reach: 5)), .rows(reach: 5))
        XCTAssertEqual(Locality.rows(reach: 2).joined(with: .squares), .squares)
        XCTAssertEqual(Locality.squares.joined(with: .whole), .whole)
    }

    func testMappedImages() {
        let rows = Locality.rows(reach: 2)
        XCTAssertEqual(rows.mapped(toInput: .translation(3.5, 1)), .rows(reach: 3))
        XCTAssertEqual(rows.mapped(toInput: .scale(4, 0.25)), .rows(reach: 9), "made four times as high")
        XCTAssertEqual(rows.mapped(toInput: .scale(1, 0.01)), .whole)
        XCTAssertEqual(rows.mapped(toInput: Projection(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)), .squares)
        XCTAssertEqual(Locality.whole.mapped(toInput: .identity), .whole)
        var leaning = Projection.identity
        leaning.m13 = 0.001
        XCTAssertEqual(rows.mapped(toInput: leaning), .whole)
    }

    func testPartsShowInNoPixel() throws {
        // Noise, the same each time.
        let bytes: [UInt8] = (0..<300 * 200 * 4).map { place in
            place % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: (place &* 2_654_435_761) >> 13)
        }
        let source = CIImage(
            bitmapData: Data(bytes), bytesPerRow: 1200, size: CGSize(width: 300, height: 200), format: .RGBA8,
            colorSpace: CGColorSpace(name: CGColorSpace.sRGB))
        let turned = source.transformed(by: CGAffineTransform(rotationAngle: 0.4))
        let images = [
            source.applyingGaussianBlur(sigma: 3), turned, turned.applyingGaussianBlur(sigma: 2),
            source.applyingFilter("CIUnsharpMask", parameters: ["inputRadius": 2.5]),
            source.transformed(by: CGAffineTransform(scaleX: 0.7, y: 3)).applyingFilter("CIMedianFilter"),
        ]
        for (number, image) in images.enumerated() {
            let region = image.extent.integral
            func pixels(_ options: [CIContextOption: Any]) throws -> [UInt8] {
                let picture = try XCTUnwrap(CIContext(options: options).createCGImage(image, from: region))
                return [UInt8](try XCTUnwrap(picture.dataProvider?.data) as Data)
            }
            // A target of a megabyte gives the smallest tiles.
            XCTAssertEqual(try pixels([.memoryTarget: 1]), try pixels([:]), "image \(number)")
        }
    }
}
