import CoreImage
import XCTest

/// Generators, reductions, compositing, and filters' attributes.
final class GeneratorTests: XCTestCase {
    private func image(_ name: String, _ inputs: [String: Any] = [:]) throws -> CIImage {
        try XCTUnwrap(XCTUnwrap(CIFilter(name: name, parameters: inputs)).outputImage, name)
    }

    private let rect = CGRect(x: 0, y: 0, width: 40, height: 30)

    func testGradients() throws {
        let linear = Plane(
            try image(
                "CILinearGradient", ["inputPoint0": CIVector(x: 10, y: 0), "inputPoint1": CIVector(x: 30, y: 0)]), rect)
        XCTAssertLessThan(
            linear.difference { x, _ in
                let t = max(0, min((Double(x) + 0.5 - 10) / 20, 1))
                return SIMD4(1 - t, 1 - t, 1 - t, 1)
            }, 1e-5)
        let center = CIVector(x: 20, y: 15)
        let radial = Plane(
            try image("CIRadialGradient", ["inputCenter": center, "inputRadius0": 3, "inputRadius1": 12]), rect)
        XCTAssertLessThan(
            radial.difference { x, y in
                let t = max(0, min((hypot(Double(x) - 19.5, Double(y) - 14.5) - 3) / 9, 1))
                return SIMD4(1 - t, 1 - t, 1 - t, 1)
            }, 1e-5)
        let bell = Plane(try image("CIGaussianGradient", ["inputCenter": center, "inputRadius": 12]), rect)
        XCTAssertLessThan(
            bell.difference { x, y in
                let d = hypot(Double(x) - 19.5, Double(y) - 14.5) / 4
                return SIMD4(repeating: exp(-d * d / 2))
            }, 1e-5)
    }

    func testChecksAndStripes() throws {
        let inputs: [String: Any] = ["inputCenter": CIVector(x: 5, y: 7), "inputWidth": 4]
        func isEven(_ v: Int, _ c: Int) -> Bool { Int((Double(v - c) / 4).rounded(.down)) % 2 == 0 }
        let checks = Plane(try image("CICheckerboardGenerator", inputs), rect)
        XCTAssertLessThan(
            checks.difference { x, y in
                let v: Double = isEven(x, 5) == isEven(y, 7) ? 1 : 0
                return SIMD4(v, v, v, 1)
            }, 1e-5)
        let stripes = Plane(try image("CIStripesGenerator", inputs), rect)
        XCTAssertLessThan(
            stripes.difference { x, _ in
                let v: Double = isEven(x, 5) ? 1 : 0
                return SIMD4(v, v, v, 1)
            }, 1e-5)
    }

    func testACodeHasItsFindersAndAMargin() throws {
        let code = try image("CIQRCodeGenerator", ["inputMessage": Data("kasane".utf8)])
        XCTAssertEqual(code.extent, CGRect(x: 0, y: 0, width: 23, height: 23))
        let plane = Plane(code)
        // Rings of seven, five and three modules in three corners.
        for (cx, cy) in [(4, 18), (18, 18), (4, 4)] {
            for dy in -4...4 {
                for dx in -4...4 {
                    let ring = max(abs(dx), abs(dy))
                    let expected: Double = ring == 2 || ring == 4 ? 1 : 0
                    XCTAssertEqual(plane[cx + dx, cy + dy].x, expected, "\(dx), \(dy) of \(cx), \(cy)")
                }
            }
        }
        let filter = try XCTUnwrap(CIFilter(name: "CIQRCodeGenerator"))
        XCTAssertNil(filter.outputImage)
        filter.setValue(Data(count: 5000), forKey: "inputMessage")
        XCTAssertNil(filter.outputImage)
        filter.setValue(Data("a".utf8), forKey: "inputMessage")
        filter.setValue("Z", forKey: "inputCorrectionLevel")
        XCTAssertNil(filter.outputImage)
    }

