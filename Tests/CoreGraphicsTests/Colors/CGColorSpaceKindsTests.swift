import XCTest

@testable import CoreGraphics

/// CMYK, indexed, profile and pattern spaces.
final class CGColorSpaceKindsTests: XCTestCase {
    private func convert(_ components: [CGFloat], from: CGColorSpace, to: CGColorSpace) throws -> [CGFloat] {
        let color = try XCTUnwrap(CGColor(colorSpace: from, components: components))
        return try XCTUnwrap(color.converted(to: to, intent: .defaultIntent, options: nil)?.components)
    }

    private func assertEqual(_ a: [CGFloat], _ b: [CGFloat], _ accuracy: CGFloat, line: UInt = #line) {
        XCTAssertEqual(a.count, b.count, line: line)
        for (x, y) in zip(a, b) { XCTAssertEqual(x, y, accuracy: accuracy, "\(a)", line: line) }
    }

    private func named(_ name: CFString) throws -> CGColorSpace { try XCTUnwrap(CGColorSpace(name: name)) }

    // MARK: CMYK

    func testInksTakeLightAway() throws {
        let cmyk = CGColorSpaceCreateDeviceCMYK()
        XCTAssertEqual(cmyk.model, .cmyk)
        XCTAssertEqual(cmyk.numberOfComponents, 4)
        let sRGB = try named(CGColorSpace.sRGB)
        assertEqual(try convert([0, 0, 0, 0, 1], from: cmyk, to: sRGB), [1, 1, 1, 1], 1e-9)
        assertEqual(try convert([1, 0, 0, 0, 0.5], from: cmyk, to: sRGB), [0, 1, 1, 0.5], 1e-9)
        assertEqual(try convert([0.2, 0.4, 0, 0.5, 1], from: cmyk, to: sRGB), [0.4, 0.3, 0.5, 1], 1e-9)
        assertEqual(try convert([0, 0, 0, 1, 1], from: cmyk, to: sRGB), [0, 0, 0, 1], 1e-9)
        assertEqual(try convert([0.4, 0.3, 0.5, 1], from: sRGB, to: cmyk), [0.2, 0.4, 0, 0.5, 1], 1e-9)
        assertEqual(try convert([0, 0, 0, 1], from: sRGB, to: cmyk), [0, 0, 0, 1, 1], 1e-9)
    }

    func testGenericCMYKColors() {
        let color = CGColor(genericCMYKCyan: 0, magenta: 1, yellow: 1, black: 0, alpha: 0.5)
        XCTAssertEqual(color.components, [0, 1, 1, 0, 0.5])
        XCTAssertEqual(color.colorSpace?.name, CGColorSpace.genericCMYK)
        XCTAssertEqual(color.paintColor, CGColor(red: 1, green: 0, blue: 0, alpha: 0.5).paintColor)
        XCTAssertEqual(CGColor(genericCMYKCyan: .nan, magenta: 2, yellow: -1, black: 0, alpha: 1).paintColor.red, 1)
    }

    // MARK: Indexed

    func testIndexedColorsComeFromTheirTable() throws {
        let space = try XCTUnwrap(
            CGColorSpace(
                indexedBaseSpace: .standard, last: 2, colorTable: [255, 0, 0, 0, 255, 0, 51, 102, 153]))
        XCTAssertEqual(space.model, .indexed)
        XCTAssertEqual(space.numberOfComponents, 1)
        XCTAssertEqual(space.baseColorSpace, .standard)
        XCTAssertEqual(space.colorTable?.count, 9)
        let sRGB = try named(CGColorSpace.sRGB)
        assertEqual(try convert([2, 1], from: space, to: sRGB), [0.2, 0.4, 0.6, 1], 1e-9)
        assertEqual(try convert([99, 1], from: space, to: sRGB), [0.2, 0.4, 0.6, 1], 1e-9)
        assertEqual(try convert([.nan, 1], from: space, to: sRGB), [1, 0, 0, 1], 1e-9)
        assertEqual(try convert([0.1, 0.9, 0.2, 1], from: sRGB, to: space), [1, 1], 0)
        XCTAssertNil(CGColorSpace(indexedBaseSpace: .standard, last: 256, colorTable: [0]))
        XCTAssertNil(CGColorSpace(indexedBaseSpace: space, last: 0, colorTable: [0]))
    }

