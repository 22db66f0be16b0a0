import CoreImage
import XCTest

/// Building blocks of perceptual image comparison.
/// See [Apple's reference](https://developer.apple.com/documentation/coreimage/cifilter-swift.class/labdeltae()).
final class ColorDifferenceTests: XCTestCase {
    private func difference(_ a: SIMD3<Double>, _ b: SIMD3<Double>) throws -> Double {
        let one = Plane.constant(2, 2, a.x, a.y, a.z).image
        let image = try one.filtered("CILabDeltaE", ["inputImage2": Plane.constant(2, 2, b.x, b.y, b.z).image])
        XCTAssertEqual(image.extent, CGRect(x: 0, y: 0, width: 2, height: 2))
        let pixel = Plane(image)[1, 1]
        XCTAssertEqual(pixel.x, pixel.y)
        XCTAssertEqual(pixel.x, pixel.z)
        XCTAssertEqual(pixel.w, 1)
        return pixel.x
    }

    func testKnownDifferences() throws {
        // The L*a*b* of these is in every table; the formula is that of CIE 1994 with the weights of graphic arts.
        let cases: [(SIMD3<Double>, SIMD3<Double>, Double)] = [
            ([0, 0, 0], [1, 1, 1], 100), ([1, 1, 1], [0, 0, 0], 100), ([0.3, 0.6, 0.1], [0.3, 0.6, 0.1], 0),
            ([1, 0, 0], [0, 1, 0], 73.43), ([0.5, 0.5, 0.5], [1, 1, 1], 23.9307),
            ([0.001, 0.001, 0.001], [0, 0, 0], 0.90330),
        ]
        for (a, b, expected) in cases {
            XCTAssertEqual(try difference(a, b), expected, accuracy: 0.002, "\(a) \(b)")
        }
    }

    func testTheFirstColorIsTheReference() throws {
        // The weights use the chroma of the first one: grey has none.
        let (gray, red) = (SIMD3(0.2126729, 0.2126729, 0.2126729), SIMD3(1.0, 0, 0))
        XCTAssertEqual(try difference(gray, red), 100, accuracy: 0.01)
        XCTAssertEqual(try difference(red, gray), 18.33, accuracy: 0.01)
    }

    func testOnlyTheCommonPartIsCompared() throws {
        let one = Plane.constant(4, 4, 1, 1, 1).image
        let other = Plane.constant(4, 4, 1, 1, 1).image.transformed(by: CGAffineTransform(translationX: 3, y: 2))
        let filter = CIFilter.labDeltaE()
        filter.inputImage = one
        XCTAssertNil(filter.outputImage)
        filter.image2 = other
        XCTAssertEqual(filter.outputImage?.extent, CGRect(x: 3, y: 2, width: 1, height: 2))
    }

    func testNumbersWithoutColorManagementAreTakenAsLight() throws {
        // 128 of 255 is read as a linear value of 0.502, not 0.216: L* 76.2, not 53.6.
        let gray = try XCTUnwrap(CIImage.of(byte: 128)), black = try XCTUnwrap(CIImage.of(byte: 0))
        let image = gray.applyingFilter("CILabDeltaE", parameters: ["inputImage2": black])
        let raw = CIContext(options: [.workingColorSpace: NSNull(), .outputColorSpace: NSNull()])
        XCTAssertEqual(Plane(image, image.extent, context: raw)[0, 0].x, 76.19, accuracy: 0.01)
        XCTAssertEqual(Plane(image)[0, 0].x, 53.59, accuracy: 0.01)
    }

    func testAThresholdIsWhatIsAboveIt() throws {
        let plane = Plane(4, 1) { x, _ in SIMD4([0.2, 0.5, 0.6, 1][x], 0.9, 0.1, 1) }
        let filter = CIFilter.colorThreshold()
        XCTAssertEqual(filter.threshold, 0.5)
        filter.inputImage = plane.image
        let result = Plane(try XCTUnwrap(filter.outputImage))
        XCTAssertEqual((0..<4).map { result[$0, 0].x }, [0, 0, 1, 1])
        XCTAssertEqual((0..<4).map { result[$0, 0].y }, [1, 1, 1, 1])
        XCTAssertEqual((0..<4).map { result[$0, 0].z }, [0, 0, 0, 0])
    }

    /// The share of pixels that differ and the greatest difference, as snapshot tests compute them.
    func testAComparisonCountsThePixelsThatDiffer() throws {
        let one = Plane(10, 10) { _, _ in SIMD4(0.5, 0.5, 0.5, 1) }
        let other = Plane(10, 10) { x, y in y == 0 && x < 7 ? SIMD4(1, 1, 1, 1) : SIMD4(0.5, 0.5, 0.5, 1) }
        let delta = one.image.applyingFilter("CILabDeltaE", parameters: ["inputImage2": other.image])
        let above = delta.applyingFilter("CIColorThreshold", parameters: ["inputThreshold": 2])
        let average = above.applyingFilter("CIAreaAverage", parameters: [kCIInputExtentKey: delta.extent])
        let maximum = delta.applyingFilter("CIAreaMaximum", parameters: [kCIInputExtentKey: delta.extent])
        XCTAssertEqual(Plane(average)[0, 0].x, 0.07, accuracy: 1e-6)
        XCTAssertEqual(Plane(maximum)[0, 0].x, 23.9307, accuracy: 1e-3)
        // Half-floats have steps of a sixteenth between 16 and 32 hundredths of a hundredth.
        let half = maximum.bytes(CGRect(x: 0, y: 0, width: 1, height: 1), .Rh, nil, size: 2)
        XCTAssertEqual(UInt16(half[0]) | UInt16(half[1]) << 8, 0x4DFC)
    }
}

extension CIImage {
    /// Returns one opaque grey sRGB pixel.
    fileprivate static func of(byte: UInt8) -> CIImage? {
        CIImage(
            bitmapData: Data([byte, byte, byte, 255]), bytesPerRow: 4, size: CGSize(width: 1, height: 1),
            format: .RGBA8,
            colorSpace: CGColorSpace(name: CGColorSpace.sRGB))
    }
}