    /// Version 1, whose finder and timing patterns don't depend on the message; the format encodes the level.
    func testAnEmptyMessageMakesACode() throws {
        let (empty, full) = (
            Plane(try image("CIQRCodeGenerator", ["inputMessage": Data()])),
            Plane(try image("CIQRCodeGenerator", ["inputMessage": Data("kasane".utf8)]))
        )
        XCTAssertEqual(empty.width, 23)
        XCTAssertEqual(empty.height, 23)
        for i in -4...4 {
            for j in -4...4 {
                for (x, y) in [(4, 18), (18, 18), (4, 4)] { XCTAssertEqual(empty[x + i, y + j], full[x + i, y + j]) }
            }
        }
        for i in 9...13 { XCTAssertEqual(empty[i, 15].x, i % 2 == 1 ? 0 : 1) }
        XCTAssertNotEqual(empty.pixels, full.pixels)
    }

    // MARK: Reductions

    func testAreas() throws {
        let sample = Plane.sample
        let extent = CIVector(cgRect: CGRect(x: 6, y: 3, width: 10, height: 8))
        var (sum, low, high) = (SIMD4<Double>.zero, SIMD4<Double>(repeating: 9), SIMD4<Double>(repeating: -9))
        for y in 3..<11 {
            for x in 6..<16 {
                sum += sample[x, y]
                low = pointwiseMin(low, sample[x, y])
                high = pointwiseMax(high, sample[x, y])
            }
        }
        for (name, expected) in [("CIAreaAverage", sum / 80), ("CIAreaMinimum", low), ("CIAreaMaximum", high)] {
            let result = try image(name, ["inputImage": sample.image, "inputExtent": extent])
            XCTAssertEqual(result.extent, CGRect(x: 0, y: 0, width: 1, height: 1))
            XCTAssertLessThan(Plane(result).difference { _, _ in expected }, 1e-5, name)
        }
    }

    func testAHistogramCountsLevels() throws {
        let plane = Plane(16, 4) { x, y in .premultiplied((Double(x) + 0.5) / 16, y < 1 ? 0.9 : 0.1, 0, 1) }
        let result = Plane(
            try image(
                "CIAreaHistogram",
                ["inputImage": plane.image, "inputExtent": CIVector(cgRect: plane.image.extent), "inputCount": 8]))
        XCTAssertEqual(result.width, 8)
        for bin in 0..<8 { XCTAssertEqual(result[bin, 0].x, 0.125, accuracy: 1e-6) }
        XCTAssertEqual(result[0, 0].y, 0.75, accuracy: 1e-6)
        XCTAssertEqual(result[7, 0].y, 0.25, accuracy: 1e-6)
        XCTAssertEqual(result[0, 0].z, 1, accuracy: 1e-6)
    }

    func testKMeansFindsTheColoursOfAPictureOfThree() throws {
        let colors: [SIMD4<Double>] = [SIMD4(0.9, 0.1, 0.1, 1), SIMD4(0.1, 0.8, 0.2, 1), SIMD4(0.1, 0.2, 0.7, 1)]
        let plane = Plane(30, 20) { x, y in
            var color = colors[x < 15 ? 0 : x < 24 ? 1 : 2]
            let offset: Int = (x * 7 + y * 3) % 5 - 2
            color.x += Double(offset) / 100
            return color
        }
        for perceptual in [0, 1] {
            let result = Plane(
                try image(
                    "CIKMeans",
                    [
                        "inputImage": plane.image, "inputExtent": CIVector(cgRect: plane.image.extent),
                        "inputCount": 3, "inputPasses": 8, "inputPerceptual": perceptual,
                    ]))
            let found = result.pixels.sorted { $0.w > $1.w }
            for (i, part) in [0.5, 0.3, 0.2].enumerated() {
                XCTAssertEqual(found[i].w, part, accuracy: 1e-3)
                XCTAssertEqual(found[i].x, colors[i].x, accuracy: 0.02)
                XCTAssertEqual(found[i].y, colors[i].y, accuracy: 0.02)
                XCTAssertEqual(found[i].z, colors[i].z, accuracy: 0.02)
            }
        }
    }

