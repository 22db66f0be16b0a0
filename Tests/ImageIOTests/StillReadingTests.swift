import Foundation
import ImageIO
import XCTest

/// Images whose left half is red and whose right half is blue, or dark and light gray, written by other encoders.
final class StillReadingTests: XCTestCase {
    private let red: [UInt8] = [220, 30, 40, 255]
    private let blue: [UInt8] = [20, 60, 200, 255]
    /// Blue at half its opacity, premultiplied.
    private let glass: [UInt8] = [10, 30, 100, 128]

    func testReadsTIFF() throws {
        for name in ["raw.tif", "tiff_lzw.tif", "tiff_adobe_deflate.tif", "packbits.tif", "indexed.tif"] {
            assertHalves(try source(fixture(name)).picture(), red, blue, name)
        }
        assertHalves(try source(fixture("jpeg.tif")).picture(), red, blue, within: 4, "jpeg.tif")
        assertHalves(try source(fixture("alpha.tif")).picture(), red, glass, within: 1, "alpha.tif")
        assertHalves(try source(fixture("cmyk.tif")).picture(), [255, 0, 0, 255], [0, 0, 204, 255], "cmyk.tif")
        for name in ["gray.tif", "gray16.tif"] {
            assertHalves(try source(fixture(name)).picture(), [60, 60, 60, 255], [190, 190, 190, 255], name)
        }
        assertHalves(
            try source(fixture("bilevel.tif")).picture(), [0, 0, 0, 255], [255, 255, 255, 255], "bilevel.tif")
    }

