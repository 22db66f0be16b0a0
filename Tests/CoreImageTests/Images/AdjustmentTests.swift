import CoreImage
import XCTest

/// Automatic adjustment, colour spaces and formats.
final class AdjustmentTests: XCTestCase {
    func testAFlatImageGetsTheWholeRange() throws {
        let flat = Plane(32, 32) { x, _ in
            let v = light(0.2 + 0.5 * Double(x) / 31)
            return SIMD4(v, v, v * 0.9, 1)
        }
        let filters = flat.image.autoAdjustmentFilters()
        XCTAssertTrue(filters.contains { $0.name == "CIToneCurve" })
        var image = flat.image
        for filter in filters {
            filter.setValue(image, forKey: kCIInputImageKey)
            image = try XCTUnwrap(filter.outputImage)
        }
        let plane = Plane(image)
        XCTAssertLessThan(plane[0, 5].x, 0.02)
        XCTAssertGreaterThan(plane[31, 5].x, 0.85)
        XCTAssertEqual(flat.image.autoAdjustmentFilters(options: [.enhance: false]), [])
        XCTAssertEqual(CIImage.red.autoAdjustmentFilters(), [])
        let whole = Plane(64, 8) { x, _ in SIMD4(light(Double(x) / 63), light(Double(63 - x) / 63), 0.2, 1) }
        XCTAssertFalse(whole.image.autoAdjustmentFilters().contains { $0.name == "CIVibrance" })
    }

    func testColourSpacesAndLab() throws {
        let sample = Plane.sample
        let lab = sample.image.convertingWorkingSpaceToLab()
        let white = Plane(CIImage.white.convertingWorkingSpaceToLab(), CGRect(x: 0, y: 0, width: 1, height: 1))[0, 0]
        XCTAssertEqual(white.x, 1, accuracy: 1e-4)
        XCTAssertEqual(white.y, 128.0 / 255, accuracy: 1e-3)
        XCTAssertLessThan(Plane(lab.convertingLabToWorkingSpace()).difference { sample[$0, $1] }, 1e-4)
        let space = try CGColorSpace.named(CGColorSpace.displayP3)
        let there = try XCTUnwrap(sample.image.matchedFromWorkingSpace(to: space))
        XCTAssertGreaterThan(Plane(there).difference { sample[$0, $1] }, 0.05)
        let back = try XCTUnwrap(there.matchedToWorkingSpace(from: space))
        XCTAssertLessThan(Plane(back).difference { sample[$0, $1] }, 1e-3)
        XCTAssertNil(sample.image.matchedFromWorkingSpace(to: CGColorSpaceCreateDeviceGray()))
    }

    func testFormatsOfLuminanceAndOfNoAlpha() throws {
        let color = CIImage(color: CIColor(red: 1, green: 1, blue: 1, alpha: 0.5))
        let pixel = CGRect(x: 0, y: 0, width: 1, height: 1)
        XCTAssertEqual(color.bytes(pixel, .LA8, nil, size: 2), [128, 128])
        let short = color.bytes(pixel, .RGBX16, nil, size: 8).withUnsafeBytes { Array($0.bindMemory(to: UInt16.self)) }
        XCTAssertEqual(short, [32768, 32768, 32768, 65535])
        let floats = color.bytes(pixel, .rgbXf, nil, size: 16).withUnsafeBytes { Array($0.bindMemory(to: Float.self)) }
        XCTAssertEqual(floats, [0.5, 0.5, 0.5, 1])
        let read = CIImage(
            bitmapData: Data([0, 0, 255, 255, 0, 0, 7, 7]), bytesPerRow: 8, size: CGSize(width: 1, height: 1),
            format: .RGBX16, colorSpace: nil)
        XCTAssertEqual(Plane(read)[0, 0], SIMD4(0, 1, 0, 1))
    }

    func testComponentsInMemory() {
        let color = CIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
        XCTAssertEqual((0..<4).map { color.components[$0] }, [0.25, 0.5, 0.75, 1])
    }
}
