import CoreImage
import XCTest

/// Filters against independently written formulas.
final class FilterTests: XCTestCase {
    private let sample = Plane.sample

    private func output(_ name: String, _ inputs: [String: Any] = [:], of plane: Plane? = nil) throws -> CIImage {
        let filter = try XCTUnwrap(CIFilter(name: name, parameters: inputs))
        if filter.inputKeys.contains(kCIInputImageKey) {
            filter.setValue((plane ?? sample).image, forKey: kCIInputImageKey)
        }
        return try XCTUnwrap(filter.outputImage, name)
    }

    /// Checks a filter that maps unpremultiplied colours.
    private func check(
        _ name: String, _ inputs: [String: Any] = [:], within tolerance: Double = 1e-5,
        _ map: (SIMD4<Double>) -> SIMD4<Double>, line: UInt = #line
    ) throws {
        let image = try output(name, inputs)
        XCTAssertEqual(image.extent, sample.image.extent, line: line)
        let worst = Plane(image).difference { x, y in
            let p = sample[x, y]
            return p.w > 0 ? map(p.straight).again : .zero
        }
        XCTAssertLessThan(worst, tolerance, name, line: line)
    }

    // MARK: Colours

    func testColours() throws {
        try check("CIColorInvert") { $0.channels { 1 - $0 } }
        try check("CIColorControls", ["inputSaturation": 0.3, "inputBrightness": 0.2, "inputContrast": 1.5]) { c in
            c.channels { ((c.luminance + ($0 - c.luminance) * 0.3 + 0.2) - 0.5) * 1.5 + 0.5 }
        }
        try check("CIExposureAdjust", ["inputEV": 1.5]) { $0.channels { $0 * pow(2, 1.5) } }
        try check("CIGammaAdjust", ["inputPower": 0.75]) { $0.channels { pow(max($0, 0), 0.75) } }
        try check("CISepiaTone", ["inputIntensity": 0.5]) {
            SIMD4(
                0.5 * $0.x + 0.5 * (0.393 * $0.x + 0.769 * $0.y + 0.189 * $0.z),
                0.5 * $0.y + 0.5 * (0.349 * $0.x + 0.686 * $0.y + 0.168 * $0.z),
                0.5 * $0.z + 0.5 * (0.272 * $0.x + 0.534 * $0.y + 0.131 * $0.z), $0.w)
        }
        let posterized = try output(
            "CIColorPosterize", ["inputLevels": 4], of: Plane(1, 1) { _, _ in SIMD4(0.1, 0.4, 0.8, 1) })
        XCTAssertLessThan(Plane(posterized).difference { _, _ in SIMD4(0, 1 / 3.0, 2 / 3.0, 1) }, 1e-5)
        try check(
            "CIColorMatrix",
            [
                "inputRVector": CIVector(x: 0, y: 1, z: 0, w: 0), "inputGVector": CIVector(x: 0.5, y: 0, z: 0.5, w: 0),
                "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 0.5),
                "inputBiasVector": CIVector(x: 0.1, y: 0, z: 0, w: 0),
            ]
        ) { SIMD4($0.y + 0.1, 0.5 * $0.x + 0.5 * $0.z, $0.z, $0.w / 2) }
        try check(
            "CIColorMonochrome", ["inputColor": CIColor(red: 0.5, green: 1, blue: 0), "inputIntensity": 1], within: 1e-4
        ) {
            SIMD4($0.luminance * light(0.5), $0.luminance, 0, $0.w)
        }
        try check("CIVibrance", ["inputAmount": 0.8]) { c in
            let (high, low) = (max(c.x, c.y, c.z), min(c.x, c.y, c.z))
            let factor = 1 + 0.8 * (1 - (high > 0 ? (high - low) / high : 0))
            return c.channels { max(0, c.luminance + ($0 - c.luminance) * factor) }
        }
        try check("CIHueAdjust", ["inputAngle": 0], within: 2e-3) { $0 }
    }

    func testACurveOfTwoStraightPartsIsMetAtItsPoints() throws {
        let points = [(0.0, 0.1), (0.25, 0.3), (0.5, 0.45), (0.75, 0.8), (1.0, 0.9)]
        var inputs: [String: Any] = [:]
        for (i, point) in points.enumerated() { inputs["inputPoint\(i)"] = CIVector(x: point.0, y: point.1) }
        let ramp = Plane(5, 1) { x, _ in
            let v = light(points[x].0)
            return .premultiplied(v, v, v, 1)
        }
        let result = Plane(try output("CIToneCurve", inputs, of: ramp))
        for (i, point) in points.enumerated() { XCTAssertEqual(sRGB(result[i, 0].y), point.1, accuracy: 2e-3) }
    }

