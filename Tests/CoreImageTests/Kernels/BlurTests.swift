import CoreImage
import XCTest

/// Blurs: their extent, what they preserve, and their edges.
final class BlurTests: XCTestCase {
    private let sample = Plane.sample

    func testExtentsGrowByWhatABlurReaches() throws {
        let cases: [(String, [String: Any], CGFloat, CGFloat)] = [
            ("CIGaussianBlur", ["inputRadius": 2.5], 8, 8), ("CIBoxBlur", ["inputRadius": 3], 3, 3),
            ("CIBoxBlur", ["inputRadius": 2.5], 3, 3), ("CIDiscBlur", ["inputRadius": 2.5], 2, 2),
            ("CIMotionBlur", ["inputRadius": 5, "inputAngle": 0], 5, 0),
            ("CIMotionBlur", ["inputRadius": 9.9, "inputAngle": atan2(3.0, 4)], 8, 6),
            ("CIBloom", ["inputRadius": 2], 6, 6), ("CIUnsharpMask", ["inputRadius": 5], 0, 0),
            ("CISharpenLuminance", ["inputRadius": 5], 0, 0), ("CIEdges", [:], 0, 0),
            ("CIMorphologyRectangleMaximum", ["inputWidth": 5, "inputHeight": 3], 2, 1),
            ("CIMorphologyRectangleMinimum", ["inputWidth": 5, "inputHeight": 3], 0, 0),
        ]
        for (name, inputs, dx, dy) in cases {
            let extent = try sample.image.filtered(name, inputs).extent
            XCTAssertEqual(extent, sample.image.extent.insetBy(dx: -dx, dy: -dy), "\(name) \(inputs)")
            XCTAssertTrue(try CIImage.red.filtered(name, inputs).extent.isInfinite, name)
        }
    }

    func testAverageBlursKeepTheSumOfAllPixels() throws {
        let cases: [(String, [String: Any])] = [
            ("CIGaussianBlur", ["inputRadius": 3]), ("CIBoxBlur", ["inputRadius": 2.5]),
            ("CIDiscBlur", ["inputRadius": 4]), ("CIMotionBlur", ["inputRadius": 6, "inputAngle": 0]),
            ("CIMotionBlur", ["inputRadius": 6, "inputAngle": Double.pi / 2]),
        ]
        for (name, inputs) in cases {
            let sum = Plane(try sample.image.filtered(name, inputs)).sum
            for channel in 0..<4 {
                XCTAssertEqual(sum[channel], sample.sum[channel], accuracy: sample.sum.w * 1e-4, "\(name) \(inputs)")
            }
        }
    }

    func testOneColourWithoutAnEndStaysThatColour() throws {
        let color = Plane.constant(1, 1, 0.25, 0.5, 0.75)
        let endless = color.image.clampedToExtent()
        for name in ["CIGaussianBlur", "CIBoxBlur", "CIDiscBlur", "CIMotionBlur", "CIUnsharpMask"] {
            let plane = Plane(try endless.filtered(name), CGRect(x: -3, y: 40, width: 5, height: 4))
            XCTAssertLessThan(plane.difference { _, _ in color[0, 0] }, 1e-5, name)
        }
        let edges = Plane(try endless.filtered("CIEdges"), CGRect(x: 0, y: 0, width: 3, height: 3))
        XCTAssertLessThan(edges.difference { _, _ in SIMD4(0, 0, 0, 1) }, 1e-6)
    }

    /// A single lit pixel shows the blur's kernel, which is the same in all directions.
    func testAPointBecomesTheBlursShape() throws {
        let point = Plane(1, 1) { _, _ in SIMD4(1, 1, 1, 1) }.image
        let box = Plane(try point.filtered("CIBoxBlur", ["inputRadius": 2]))
        XCTAssertLessThan(box.difference { _, _ in SIMD4(repeating: 1 / 25.0) }, 1e-6)
        let disc = Plane(try point.filtered("CIDiscBlur", ["inputRadius": 2]))
        XCTAssertLessThan(
            disc.difference { x, y in SIMD4(repeating: x * x + y * y <= 4 ? 1 / 13.0 : 0) }, 1e-6)
        let streak = Plane(try point.filtered("CIMotionBlur", ["inputRadius": 2, "inputAngle": Double.pi / 2]))
        XCTAssertLessThan(streak.difference { x, y in SIMD4(repeating: x == 0 ? 0.2 : 0) }, 1e-6)
        let bell = Plane(try point.filtered("CIGaussianBlur", ["inputRadius": 2]))
        for (x, y) in [(1, 0), (2, 1), (3, 3), (6, 0)] {
            for mirror in [bell[-x, y], bell[x, -y], bell[y, x]] {
                XCTAssertEqual(mirror.w, bell[x, y].w, accuracy: 1e-6, "\(x), \(y)")
            }
        }
        // The falloff of a normal distribution.
        XCTAssertEqual(bell[2, 0].w / bell[0, 0].w, exp(-0.5), accuracy: 1e-4)
    }

    /// Only neighbours count: a rendering of a few pixels is a part of one of all.
    func testPixelsDoNotDependOnWhereARenderingBegins() throws {
        let cases: [(String, [String: Any])] = [
            ("CIGaussianBlur", ["inputRadius": 3]), ("CIBoxBlur", ["inputRadius": 2.5]),
            ("CIDiscBlur", ["inputRadius": 4]), ("CIMotionBlur", ["inputRadius": 6, "inputAngle": 0.5]),
            ("CIUnsharpMask", ["inputRadius": 3]), ("CIMorphologyRectangleMaximum", [:]), ("CIEdges", [:]),
            ("CIZoomBlur", ["inputCenter": CIVector(x: 12, y: 9)]),
        ]
        for (name, inputs) in cases {
            let image = try sample.image.filtered(name, inputs)
            let whole = Plane(image)
            for rect in [CGRect(x: 9, y: 5, width: 4, height: 3), CGRect(x: 0, y: 12, width: 24, height: 1)] {
                XCTAssertEqual(Plane(image, rect).difference { whole[$0, $1] }, 0, "\(name) \(rect)")
            }
        }
    }