    func testIndexedAndInkImages() throws {
        let space = try XCTUnwrap(
            CGColorSpace(indexedBaseSpace: .standard, last: 1, colorTable: [255, 0, 0, 10, 20, 30]))
        XCTAssertEqual(try pixels([1, 0], bytesPerPixel: 1, space), [10, 20, 30, 255, 255, 0, 0, 255])
        XCTAssertEqual(
            try pixels([0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 255], bytesPerPixel: 4, .deviceCMYK),
            [255, 255, 255, 255, 0, 255, 255, 255, 0, 0, 0, 255])
        let pattern = try XCTUnwrap(CGColorSpace(patternBaseSpace: nil))
        XCTAssertNil(image([0, 0], bytesPerPixel: 1, pattern))
    }

    private func image(_ bytes: [UInt8], bytesPerPixel: Int, _ space: CGColorSpace) -> CGImage? {
        guard let provider = CGDataProvider(data: Data(bytes)) else { return nil }
        return CGImage(
            width: bytes.count / bytesPerPixel, height: 1, bitsPerComponent: 8, bitsPerPixel: bytesPerPixel * 8,
            bytesPerRow: bytes.count, space: space, bitmapInfo: [], provider: provider, decode: nil,
            shouldInterpolate: false, intent: .defaultIntent)
    }

    private func pixels(_ bytes: [UInt8], bytesPerPixel: Int, _ space: CGColorSpace) throws -> [UInt8] {
        let bitmap = try XCTUnwrap(image(bytes, bytesPerPixel: bytesPerPixel, space)).bitmap
        return Array(UnsafeBufferPointer(start: bitmap.buffer.base, count: bitmap.width * 4))
    }

    // MARK: Profiles

    private func profile(gamma: Double, _ chromaticities: [Double]?, isGray: Bool = false) throws -> CGColorSpace {
        let profile = try XCTUnwrap(ICCProfile(gamma: gamma, chromaticities: chromaticities, isGray: isGray))
        return try XCTUnwrap(CGColorSpace(iccData: profile.data))
    }

    func testProfilesAgreeWithNamedSpaces() throws {
        let adobe = try profile(gamma: 563.0 / 256, [0.3127, 0.3290, 0.64, 0.33, 0.21, 0.71, 0.15, 0.06])
        XCTAssertEqual(adobe.model, .rgb)
        XCTAssertNil(adobe.name)
        let own = try named(CGColorSpace.adobeRGB1998)
        let target = try named(CGColorSpace.extendedSRGB)
        for color in [[1, 0, 0, 1], [0, 1, 0, 1], [0.2, 0.5, 0.9, 1], [1, 1, 1, 1]] as [[CGFloat]] {
            // A profile stores its matrix with 16 bits.
            assertEqual(
                try convert(color, from: adobe, to: target), try convert(color, from: own, to: target), 2e-3)
        }
        let there = try convert([0.3, 0.6, 0.2, 1], from: own, to: adobe)
        assertEqual(there, [0.3, 0.6, 0.2, 1], 1e-3)
    }

    func testGrayProfiles() throws {
        let gray = try profile(gamma: 2, nil, isGray: true)
        XCTAssertEqual(gray.model, .monochrome)
        XCTAssertEqual(gray.numberOfComponents, 1)
        assertEqual(try convert([0.5, 1], from: gray, to: named(CGColorSpace.linearGray)), [0.25, 1], 1e-3)
    }

