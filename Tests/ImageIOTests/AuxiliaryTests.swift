import ImageIO
import XCTest

/// Auxiliary data of an image in its file: depth, gain maps, mattes, and stereo pairs.
final class AuxiliaryTests: XCTestCase {
    private func info(_ width: Int, _ height: Int, _ format: UInt32, _ bytes: Data) -> CFDictionary {
        [
            kCGImageAuxiliaryDataInfoData: bytes,
            kCGImageAuxiliaryDataInfoDataDescription: [
                kCGImagePropertyWidth: NSNumber(value: width), kCGImagePropertyHeight: NSNumber(value: height),
                kCGImagePropertyBytesPerRow: NSNumber(value: bytes.count / height),
                kCGImagePropertyPixelFormat: NSNumber(value: format),
            ] as CFDictionary,
        ]
    }

    private func jpeg(_ parts: [(String, CFDictionary)]) throws -> Data {
        let data = NSMutableData()
        let destination = try XCTUnwrap(CGImageDestinationCreateWithData(data, "public.jpeg", 1, nil))
        CGImageDestinationAddImage(destination, try gradient(isOpaque: true), nil)
        for (type, info) in parts { CGImageDestinationAddAuxiliaryDataInfo(destination, type, info) }
        XCTAssertTrue(CGImageDestinationFinalize(destination))
        return data as Data
    }

    private func bytes(_ info: CFDictionary?) throws -> Data {
        try XCTUnwrap(info?[kCGImageAuxiliaryDataInfoData] as? Data)
    }

    private func number(_ info: CFDictionary?, _ key: CFString) -> Int? {
        let description = info?[kCGImageAuxiliaryDataInfoDataDescription] as? CFDictionary
        return (description?[key] as? NSNumber)?.intValue
    }

