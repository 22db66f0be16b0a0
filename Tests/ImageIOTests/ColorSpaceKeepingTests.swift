import Foundation
import ImageIO
import XCTest

/// Files specify their colour spaces, and images identify them by name.
final class ColorSpaceKeepingTests: XCTestCase {
    /// Returns smooth colours in a space, with a bit depth.
    private func image(
        _ name: CFString, bits: Int = 8, isFloat: Bool = false, hasAlpha: Bool = false
    ) throws -> CGImage {
        let space = try XCTUnwrap(CGColorSpace(name: name))
        var info = (hasAlpha ? CGImageAlphaInfo.premultipliedLast : .noneSkipLast).rawValue
        if space.model == .monochrome { info = CGImageAlphaInfo.none.rawValue }
        if bits == 16 { info |= CGBitmapInfo.byteOrder16Little.rawValue }
        if isFloat { info |= CGBitmapInfo.floatComponents.rawValue }
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: 40, height: 30, bitsPerComponent: bits, bytesPerRow: 0, space: space,
                bitmapInfo: info))
        for x in 0..<40 {
            let part = CGFloat(x) / 39
            let components = space.model == .monochrome ? [part, 1] : [1, part, 0, hasAlpha ? 0.5 : 1]
            context.setFillColor(try XCTUnwrap(CGColor(colorSpace: space, components: components)))
            context.fill(CGRect(x: x, y: 0, width: 1, height: 30))
        }
        return try XCTUnwrap(context.makeImage())
    }

    func testWideColoursOfEightBitsStayWide() throws {
        for type in ["public.jpeg", "org.webmproject.webp", "public.tiff", "public.png"] {
            let wide = try image(CGColorSpace.displayP3)
            let source = try source(written([wide], type, [kCGImageDestinationLossyCompressionQuality: 1.0]))
            let read = try source.picture()
            XCTAssertEqual(read.colorSpace?.name, CGColorSpace.displayP3, type)
            XCTAssertEqual(try source.properties()[kCGImagePropertyProfileName] as? String, "Display P3", type)
            XCTAssertEqual(read.bitsPerComponent, 8, type)
            let bytes = try XCTUnwrap(read.dataProvider?.data)
            let channels = read.bitsPerPixel / 8
            // P3's red is outside sRGB: its values are kept.
            let last = 15 * read.bytesPerRow + 39 * channels
            for (value, expected) in zip(bytes[last..<last + 3], [255, 255, 0]) {
                XCTAssertEqual(Int(value), expected, accuracy: 3, type)
            }
            for (value, expected) in zip(bytes[15 * read.bytesPerRow..<15 * read.bytesPerRow + 3], [255, 0, 0]) {
                XCTAssertEqual(Int(value), expected, accuracy: 3, type)
            }
            XCTAssertLessThan(difference(read, wide), 2, type)
        }
    }

    func testWideColoursWithAlphaLieOnTheBackground() throws {
        let glass = try image(CGColorSpace.displayP3, hasAlpha: true)
        let read = try source(
            written(
                [glass], "public.jpeg",
                [
                    kCGImageDestinationLossyCompressionQuality: 1.0,
                    kCGImageDestinationBackgroundColor: CGColor(red: 0, green: 0, blue: 0, alpha: 1),
                ])
        ).picture()
        XCTAssertEqual(read.colorSpace?.name, CGColorSpace.displayP3)
        let bytes = try XCTUnwrap(read.dataProvider?.data)
        XCTAssertEqual(Int(bytes[15 * read.bytesPerRow]), 128, accuracy: 3)
        let webP = try source(
            written([glass], "org.webmproject.webp", [kCGImageDestinationLossyCompressionQuality: 1.0])
        ).picture()
        XCTAssertEqual(webP.colorSpace?.name, CGColorSpace.displayP3)
        XCTAssertLessThan(difference(webP, glass), 2)
    }

    func testGrayStaysGray() throws {
        for type in ["public.jpeg", "public.tiff", "public.png"] {
            let gray = try image(CGColorSpace.genericGrayGamma2_2)
            let source = try source(written([gray], type, [kCGImageDestinationLossyCompressionQuality: 1.0]))
            let read = try source.picture()
            XCTAssertEqual(read.colorSpace?.model, .monochrome, type)
            XCTAssertEqual(read.bitsPerPixel, 8, type)
            XCTAssertEqual(
                try source.properties()[kCGImagePropertyColorModel] as? String, kCGImagePropertyColorModelGray, type)
            XCTAssertLessThan(difference(read, gray), 2, type)
        }
    }

    /// A gray frame matches the coloured ones.
    func testGrayAndColouredFramesGoTogether() throws {
        let frames = [try image(CGColorSpace.sRGB), try image(CGColorSpace.genericGrayGamma2_2)]
        for type in ["public.avif", "public.jpeg-xl", "public.png", "org.webmproject.webp"] {
            for images in [frames, frames.reversed()] {
                let source = try source(written(images, type, [kCGImageDestinationLossyCompressionQuality: 1.0]))
                XCTAssertEqual(CGImageSourceGetCount(source), 2, type)
                for index in 0..<2 {
                    XCTAssertLessThan(difference(try source.picture(index), images[index]), 2, "\(type) \(index)")
                }
            }
        }
    }

    /// With 8 bits, steps would be visible: such images are converted to sRGB.
    func testLinearAndBrightImagesBecomeSRGBInEightBits() throws {
        for (name, isFloat) in [
            (CGColorSpace.extendedLinearSRGB, true), (CGColorSpace.linearDisplayP3, false),
            (CGColorSpace.itur_2100_PQ, false),
        ] {
            let deep = try image(name, bits: 16, isFloat: isFloat)
            let read = try source(
                written([deep], "public.jpeg", [kCGImageDestinationLossyCompressionQuality: 1.0])
            ).picture()
            XCTAssertEqual(read.colorSpace?.name, CGColorSpace.sRGB, name)
            XCTAssertLessThan(difference(read, deep), 3, name)
        }
    }

    func testSpacesAreKnownByTheirProfiles() throws {
        let names: [CFString] = [
            CGColorSpace.sRGB, CGColorSpace.displayP3, CGColorSpace.adobeRGB1998, CGColorSpace.rommrgb,
            CGColorSpace.itur_709, CGColorSpace.itur_2020, CGColorSpace.itur_2020_sRGBGamma,
            CGColorSpace.acescgLinear, CGColorSpace.linearSRGB, CGColorSpace.linearDisplayP3,
            CGColorSpace.linearITUR_2020,
        ]
        for name in names {
            let read = try source(written([try image(name, bits: 16)], "public.png")).picture()
            XCTAssertEqual(read.colorSpace?.name, name)
        }
        // Floating-point values may exceed white.
        for type in ["public.tiff", "public.jpeg-xl"] {
            let deep = try image(CGColorSpace.extendedLinearSRGB, bits: 16, isFloat: true)
            let read = try source(written([deep], type)).picture()
            XCTAssertEqual(read.colorSpace?.name, CGColorSpace.extendedLinearSRGB, type)
            let eight = try source(written([try image(CGColorSpace.displayP3, bits: 16)], type)).picture()
            XCTAssertEqual(eight.colorSpace?.name, CGColorSpace.displayP3, type)
        }
    }

    /// Returns the mean difference of all channels as displayed.
    private func difference(_ a: CGImage, _ b: CGImage) -> Double {
        let sum: Int = zip(a.pixels, b.pixels).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
        return Double(sum) / Double(a.pixels.count)
    }
}
