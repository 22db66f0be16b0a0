import CoreImage
import XCTest

/// Statistics of an area of an image.
final class ReductionTests: XCTestCase {
    private func extent(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> [String: Any] {
        [kCIInputExtentKey: CIVector(x: x, y: y, z: width, w: height)]
    }

    private let half = Plane(8, 8) { x, y in x < 4 ? SIMD4(1, 0, 0, 1) : .premultiplied(0, 1, 0, y < 4 ? 0.5 : 0) }

    func testOnlyPixelsOfTheImageCount() throws {
        let cases: [([String: Any], SIMD4<Double>)] = [
            (extent(0, 0, 4, 8), SIMD4(1, 0, 0, 1)), (extent(4, 0, 4, 4), SIMD4(0, 0.5, 0, 0.5)),
            (extent(4, 0, 4, 8), SIMD4(0, 0.25, 0, 0.25)), (extent(-100, -100, 104, 300), SIMD4(1, 0, 0, 1)),
            (extent(2, 0, 4, 4), SIMD4(0.5, 0.25, 0, 0.75)),
        ]
        for (inputs, expected) in cases {
            let image = try half.image.filtered("CIAreaAverage", inputs)
            XCTAssertEqual(image.extent, CGRect(x: 0, y: 0, width: 1, height: 1))
            XCTAssertLessThan(Plane(image).difference { _, _ in expected }, 1e-6, "\(inputs)")
        }
        for inputs in [extent(20, 0, 4, 4), extent(0, 0, 0, 0), extent(3, 3, 1e300, 0)] {
            let filter = CIFilter(name: "CIAreaAverage", parameters: inputs)
            filter?.setValue(half.image, forKey: kCIInputImageKey)
            XCTAssertNil(filter?.outputImage, "\(inputs)")
        }
    }

    func testAnEndlessImageIsReducedInsideItsRectangle() throws {
        let checks = try CIFilter.output(
            "CICheckerboardGenerator", ["inputCenter": CIVector(x: 0, y: 0), "inputWidth": 2])
        let mean = Plane(try checks.filtered("CIAreaAverage", extent(-8, -8, 16, 16)))[0, 0]
        XCTAssertEqual(mean.x, 0.5, accuracy: 1e-6)
        XCTAssertEqual(mean.w, 1, accuracy: 1e-6)
    }

    func testAReductionCanBeFilteredFurther() throws {
        let mean = try half.image.filtered("CIAreaAverage", extent(0, 0, 4, 8))
        let spread = Plane(
            mean.clampedToExtent().applyingFilter("CIColorInvert"), CGRect(x: 5, y: 5, width: 2, height: 2))
        XCTAssertLessThan(spread.difference { _, _ in SIMD4(0, 1, 1, 1) }, 1e-6)
    }

    func testLargeAreasAreSummedWithoutLoss() throws {
        let ramp = try CIFilter.output(
            "CILinearGradient", ["inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 0, y: 1200)])
        let mean = Plane(try ramp.filtered("CIAreaAverage", extent(0, 0, 150, 1200)))[0, 0]
        XCTAssertEqual(mean.x, 0.5, accuracy: 1e-5)
        let most = Plane(try ramp.filtered("CIAreaMaximum", extent(0, 0, 150, 1200)))[0, 0]
        XCTAssertEqual(most.x, 1 - 0.5 / 1200, accuracy: 1e-5)
    }

    func testHistogramsAddUpToTheirScale() throws {
        let sample = Plane.sample
        for (bins, scale) in [(1, 1.0), (16, 1), (256, 0.5), (64, 20)] {
            let image = try sample.image.filtered(
                "CIAreaHistogram",
                extent(0, 0, 24, 18).merging(["inputCount": bins, "inputScale": scale]) { $1 })
            XCTAssertEqual(image.extent, CGRect(x: 0, y: 0, width: bins, height: 1))
            let sum = Plane(image).sum
            for channel in 0..<3 { XCTAssertEqual(sum[channel], scale, accuracy: 1e-4, "\(bins) bins") }
        }
    }

    func testLevelsBeyondBothEndsAreInTheOutermostBins() throws {
        let image = Plane(4, 1) { x, _ in SIMD4([-3, 0, 1, 50][x], 0.5, 0.5, 1) }.image
        let plane = Plane(try image.filtered("CIAreaHistogram", extent(0, 0, 4, 1).merging(["inputCount": 4]) { $1 }))
        XCTAssertEqual((0..<4).map { plane[$0, 0].x }, [0.5, 0, 0, 0.5])
        XCTAssertEqual((0..<4).map { plane[$0, 0].y }, [0, 0, 1, 0])
    }

    func testMeansOfOneColourAreThatColour() throws {
        let plane = Plane.constant(6, 6, 0.25, 0.5, 0.75)
        let result = Plane(
            try plane.image.filtered("CIKMeans", extent(0, 0, 6, 6).merging(["inputCount": 1]) { $1 }))[0, 0]
        for (found, expected) in zip([result.x, result.y, result.z, result.w], [0.25, 0.5, 0.75, 1]) {
            XCTAssertEqual(found, expected, accuracy: 1e-4)
        }
    }
}
