import CoreImage
import XCTest

/// Modes and operators against W3C's Compositing and Blending specification, with alpha on both sides.
final class BlendModeTests: XCTestCase {
    private let front = Plane(12, 8) { x, y in .premultiplied(Double(x) / 11, 0.3, Double(y) / 7, x < 6 ? 0.6 : 1) }
    private let back = Plane(12, 8) { x, y in .premultiplied(0.7, Double(y) / 7, Double(x) / 11, y < 4 ? 1 : 0.5) }

    private func joined(_ name: String) throws -> Plane {
        Plane(try front.image.filtered(name, [kCIInputBackgroundImageKey: back.image]))
    }

    private func check(
        _ name: String, within tolerance: Double = 2e-5, line: UInt = #line,
        _ mix: (SIMD4<Double>, SIMD4<Double>) -> SIMD4<Double>
    ) throws {
        let worst = try joined(name).difference { x, y in
            let (s, b) = (front[x, y], back[x, y])
            var mixed = mix(s.straight, b.straight)
            mixed.w = 1
            return s * (1 - b.w) + b * (1 - s.w) + mixed * (s.w * b.w)
        }
        XCTAssertLessThan(worst, tolerance, name, line: line)
    }

    // MARK: Separable modes

    private static func dodge(_ s: Double, _ b: Double) -> Double { b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s)) }
    private static func burn(_ s: Double, _ b: Double) -> Double { b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s) }

    private static func softLight(_ s: Double, _ b: Double) -> Double {
        if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
        let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
        return b + (2 * s - 1) * (d - b)
    }

    func testModesOfSingleChannels() throws {
        let modes: [(String, (Double, Double) -> Double)] = [
            ("CILightenBlendMode", { max($0, $1) }), ("CIColorDodgeBlendMode", Self.dodge),
            ("CIColorBurnBlendMode", Self.burn), ("CISoftLightBlendMode", Self.softLight),
            ("CILinearDodgeBlendMode", { min(1, $0 + $1) }),
            ("CILinearLightBlendMode", { max(0, min($1 + 2 * $0 - 1, 1)) }),
            ("CIVividLightBlendMode", { $0 <= 0.5 ? Self.burn(2 * $0, $1) : Self.dodge(2 * $0 - 1, $1) }),
            ("CIDivideBlendMode", { $0 <= 0 ? 1 : min(1, $1 / $0) }),
        ]
        for (name, mode) in modes {
            try check(name, within: 1e-4) { s, b in SIMD4(mode(s.x, b.x), mode(s.y, b.y), mode(s.z, b.z), 1) }
        }
    }

    // MARK: Nonseparable modes

    private static func lum(_ c: SIMD4<Double>) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }
    private static func sat(_ c: SIMD4<Double>) -> Double { max(c.x, c.y, c.z) - min(c.x, c.y, c.z) }

    private static func setLum(_ c: SIMD4<Double>, _ target: Double) -> SIMD4<Double> {
        var c = c + (target - lum(c))
        let l = lum(c)
        let (low, high) = (min(c.x, c.y, c.z), max(c.x, c.y, c.z))
        if low < 0 { c = (c - l) * l / (l - low) + l }
        if high > 1 { c = (c - l) * (1 - l) / (high - l) + l }
        return c
    }

    private static func setSat(_ c: SIMD4<Double>, _ target: Double) -> SIMD4<Double> {
        sat(c) > 0 ? (c - min(c.x, c.y, c.z)) * target / sat(c) : .zero
    }

    func testModesOfWholeColours() throws {
        let (lum, sat, setLum, setSat) = (Self.lum, Self.sat, Self.setLum, Self.setSat)
        try check("CIHueBlendMode") { s, b in setLum(setSat(s, sat(b)), lum(b)) }
        try check("CISaturationBlendMode") { s, b in setLum(setSat(b, sat(s)), lum(b)) }
        try check("CIColorBlendMode") { s, b in setLum(s, lum(b)) }
        try check("CILuminosityBlendMode") { s, b in setLum(b, lum(s)) }
    }

    // MARK: Operators

    func testOperatorsJoinPremultipliedPixels() throws {
        func pointwise(
            _ a: SIMD4<Double>, _ b: SIMD4<Double>, _ f: (Double, Double) -> Double
        ) -> SIMD4<Double> { SIMD4(f(a.x, b.x), f(a.y, b.y), f(a.z, b.z), f(a.w, b.w)) }
        let operators: [(String, (SIMD4<Double>, SIMD4<Double>) -> SIMD4<Double>)] = [
            ("CISourceOverCompositing", { s, b in s + b * (1 - s.w) }), ("CISourceInCompositing", { s, b in s * b.w }),
            ("CISourceOutCompositing", { s, b in s * (1 - b.w) }),
            ("CIMultiplyCompositing", { s, b in s * b }), ("CIMaximumCompositing", { s, b in pointwise(s, b, max) }),
            ("CIMinimumCompositing", { s, b in pointwise(s, b, min) }),
            (
                "CIAdditionCompositing",
                { s, b in
                    var sum = s + b
                    sum.w = min(sum.w, 1)
                    return sum
                }
            ),
        ]
        for (name, join) in operators {
            let worst = try joined(name).difference { join(front[$0, $1], back[$0, $1]) }
            XCTAssertLessThan(worst, 1e-6, name)
        }
    }

    func testExtentsAreWhereThereCanBePixels() throws {
        let (a, b) = (CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 6, y: 4, width: 10, height: 10))
        let both = CGRect(x: 6, y: 4, width: 4, height: 6)
        let around = CGRect(x: 0, y: 0, width: 16, height: 14)
        let (front, back) = (CIImage.red.cropped(to: a), CIImage.blue.cropped(to: b))
        let special = [
            "CISourceInCompositing": both, "CIMultiplyCompositing": both, "CIMinimumCompositing": both,
            "CISourceOutCompositing": a, "CISourceAtopCompositing": b,
        ]
        for name in CIFilter.filterNames(inCategory: kCICategoryCompositeOperation) {
            let output = try front.filtered(name, [kCIInputBackgroundImageKey: back])
            XCTAssertEqual(output.extent, special[name] ?? around, name)
            // Pixels outside the extent are transparent in the formula too.
            let plane = Plane(output, CGRect(x: -1, y: -1, width: 18, height: 16))
            XCTAssertEqual(plane[-1, -1], .zero, name)
            XCTAssertEqual(plane[12, 2], .zero, name)
            XCTAssertEqual(try front.filtered(name).extent, a, name)
        }
    }

    /// Where only one of the images is present, a mode leaves it unchanged.
    func testModesChangeNothingWhereOneSideIsMissing() throws {
        let (front, back) = (Plane.constant(4, 4, 0.25, 0.5, 0.75), Plane.constant(4, 4, 0.9, 0.1, 0.3))
        let moved = front.image.transformed(by: CGAffineTransform(translationX: 4, y: 0))
        for name in CIFilter.filterNames(inCategory: kCICategoryCompositeOperation) where name.hasSuffix("BlendMode") {
            let plane = Plane(try moved.filtered(name, [kCIInputBackgroundImageKey: back.image]))
            XCTAssertLessThan(
                plane.difference { x, y in x < 4 ? back[x, y] : front[x - 4, y] }, 1e-6, name)
        }
    }

    func testAnAlphaMaskCountsByItsAlphaOnly() throws {
        let mask = Plane(12, 8) { x, _ in .premultiplied(x < 6 ? 1 : 0, 0, 0, Double(x) / 11) }
        let plane = Plane(
            try front.image.filtered(
                "CIBlendWithAlphaMask", [kCIInputBackgroundImageKey: back.image, kCIInputMaskImageKey: mask.image]))
        XCTAssertLessThan(
            plane.difference { x, y in back[x, y] + (front[x, y] - back[x, y]) * (Double(x) / 11) }, 1e-6)
    }

    func testMaskValuesAreClampedAndZeroOutside() throws {
        let mask = Plane(6, 8) { x, _ in SIMD4(x < 3 ? 5 : -2, x < 3 ? 5 : -2, x < 3 ? 5 : -2, 1) }
        let plane = Plane(
            try front.image.filtered(
                "CIBlendWithMask", [kCIInputBackgroundImageKey: back.image, kCIInputMaskImageKey: mask.image]))
        XCTAssertLessThan(plane.difference { x, y in x < 3 ? front[x, y] : back[x, y] }, 1e-6)
    }
}
