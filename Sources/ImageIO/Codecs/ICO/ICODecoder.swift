import CoreGraphics
import Foundation
import Raster

/// Windows icons and cursors: several images, each a PNG or a bitmap with a mask.
struct ICODecoder: ImageDecoder {
    static let typeIdentifier = "com.microsoft.ico"

    private let data: Data
    private let limits: ImageLimits
    private let images: [Entry]
    let isWhole: Bool

    private struct Entry {
        var range: Range<Int>
        var width: Int
        var height: Int
        var depth: Int
        var isPNG: Bool
    }

    private static let infoSize = 40

    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool {
        // Two zeros, the kind, 1 or 2, and the number of images; a zero after the first one's size.
        bytes.count >= 10 && bytes[0] == 0 && bytes[1] == 0 && (bytes[2] == 1 || bytes[2] == 2) && bytes[3] == 0
            && (bytes[4] > 0 || bytes[5] > 0) && bytes[9] == 0
    }

    init(_ data: Data, limits: ImageLimits) throws(ImageError) {
        (self.data, self.limits) = (data, limits)
        (images, isWhole) = try data.withBytes { file throws(ImageError) in try Self.entries(file, limits) }
    }

    private static func entries(
        _ file: UnsafeRawBufferPointer, _ limits: ImageLimits
    ) throws(ImageError) -> ([Entry], Bool) {
        var reader = ByteReader(file, at: 4)
        reader.order = .littleEndian
        guard let count = reader.read(UInt16.self) else { throw .truncated("the header") }
        try limits.check(imageCount: Int(count))
        var entries: [Entry] = []
        var isWhole = true
        for _ in 0..<count {
            guard reader.skip(8), let size = reader.read(UInt32.self), let offset = reader.read(UInt32.self) else {
                throw .truncated("the list of images")
            }
            let (end, overflow) = Int(offset).addingReportingOverflow(Int(size))
            guard !overflow, Int(offset) < file.count, end <= file.count else {
                isWhole = false
                continue
            }
            entries.append(try entry(file, Int(offset)..<end, limits))
        }
        guard !entries.isEmpty else { throw .truncated("there is no image") }
        return (entries, isWhole)
    }

    private static func entry(
        _ file: UnsafeRawBufferPointer, _ range: Range<Int>, _ limits: ImageLimits
    ) throws(ImageError) -> Entry {
        let bytes = UnsafeRawBufferPointer(rebasing: file[range])
        if PNGDecoder.recognizes(bytes) {
            let header = try PNGImage(Data(bytes), limits: limits).header
            return Entry(
                range: range, width: Int(header.width), height: Int(header.height), depth: Int(header.depth),
                isPNG: true)
        }
        var reader = ByteReader(bytes)
        reader.order = .littleEndian
        guard let size = reader.read(UInt32.self), let width = reader.read(Int32.self),
            let height = reader.read(Int32.self), reader.skip(2), let depth = reader.read(UInt16.self)
        else { throw .truncated("an image's header") }
        guard size == infoSize, width > 0, height > 1 else { throw .invalid("an image's header") }
        // The mask below the image is included in its height.
        try limits.check(width: Int(width), height: Int(height) / 2)
        return Entry(range: range, width: Int(width), height: Int(height) / 2, depth: Int(depth), isPNG: false)
    }

    var count: Int { images.count }

    /// The largest image.
    var primaryIndex: Int {
        images.indices.max { images[$0].width * images[$0].height < images[$1].width * images[$1].height } ?? 0
    }

    func description(at index: Int) -> ImageDescription {
        let image = images[index]
        var result = ImageDescription(
            width: image.width, height: image.height, depth: 8, model: .rgb,
            isIndexed: !image.isPNG && image.depth <= 8, hasAlpha: true)
        result.isWhole = isWhole
        return result
    }

