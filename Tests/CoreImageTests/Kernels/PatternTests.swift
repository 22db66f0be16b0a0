import CoreImage
import XCTest

/// Generators with extreme inputs, and codes.
final class PatternTests: XCTestCase {
    private let rect = CGRect(x: -20, y: -15, width: 40, height: 30)

    private func plane(_ name: String, _ inputs: [String: Any]) throws -> Plane {
        let image = try CIFilter.output(name, inputs)
        XCTAssertTrue(image.extent.isInfinite, name)
        return Plane(image, rect)
    }

    func testGradientsRunBetweenAnyTwoPoints() throws {
        let (p, q) = (SIMD2(-10.0, 5.0), SIMD2(6.0, -7.0))
        let inputs: [String: Any] = [
            "inputPoint0": CIVector(x: p.x, y: p.y), "inputPoint1": CIVector(x: q.x, y: q.y),
            "inputColor0": CIColor(red: 1, green: 0, blue: 0),
            "inputColor1": CIColor(red: 0, green: 0, blue: 1, alpha: 0.5),
        ]
        func place(_ x: Int, _ y: Int) -> Double {
            let d = SIMD2(Double(x) + 0.5, Double(y) + 0.5) - p
            let way = q - p
            return max(0, min((d.x * way.x + d.y * way.y) / (way.x * way.x + way.y * way.y), 1))
        }
        func color(_ t: Double) -> SIMD4<Double> { SIMD4(1 - t, 0, t / 2, 1 - t / 2) }
        XCTAssertLessThan(try plane("CILinearGradient", inputs).difference { color(place($0, $1)) }, 1e-5)
        XCTAssertLessThan(
            try plane("CISmoothLinearGradient", inputs).difference { x, y in
                let t = place(x, y)
                return color(t * t * (3 - 2 * t))
            }, 1e-5)
    }

    func testGradientsWithoutALengthAreOfOneColourOrTwo() throws {
        let same = CIVector(x: 3, y: 3)
        let flat = try plane("CILinearGradient", ["inputPoint0": same, "inputPoint1": same])
        XCTAssertEqual(flat.difference { _, _ in flat[0, 0] }, 0)
        let center = CIVector(x: 0, y: 0)
        let ring = try plane("CIRadialGradient", ["inputCenter": center, "inputRadius0": 6, "inputRadius1": 6])
        XCTAssertLessThan(
            ring.difference { x, y in
                let v: Double = hypot(Double(x) + 0.5, Double(y) + 0.5) < 6 ? 1 : 0
                return SIMD4(v, v, v, 1)
            }, 1e-6)
        let bell = try plane("CIGaussianGradient", ["inputCenter": center, "inputRadius": 0])
        XCTAssertEqual(bell.difference { _, _ in .zero }, 0)
    }

    func testARadialGradientMayGoInwards() throws {
        let center = CIVector(x: 0, y: 0)
        let inward = try plane("CIRadialGradient", ["inputCenter": center, "inputRadius0": 12, "inputRadius1": 4])
        XCTAssertLessThan(
            inward.difference { x, y in
                let t = max(0, min((12 - hypot(Double(x) + 0.5, Double(y) + 0.5)) / 8, 1))
                return SIMD4(1 - t, 1 - t, 1 - t, 1)
            }, 1e-5)
    }

    func testSoftEdgesAreHalfWayAtTheEdge() throws {
        let inputs: [String: Any] = ["inputCenter": CIVector(x: 0.5, y: 0), "inputWidth": 10, "inputSharpness": 0]
        let stripes = try plane("CIStripesGenerator", inputs)
        // The edge passes through the middle of the pixel at 0; the stripe is whole in its own middle.
        XCTAssertEqual(stripes[0, 0].x, 0.5, accuracy: 1e-5)
        XCTAssertEqual(stripes[5, 0].x, 1, accuracy: 1e-5)
        XCTAssertEqual(stripes[-5, 0].x, 0, accuracy: 1e-5)
        for x in 0..<5 { XCTAssertEqual(stripes[x, 3].x + stripes[-x, 3].x, 1, accuracy: 1e-5) }
        let sharp = try plane("CIStripesGenerator", inputs.merging(["inputSharpness": 1]) { $1 })
        XCTAssertTrue(sharp.pixels.allSatisfy { $0.x == 0 || $0.x == 1 })
    }

    func testChecksWithoutAWidthAreOneColour() throws {
        for name in ["CICheckerboardGenerator", "CIStripesGenerator"] {
            let flat = try plane(name, ["inputWidth": 0, "inputColor0": CIColor.green])
            XCTAssertEqual(flat.difference { _, _ in SIMD4(0, 1, 0, 1) }, 0, name)
        }
    }

    func testNeighbouringNoiseIsUnlike() throws {
        let noise = try plane("CIRandomGenerator", [:])
        var same = 0
        for y in -15..<14 { for x in -20..<19 where noise[x, y] == noise[x + 1, y] { same += 1 } }
        XCTAssertEqual(same, 0)
        for pixel in noise.pixels {
            XCTAssertTrue((0...1).contains(pixel.w))
            XCTAssertTrue(max(pixel.x, pixel.y, pixel.z) <= pixel.w + 1e-6)
        }
    }

    // MARK: Codes

    private func code(_ message: String, _ level: String) throws -> CIImage {
        try CIFilter.output(
            "CIQRCodeGenerator", ["inputMessage": Data(message.utf8), "inputCorrectionLevel": level])
    }

    /// ISO/IEC 18004: a version has 17 + 4 v modules a side, and a capacity in bytes for each level of correction.
    func testCodesAreAsLargeAsTheirMessageAndCorrectionNeed() throws {
        let capacities: [(String, [Int])] = [
            ("L", [17, 32, 53]), ("M", [14, 26, 42]), ("Q", [11, 20, 32]), ("H", [7, 14, 24]),
        ]
        for (level, bytes) in capacities {
            for (i, count) in bytes.enumerated() {
                // Lowercase letters need whole bytes.
                let full = try code(String(repeating: "a", count: count), level)
                let more = try code(String(repeating: "a", count: count + 1), level)
                XCTAssertEqual(full.extent.width, CGFloat(21 + 4 * i + 2), "\(level), \(count)")
                XCTAssertEqual(more.extent.width, CGFloat(25 + 4 * i + 2), "\(level), \(count + 1)")
                XCTAssertEqual(full.extent.width, full.extent.height)
            }
        }
    }

    func testCodesAreBlackOnWhiteWithAMargin() throws {
        let image = try code("https://example.org", "M")
        let plane = Plane(image)
        let side = plane.width
        XCTAssertTrue(plane.pixels.allSatisfy { $0 == SIMD4(1, 1, 1, 1) || $0 == SIMD4(0, 0, 0, 1) })
        for i in 0..<side {
            for (x, y) in [(i, 0), (i, side - 1), (0, i), (side - 1, i)] { XCTAssertEqual(plane[x, y].x, 1) }
        }
        // Timing patterns alternate dark and light between the finders.
        for i in 9..<side - 9 {
            XCTAssertEqual(plane[i, side - 1 - 7].x, i % 2 == 1 ? 0 : 1, "\(i)")
            XCTAssertEqual(plane[7, side - 1 - i].x, i % 2 == 1 ? 0 : 1, "\(i)")
        }
        // The one module that is always dark.
        XCTAssertEqual(plane[9, 8].x, 0)
        XCTAssertNotEqual(Plane(try code("https://example.net", "M")).pixels, plane.pixels)
    }
}
