import CoreImage
import ImageIO
import XCTest

/// Auxiliary images in files, deep pixels, and high dynamic range.
final class AuxiliaryImageTests: XCTestCase {
    private let bounds = CGRect(x: 0, y: 0, width: 32, height: 16)
    private let sRGB = CGColorSpace(name: CGColorSpace.sRGB)!

    private func number(_ image: CIImage, _ x: Int, _ y: Int) -> Float {
        var numbers = [Float](repeating: 0, count: 4)
        CIContext().render(
            image, toBitmap: &numbers, rowBytes: 16, bounds: CGRect(x: x, y: y, width: 1, height: 1), format: .RGBAf,
            colorSpace: nil)
        return numbers[0]
    }

    func testDepthsAndMattesGoAlongInAJPEG() throws {
        // Ten metres on the left, two on the right.
        let far = CIImage(
            bitmapData: [Float](repeating: 10, count: 512).withUnsafeBytes { Data($0) }, bytesPerRow: 128,
            size: bounds.size, format: .Lf, colorSpace: nil)
        let near = CIImage(
            bitmapData: [Float](repeating: 2, count: 512).withUnsafeBytes { Data($0) }, bytesPerRow: 128,
            size: bounds.size, format: .Lf, colorSpace: nil)
        let depth = near.cropped(to: CGRect(x: 16, y: 0, width: 16, height: 16)).composited(over: far)
        let matte = CIImage.white.cropped(to: CGRect(x: 0, y: 8, width: 32, height: 8))
            .composited(over: CIImage.black.cropped(to: bounds))
        let data = try XCTUnwrap(
            CIContext().jpegRepresentation(
                of: CIImage.green.cropped(to: bounds), colorSpace: sRGB,
                options: [.depthImage: depth, .semanticSegmentationHairMatteImage: matte]))
        let read = try XCTUnwrap(CIImage(data: data, options: [.auxiliaryDepth: true]))
        XCTAssertEqual(read.extent, bounds)
        XCTAssertEqual(number(read, 4, 8), 10, accuracy: 0.1)
        XCTAssertEqual(number(read, 28, 8), 2, accuracy: 0.1)
        let hair = try XCTUnwrap(CIImage(data: data, options: [.auxiliarySemanticSegmentationHairMatte: true]))
        XCTAssertEqual(number(hair, 3, 15), 1, accuracy: 0.02)
        XCTAssertEqual(number(hair, 3, 0), 0, accuracy: 0.02)
        XCTAssertNil(CIImage(data: data, options: [.auxiliaryHDRGainMap: true]))
        XCTAssertEqual(CIImage(data: data)?.extent, bounds)
    }

    func testDeepPixelsKeepWhatTheyHave() throws {
        let space = try XCTUnwrap(CGColorSpace(name: CGColorSpace.extendedLinearSRGB))
        let numbers: [Float] = [3, 0.25, -0.5, 1]
        let info =
            CGImageAlphaInfo.last.rawValue | CGBitmapInfo.floatComponents.rawValue
            | CGBitmapInfo.byteOrder32Little.rawValue
        let picture = try XCTUnwrap(
            CGImage(
                width: 1, height: 1, bitsPerComponent: 32, bitsPerPixel: 128, bytesPerRow: 16, space: space,
                bitmapInfo: CGBitmapInfo(rawValue: info),
                provider: try XCTUnwrap(CGDataProvider(data: numbers.withUnsafeBytes { Data($0) })), decode: nil,
                shouldInterpolate: false, intent: .defaultIntent))
        XCTAssertEqual(number(CIImage(cgImage: picture), 0, 0), 3, accuracy: 1e-3)
        XCTAssertEqual(number(CIImage(cgImage: picture, options: [.cacheImmediately: true]), 0, 0), 3, accuracy: 1e-3)
        XCTAssertEqual(number(CIImage(cgImage: picture, options: [.toneMapHDRtoSDR: true]), 0, 0), 1, accuracy: 1e-3)
    }

    func testOpenEXRFilesHoldLightBeyondWhite() throws {
        let red = try XCTUnwrap(CIColor(red: 4, green: 0.5, blue: 0, alpha: 1, colorSpace: linear))
        let image = CIImage(color: red).cropped(to: CGRect(x: 0, y: 0, width: 6, height: 4))
        let data = try CIContext().openEXRRepresentation(of: image)
        let source = try XCTUnwrap(CGImageSourceCreateWithData(data, nil))
        XCTAssertEqual(CGImageSourceGetType(source), "com.ilm.openexr-image")
        let read = try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, 0, nil))
        XCTAssertEqual([read.width, read.height, read.bitsPerComponent], [6, 4, 16])
        // Half-floats of 4, 0.5 and 0.
        let bytes = try XCTUnwrap(read.dataProvider?.data)
        let halves = bytes.withUnsafeBytes { bytes in
            (0..<3).map { bytes.loadUnaligned(fromByteOffset: $0 * 2, as: UInt16.self) }
        }
        XCTAssertEqual(halves, [0x4400, 0x3800, 0])
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("kasane-\(UUID()).exr")
        defer { try? FileManager.default.removeItem(at: url) }
        try CIContext().writeOpenEXRRepresentation(of: image, to: url)
        XCTAssertEqual(try Data(contentsOf: url), data)
    }

    private var linear: CGColorSpace {
        CGColorSpace(name: CGColorSpace.extendedLinearSRGB) ?? CGColorSpaceCreateDeviceRGB()
    }

    func testHEICOfTenBits() throws {
        let image = CIImage(color: CIColor(red: 0.2, green: 0.6, blue: 0.9)).cropped(to: bounds)
        guard let data = CIContext().heifRepresentation(of: image, format: .RGBA8, colorSpace: sRGB) else {
            throw XCTSkip("libheif has no encoder here")
        }
        XCTAssertEqual(CIImage(data: data)?.extent, bounds)
        let deep = try CIContext().heif10Representation(of: image, colorSpace: sRGB)
        let source = try XCTUnwrap(CGImageSourceCreateWithData(deep, nil))
        XCTAssertEqual(CGImageSourceCreateImageAtIndex(source, 0, nil)?.bitsPerComponent, 16)
    }

    func testIdentitiesAreThoseOfFiltersThatChangeNothing() throws {
        let sample = Plane.sample
        var count = 0
        for name in CIFilter.filterNames(inCategory: nil) {
            let filter = try XCTUnwrap(CIFilter(name: name))
            let identities = filter.inputKeys.compactMap { key -> (String, Any)? in
                ((filter.attributes[key] as? [String: Any])?[kCIAttributeIdentity]).map { (key, $0) }
            }
            guard !identities.isEmpty else { continue }
            count += 1
            for (key, value) in identities { filter.setValue(value, forKey: key) }
            if name == "CIPixellate" { filter.setValue(CIVector(x: 0, y: 0), forKey: kCIInputCenterKey) }
            filter.setValue(sample.image, forKey: kCIInputImageKey)
            let output = try XCTUnwrap(filter.outputImage, name)
            XCTAssertLessThan(Plane(output, sample.image.extent).difference { sample[$0, $1] }, 2e-3, name)
        }
        XCTAssertGreaterThan(count, 20)
    }
}