    func decode(_ index: Int, _ request: DecodingRequest) throws(ImageError) -> DecodedImage {
        let image = images[index]
        let bytes = Data(data.dropFirst(image.range.lowerBound).prefix(image.range.count))
        if image.isPNG { return try PNGImage(bytes, limits: limits).decode(DecodingRequest()) }
        let (file, colorsEnd) = try bitmapFile(bytes, image)
        let colors = try BMPDecoder(file, limits: limits).decode(0, DecodingRequest()).bitmap
        let buffer = try PixelBuffer.make(width: image.width, height: image.height)
        bytes.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
            let rowSize = (image.width * 32 + 31) / 32 * 4
            let start = colorsEnd - rowSize * image.height
            // If all alphas are 0, there is no alpha: the mask is used instead.
            let hasAlpha =
                image.depth == 32 && (0..<image.width * image.height).contains { bytes[start + $0 * 4 + 3] > 0 }
            let maskSize = (image.width + 31) / 32 * 4
            for y in 0..<image.height {
                // Rows are stored bottom-up.
                let row = image.height - 1 - y
                let (from, to) = (colors.buffer.row(y), buffer.row(y))
                for x in 0..<image.width {
                    let mask = colorsEnd + row * maskSize + x / 8
                    let isMasked = mask < bytes.count && bytes[mask] >> UInt8(7 - x % 8) & 1 == 1
                    let alpha = hasAlpha ? Int(bytes[start + row * rowSize + x * 4 + 3]) : isMasked ? 0 : 255
                    for i in 0..<3 { to[x * 4 + i] = UInt8((Int(from[x * 4 + i]) * alpha + 127) / 255) }
                    to[x * 4 + 3] = UInt8(alpha)
                }
            }
        }
        return DecodedImage(bitmap: Bitmap(buffer))
    }

    /// Returns the image's colours as a BMP, and their end in the image's bytes.
    private func bitmapFile(_ bytes: Data, _ image: Entry) throws(ImageError) -> (Data, Int) {
        guard [1, 4, 8, 16, 24, 32].contains(image.depth) else { throw .invalid("\(image.depth) bits for a pixel") }
        var reader = (used: UInt32(0), compression: UInt32(0))
        bytes.withUnsafeBytes { (raw: UnsafeRawBufferPointer) in
            var fields = ByteReader(raw, at: 16)
            fields.order = .littleEndian
            reader.compression = fields.read(UInt32.self) ?? 0
            _ = fields.skip(12)
            reader.used = fields.read(UInt32.self) ?? 0
        }
        guard reader.compression == 0 else { throw .unsupported("an icon's pixels in runs") }
        let palette = image.depth <= 8 ? (reader.used == 0 ? 1 << image.depth : Int(min(reader.used, 256))) : 0
        let offset = Self.infoSize + palette * 4
        let rowSize = (image.width * image.depth + 31) / 32 * 4
        let end = offset + rowSize * image.height
        guard end <= bytes.count else { throw .truncated("\(bytes.count) of \(end) bytes of an icon") }
        var file = Data("BM".utf8)
        func add(_ value: UInt32) { withUnsafeBytes(of: value.littleEndian) { file.append(contentsOf: $0) } }
        add(UInt32(clamping: 14 + end))
        add(0)
        add(UInt32(14 + offset))
        file.append(bytes.prefix(8))
        add(UInt32(image.height))
        file.append(bytes.dropFirst(12).prefix(end - 12))
        return (file, end)
    }
}

/// Icons of PNG images, which Windows supports since Vista: up to 256 pixels per side.
enum ICOEncoder: ImageEncoder {
    static let typeIdentifier = "com.microsoft.ico"
    static let maxImageCount = 64
    private static let maxSide = 256

    static func encode(_ images: [EncodableImage], properties: ImageProperties) throws(ImageError) -> Data {
        var files: [Data] = []
        for image in images {
            guard max(image.image.width, image.image.height) <= maxSide else {
                throw .unsupported("an icon has at most \(maxSide) pixels per side")
            }
            let plain = EncodableImage(image: CGImage(bitmap: image.image.bitmap), properties: image.properties)
            files.append(try PNGEncoder.encode([plain], properties: properties))
        }
        var file = Data([0, 0, 1, 0, UInt8(images.count), 0])
        var offset = 6 + 16 * images.count
        for (image, bytes) in zip(images, files) {
            // 256 is written as 0.
            file.append(contentsOf: [
                UInt8(image.image.width & 255), UInt8(image.image.height & 255), 0, 0, 1, 0, 32, 0,
            ])
            for number in [bytes.count, offset] {
                withUnsafeBytes(of: UInt32(clamping: number).littleEndian) { file.append(contentsOf: $0) }
            }
            offset += bytes.count
        }
        for bytes in files { file.append(bytes) }
        return file
    }
}
