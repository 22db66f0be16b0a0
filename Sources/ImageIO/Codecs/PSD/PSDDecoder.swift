import CoreGraphics
import Foundation

/// Photoshop documents, PSD and PSB: the flattened image, which programs write for readers that don't support layers.
/// Gray, indexed, RGB, CMYK and Lab, of 1, 8 and 16 bits and in floating point, uncompressed or run-length encoded.
///
/// From Adobe's Photoshop File Formats Specification.
struct PSDDecoder: ImageDecoder {
    static let typeIdentifier = "com.adobe.photoshop-image"

    private let data: Data
    private let header: PSDHeader

    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool { bytes.starts(with: "8BPS".utf8) }

    init(_ data: Data, limits: ImageLimits) throws(ImageError) {
        self.data = data
        header = try data.withBytes { file throws(ImageError) in try PSDHeader(file, limits: limits) }
    }

    var isWhole: Bool { header.isWhole }

    func description(at index: Int) -> ImageDescription {
        let model: ImageDescription.Model =
            switch header.mode {
            case .bitmap, .gray: .gray
            case .indexed, .rgb: .rgb
            case .cmyk: .cmyk
            case .lab: .lab
            }
        var result = ImageDescription(
            width: header.width, height: header.height, depth: header.depth, model: model,
            isIndexed: header.mode == .indexed, isFloat: header.depth == 32, hasAlpha: header.hasAlpha)
        result.resolution = header.resolution
        result.profileName = header.profile?.name
        let exif = header.exif.map { range in
            data.withUnsafeBytes { ExifBlock(UnsafeRawBufferPointer(rebasing: $0[range])) }
        }
        result.metadata = exif?.metadata ?? [:]
        result.orientation = exif?.orientation
        result.xmp = header.xmp.map { Data(data.dropFirst($0.lowerBound).prefix($0.count)) }
        result.iptc =
            header.iptc.map { range in
                data.withUnsafeBytes {
                    IPTCTexts(IPTCRecords.dictionary(of: UnsafeRawBufferPointer(rebasing: $0[range])))
                }
            } ?? IPTCTexts()
        result.isWhole = header.isWhole
        return result
    }

    func thumbnail(at index: Int) -> Data? {
        header.thumbnail.map { Data(data.dropFirst($0.lowerBound).prefix($0.count)) }
    }

    func decode(_ index: Int, _ request: DecodingRequest) throws(ImageError) -> DecodedImage {
        let planes = try data.withBytes { file throws(ImageError) in try PSDPlanes(file, header) }
        let (width, height, channels) = (header.width, header.height, header.channelCount)
        if header.depth == 1 {
            // A set bit is ink.
            return try NativeSamples.image(
                width: width, height: height, bits: 1, channels: 1, bytesPerRow: (width + 7) / 8, space: .genericGray,
                alpha: .none, order: .orderDefault, Data(planes.bytes.map { ~$0 }))
        }
        let size = header.depth / 8
        // Inks are stored inverted.
        let mask: UInt8 = header.mode == .cmyk && size < 4 ? 255 : 0
        var bytes = Data(count: width * height * channels * size)
        bytes.withUnsafeMutableBytes { (out: UnsafeMutableRawBufferPointer) in
            let pixelCount = width * height
            for channel in 0..<channels {
                let isInverted = mask != 0 && channel < 4
                for pixel in 0..<pixelCount {
                    let (from, to) = ((channel * pixelCount + pixel) * size, (pixel * channels + channel) * size)
                    for i in 0..<size { out[to + i] = isInverted ? ~planes.bytes[from + i] : planes.bytes[from + i] }
                }
            }
        }
        return try NativeSamples.image(
            width: width, height: height, bits: header.depth, channels: channels,
            bytesPerRow: width * channels * size, space: try header.space(), alpha: header.hasAlpha ? .last : .none,
            order: size == 1 ? .orderDefault : size == 2 ? .order16Big : .order32Big, isFloat: size == 4, bytes)
    }
}

/// The channels of the flattened image, one after the other.
struct PSDPlanes {
    let bytes: [UInt8]

    init(_ file: UnsafeRawBufferPointer, _ header: PSDHeader) throws(ImageError) {
        var reader = ByteReader(file, at: header.pixelOffset)
        guard let compression = reader.read(UInt16.self) else { throw .truncated("the pixels are missing") }
        let rowSize = (header.width * header.depth + 7) / 8
        let rowCount = header.height * header.channelCount
        let size = rowSize * rowCount
        switch compression {
        case 0:
            guard let pixels = reader.read(count: size) else { throw .truncated("\(size) bytes of pixels") }
            bytes = Array(pixels)
        case 1:
            // The sizes of all rows, including those of unused channels.
            let sizeBytes = header.isLarge ? 4 : 2
            guard let sizes = reader.read(count: header.storedChannelCount * header.height * sizeBytes) else {
                throw .truncated("the sizes of rows")
            }
            // Runs of 128 take two bytes: this bounds the size of the decoded data.
            guard size <= max(file.count, 1) * 64 else { throw .invalid("more pixels than the runs can hold") }
            var rows = ByteReader(sizes)
            var bytes = [UInt8](repeating: 0, count: size)
            for row in 0..<rowCount {
                let length =
                    header.isLarge ? rows.read(UInt32.self).map { Int($0) } : rows.read(UInt16.self).map { Int($0) }
                guard let length, let packed = reader.read(count: length) else { throw .truncated("row \(row)") }
                try Self.unpack(packed, into: &bytes, at: row * rowSize, count: rowSize)
            }
            self.bytes = bytes
        default: throw .unsupported("pixels compressed by method \(compression)")
        }
    }

    /// Apple's PackBits.
    private static func unpack(
        _ packed: UnsafeRawBufferPointer, into bytes: inout [UInt8], at start: Int, count: Int
    ) throws(ImageError) {
        let end = start + count
        var (place, i) = (start, 0)
        while i < packed.count, place < end {
            let code = Int(Int8(bitPattern: packed[i]))
            i += 1
            if code >= 0 {
                let length = min(code + 1, packed.count - i, end - place)
                for k in 0..<length { bytes[place + k] = packed[i + k] }
                (place, i) = (place + length, i + code + 1)
            } else if code > -128 {
                guard i < packed.count else { break }
                let length = min(1 - code, end - place)
                for k in 0..<length { bytes[place + k] = packed[i] }
                (place, i) = (place + length, i + 1)
            }
        }
        guard place == end else { throw .invalid("a row of runs is too short") }
    }
}
