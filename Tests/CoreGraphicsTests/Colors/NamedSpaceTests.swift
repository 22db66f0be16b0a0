import CoreGraphics
import Foundation
import XCTest

/// The spaces of films, television and printing, against published numbers.
final class NamedSpaceTests: XCTestCase {
    private func space(_ name: CFString) throws -> CGColorSpace { try XCTUnwrap(CGColorSpace(name: name)) }

    private func converted(_ values: [CGFloat], _ from: CFString, to: CFString) throws -> [CGFloat] {
        let color = try XCTUnwrap(CGColor(colorSpace: try space(from), components: values + [1]))
        let result = color.converted(to: try space(to), intent: .defaultIntent, options: nil)
        return Array(try XCTUnwrap(result?.components).dropLast())
    }

    private func assertNear(_ a: [CGFloat], _ b: [CGFloat], _ accuracy: CGFloat, _ name: String) {
        XCTAssertEqual(a.count, b.count, name)
        for (x, y) in zip(a, b) { XCTAssertEqual(x, y, accuracy: accuracy, name) }
    }

    private static let all: [CFString] = [
        CGColorSpace.dcip3, CGColorSpace.displayP3_PQ, CGColorSpace.displayP3_HLG, CGColorSpace.itur_709,
        CGColorSpace.itur_709_PQ, CGColorSpace.itur_709_HLG, CGColorSpace.itur_2020, CGColorSpace.itur_2020_sRGBGamma,
        CGColorSpace.extendedITUR_2020, CGColorSpace.linearITUR_2020, CGColorSpace.extendedLinearITUR_2020,
        CGColorSpace.itur_2100_PQ, CGColorSpace.itur_2100_HLG, CGColorSpace.acescgLinear, CGColorSpace.rommrgb,
    ]

    func testEveryWhiteIsWhiteAndColoursComeBack() throws {
        for name in Self.all {
            XCTAssertEqual(try space(name).name, name)
            let white = try converted([1, 1, 1], CGColorSpace.extendedLinearSRGB, to: name)
            assertNear(white, [white[0], white[0], white[0]], 1e-3, "\(name)")
            let color: [CGFloat] = [0.2, 0.5, 0.3]
            let there = try converted(color, CGColorSpace.extendedLinearSRGB, to: name)
            assertNear(try converted(there, name, to: CGColorSpace.extendedLinearSRGB), color, 1e-3, "\(name)")
        }
    }

    func testNumbersOfTheStandards() throws {
        // BT.2408: a page's white of 203 cd/m2 is 58 % in PQ and 75 % in HLG.
        let pq = try converted([1, 1, 1], CGColorSpace.extendedLinearSRGB, to: CGColorSpace.itur_2100_PQ)
        assertNear(pq, [0.5807, 0.5807, 0.5807], 1e-3, "PQ")
        let hlg = try converted([1, 1, 1], CGColorSpace.extendedLinearSRGB, to: CGColorSpace.itur_2100_HLG)
        assertNear(hlg, [0.75, 0.75, 0.75], 2e-3, "HLG")
        // BT.2087: green of BT.709 in BT.2020's linear light.
        let green = try converted([0, 1, 0], CGColorSpace.linearSRGB, to: CGColorSpace.linearITUR_2020)
        assertNear(green, [0.3293, 0.9195, 0.0880], 1e-3, "BT.2020")
        // Red of sRGB in ACEScg, with Bradford's adaptation.
        let red = try converted([1, 0, 0], CGColorSpace.linearSRGB, to: CGColorSpace.acescgLinear)
        assertNear(red, [0.6131, 0.0702, 0.0206], 2e-3, "ACEScg")
        let lab = try converted([1, 0, 0], CGColorSpace.sRGB, to: CGColorSpace.genericLab)
        assertNear(lab, [54.29, 80.80, 69.89], 0.1, "Lab")
        let xyz = try converted([1, 1, 1], CGColorSpace.sRGB, to: CGColorSpace.genericXYZ)
        assertNear(xyz, [0.9642, 1, 0.8249], 1e-3, "XYZ")
    }

    func testHighDynamicRangeIsMappedIntoPages() throws {
        let bright = try converted([0.9, 0.9, 0.9], CGColorSpace.itur_2100_PQ, to: CGColorSpace.sRGB)
        let white = try converted([0.58, 0.58, 0.58], CGColorSpace.itur_2100_PQ, to: CGColorSpace.sRGB)
        XCTAssertLessThan(white[0], bright[0])
        XCTAssertGreaterThan(white[0], 0.9)
        XCTAssertLessThanOrEqual(bright[0], 1)
        let kept = try converted([0.9, 0.9, 0.9], CGColorSpace.itur_2100_PQ, to: CGColorSpace.extendedLinearSRGB)
        XCTAssertGreaterThan(kept[0], 10)
    }

