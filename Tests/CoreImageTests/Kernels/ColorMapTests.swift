import CoreImage
import XCTest

/// Table and neighbourhood filters against independently written formulas.
final class ColorMapTests: XCTestCase {
    private let sample = Plane.sample

    /// Checks the output over the sample against `map` applied to unpremultiplied colours.
    private func check(
        _ filter: CIFilter, within tolerance: Double = 1e-5, _ map: (SIMD4<Double>) -> SIMD4<Double>,
        line: UInt = #line
    ) throws {
        filter.setValue(sample.image, forKey: kCIInputImageKey)
        let worst = Plane(try XCTUnwrap(filter.outputImage)).difference { x, y in
            let p = sample[x, y]
            return p.w > 0 ? map(p.straight).again : .zero
        }
        XCTAssertLessThan(worst, tolerance, filter.name, line: line)
    }

    func testChannels() throws {
        let clamp = CIFilter.colorClamp()
        clamp.minComponents = CIVector(x: 0.2, y: 0, z: 0, w: 0)
        clamp.maxComponents = CIVector(x: 1, y: 0.5, z: 1, w: 1)
        try check(clamp) { SIMD4(max($0.x, 0.2), min($0.y, 0.5), $0.z, $0.w) }
        let polynomial = CIFilter.colorPolynomial()
        polynomial.redCoefficients = CIVector(x: 0.1, y: 0.2, z: 0.3, w: 0.4)
        try check(polynomial) { c in
            SIMD4(0.1 + 0.2 * c.x + 0.3 * c.x * c.x + 0.4 * c.x * c.x * c.x, c.y, c.z, c.w)
        }
        try check(CIFilter.linearToSRGBToneCurve(), within: 1e-4) { $0.channels { sRGB($0) } }
        try check(CIFilter.sRGBToneCurveToLinear(), within: 1e-4) { $0.channels { light($0) } }
        let white = CIFilter.whitePointAdjust()
        white.color = CIColor(red: 1, green: 0.5, blue: 0)
        try check(white, within: 1e-4) { SIMD4($0.x, $0.y * light(0.5), 0, $0.w) }
        try check(CIFilter.maximumComponent()) { c in c.channels { _ in max(c.x, c.y, c.z) } }
        try check(CIFilter.minimumComponent()) { c in c.channels { _ in min(c.x, c.y, c.z) } }
        let colors = CIFilter.falseColor()
        colors.color0 = CIColor(red: 0, green: 0, blue: 1)
        colors.color1 = CIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        try check(colors, within: 1e-4) { c in
            SIMD4(c.luminance, 0, 1 - c.luminance, c.w * (1 - c.luminance / 2))
        }
    }

    func testCurvesAreTablesOverADomain() throws {
        let curves = CIFilter.colorCurves()
        let table: [Float] = [0, 1, 0, 1, 0, 0.25, 0, 1, 0.5]
        curves.curvesData = table.withUnsafeBytes { Data($0) }
        curves.curvesDomain = CIVector(x: 0, y: 0.5)
        func line(_ v: Double, _ at: [Double]) -> Double {
            let place = max(0, min(v / 0.5, 1)) * 2
            return place < 1 ? at[0] + (at[1] - at[0]) * place : at[1] + (at[2] - at[1]) * (place - 1)
        }
        try check(curves) { SIMD4(line($0.x, [0, 1, 0]), line($0.y, [1, 0, 1]), line($0.z, [0, 0.25, 0.5]), $0.w) }
        curves.curvesData = Data([1, 2, 3])
        XCTAssertNil(curves.outputImage)
    }

    func testADissolveInterpolatesBetweenTheImages() throws {
        let target = Plane(24, 18) { x, _ in .premultiplied(1, 0, Double(x) / 24, 0.5) }
        let dissolve = CIFilter.dissolveTransition()
        dissolve.targetImage = target.image
        dissolve.time = 0.25
        dissolve.inputImage = sample.image
        let result = Plane(try XCTUnwrap(dissolve.outputImage))
        XCTAssertLessThan(result.difference { sample[$0, $1] * 0.75 + target[$0, $1] * 0.25 }, 1e-5)
        dissolve.targetImage = nil
        XCTAssertNil(dissolve.outputImage)
    }