/// The blur by depth.
final class DepthBlurTests: XCTestCase {
    private let bounds = CGRect(x: 0, y: 0, width: 96, height: 64)

    /// Stripes of two pixels, black and white.
    private var stripes: CIImage {
        let pixels = (0..<64).flatMap { _ in
            (0..<96).flatMap { x -> [Float] in
                let level: Float = x / 2 % 2 == 0 ? 1 : 0
                return [level, level, level, 1]
            }
        }
        return CIImage(
            bitmapData: pixels.withUnsafeBytes { Data($0) }, bytesPerRow: 96 * 16, size: bounds.size, format: .RGBAf,
            colorSpace: nil)
    }

    /// Near on the left, far on the right.
    private var disparity: CIImage {
        CIImage(color: CIColor(red: 1, green: 1, blue: 1)).cropped(to: CGRect(x: 0, y: 0, width: 12, height: 16))
            .composited(over: CIImage.black.cropped(to: CGRect(x: 0, y: 0, width: 24, height: 16)))
    }

    /// Returns the greatest difference between pixels two apart in part of a row.
    private func contrast(_ image: CIImage, _ columns: Range<Int>, _ row: Int) -> Float {
        var numbers = [SIMD4<Float>](repeating: .zero, count: 96)
        numbers.withUnsafeMutableBytes { memory in
            CIContext().render(
                image, toBitmap: memory.baseAddress!, rowBytes: 96 * 16,
                bounds: CGRect(x: 0, y: row, width: 96, height: 1), format: .RGBAf, colorSpace: nil)
        }
        return columns.map { abs(numbers[$0 + 2].x - numbers[$0].x) }.max() ?? 0
    }

    func testWhatIsOutOfFocusIsBlurred() throws {
        let filter = try XCTUnwrap(
            CIContext().depthBlurEffectFilter(
                for: stripes, disparityImage: disparity, portraitEffectsMatte: nil, orientation: .up))
        filter.setValue(CIVector(x: 4, y: 4, z: 20, w: 20), forKey: "inputFocusRect")
        let image = try XCTUnwrap(filter.outputImage)
        XCTAssertEqual(image.extent, bounds)
        XCTAssertGreaterThan(contrast(image, 8..<30, 32), 0.9)
        XCTAssertLessThan(contrast(image, 66..<88, 32), 0.6)
        // A small aperture preserves more.
        filter.setValue(90, forKey: "inputAperture")
        XCTAssertGreaterThan(contrast(try XCTUnwrap(filter.outputImage), 66..<88, 32), 0.8)
    }

    func testMattesKeepWhatTheyShow() throws {
        let matte = CIImage.white.cropped(to: CGRect(x: 0, y: 32, width: 96, height: 32))
            .composited(over: CIImage.black.cropped(to: bounds))
        let filter = try XCTUnwrap(
            CIContext().depthBlurEffectFilter(
                for: stripes, disparityImage: disparity, portraitEffectsMatte: nil, hairSemanticSegmentation: matte,
                orientation: .up))
        filter.setValue(CIVector(x: 4, y: 4, z: 20, w: 20), forKey: "inputFocusRect")
        let image = try XCTUnwrap(filter.outputImage)
        XCTAssertGreaterThan(contrast(image, 66..<88, 50), 0.9)
        XCTAssertLessThan(contrast(image, 66..<88, 10), 0.6)
    }

    func testFilesBringTheirDepth() throws {
        let space = try XCTUnwrap(CGColorSpace(name: CGColorSpace.sRGB))
        let data = try XCTUnwrap(
            CIContext().jpegRepresentation(of: stripes, colorSpace: space, options: [.disparityImage: disparity]))
        let filter = try XCTUnwrap(CIContext().depthBlurEffectFilter(forImageData: data))
        filter.setValue(CIVector(x: 4, y: 4, z: 20, w: 20), forKey: "inputFocusRect")
        let image = try XCTUnwrap(filter.outputImage)
        XCTAssertGreaterThan(contrast(image, 8..<30, 32), contrast(image, 66..<88, 32) + 0.2)
        let plain = try XCTUnwrap(CIContext().jpegRepresentation(of: stripes, colorSpace: space))
        XCTAssertNil(CIContext().depthBlurEffectFilter(forImageData: plain))
    }
}