    func testAnIdentityCubeChangesNothingAndAnotherSwaps() throws {
        for size in [2, 5] {
            var floats: [Float] = []
            for b in 0..<size {
                for g in 0..<size {
                    for r in 0..<size { floats += [g, r, b].map { Float($0) / Float(size - 1) } + [1] }
                }
            }
            let data = floats.withUnsafeBytes { Data($0) }
            try check("CIColorCube", ["inputCubeDimension": size, "inputCubeData": data], within: 1e-4) {
                SIMD4($0.y, $0.x, max(0, min($0.z, 1)), $0.w)
            }
        }
    }

    // MARK: Blurs

    private func convolved(_ weights: [Double], _ plane: Plane, _ x: Int, _ y: Int) -> SIMD4<Double> {
        let reach = weights.count / 2
        var sum = SIMD4<Double>.zero
        for j in -reach...reach {
            for i in -reach...reach { sum += plane[x + i, y + j] * (weights[i + reach] * weights[j + reach]) }
        }
        return sum
    }

    func testBlurs() throws {
        let sigma = 2.0
        let bell = (-6...6).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let gauss = bell.map { $0 / bell.reduce(0, +) }
        let blurred = Plane(try output("CIGaussianBlur", ["inputRadius": sigma]))
        XCTAssertLessThan(blurred.difference { convolved(gauss, sample, $0, $1) }, 1e-5)
        let box = [0.5, 1, 1, 1, 0.5].map { $0 / 4 }
        let mean = Plane(try output("CIBoxBlur", ["inputRadius": 1.5]))
        XCTAssertLessThan(mean.difference { convolved(box, sample, $0, $1) }, 1e-5)
        let moved = Plane(try output("CIMotionBlur", ["inputRadius": 3, "inputAngle": 0]))
        XCTAssertLessThan(
            moved.difference { x, y in (-3...3).reduce(SIMD4.zero) { $0 + sample[x + $1, y] } / 7 }, 1e-5)
        let zoomed = Plane(
            try output("CIZoomBlur", ["inputCenter": CIVector(x: 12.5, y: 9.5), "inputAmount": 20]))
        XCTAssertLessThan(abs(zoomed[12, 9].x - sample[12, 9].x), 1e-5)
    }

    func testSharpeningAndBloomAreMadeOfBlurs() throws {
        let bell = (-8...8).map { (x: Int) -> Double in exp(-Double(x * x) / 12.5) }
        let gauss = bell.map { $0 / bell.reduce(0, +) }
        let opaque = Plane(24, 18) { x, y in .premultiplied(Double((x / 3 + y / 3) % 2), 0.5, Double(x) / 24, 1) }
        let wide = Plane(40, 34) { x, y in opaque[max(0, min(x - 8, 23)), max(0, min(y - 8, 17))] }
        let sharp = Plane(try output("CIUnsharpMask", ["inputRadius": 2.5, "inputIntensity": 0.8], of: opaque))
        XCTAssertLessThan(
            sharp.difference { x, y in
                let p = opaque[x, y] + (opaque[x, y] - convolved(gauss, wide, x + 8, y + 8)) * 0.8
                return SIMD4(max(0, p.x), max(0, p.y), max(0, p.z), 1)
            }, 1e-4)
        let bright = Plane(try output("CISharpenLuminance", ["inputRadius": 2.5, "inputSharpness": 0.8], of: opaque))
        XCTAssertLessThan(
            bright.difference { x, y in
                let lack = (opaque[x, y] - convolved(gauss, wide, x + 8, y + 8)).luminance * 0.8
                return opaque[x, y].channels { max(0, $0 + lack) }
            }, 1e-4)
        let bloom = Plane(try output("CIBloom", ["inputRadius": 2.5, "inputIntensity": 0.8]))
        XCTAssertLessThan(
            bloom.difference { x, y in
                let glow = convolved(gauss, sample, x, y) * 0.8
                return sample[x, y] + glow - sample[x, y] * glow
            }, 1e-4)
    }

    // MARK: Positions

    /// An image that encodes each pixel's position, which shows where a filter moved it from.
    private let ramp = Plane(64, 64) { x, y in .premultiplied((Double(x) + 0.5) / 64, (Double(y) + 0.5) / 64, 0, 1) }

    private func sources(_ image: CIImage, _ expected: (Double, Double) -> (Double, Double)) -> Double {
        let plane = Plane(image, CGRect(x: 16, y: 16, width: 32, height: 32))
        return plane.difference { x, y in
            let source = expected(Double(x) + 0.5, Double(y) + 0.5)
            return SIMD4(source.0 / 64, source.1 / 64, 0, 1)
        }
    }