    /// Their number is that of the result's colours, in the same order.
    func testKMeansBeginsWithAListOfColours() throws {
        let colors: [SIMD4<Double>] = [SIMD4(0.9, 0.1, 0.1, 1), SIMD4(0.1, 0.8, 0.2, 1), SIMD4(0.1, 0.2, 0.7, 1)]
        let plane = Plane(30, 20) { x, _ in colors[x < 15 ? 0 : x < 24 ? 1 : 2] }
        let filter = try XCTUnwrap(CIFilter(name: "CIKMeans"))
        filter.setValue(plane.image, forKey: "inputImage")
        filter.setValue(CIVector(cgRect: plane.image.extent), forKey: "inputExtent")
        let seeds = [CIColor(red: 0, green: 0, blue: 1), CIColor(red: 0, green: 1, blue: 0)]
        filter.setValue(seeds + [CIColor(red: 1, green: 0, blue: 0)], forKey: "inputMeans")
        let result = Plane(try XCTUnwrap(filter.outputImage))
        XCTAssertEqual(result.width, 3)
        for (i, (color, part)) in [(colors[2], 0.2), (colors[1], 0.3), (colors[0], 0.5)].enumerated() {
            XCTAssertEqual(result[i, 0].w, part, accuracy: 1e-3)
            for channel in 0..<3 { XCTAssertEqual(result[i, 0][channel], color[channel], accuracy: 0.02) }
        }
        // Two seeds divide the image in two.
        filter.setValue(
            [CGColor(red: 0, green: 0, blue: 1, alpha: 1), CGColor(red: 0, green: 1, blue: 0, alpha: 1)],
            forKey: "inputMeans")
        XCTAssertEqual(Plane(try XCTUnwrap(filter.outputImage)).width, 2)
        filter.setValue(["red"], forKey: "inputMeans")
        XCTAssertEqual(filter.value(forKey: "inputMeans") as? [String], nil)
    }

    // MARK: Compositing

    func testModesJoinStraightColours() throws {
        let front = Plane(12, 8) { x, y in .premultiplied(Double(x) / 11, 0.3, Double(y) / 7, x < 6 ? 0.6 : 1) }
        let back = Plane(12, 8) { x, y in .premultiplied(0.7, Double(y) / 7, Double(x) / 11, y < 4 ? 1 : 0.5) }
        let modes: [String: (Double, Double) -> Double] = [
            "CIMultiplyBlendMode": { $0 * $1 }, "CIScreenBlendMode": { $0 + $1 - $0 * $1 },
            "CIDarkenBlendMode": { min($0, $1) }, "CIDifferenceBlendMode": { abs($0 - $1) },
            "CIHardLightBlendMode": { $0 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) },
            "CIOverlayBlendMode": { $1 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) },
            "CIExclusionBlendMode": { $0 + $1 - 2 * $0 * $1 }, "CISubtractBlendMode": { max(0, $1 - $0) },
            "CIPinLightBlendMode": { $0 <= 0.5 ? min($1, 2 * $0) : max($1, 2 * $0 - 1) },
            "CILinearBurnBlendMode": { max(0, $0 + $1 - 1) },
        ]
        for (name, mode) in modes {
            let plane = Plane(
                try image(name, ["inputImage": front.image, "inputBackgroundImage": back.image]))
            XCTAssertLessThan(
                plane.difference { x, y in
                    let (s, b) = (front[x, y], back[x, y])
                    let (cs, cb) = (s.straight, b.straight)
                    let mixed = SIMD4(mode(cs.x, cb.x), mode(cs.y, cb.y), mode(cs.z, cb.z), 1)
                    return s * (1 - b.w) + b * (1 - s.w) + mixed * (s.w * b.w)
                }, 1e-5, name)
        }
        let atop = Plane(
            try image("CISourceAtopCompositing", ["inputImage": front.image, "inputBackgroundImage": back.image]))
        XCTAssertLessThan(
            atop.difference { x, y in front[x, y] * back[x, y].w + back[x, y] * (1 - front[x, y].w) }, 1e-5)
    }

    func testMasks() throws {
        let mask = Plane(24, 18) { x, _ in .premultiplied(Double(x) / 23, Double(x) / 23, Double(x) / 23, 1) }
        let result = Plane(
            try image(
                "CIBlendWithMask",
                [
                    "inputImage": Plane.sample.image, "inputBackgroundImage": CIImage(color: .blue),
                    "inputMaskImage": mask.image,
                ]), Plane.sample.image.extent)
        XCTAssertLessThan(
            result.difference { x, y in
                let m = Double(x) / 23
                return Plane.sample[x, y] * m + SIMD4(0, 0, 1, 1) * (1 - m)
            }, 1e-5)
    }
}