    func testAMatteComesBackFromAJPEG() throws {
        let matte = Data((0..<512).map { (place: Int) -> UInt8 in UInt8(place % 32 * 8) })
        let file = try jpeg([(kCGImageAuxiliaryDataTypePortraitEffectsMatte, info(32, 16, 0x4C30_3038, matte))])
        let source = try source(file)
        // The file is one image, and a plain JPEG to readers without support.
        XCTAssertEqual(CGImageSourceGetCount(source), 1)
        XCTAssertEqual(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width, 64)
        let read = CGImageSourceCopyAuxiliaryDataInfoAtIndex(source, 0, kCGImageAuxiliaryDataTypePortraitEffectsMatte)
        XCTAssertEqual(number(read, kCGImagePropertyWidth), 32)
        XCTAssertEqual(number(read, kCGImagePropertyHeight), 16)
        XCTAssertEqual(number(read, kCGImagePropertyPixelFormat), 0x4C30_3038)
        for (a, b) in zip(try bytes(read), matte) { XCTAssertLessThan(abs(Int(a) - Int(b)), 6) }
        XCTAssertNil(CGImageSourceCopyAuxiliaryDataInfoAtIndex(source, 0, kCGImageAuxiliaryDataTypeDepth))
        XCTAssertNil(
            CGImageSourceCopyAuxiliaryDataInfoAtIndex(source, 1, kCGImageAuxiliaryDataTypePortraitEffectsMatte))
        let contents =
            CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyFileContentsDictionary] as? CFDictionary
        let images = contents?[kCGImagePropertyImages] as? [CFDictionary]
        let listed = images?.first?[kCGImagePropertyAuxiliaryData] as? [CFDictionary]
        XCTAssertEqual(
            listed?.first?[kCGImagePropertyAuxiliaryDataType] as? String, kCGImageAuxiliaryDataTypePortraitEffectsMatte)
    }

    func testDepthInFloatingPointKeepsItsRange() throws {
        let depths = (0..<20 * 10).map { Float(0.5) + Float($0 % 20) / 4 }
        let halves = depths.map { Float16($0).bitPattern.littleEndian }
        let file = try jpeg([
            (kCGImageAuxiliaryDataTypeDepth, info(20, 10, 0x6664_6570, depths.withUnsafeBytes { Data($0) })),
            (kCGImageAuxiliaryDataTypeDisparity, info(20, 10, 0x6864_6973, halves.withUnsafeBytes { Data($0) })),
        ])
        let source = try source(file)
        let read = CGImageSourceCopyAuxiliaryDataInfoAtIndex(source, 0, kCGImageAuxiliaryDataTypeDepth)
        XCTAssertEqual(number(read, kCGImagePropertyPixelFormat), 0x6664_6570)
        let values = try bytes(read).withUnsafeBytes { Array($0.bindMemory(to: Float.self)) }
        for (a, b) in zip(values, depths) { XCTAssertEqual(a, b, accuracy: 0.12) }
        let disparity = CGImageSourceCopyAuxiliaryDataInfoAtIndex(source, 0, kCGImageAuxiliaryDataTypeDisparity)
        XCTAssertEqual(number(disparity, kCGImagePropertyPixelFormat), 0x6864_6973)
        XCTAssertEqual(try bytes(disparity).count, 400)
    }

    // MARK: Gain maps

    private func gainMap(_ metadata: CGImageMetadata) throws -> CFDictionary {
        // Nothing on the left, everything on the right.
        var dictionary = info(64, 64, 0x4C30_3038, Data((0..<64 * 64).map { $0 % 64 < 32 ? 0 : 255 }))
        dictionary[kCGImageAuxiliaryDataInfoMetadata] = metadata
        return dictionary
    }

    private func metadata(_ namespace: String, _ prefix: String, _ values: [String: String]) throws -> CGImageMetadata {
        let metadata = CGImageMetadataCreateMutable()
        XCTAssertTrue(CGImageMetadataRegisterNamespaceForPrefix(metadata, namespace, prefix, nil))
        for (name, value) in values {
            XCTAssertTrue(CGImageMetadataSetValueWithPath(metadata, nil, "\(prefix):\(name)", value))
        }
        return metadata
    }

    /// Returns the red, green, blue and alpha of a pixel in half-floats.
    private func light(_ image: CGImage, _ x: Int, _ y: Int) throws -> [Float] {
        let data = try XCTUnwrap(image.dataProvider?.data)
        return (0..<4).map { i in
            let place = y * image.bytesPerRow + x * 8 + i * 2
            let bits = data.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: UInt16.self) }
            return Float(Float16(bitPattern: UInt16(littleEndian: bits)))
        }
    }

    func testAGainMapMakesBrightLight() throws {
        let apple = try metadata(
            "http://ns.apple.com/HDRGainMap/1.0/", "HDRGainMap",
            ["HDRGainMapVersion": "65536", "HDRGainMapHeadroom": "4"])
        let adobe = try metadata(
            "http://ns.adobe.com/hdr-gain-map/1.0/", "hdrgm",
            ["Version": "1.0", "GainMapMax": "2", "OffsetSDR": "0", "OffsetHDR": "0"])
        for map in [apple, adobe] {
            let file = try jpeg([(kCGImageAuxiliaryDataTypeHDRGainMap, try gainMap(map))])
            let source = try source(file)
            let plain = try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, 0, nil))
            let options: CFDictionary = [kCGImageSourceDecodeRequest: kCGImageSourceDecodeToHDR]
            let bright = try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, 0, options))
            XCTAssertEqual(bright.colorSpace?.name, CGColorSpace.extendedLinearSRGB)
            XCTAssertEqual(bright.bitsPerComponent, 16)
            func linear(_ level: UInt8) -> Float {
                let v = Float(level) / 255
                return v <= 0.04045 ? v / 12.92 : powf((v + 0.055) / 1.055, 2.4)
            }
            for (x, gain) in [(8, Float(1)), (56, 4)] {
                let (pixel, stored) = (try light(bright, x, 30), plain.pixel(x, 30))
                for i in 0..<3 { XCTAssertEqual(pixel[i], linear(stored[i]) * gain, accuracy: 0.03 * gain) }
            }
            let dark = try XCTUnwrap(
                CGImageSourceCreateImageAtIndex(source, 0, [kCGImageSourceDecodeRequest: kCGImageSourceDecodeToSDR]))
            XCTAssertEqual(dark.pixels, plain.pixels)
        }
    }

    func testAGainMapGoesAlongWhereThatIsAskedFor() throws {
        let map = try metadata(
            "http://ns.apple.com/HDRGainMap/1.0/", "HDRGainMap", ["HDRGainMapHeadroom": "4"])
        let source = try source(try jpeg([(kCGImageAuxiliaryDataTypeHDRGainMap, try gainMap(map))]))
        for keeps in [true, false] {
            let data = NSMutableData()
            let destination = try XCTUnwrap(CGImageDestinationCreateWithData(data, "public.jpeg", 1, nil))
            CGImageDestinationAddImageFromSource(
                destination, source, 0, [kCGImageDestinationPreserveGainMap: NSNumber(value: keeps)])
            XCTAssertTrue(CGImageDestinationFinalize(destination))
            let read = CGImageSourceCopyAuxiliaryDataInfoAtIndex(
                try ImageIOTests.source(data as Data), 0, kCGImageAuxiliaryDataTypeHDRGainMap)
            XCTAssertEqual(read != nil, keeps)
            guard keeps else { continue }
            let metadata = try XCTUnwrap(read?[kCGImageAuxiliaryDataInfoMetadata] as? CGImageMetadata)
            XCTAssertEqual(
                CGImageMetadataCopyStringValueWithPath(metadata, nil, "HDRGainMap:HDRGainMapHeadroom"), "4")
        }
    }

    // MARK: Several images

    /// Returns a stereo pair of two JPEGs, with an index as in DC-007, little-endian.
    private func pair(type: UInt32, cutBy: Int = 0) throws -> Data {
        let (left, right) = (
            try written([try gradient(isOpaque: true)], "public.jpeg"),
            try written([try gradient(isOpaque: true, width: 32, height: 32)], "public.jpeg")
        )
        var block: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0]
        func add<T: FixedWidthInteger>(_ value: T) { withUnsafeBytes(of: value.littleEndian) { block += $0 } }
        add(UInt16(2))
        for (tag, kind, count, value) in [(0xB001, 4, 1, 2), (0xB002, 7, 32, 8 + 2 + 24 + 4)] {
            add(UInt16(tag))
            add(UInt16(kind))
            add(UInt32(count))
            add(UInt32(value))
        }
        add(UInt32(0))
        let segmentSize = 4 + 4 + block.count + 32
        add(UInt32(0x2003_0000))
        add(UInt32(left.count + segmentSize))
        add(UInt64(0))
        add(type)
        add(UInt32(right.count))
        // From the block's first byte, which follows the start marker, the segment's marker, length and name.
        add(UInt32(left.count + segmentSize - 10))
        add(UInt32(0))
        let length = 2 + 4 + block.count
        let segment = [0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 255)] + Array("MPF\0".utf8) + block
        return (left.prefix(2) + segment + left.dropFirst(2) + right).dropLast(cutBy)
    }

    func testPicturesForTwoEyes() throws {
        let source = try source(try pair(type: 0x020002))
        XCTAssertEqual(CGImageSourceGetCount(source), 2)
        XCTAssertEqual(CGImageSourceGetPrimaryImageIndex(source), 0)
        XCTAssertEqual(CGImageSourceCreateImageAtIndex(source, 1, nil)?.width, 32)
        let groups = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGroups] as? [CFDictionary]
        XCTAssertEqual(groups?.count, 1)
        XCTAssertEqual(groups?.first?[kCGImagePropertyGroupType] as? String, kCGImagePropertyGroupTypeStereoPair)
        XCTAssertEqual((groups?.first?[kCGImagePropertyGroupImageIndexRight] as? NSNumber)?.intValue, 1)
        // Thumbnails of a large image are not images of the file.
        XCTAssertEqual(CGImageSourceGetCount(try ImageIOTests.source(try pair(type: 0x010001))), 1)
    }

    func testDamagedIndicesAreNone() throws {
        let file = try pair(type: 0x020002)
        let right = try written([try gradient(isOpaque: true, width: 32, height: 32)], "public.jpeg").count
        for cut in stride(from: 1, to: right, by: 37) {
            let source = try source(try pair(type: 0x020002, cutBy: cut))
            XCTAssertNotNil(CGImageSourceCreateImageAtIndex(source, 0, nil))
        }
        let start = try XCTUnwrap(file.range(of: Data("MPF\0".utf8))).upperBound
        for place in start..<start + 60 {
            for value: UInt8 in [0, 0xFF, 0x80] {
                var damaged = file
                damaged[place] = value
                _ = CGImageSourceCreateImageAtIndex(try source(damaged), 1, nil)
            }
        }
    }

    func testOtherFormatsAreWrittenWithout() throws {
        let data = NSMutableData()
        let destination = try XCTUnwrap(CGImageDestinationCreateWithData(data, "public.png", 1, nil))
        let matte = info(2, 2, 0x4C30_3038, Data(count: 4))
        CGImageDestinationAddAuxiliaryDataInfo(destination, kCGImageAuxiliaryDataTypeDepth, matte)
        CGImageDestinationAddImage(destination, try gradient(isOpaque: true), nil)
        CGImageDestinationAddAuxiliaryDataInfo(destination, kCGImageAuxiliaryDataTypeDepth, matte)
        CGImageDestinationAddAuxiliaryDataInfo(destination, "nothing", matte)
        CGImageDestinationAddAuxiliaryDataInfo(
            destination, kCGImageAuxiliaryDataTypeDepth, info(200, 200, 0x4C30_3038, Data(count: 400)))
        XCTAssertTrue(CGImageDestinationFinalize(destination))
        XCTAssertEqual(CGImageSourceGetCount(try source(data as Data)), 1)
    }
}