    func testSiblings() throws {
        let srgb = try space(CGColorSpace.sRGB)
        XCTAssertEqual(CGColorSpaceCreateLinearized(srgb)?.name, CGColorSpace.linearSRGB)
        XCTAssertEqual(CGColorSpaceCreateExtended(srgb)?.name, CGColorSpace.extendedSRGB)
        XCTAssertEqual(CGColorSpaceCreateExtendedLinearized(srgb)?.name, CGColorSpace.extendedLinearSRGB)
        let extended = try space(CGColorSpace.extendedLinearITUR_2020)
        XCTAssertTrue(CGColorSpaceUsesExtendedRange(extended))
        XCTAssertEqual(CGColorSpaceCreateCopyWithStandardRange(extended).name, CGColorSpace.linearITUR_2020)
        XCTAssertTrue(CGColorSpaceIsPQBased(try space(CGColorSpace.displayP3_PQ)))
        XCTAssertTrue(CGColorSpaceIsHLGBased(try space(CGColorSpace.itur_2100_HLG)))
        XCTAssertFalse(CGColorSpaceUsesITUR_2100TF(srgb))
    }

    func testCalibratedSpacesAndPropertyLists() throws {
        let white: [CGFloat] = [0.9505, 1, 1.0891]
        let matrix: [CGFloat] = [0.4124, 0.2126, 0.0193, 0.3576, 0.7152, 0.1192, 0.1805, 0.0722, 0.9505]
        let rgb = try XCTUnwrap(
            CGColorSpace(calibratedRGBWhitePoint: white, blackPoint: nil, gamma: [2.2, 2.2, 2.2], matrix: matrix))
        let color = try XCTUnwrap(CGColor(colorSpace: rgb, components: [1, 0.5, 0, 1]))
        let seen = color.converted(to: try space(CGColorSpace.sRGB), intent: .defaultIntent, options: nil)
        assertNear(try XCTUnwrap(seen?.components), [1, 0.5, 0, 1], 0.02, "calibrated")
        XCTAssertNil(CGColorSpace(calibratedRGBWhitePoint: [1, 2, 1], blackPoint: nil, gamma: nil, matrix: nil))
        let gray = try XCTUnwrap(CGColorSpace(calibratedGrayWhitePoint: white, blackPoint: nil, gamma: 1))
        XCTAssertEqual(gray.numberOfComponents, 1)
        let lab = try XCTUnwrap(CGColorSpace(labWhitePoint: white, blackPoint: nil, range: [-100, 100, -100, 100]))
        XCTAssertEqual(lab.model, .lab)
        XCTAssertFalse(lab.supportsOutput)
        for space in [rgb, gray, try space(CGColorSpace.rommrgb)] {
            XCTAssertEqual(CGColorSpace(propertyListPlist: try XCTUnwrap(space.copyPropertyList())), space)
        }
        let provider = try XCTUnwrap(CGDataProvider(data: try XCTUnwrap(rgb.copyICCData())))
        XCTAssertEqual(
            CGColorSpace(iccBasedNComponents: 3, range: nil, profile: provider, alternate: nil)?.model, .rgb)
        let nonsense = try XCTUnwrap(CGDataProvider(data: Data([1, 2, 3])))
        XCTAssertEqual(
            CGColorSpace(iccBasedNComponents: 1, range: nil, profile: nonsense, alternate: gray), gray)
        XCTAssertNil(CGColorSpace(iccBasedNComponents: 1, range: nil, profile: nonsense, alternate: nil))
    }

    func testBuffersAreConverted() throws {
        let info = try XCTUnwrap(
            CGColorConversionInfo(
                src: try space(CGColorSpace.sRGB), dst: try space(CGColorSpace.extendedLinearSRGB)))
        let source: [UInt8] = [255, 0, 128, 255]
        var target = [Float](repeating: 0, count: 4)
        let from = CGColorBufferFormat(
            version: 0, bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), bitsPerComponent: 8,
            bitsPerPixel: 32, bytesPerRow: 4)
        let to = CGColorBufferFormat(
            version: 0,
            bitmapInfo: [.floatComponents, .byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue)],
            bitsPerComponent: 32, bitsPerPixel: 128, bytesPerRow: 16)
        XCTAssertTrue(CGColorConversionInfoConvertData(info, 1, 1, &target, to, source, from, nil))
        assertNear(target.map { CGFloat($0) }, [1, 0, 0.2159, 1], 1e-3, "buffer")
    }

    func testTransformsComeApartAndTogether() {
        var parts = CGAffineTransformComponents()
        parts.scale = CGSize(width: 2, height: -3)
        parts.horizontalShear = 0.25
        parts.rotation = 0.7
        parts.translation = CGVector(dx: 5, dy: 6)
        let transform = CGAffineTransform(parts)
        let back = CGAffineTransform(transform.decomposed())
        for (x, y) in zip(
            [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty],
            [back.a, back.b, back.c, back.d, back.tx, back.ty])
        {
            XCTAssertEqual(x, y, accuracy: 1e-12)
        }
        XCTAssertEqual(transform.decomposed().rotation, 0.7, accuracy: 1e-12)
    }
}
