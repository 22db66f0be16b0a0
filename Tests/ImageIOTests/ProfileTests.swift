import CoreGraphics
import Foundation
import ImageIO
import TestSupport
import XCTest

final class ProfileTests: XCTestCase {
    /// Returns Adobe RGB (220, 30, 40) and (20, 60, 200) in sRGB, by the two spaces' definitions, clamped to sRGB.
    private func adobeToSRGB(_ color: [Double]) -> [UInt8] {
        let light = color.map { pow($0 / 255, 563 / 256) }
        // The matrix of Adobe's primaries to those of sRGB, both with D65.
        let rows = [[1.39836, -0.39836, 0], [0, 1, 0], [0, -0.04293, 1.04293]]
        let converted = rows.map { row in zip(row, light).map(*).reduce(0, +) }
        let levels = converted.map { value -> UInt8 in
            let v = min(max(value, 0), 1)
            return UInt8((255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * pow(v, 1 / 2.4) - 0.055)).rounded())
        }
        return levels + [255]
    }

    func testColorsOfAProfileBecomeSRGB() throws {
        let expected = [adobeToSRGB([220, 30, 40]), adobeToSRGB([20, 60, 200])]
        for (name, tolerance) in [("adobergb.png", 2), ("adobergb.jpg", 5)] {
            let source = try source(fixture(name))
            assertHalves(try source.picture(), expected[0], expected[1], within: tolerance, name)
            XCTAssertEqual(try source.properties()[kCGImagePropertyProfileName] as? String, "Adobe RGB (1998) by hand")
        }
    }

    func testAProfileOfSRGBChangesNothing() throws {
        assertHalves(try source(fixture("srgb.png")).picture(), [220, 30, 40, 255], [20, 60, 200, 255], "srgb.png")
    }

    func testGraysOfAProfileBecomeSRGB() throws {
        let picture = try source(fixture("graygamma1.png")).picture()
        // The gradient's middle is about half of the light.
        let middle = picture.pixel(0, 8)
        XCTAssertEqual(middle[0], middle[1])
        XCTAssertEqual(Double(middle[0]), 188, accuracy: 8)
    }

    func testGammaWithoutAProfileIsHeeded() throws {
        for (gamma, expected) in [(100_000, 188.0), (45_455, 128)] {
            var png = PNGBuilder(width: 1, height: 1, depth: 8, colorType: .rgb, samples: [128, 128, 128])
            png.chunks = [("gAMA", PNGBuilder.bigEndian(UInt32(gamma)))]
            let source = try source(png.file)
            XCTAssertEqual(Double(try source.picture().pixel(0, 0)[1]), expected, accuracy: 1, "\(gamma)")
            let dictionary = try source.properties()[kCGImagePropertyPNGDictionary] as? [String: Any]
            XCTAssertEqual(
                try XCTUnwrap(dictionary?[kCGImagePropertyPNGGamma] as? Double), Double(gamma) / 100_000, accuracy: 1e-9
            )
        }
    }

    func testBytesThatAreNoProfileAreNone() throws {
        XCTAssertNil(ICCProfile(Data()))
        XCTAssertNil(ICCProfile(Data(count: 4_000)))
        XCTAssertNil(ICCProfile(gamma: .nan, chromaticities: nil, isGray: false))
        XCTAssertNil(ICCProfile(gamma: 2.2, chromaticities: [0.3, 0.3, 0, 0, 0, 0, 0, 0], isGray: false))
        let seed = UInt64.random(in: 0...UInt64.max)
        print("seed \(seed)")
        var generator = SeededRandom(seed: seed)
        let good = try XCTUnwrap(ICCProfile(gamma: 1.8, chromaticities: nil, isGray: false)).data
        for _ in 0..<300 {
            var bytes = [UInt8](good)
            for _ in 0..<4 {
                bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            _ = ICCProfile(Data(bytes))?.converter(from: .rgba)
        }
    }
}
