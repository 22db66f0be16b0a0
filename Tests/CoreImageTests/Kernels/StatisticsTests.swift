import CoreImage
import XCTest

/// Statistics of an area of an image with more than one pixel, and images of them.
final class StatisticsTests: XCTestCase {
    private func extent(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> [String: Any] {
        [kCIInputExtentKey: CIVector(x: x, y: y, z: width, w: height)]
    }

    private let sample = Plane(6, 4) { x, y in
        let alpha = x == 2 && y == 1 ? 0.25 : x == 5 && y == 3 ? 1 : 0.5
        return SIMD4(0.1 * Double(x), 0.1 * Double(y), 0, alpha)
    }

    func testExtremesAreTwoPixels() throws {
        let both = Plane(try sample.image.filtered("CIAreaMinMax", extent(1, 1, 4, 2)))
        XCTAssertEqual([both.width, both.height], [2, 1])
        XCTAssertLessThan(both.difference { x, _ in x == 0 ? SIMD4(0.1, 0.1, 0, 0.25) : SIMD4(0.4, 0.2, 0, 0.5) }, 1e-6)
        let red = Plane(try sample.image.filtered("CIAreaMinMaxRed", extent(1, 1, 4, 2)))
        XCTAssertLessThan(red.difference { _, _ in SIMD4(0.1, 0.4, 0, 1) }, 1e-6)
        XCTAssertEqual([red.width, red.height], [1, 1])
    }

    func testPixelsAreChosenByAlpha() throws {
        let faint = Plane(try sample.image.filtered("CIAreaMinimumAlpha", extent(0, 0, 6, 4)))
        XCTAssertLessThan(faint.difference { _, _ in SIMD4(0.2, 0.1, 0, 0.25) }, 1e-6)
        let solid = Plane(try sample.image.filtered("CIAreaMaximumAlpha", extent(0, 0, 6, 4)))
        XCTAssertLessThan(solid.difference { _, _ in SIMD4(0.5, 0.3, 0, 1) }, 1e-6)
    }

    func testRowsAndColumnsAreAveraged() throws {
        let plane = Plane(30, 20) { x, y in SIMD4(Double(x) / 30, Double(y) / 20, 0, 1) }
        let rows = Plane(try plane.image.filtered("CIRowAverage", extent(10, 5, 10, 12)))
        XCTAssertEqual([rows.width, rows.height], [1, 12])
        XCTAssertLessThan(rows.difference { _, y in SIMD4(14.5 / 30, Double(y + 5) / 20, 0, 1) }, 1e-6)
        let columns = CIFilter.columnAverage()
        columns.inputImage = plane.image
        columns.extent = CGRect(x: 10, y: 5, width: 10, height: 12)
        let row = Plane(try XCTUnwrap(columns.outputImage))
        XCTAssertEqual([row.width, row.height], [10, 1])
        XCTAssertLessThan(row.difference { x, _ in SIMD4(Double(x + 10) / 30, 10.5 / 20, 0, 1) }, 1e-6)
    }

    func testAHistogramIsShown() throws {
        let row = Plane(4, 1) { x, _ in SIMD4([0, 0.25, 0.5, 1][x], x == 3 ? 0.5 : 0, 0, 1) }
        let filter = CIFilter.histogramDisplay()
        filter.inputImage = row.image
        filter.height = 8
        filter.lowLimit = 0
        filter.highLimit = 1
        let shown = Plane(try XCTUnwrap(filter.outputImage))
        XCTAssertEqual([shown.width, shown.height], [4, 8])
        XCTAssertLessThan(
            shown.difference { x, y in SIMD4(y < [0, 2, 4, 8][x] ? 1 : 0, x == 3 && y < 4 ? 1 : 0, 0, 1) }, 1e-6)
        filter.lowLimit = 0.5
        filter.highLimit = 0.75
        let marked = Plane(try XCTUnwrap(filter.outputImage))
        XCTAssertEqual(marked[1, 0].x, 0.5, accuracy: 1e-6)
        XCTAssertEqual(marked[3, 7].z, 0.5, accuracy: 1e-6)
    }

    func testSlopesKeepTheirSigns() throws {
        let plane = Plane(12, 12) { x, y in SIMD4(0.02 * Double(x), 0, 0.5 - 0.03 * Double(y), 1) }
        let slopes = Plane(try plane.image.filtered("CISobelGradients", [:]))
        XCTAssertEqual(slopes[6, 6].x, 0.02, accuracy: 1e-6)
        XCTAssertEqual(slopes[6, 6].y, -0.03, accuracy: 1e-6)
    }

    func testRectanglesAreStrokedAndBlurred() throws {
        let rect = CIVector(x: 0, y: 0, z: 40, w: 30)
        let line = Plane(
            try CIFilter.output(
                "CIRoundedRectangleStrokeGenerator",
                [kCIInputExtentKey: rect, "inputRadius": 8, "inputWidth": 4, "inputColor": CIColor.red]))
        XCTAssertEqual(line[20, 2], SIMD4(1, 0, 0, 1))
        XCTAssertEqual(line[20, 15], .zero)
        XCTAssertEqual(line[0, 0].w, 0, accuracy: 1e-6)
        let soft = CIFilter.blurredRectangleGenerator()
        soft.extent = rect.cgRectValue
        soft.sigma = 3
        let blurred = Plane(try XCTUnwrap(soft.outputImage), CGRect(x: -10, y: 0, width: 60, height: 30))
        XCTAssertEqual(blurred[20, 15].w, 1, accuracy: 0.01)
        XCTAssertEqual((blurred[-1, 15].w + blurred[0, 15].w) / 2, 0.5, accuracy: 0.01)
    }

    func testClampGoesOnFromItsRectangle() throws {
        let clamped = try sample.image.filtered("CIClamp", extent(1, 1, 2, 2))
        XCTAssertTrue(clamped.extent.isInfinite)
        let part = Plane(clamped, CGRect(x: -4, y: -4, width: 12, height: 12))
        XCTAssertEqual(part[-4, -4].x, 0.1, accuracy: 1e-6)
        XCTAssertEqual(part[7, 7].y, 0.2, accuracy: 1e-6)
    }

    func testAPictureIsStretchedAndCropped() throws {
        let ramp = Plane(80, 40) { x, y in SIMD4(Double(x) / 80, Double(y) / 40, 0, 1) }.image
        func stretched(_ crop: Double, _ evenness: Double) throws -> Plane {
            Plane(
                try ramp.filtered(
                    "CIStretchCrop",
                    [
                        "inputSize": CIVector(x: 160, y: 40), "inputCropAmount": crop,
                        "inputCenterStretchAmount": evenness,
                    ]))
        }
        let even = try stretched(0, 1)
        XCTAssertEqual([even.width, even.height], [160, 40])
        XCTAssertEqual(even[120, 20].x, 0.75, accuracy: 0.01)
        // Only cropped, it keeps its proportions: the middle half of its rows, twice as large.
        let cropped = try stretched(1, 1)
        XCTAssertEqual(cropped[0, 0].y, 10.0 / 40, accuracy: 1e-3)
        XCTAssertEqual(cropped[0, 39].y, 29.0 / 40, accuracy: 1e-3)
        // The middle is less wide than with even stretching, and the ends agree.
        let uneven = try stretched(0, 0)
        XCTAssertGreaterThan(uneven[100, 20].x, even[100, 20].x + 0.02)
        XCTAssertEqual(uneven[159, 20].x, even[159, 20].x, accuracy: 0.02)
    }

    func testVectorsAndColorsAreArchived() throws {
        let vector = CIVector(x: 0.1, y: -2, z: 1e-9, w: .pi)
        let data = try NSKeyedArchiver.archivedData(withRootObject: vector, requiringSecureCoding: true)
        XCTAssertEqual(try NSKeyedUnarchiver.unarchivedObject(ofClass: CIVector.self, from: data), vector)
        let space = try XCTUnwrap(CGColorSpace(name: CGColorSpace.displayP3))
        let color = try XCTUnwrap(CIColor(red: 0.1, green: 1.2, blue: 0.3, alpha: 0.4, colorSpace: space))
        let bytes = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
        let read = try XCTUnwrap(try NSKeyedUnarchiver.unarchivedObject(ofClass: CIColor.self, from: bytes))
        XCTAssertEqual([read.red, read.green, read.blue, read.alpha], [0.1, 1.2, 0.3, 0.4])
        XCTAssertEqual(read.colorSpace.name, space.name)
    }
}
