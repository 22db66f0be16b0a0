import CoreGraphics
import Foundation
import XCTest

/// Colour spaces from profile data.
final class ColorSpaceProfileTests: XCTestCase {
    /// The profile data of a named space gives that space; for spaces that share a profile, the first of them.
    func testTheProfilesOfNamedSpacesHaveTheirNames() throws {
        for name in [
            CGColorSpace.sRGB, CGColorSpace.displayP3, CGColorSpace.linearSRGB, CGColorSpace.adobeRGB1998,
            CGColorSpace.dcip3, CGColorSpace.itur_709, CGColorSpace.itur_2020, CGColorSpace.itur_2100_PQ,
            CGColorSpace.displayP3_HLG, CGColorSpace.acescgLinear, CGColorSpace.rommrgb,
            CGColorSpace.genericGrayGamma2_2, CGColorSpace.linearGray,
        ] {
            let space = try XCTUnwrap(CGColorSpace(name: name))
            let data = try XCTUnwrap(space.copyICCData(), name)
            let read = try XCTUnwrap(CGColorSpace(iccData: data), name)
            XCTAssertEqual(read.name, name)
            XCTAssertEqual(read, space)
            XCTAssertEqual(read.copyICCData(), data, name)
        }
        let extended = try XCTUnwrap(CGColorSpace(name: CGColorSpace.extendedSRGB)?.copyICCData())
        XCTAssertEqual(CGColorSpace(iccData: extended)?.name, CGColorSpace.sRGB)
    }

    /// A profile that only has the same name remains a different space.
    func testOtherProfilesHaveNoName() throws {
        var data = try XCTUnwrap(CGColorSpace(name: CGColorSpace.displayP3)?.copyICCData())
        // The year of creation.
        data[25] = 0xD1
        let space = try XCTUnwrap(CGColorSpace(iccData: data))
        XCTAssertNil(space.name)
        XCTAssertEqual(space.copyICCData(), data)
        let calibrated = try XCTUnwrap(
            CGColorSpace(
                calibratedRGBWhitePoint: [0.95, 1, 1.09], blackPoint: [0, 0, 0], gamma: [2, 2, 2],
                matrix: [0.41, 0.21, 0.02, 0.36, 0.72, 0.12, 0.18, 0.07, 0.95]))
        XCTAssertNil(calibrated.name)
    }
}