    func testReadsThePagesOfATIFF() throws {
        let source = try source(fixture("pages.tif"))
        XCTAssertEqual(CGImageSourceGetCount(source), 3)
        XCTAssertEqual(CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyImageCount] as? Int, 3)
        let sizes = try (0..<3).map { [try source.picture($0).width, try source.picture($0).height] }
        XCTAssertEqual(sizes, [[48, 32], [20, 10], [8, 40]])
        XCTAssertEqual(try source.picture(2).pixel(7, 39), [1, 2, 3, 255])
        XCTAssertEqual(try source.properties(1)[kCGImagePropertyColorModel] as? String, kCGImagePropertyColorModelGray)
    }

    func testDescribesTIFF() throws {
        let properties = try source(fixture("described.tif")).properties()
        XCTAssertEqual(properties[kCGImagePropertyOrientation] as? Int, 6)
        XCTAssertEqual(properties[kCGImagePropertyPixelWidth] as? Int, 48)
        let tiff = try XCTUnwrap(properties[kCGImagePropertyTIFFDictionary] as? [String: Any])
        XCTAssertEqual(tiff[kCGImagePropertyTIFFImageDescription] as? String, "halves")
        XCTAssertEqual(tiff[kCGImagePropertyTIFFMake] as? String, "Kasane")
        XCTAssertEqual(tiff[kCGImagePropertyTIFFArtist] as? String, "nobody")
        XCTAssertEqual(tiff[kCGImagePropertyTIFFCompression] as? Int, 5)
        let marked = try source(fixture("raw.tif")).properties()
        XCTAssertEqual(marked[kCGImagePropertyDPIWidth] as? Double, 300)
        XCTAssertEqual(marked[kCGImagePropertyDPIHeight] as? Double, 150)
    }

    func testReadsFloatingPoint() throws {
        let source = try source(fixture("float.tif"))
        let image = try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, 0, nil))
        XCTAssertEqual(image.bitsPerComponent, 32)
        XCTAssertEqual(image.colorSpace?.name, CGColorSpace.extendedLinearGray)
        XCTAssertEqual(try source.properties()[kCGImagePropertyIsFloat] as? Bool, true)
    }

    func testReadsBMP() throws {
        // Without masks the fourth byte of a pixel is unused.
        for name in ["rgb24.bmp", "rgba32.bmp", "indexed.bmp"] {
            assertHalves(try source(fixture(name)).picture(), red, blue, name)
        }
        assertHalves(
            try source(fixture("gray8.bmp")).picture(), [60, 60, 60, 255], [190, 190, 190, 255], "gray8.bmp")
        assertHalves(
            try source(fixture("bilevel.bmp")).picture(), [0, 0, 0, 255], [255, 255, 255, 255], "bilevel.bmp")
        let properties = try source(fixture("rgb24.bmp")).properties()
        XCTAssertEqual(try XCTUnwrap(properties[kCGImagePropertyDPIWidth] as? Double), 144, accuracy: 0.02)
    }

    func testReadsWebP() throws {
        let lossy = try source(fixture("lossy.webp"))
        assertHalves(try lossy.picture(), red, blue, within: 6, "lossy.webp")
        XCTAssertEqual(try lossy.properties()[kCGImagePropertyOrientation] as? Int, 3)
        XCTAssertEqual(try lossy.properties()[kCGImagePropertyHasAlpha] as? Bool, false)
        assertHalves(try source(fixture("lossless.webp")).picture(), red, glass, within: 1, "lossless.webp")
        let glassy = try source(fixture("glass.webp"))
        assertHalves(try glassy.picture(), red, glass, within: 4, "glass.webp")
        XCTAssertEqual(try glassy.properties()[kCGImagePropertyHasAlpha] as? Bool, true)
    }

    func testReadsAnInterlacedGIF() throws {
        let source = try source(fixture("still.gif"))
        assertHalves(try source.picture(), red, blue, "still.gif")
        let properties = try source.properties()
        XCTAssertEqual(properties[kCGImagePropertyIsIndexed] as? Bool, true)
        XCTAssertEqual(properties[kCGImagePropertyHasAlpha] as? Bool, false)
    }

    func testReadsWhatAPNGSaysOfItself() throws {
        let properties = try source(fixture("text.png")).properties()
        let png = try XCTUnwrap(properties[kCGImagePropertyPNGDictionary] as? [CFString: Any])
        XCTAssertEqual(png[kCGImagePropertyPNGTitle] as? String, "Halves")
        XCTAssertEqual(png[kCGImagePropertyPNGAuthor] as? String, "nobody")
        XCTAssertEqual(png[kCGImagePropertyPNGInterlaceType] as? Int, 0)
        XCTAssertNil(png[kCGImagePropertyPNGsRGBIntent])
    }

    func testReadsWhatACameraWrites() throws {
        let properties = try source(fixture("camera.jpg")).properties()
        XCTAssertEqual(properties[kCGImagePropertyOrientation] as? UInt32, 8)
        XCTAssertEqual(properties[kCGImagePropertyDPIWidth] as? Double, 300)
        let tiff = try XCTUnwrap(properties[kCGImagePropertyTIFFDictionary] as? [String: Any])
        XCTAssertEqual(tiff[kCGImagePropertyTIFFMake] as? String, "Kasane")
        XCTAssertEqual(tiff[kCGImagePropertyTIFFDateTime] as? String, "2024:12:31 23:59:58")
        XCTAssertEqual(tiff[kCGImagePropertyTIFFXResolution] as? Double, 300)

        let exif = try XCTUnwrap(properties[kCGImagePropertyExifDictionary] as? [String: Any])
        XCTAssertEqual(exif[kCGImagePropertyExifExposureTime] as? Double, 0.008)
        XCTAssertEqual(exif[kCGImagePropertyExifFNumber] as? Double, 2.8)
        XCTAssertEqual(exif[kCGImagePropertyExifISOSpeedRatings] as? [Int], [400])
        XCTAssertEqual(exif[kCGImagePropertyExifVersion] as? [Int], [2, 3, 1])
        XCTAssertEqual(exif[kCGImagePropertyExifFlashPixVersion] as? [Int], [1, 0])
        XCTAssertEqual(exif[kCGImagePropertyExifComponentsConfiguration] as? [Int], [1, 2, 3, 0])
        XCTAssertEqual(exif[kCGImagePropertyExifExposureBiasValue] as? Double, -0.5)
        XCTAssertEqual(exif[kCGImagePropertyExifUserComment] as? String, "hello")
        XCTAssertEqual(exif[kCGImagePropertyExifLensSpecification] as? [Double], [24, 70, 2.8, 4])
        XCTAssertEqual(exif[kCGImagePropertyExifLensModel] as? String, "Glass")

        let gps = try XCTUnwrap(properties[kCGImagePropertyGPSDictionary] as? [String: Any])
        XCTAssertEqual(try XCTUnwrap(gps[kCGImagePropertyGPSLatitude] as? Double), 33.86, accuracy: 1e-9)
        XCTAssertEqual(gps[kCGImagePropertyGPSLatitudeRef] as? String, "S")
        XCTAssertEqual(gps[kCGImagePropertyGPSVersion] as? [Int], [2, 2, 0, 0])
        XCTAssertEqual(gps[kCGImagePropertyGPSAltitudeRef] as? Int, 0)
        XCTAssertEqual(gps[kCGImagePropertyGPSTimeStamp] as? String, "01:02:03")
        XCTAssertEqual(gps[kCGImagePropertyGPSDateStamp] as? String, "2024:12:31")
        XCTAssertEqual(properties[kCGImagePropertyProfileName] as? String, "sRGB IEC61966-2.1")

        let jfif = try XCTUnwrap(properties[kCGImagePropertyJFIFDictionary] as? [String: Any])
        XCTAssertEqual(jfif[kCGImagePropertyJFIFVersion] as? [Int], [1, 1])
        let progressive = try source(fixture("progressive.jpg")).properties()[kCGImagePropertyJFIFDictionary]
        XCTAssertEqual((progressive as? [String: Any])?[kCGImagePropertyJFIFIsProgressive] as? Bool, true)
    }
}
