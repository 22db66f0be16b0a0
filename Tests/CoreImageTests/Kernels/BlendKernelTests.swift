import CoreImage
import XCTest

/// Core Image's built-in blend kernels.
final class BlendKernelTests: XCTestCase {
    private let front = Plane(12, 8) { x, y in .premultiplied(Double(x) / 11, 0.3, Double(y) / 7, x < 6 ? 0.6 : 1) }
    private let back = Plane(12, 8) { x, y in .premultiplied(0.7, Double(y) / 7, Double(x) / 11, y < 4 ? 1 : 0.5) }

    private func check(
        _ kernel: CIBlendKernel, line: UInt = #line,
        _ expected: (SIMD4<Double>, SIMD4<Double>) -> SIMD4<Double>
    ) throws {
        let blended = try XCTUnwrap(kernel.apply(foreground: front.image, background: back.image), line: line)
        let worst = Plane(blended).difference { expected(front[$0, $1], back[$0, $1]) }
        XCTAssertLessThan(worst, 1e-5, kernel.name, line: line)
    }

    func testKernelsAreAsTheFiltersOfTheirNames() throws {
        let pairs: [(CIBlendKernel, String)] = [
            (.componentAdd, "CIAdditionCompositing"), (.componentMultiply, "CIMultiplyCompositing"),
            (.componentMin, "CIMinimumCompositing"), (.componentMax, "CIMaximumCompositing"),
            (.sourceOver, "CISourceOverCompositing"), (.sourceIn, "CISourceInCompositing"),
            (.sourceOut, "CISourceOutCompositing"), (.sourceAtop, "CISourceAtopCompositing"),
            (.multiply, "CIMultiplyBlendMode"), (.screen, "CIScreenBlendMode"), (.overlay, "CIOverlayBlendMode"),
            (.darken, "CIDarkenBlendMode"), (.lighten, "CILightenBlendMode"), (.colorDodge, "CIColorDodgeBlendMode"),
            (.colorBurn, "CIColorBurnBlendMode"), (.hardLight, "CIHardLightBlendMode"),
            (.softLight, "CISoftLightBlendMode"), (.difference, "CIDifferenceBlendMode"),
            (.exclusion, "CIExclusionBlendMode"), (.hue, "CIHueBlendMode"), (.saturation, "CISaturationBlendMode"),
            (.color, "CIColorBlendMode"), (.luminosity, "CILuminosityBlendMode"),
            (.subtract, "CISubtractBlendMode"), (.divide, "CIDivideBlendMode"),
            (.linearBurn, "CILinearBurnBlendMode"), (.linearDodge, "CILinearDodgeBlendMode"),
            (.vividLight, "CIVividLightBlendMode"), (.linearLight, "CILinearLightBlendMode"),
            (.pinLight, "CIPinLightBlendMode"),
        ]
        for (kernel, name) in pairs {
            let filtered = Plane(try front.image.filtered(name, [kCIInputBackgroundImageKey: back.image]))
            let blended = try XCTUnwrap(kernel.apply(foreground: front.image, background: back.image), name)
            XCTAssertEqual(Plane(blended).pixels, filtered.pixels, name)
        }
    }

    func testOperatorsOfPorterAndDuff() throws {
        try check(.clear) { _, _ in .zero }
        try check(.source) { s, _ in s }
        try check(.destination) { _, b in b }
        try check(.destinationOver) { s, b in b + s * (1 - b.w) }
        try check(.destinationIn) { s, b in b * s.w }
        try check(.destinationOut) { s, b in b * (1 - s.w) }
        try check(.destinationAtop) { s, b in b * s.w + s * (1 - b.w) }
        try check(.exclusiveOr) { s, b in s * (1 - b.w) + b * (1 - s.w) }
    }

    func testModesThatHaveNoFilter() throws {
        func mode(_ mix: @escaping (SIMD4<Double>, SIMD4<Double>) -> SIMD4<Double>)
            -> (SIMD4<Double>, SIMD4<Double>) -> SIMD4<Double>
        {
            { s, b in
                var mixed = mix(s.straight, b.straight)
                mixed.w = 1
                return s * (1 - b.w) + b * (1 - s.w) + mixed * (s.w * b.w)
            }
        }
        func light(_ c: SIMD4<Double>) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }
        try check(.darkerColor, mode { s, b in light(s) < light(b) ? s : b })
        try check(.lighterColor, mode { s, b in light(s) > light(b) ? s : b })
        let red = CIColor(red: 0.9, green: 0.2, blue: 0.5, alpha: 1, colorSpace: try .named(CGColorSpace.linearSRGB))
        let gray = CIColor(red: 0.4, green: 0.4, blue: 0.4, alpha: 1, colorSpace: try .named(CGColorSpace.linearSRGB))
        let area = CGRect(x: 0, y: 0, width: 1, height: 1)
        let mixed = CIBlendKernel.hardMix.apply(
            foreground: CIImage(color: try XCTUnwrap(red)), background: CIImage(color: try XCTUnwrap(gray)))
        XCTAssertEqual(Plane(try XCTUnwrap(mixed), area)[0, 0], SIMD4(1, 0, 0, 1))
    }

    func testKernelsTakeArgumentsAndSpacesAsOthersDo() throws {
        XCTAssertEqual(CIBlendKernel.exclusiveOr.name, "exclusiveOr")
        XCTAssertTrue(CIBlendKernel.screen === CIBlendKernel.screen)
        let area = CGRect(x: 2, y: 1, width: 4, height: 3)
        for kernel in [CIBlendKernel.multiply, .hardMix] {
            let image = try XCTUnwrap(kernel.apply(extent: area, arguments: [front.image, back.image]))
            let whole = try XCTUnwrap(kernel.apply(foreground: front.image, background: back.image))
            XCTAssertEqual(image.extent, area)
            XCTAssertEqual(Plane(image).pixels, Plane(whole, area).pixels)
            XCTAssertNil(kernel.apply(extent: area, arguments: [front.image]))
        }
        // Encoded in sRGB, grays are multiplied perceptually.
        let gray = CIImage(color: CIColor(red: 0.5, green: 0.5, blue: 0.5))
        let product = CIBlendKernel.multiply.apply(
            foreground: gray, background: gray, colorSpace: try .named(CGColorSpace.sRGB))
        let pixel = Plane(try XCTUnwrap(product), CGRect(x: 0, y: 0, width: 1, height: 1))[0, 0]
        XCTAssertEqual(pixel.x, light(0.25), accuracy: 1e-3)
    }

    func testADestinationBlendsWithThem() throws {
        var bytes: [UInt8] = [0, 0, 255, 255]
        try bytes.withUnsafeMutableBytes {
            let destination = CIRenderDestination(
                bitmapData: $0.baseAddress!, width: 1, height: 1, bytesPerRow: 4, format: .RGBA8)
            destination.blendKernel = .sourceOver
            destination.blendsInDestinationColorSpace = true
            let half = CIImage(color: CIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
            _ = try CIContext().startTask(toRender: half, to: destination).waitUntilCompleted()
        }
        for (value, expected) in zip(bytes, [128, 0, 128, 255]) {
            XCTAssertEqual(Int(value), expected, accuracy: 1)
        }
    }
}