    /// A profile that Apple's systems embed in shared photographs, marked by a tag, is sRGB if no wider gamut is shown.
    func testAProfileForSharingIsSRGB() throws {
        var data = try XCTUnwrap(ICCProfile(gamma: 1, chromaticities: nil, isGray: false)).data
        let plain = try XCTUnwrap(CGColorSpace(iccData: data))
        func number(at offset: Int) -> Int { data[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
        func set(_ number: Int, at offset: Int) {
            for i in 0..<4 { data[offset + i] = UInt8(truncatingIfNeeded: number >> (24 - 8 * i)) }
        }
        // One more entry in the tag table, which shifts all offsets.
        let count = number(at: 128)
        for i in 0..<count { set(number(at: 136 + 12 * i) + 12, at: 136 + 12 * i) }
        data.insert(contentsOf: [UInt8](repeating: 0, count: 12), at: 132 + 12 * count)
        set(count + 1, at: 128)
        set(0x6161_7079, at: 132 + 12 * count)
        set(data.count, at: 136 + 12 * count)
        set(12, at: 140 + 12 * count)
        data += Data("data".utf8) + Data(count: 8)
        set(data.count, at: 0)
        let shared = try XCTUnwrap(CGColorSpace(iccData: data))
        XCTAssertEqual(try pixels([128, 50, 0, 0], bytesPerPixel: 4, plain)[0], 188)
        XCTAssertEqual(try Array(pixels([128, 50, 0, 0], bytesPerPixel: 4, shared).prefix(3)), [128, 50, 0])
        let target = try named(CGColorSpace.extendedSRGB)
        assertEqual(try convert([0.5, 0.2, 0, 1], from: shared, to: target), [0.5, 0.2, 0, 1], 1e-3)
    }

    func testSpacesOfOneProfileAreEqual() throws {
        let a = try profile(gamma: 2, nil)
        let data = try XCTUnwrap(a.copyICCData())
        XCTAssertEqual(CGColorSpace(iccData: data), a)
        XCTAssertNotEqual(try profile(gamma: 2.2, nil), a)
        XCTAssertNil(CGColorSpace(iccData: Data(count: 500)))
        XCTAssertNil(CGColorSpace(iccData: "no profile"))
        XCTAssertNil(CGColorSpace(iccData: data.prefix(data.count / 3)))
    }

    func testNamedSpacesHaveProfiles() throws {
        let target = try named(CGColorSpace.extendedSRGB)
        for name in [
            CGColorSpace.sRGB, CGColorSpace.linearSRGB, CGColorSpace.displayP3, CGColorSpace.linearDisplayP3,
            CGColorSpace.adobeRGB1998, CGColorSpace.genericRGBLinear,
        ] {
            let own = try named(name)
            let data = try XCTUnwrap(own.copyICCData(), name)
            XCTAssertEqual(own.copyICCData(), data, "the same bytes each time")
            let copy = try XCTUnwrap(CGColorSpace(iccData: data), name)
            XCTAssertEqual(copy.model, .rgb)
            for color in [[1, 0, 0, 1], [0.02, 0.5, 0.9, 1], [1, 1, 1, 1]] as [[CGFloat]] {
                assertEqual(
                    try convert(color, from: copy, to: target), try convert(color, from: own, to: target), 3e-3)
            }
        }
        for name in [CGColorSpace.genericGrayGamma2_2, CGColorSpace.linearGray] {
            let copy = try XCTUnwrap(CGColorSpace(iccData: try XCTUnwrap(named(name).copyICCData())))
            XCTAssertEqual(copy.model, .monochrome)
            assertEqual(
                try convert([0.4, 1], from: copy, to: target), try convert([0.4, 1], from: named(name), to: target),
                3e-3)
        }
        XCTAssertEqual(
            try named(CGColorSpace.extendedDisplayP3).copyICCData(), try named(CGColorSpace.displayP3).copyICCData())
        XCTAssertNil(CGColorSpaceCreateDeviceRGB().copyICCData())
        XCTAssertNil(CGColorSpaceCreateDeviceCMYK().copyICCData())
    }

    // MARK: Patterns

    func testPatternSpaces() throws {
        let colored = try XCTUnwrap(CGColorSpace(patternBaseSpace: nil))
        XCTAssertEqual(colored.model, .pattern)
        XCTAssertEqual(colored.numberOfComponents, 0)
        let base = CGColorSpaceCreateDeviceRGB()
        let uncolored = try XCTUnwrap(CGColorSpace(patternBaseSpace: base))
        XCTAssertEqual(uncolored.numberOfComponents, 3)
        XCTAssertEqual(uncolored.baseColorSpace, base)
        XCTAssertNil(CGColorSpace(patternBaseSpace: colored))
        XCTAssertNil(
            CGColor(colorSpace: colored, components: [1])?.converted(to: base, intent: .defaultIntent, options: nil))
    }

}
