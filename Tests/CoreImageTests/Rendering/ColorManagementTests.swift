import CoreImage
import XCTest

/// The working space, the output's space, and contexts without colour management.
final class ColorManagementTests: XCTestCase {
    private let pixel = CGRect(x: 0, y: 0, width: 1, height: 1)
    private let color = CIImage(color: CIColor(red: 0.2, green: 0.4, blue: 0.8))

    private func bytes(_ image: CIImage, _ space: CGColorSpace?, _ context: CIContext = CIContext()) -> [UInt8] {
        Array(image.bytes(pixel, .RGBA8, space, size: 4, context: context).prefix(3))
    }

    func testTheOutputIsInItsOwnSpace() throws {
        let spaces: [(CFString, CIImage, [UInt8])] = [
            (CGColorSpace.sRGB, color, [51, 102, 204]),
            (CGColorSpace.linearSRGB, color, [0.2, 0.4, 0.8].map { UInt8(light($0) * 255 + 0.5) }),
            // sRGB's red and green in Display P3.
            (CGColorSpace.displayP3, .red, [234, 51, 35]), (CGColorSpace.displayP3, .green, [117, 251, 76]),
            (CGColorSpace.displayP3, .white, [255, 255, 255]),
        ]
        for (name, image, expected) in spaces {
            let found = bytes(image, try .named(name))
            for (a, b) in zip(found, expected) { XCTAssertEqual(Int(a), Int(b), accuracy: 1, "\(name): \(found)") }
        }
        XCTAssertEqual(bytes(color, CGColorSpaceCreateDeviceRGB()), [51, 102, 204])
        // Without a space, the working space's own numbers are written.
        XCTAssertEqual(bytes(color, nil), [0.2, 0.4, 0.8].map { UInt8(light($0) * 255 + 0.5) })
    }

    func testFiltersComputeInLightUnlessColoursAreNotManaged() throws {
        let inverted = color.applyingFilter("CIColorInvert")
        let standard = try CGColorSpace.named(CGColorSpace.sRGB)
        XCTAssertEqual(bytes(inverted, standard), [0.2, 0.4, 0.8].map { UInt8(sRGB(1 - light($0)) * 255 + 0.5) })
        let options: [[CIContextOption: Any]] = [
            [.workingColorSpace: NSNull()], [.workingColorSpace: standard],
        ]
        for option in options {
            XCTAssertEqual(bytes(inverted, standard, CIContext(options: option)), [204, 153, 51])
        }
        let linear = CIContext(options: [.workingColorSpace: try CGColorSpace.named(CGColorSpace.linearSRGB)])
        XCTAssertEqual(bytes(inverted, standard, linear), bytes(inverted, standard))
    }

    /// Half of white and black is one half in encoded values, and much brighter in linear light.
    func testMixingDependsOnTheWorkingSpace() throws {
        let half = CIImage.white.applyingFilter(
            "CIDissolveTransition", parameters: ["inputTargetImage": CIImage.black, "inputTime": 0.5])
        let standard = try CGColorSpace.named(CGColorSpace.sRGB)
        XCTAssertEqual(bytes(half, standard)[0], 188)
        XCTAssertEqual(bytes(half, standard, CIContext(options: [.workingColorSpace: NSNull()]))[0], 128)
    }

    func testContextsSayWhatTheyWorkIn() throws {
        let context = CIContext()
        XCTAssertEqual(context.workingColorSpace?.name, CGColorSpace.extendedLinearSRGB)
        XCTAssertEqual(context.workingFormat, .RGBAf)
        XCTAssertGreaterThanOrEqual(context.inputImageMaximumSize().width, 16384)
        XCTAssertGreaterThanOrEqual(context.outputImageMaximumSize().height, 16384)
    }

    func testPicturesAreInTheContextsOutputSpace() throws {
        let wide = try CGColorSpace.named(CGColorSpace.displayP3)
        let context = CIContext(options: [.outputColorSpace: wide])
        let picture = try XCTUnwrap(context.createCGImage(.red, from: pixel))
        XCTAssertEqual(picture.colorSpace?.name, CGColorSpace.displayP3)
        // The same red, in different numbers.
        let back = Plane(CIImage(cgImage: picture))[0, 0]
        for (found, expected) in zip([back.x, back.y, back.z], [1.0, 0, 0]) {
            XCTAssertEqual(found, expected, accuracy: 0.01)
        }
        let plain = try XCTUnwrap(CIContext().createCGImage(.red, from: pixel))
        XCTAssertEqual(plain.colorSpace?.name, CGColorSpace.sRGB)
    }

    func testEveryLevelGoesThroughTheWorkingSpaceUnchanged() throws {
        let standard = try CGColorSpace.named(CGColorSpace.sRGB)
        var levels: [UInt8] = []
        for level: UInt8 in 0...255 { levels += [level, 255 - level, level ^ 0x55, 255] }
        let image = CIImage(
            bitmapData: Data(levels), bytesPerRow: 1024, size: CGSize(width: 256, height: 1), format: .RGBA8,
            colorSpace: standard)
        XCTAssertEqual(image.bytes(image.extent, .RGBA8, standard, size: 4), levels)
        XCTAssertEqual(
            image.bytes(
                image.extent, .RGBA8, standard, size: 4, context: CIContext(options: [.workingColorSpace: NSNull()])),
            levels)
    }
}