    func testDistortionsTakePixelsFromWhereTheySay() throws {
        let inputs: [String: Any] = ["inputCenter": CIVector(x: 32, y: 32), "inputRadius": 12]
        func around(_ x: Double, _ y: Double) -> (dx: Double, dy: Double, d: Double) {
            (x - 32, y - 32, hypot(x - 32, y - 32))
        }
        let twirl = try output("CITwirlDistortion", inputs.merging(["inputAngle": 1.0]) { $1 }, of: ramp)
        XCTAssertLessThan(
            sources(twirl) { x, y in
                let (dx, dy, d) = around(x, y)
                guard d < 12 else { return (x, y) }
                let turn = -pow(1 - d / 12, 2)
                return (32 + dx * cos(turn) - dy * sin(turn), 32 + dx * sin(turn) + dy * cos(turn))
            }, 1e-5)
        let bump = try output("CIBumpDistortion", inputs.merging(["inputScale": 0.5]) { $1 }, of: ramp)
        XCTAssertLessThan(
            sources(bump) { x, y in
                let (dx, dy, d) = around(x, y)
                let f = d < 12 ? 1 - 0.5 * pow(1 - d * d / 144, 2) : 1
                return (32 + dx * f, 32 + dy * f)
            }, 1e-5)
        let pinch = try output("CIPinchDistortion", inputs.merging(["inputScale": 0.5]) { $1 }, of: ramp)
        XCTAssertLessThan(
            sources(pinch) { x, y in
                let (dx, dy, d) = around(x, y)
                let f = d < 12 ? 1 + 0.5 * pow(1 - d / 12, 2) : 1
                return (32 + dx * f, 32 + dy * f)
            }, 1e-5)
        let hole = Plane(try output("CIHoleDistortion", inputs, of: ramp))
        XCTAssertEqual(hole[32, 32], .zero)
        XCTAssertEqual(
            hole[32 + 15, 32].x * 64, 32 + (15.5 * 15.5 + 0.25 - 144).squareRoot() * 15.5 / hypot(15.5, 0.5),
            accuracy: 0.01)
        let cells = try output("CIPixellate", ["inputCenter": CIVector(x: 0, y: 0), "inputScale": 8], of: ramp)
        XCTAssertLessThan(
            sources(cells) { x, y in ((x / 8).rounded(.down) * 8 + 4, (y / 8).rounded(.down) * 8 + 4) }, 1e-5)
    }

    func testPerspectiveTakesCornersToCorners() throws {
        let corners = [
            "inputBottomLeft": (3.0, 5.0), "inputBottomRight": (60, 2), "inputTopRight": (50, 61),
            "inputTopLeft": (11, 47),
        ]
        let image = try output(
            "CIPerspectiveTransform", corners.mapValues { CIVector(x: $0.0, y: $0.1) }, of: ramp)
        XCTAssertEqual(image.extent.integral, CGRect(x: 3, y: 2, width: 57, height: 59))
        // The crossing of the diagonals is the centre.
        let plane = Plane(image, CGRect(x: 3, y: 2, width: 57, height: 59))
        let (p, q, r, s) = ((3.0, 5.0), (50.0, 61.0), (60.0, 2.0), (11.0, 47.0))
        let (d1, d2) = ((q.0 - p.0, q.1 - p.1), (s.0 - r.0, s.1 - r.1))
        let t = ((r.0 - p.0) * d2.1 - (r.1 - p.1) * d2.0) / (d1.0 * d2.1 - d1.1 * d2.0)
        let middle = plane[Int(p.0 + d1.0 * t), Int(p.1 + d1.1 * t)]
        XCTAssertEqual(middle.x, 0.5, accuracy: 0.02)
        XCTAssertEqual(middle.y, 0.5, accuracy: 0.02)
        XCTAssertNil(
            CIFilter(
                name: "CIPerspectiveTransform",
                parameters: [kCIInputImageKey: ramp.image, "inputTopRight": CIVector(x: 118, y: 484)].merging(
                    ["inputTopLeft", "inputBottomLeft", "inputBottomRight"].map { ($0, CIVector(x: 1, y: 1)) }
                ) { $1 })?
                .outputImage)
    }

    func testTilesAndLanczos() throws {
        let tiled = Plane(
            try output("CIAffineTile"), CGRect(x: -30, y: -25, width: 70, height: 50))
        XCTAssertLessThan(
            tiled.difference { x, y in sample[((x % 24) + 24) % 24, ((y % 18) + 18) % 18] }, 1e-5)
        let small = try output("CILanczosScaleTransform", ["inputScale": 0.5], of: ramp)
        XCTAssertEqual(small.extent, CGRect(x: 0, y: 0, width: 32, height: 32))
        let plane = Plane(small, CGRect(x: 8, y: 8, width: 16, height: 16))
        // A ramp stays a ramp.
        XCTAssertLessThan(
            plane.difference { x, y in SIMD4((Double(x) + 0.5) / 32, (Double(y) + 0.5) / 32, 0, 1) }, 2e-3)
        let large = Plane(try output("CILanczosScaleTransform", ["inputScale": 2, "inputAspectRatio": 1.5], of: ramp))
        XCTAssertEqual(large.width, 192)
        XCTAssertEqual(large[96, 64].x, 0.5, accuracy: 0.01)
    }
}