    func testNeighbourhoods() throws {
        let disc = CIFilter.discBlur()
        (disc.inputImage, disc.radius) = (sample.image, 2.5)
        var (offsets, size): ([(Int, Int)], Int) = ([], 0)
        for j in -2...2 { for i in -2...2 where i * i + j * j <= 6 { offsets.append((i, j)) } }
        size = offsets.count
        let blurred = Plane(try XCTUnwrap(disc.outputImage))
        XCTAssertEqual(blurred.x, -2)
        XCTAssertLessThan(
            blurred.difference { x, y in
                offsets.reduce(SIMD4.zero) { $0 + sample[x + $1.0, y + $1.1] } / Double(size)
            }, 1e-5)
        func extreme(_ filter: CIFilter, _ join: (Double, Double) -> Double) throws -> Double {
            for (key, value) in ["inputImage": sample.image, "inputWidth": 3, "inputHeight": 5] as [String: Any] {
                filter.setValue(value, forKey: key)
            }
            return Plane(try XCTUnwrap(filter.outputImage)).difference { x, y in
                var result = sample[x, y]
                for j in -2...2 {
                    for i in -1...1 {
                        for c in 0..<4 { result[c] = join(result[c], sample[x + i, y + j][c]) }
                    }
                }
                return result
            }
        }
        XCTAssertLessThan(try extreme(CIFilter.morphologyRectangleMaximum(), max), 1e-6)
        XCTAssertLessThan(try extreme(CIFilter.morphologyRectangleMinimum(), min), 1e-6)
    }

    func testASmoothGradientIsLevelAtItsEndsAndAMeanInTheMiddle() throws {
        let gradient = CIFilter.smoothLinearGradient()
        (gradient.point0, gradient.point1) = (CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0))
        (gradient.color0, gradient.color1) = (.black, .white)
        let row = Plane(try XCTUnwrap(gradient.outputImage), CGRect(x: 0, y: 0, width: 100, height: 1))
        XCTAssertEqual((row[49, 0].x + row[50, 0].x) / 2, 0.5, accuracy: 1e-4)
        XCTAssertEqual(row[10, 0].x, 0.105 * 0.105 * (3 - 0.21), accuracy: 1e-4)
    }

    func testCrystalsHaveOneColourOfTheImageEach() throws {
        let ramp = Plane(64, 64) { x, y in .premultiplied((Double(x) + 0.5) / 64, (Double(y) + 0.5) / 64, 0, 1) }
        let crystals = CIFilter.crystallize()
        (crystals.inputImage, crystals.radius, crystals.center) = (ramp.image, 8, .zero)
        let result = Plane(try XCTUnwrap(crystals.outputImage), CGRect(x: 16, y: 16, width: 32, height: 32))
        var cells: [SIMD2<Int>: Int] = [:]
        for y in 16..<48 {
            for x in 16..<48 {
                let from = SIMD2(result[x, y].x * 64, result[x, y].y * 64)
                XCTAssertLessThan(hypot(from.x - Double(x), from.y - Double(y)), 16)
                cells[SIMD2(Int((from.x * 100).rounded()), Int((from.y * 100).rounded())), default: 0] += 1
            }
        }
        // A cell has 64 pixels on average.
        XCTAssertGreaterThan(cells.count, 16)
        XCTAssertLessThan(cells.count, 40)
    }

    func testNoiseIsEvenAndTheSameEveryTime() throws {
        let noise = try XCTUnwrap(CIFilter.randomGenerator().outputImage)
        XCTAssertTrue(noise.extent.isInfinite)
        let area = CGRect(x: -50, y: 20, width: 100, height: 100)
        let (first, second) = (Plane(noise, area), Plane(noise, area))
        XCTAssertEqual(first.pixels, second.pixels)
        let alphas = first.pixels.map(\.w)
        XCTAssertEqual(alphas.reduce(0, +) / 10_000, 0.5, accuracy: 0.02)
        let squares: Double = alphas.reduce(0) { $0 + $1 * $1 }
        XCTAssertEqual(squares / 10_000, 1.0 / 3, accuracy: 0.02)
        XCTAssertGreaterThan(Set(alphas).count, 5000)
    }
}