    func testAVeryBrightPixelLeavesNoTrace() throws {
        let bright = Plane(60, 3) { x, _ in SIMD4(x == 5 ? 1e7 : 0.25, 0.25, 0.25, 1) }
        for name in ["CIDiscBlur", "CIBoxBlur", "CIMotionBlur"] {
            let plane = Plane(
                try bright.image.clampedToExtent().filtered(name, ["inputRadius": 3]),
                CGRect(x: 0, y: 0, width: 60, height: 3))
            for x in 20..<55 { XCTAssertEqual(plane[x, 1].x, 0.25, accuracy: 1e-4, "\(name) at \(x)") }
        }
    }

    func testAZoomBlurIsSharpInItsCentreAndLongerFurtherOut() throws {
        // Rings: any radial blur mixes them.
        let rings = Plane(80, 80) { x, y in
            let d = hypot(Double(x) - 39.5, Double(y) - 39.5)
            let v: Double = Int(d / 4) % 2 == 0 ? 1 : 0
            return SIMD4(v, v, v, 1)
        }
        let image = try rings.image.filtered(
            "CIZoomBlur", ["inputCenter": CIVector(x: 40, y: 40), "inputAmount": 60])
        let plane = Plane(image)
        func change(_ x: Int) -> Double { abs(plane[x, 40].x - rings[x, 40].x) }
        XCTAssertLessThan(change(41), 1e-3)
        XCTAssertGreaterThan((60..<78).map(change).max() ?? 0, 0.25)
        XCTAssertTrue(image.extent.contains(rings.image.extent))
    }

    func testHugeRadiiEndAndGiveNumbers() throws {
        let small = sample.image.cropped(to: CGRect(x: 12, y: 4, width: 4, height: 4))
        for name in ["CIGaussianBlur", "CIBoxBlur", "CIDiscBlur", "CIMotionBlur"] {
            let image = try small.filtered(name, ["inputRadius": 1e12])
            let plane = Plane(image, CGRect(x: 12, y: 4, width: 3, height: 3))
            for pixel in plane.pixels {
                for channel in 0..<4 { XCTAssertTrue(pixel[channel] >= 0 && pixel[channel] < 1, name) }
            }
        }
    }

    // MARK: Neighbourhoods

    func testEdgesAreWhereColoursChange() throws {
        let step = Plane(12, 6) { x, _ in SIMD4(x < 6 ? 0 : 0.5, 0, 0, 1) }
        let plane = Plane(try step.image.filtered("CIEdges", ["inputIntensity": 2]))
        // Sobel's sums are four times the step on both sides of it, and a fourth of that is used.
        XCTAssertLessThan(
            plane.difference { x, _ in SIMD4(x == 5 || x == 6 ? 1 : 0, 0, 0, 1) }, 1e-5)
    }

    func testExtremesKeepOrderAndGrowWithTheirRectangle() throws {
        let dot = Plane(9, 9) { x, y in x == 4 && y == 4 ? SIMD4(1, 1, 1, 1) : SIMD4(0, 0, 0, 1) }
        let grown = Plane(try dot.image.filtered("CIMorphologyRectangleMaximum", ["inputWidth": 5, "inputHeight": 3]))
        XCTAssertEqual((0..<9).flatMap { y in (0..<9).map { grown[$0, y].x } }.reduce(0, +), 15)
        let gone = Plane(
            try dot.image.filtered("CIMorphologyRectangleMinimum", ["inputWidth": 3, "inputHeight": 1]))
        XCTAssertEqual(gone[4, 4].x, 0)
    }

    func testAVignetteDarkensTheCornersAndSparesTheMiddle() throws {
        let white = Plane.constant(41, 31, 1, 1, 1).image
        let dark = Plane(try white.filtered("CIVignette", ["inputIntensity": 0.8, "inputRadius": 1]))
        XCTAssertEqual(dark[20, 15].x, 1, accuracy: 1e-6)
        XCTAssertLessThan(dark[0, 0].x, 0.35)
        for (x, y) in [(40, 0), (0, 30), (40, 30)] { XCTAssertEqual(dark[x, y].x, dark[0, 0].x, accuracy: 1e-6) }
        var last = 2.0
        for x in 20...40 {
            XCTAssertLessThanOrEqual(dark[x, 15].x, last)
            last = dark[x, 15].x
        }
        XCTAssertEqual(dark[0, 0].w, 1)
        let bright = Plane(try white.filtered("CIVignette", ["inputIntensity": -0.8, "inputRadius": 1]))
        XCTAssertGreaterThan(bright[0, 0].x, 1.6)
    }

    func testACrystalsEdgeAndAPixelsSizeAreAtLeastOne() throws {
        for (name, key) in [("CIPixellate", "inputScale"), ("CICrystallize", "inputRadius")] {
            let plane = Plane(
                try sample.image.filtered(name, [key: 0, "inputCenter": CIVector(x: 0, y: 0)]), sample.image.extent)
            XCTAssertFalse(plane.pixels.allSatisfy { $0 == .zero }, name)
        }
    }
}
