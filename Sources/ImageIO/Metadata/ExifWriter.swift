import Foundation

/// Writes an Exif block: the directories of a TIFF file, without the pixels.
struct ExifWriter {
    private var metadata: Metadata
    private let thumbnail: Data?

    /// Prepares the writable part of `metadata`, with an orientation and a resolution that replace those in it, and a
    /// JPEG thumbnail.
    init(
        _ metadata: Metadata, orientation: CGImagePropertyOrientation?,
        resolution: ImageDescription.Resolution? = nil, thumbnail: Data? = nil
    ) {
        self.metadata = metadata
        self.thumbnail = thumbnail
        var tiff = metadata[kCGImagePropertyTIFFDictionary] ?? [:]
        if let orientation { tiff[kCGImagePropertyTIFFOrientation] = .integer(Int(orientation.rawValue)) }
        if let resolution {
            tiff[kCGImagePropertyTIFFXResolution] = .number(resolution.x)
            tiff[kCGImagePropertyTIFFYResolution] = .number(resolution.y)
            tiff[kCGImagePropertyTIFFResolutionUnit] = .integer(2)
        }
        if !tiff.isEmpty { self.metadata[kCGImagePropertyTIFFDictionary] = tiff }
    }

    /// The block from its byte-order mark; nil if it would be empty.
    var block: [UInt8]? {
        var first = entries(ExifField.tiff, in: kCGImagePropertyTIFFDictionary)
        let exif = entries(ExifField.exif, in: kCGImagePropertyExifDictionary)
        let gps = entries(ExifField.gps, in: kCGImagePropertyGPSDictionary)
        guard !first.isEmpty || !exif.isEmpty || !gps.isEmpty || thumbnail != nil else { return nil }

        // The first directory contains the offsets of the other two, and its size does not depend on them.
        let pointers = [(ExifBlock.Pointer.exif, exif), (ExifBlock.Pointer.gps, gps)].filter { !$0.1.isEmpty }
        for (tag, _) in pointers { first.append(Entry(tag: tag, type: .long, count: 1, bytes: [0, 0, 0, 0])) }
        first.sort { $0.tag < $1.tag }
        var offset = Self.headerSize + Self.bytes(of: first, at: Self.headerSize).count
        var others: [UInt8] = []
        for (tag, entries) in pointers {
            if let index = first.firstIndex(where: { $0.tag == tag }) { first[index].bytes = bigEndian(UInt32(offset)) }
            let bytes = Self.bytes(of: entries, at: offset)
            others += bytes
            offset += bytes.count
        }
        let header: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, UInt8(Self.headerSize)]
        guard let thumbnail else { return header + Self.bytes(of: first, at: Self.headerSize) + others }
        return header + Self.bytes(of: first, at: Self.headerSize, next: offset) + others
            + Self.directory(of: thumbnail, at: offset)
    }

    /// Returns the Exif and GPS directories, little-endian, for a file that has the others.
    /// - Parameter offset: their offset in the file.
    func directories(at offset: Int) -> (exif: Int?, gps: Int?, bytes: [UInt8]) {
        let exif = entries(ExifField.exif, in: kCGImagePropertyExifDictionary)
        let gps = entries(ExifField.gps, in: kCGImagePropertyGPSDictionary)
        let first = exif.isEmpty ? [] : Self.bytes(of: exif, at: offset, order: .littleEndian)
        let second = gps.isEmpty ? [] : Self.bytes(of: gps, at: offset + first.count, order: .littleEndian)
        return (exif.isEmpty ? nil : offset, gps.isEmpty ? nil : offset + first.count, first + second)
    }

    // MARK: Directories

    private static let headerSize = 8

    private struct Entry {
        enum FieldType: UInt16 { case byte = 1, text, short, long, fraction, undefined = 7, signedFraction = 10 }

        var tag: UInt16
        var type: FieldType
        var count: Int
        /// Big-endian; padded to an even number when written.
        var bytes: [UInt8]

        func bytes(in order: ByteReader.Order) -> [UInt8] {
            let size =
                switch type {
                case .byte, .text, .undefined: 1
                case .short: 2
                case .long, .fraction, .signedFraction: 4
                }
            guard order == .littleEndian, size > 1 else { return bytes }
            return stride(from: 0, to: bytes.count, by: size).flatMap { bytes[$0..<$0 + size].reversed() }
        }
    }

    /// Returns the directory of a thumbnail, and the thumbnail.
    private static func directory(of thumbnail: Data, at offset: Int) -> [UInt8] {
        func long(_ tag: UInt16, _ value: Int) -> Entry {
            Entry(tag: tag, type: .long, count: 1, bytes: bigEndian(UInt32(clamping: value)))
        }
        let entries = { (place: Int) in
            [
                Entry(tag: 0x0103, type: .short, count: 1, bytes: bigEndian(UInt16(6))),  // compressed as a JPEG
                long(0x0201, place), long(0x0202, thumbnail.count),
            ]
        }
        let size = bytes(of: entries(0), at: offset).count
        return bytes(of: entries(offset + size), at: offset) + thumbnail
    }

    /// Returns the entries, the offset of the next directory, if there is one, and the values of more than four bytes.
    private static func bytes(
        of entries: [Entry], at offset: Int, next: Int = 0, order: ByteReader.Order = .bigEndian
    ) -> [UInt8] {
        func number<T: FixedWidthInteger>(_ value: T) -> [UInt8] {
            order == .bigEndian ? bigEndian(value) : bigEndian(value.byteSwapped)
        }
        var directory = number(UInt16(entries.count))
        var values: [UInt8] = []
        let valuesOffset = offset + 2 + entries.count * 12 + 4
        for entry in entries {
            directory += number(entry.tag) + number(entry.type.rawValue) + number(UInt32(entry.count))
            let bytes = entry.bytes(in: order)
            if bytes.count <= 4 {
                directory += bytes + [UInt8](repeating: 0, count: 4 - bytes.count)
            } else {
                directory += number(UInt32(valuesOffset + values.count))
                values += bytes + [UInt8](repeating: 0, count: bytes.count % 2)
            }
        }
        return directory + number(UInt32(clamping: next)) + values
    }

    private func entries(_ fields: [ExifField], in dictionary: String) -> [Entry] {
        guard let values = metadata[dictionary] else { return [] }
        return fields.compactMap { field in values[field.key].flatMap { Self.entry(field, $0) } }
            .sorted { $0.tag < $1.tag }
    }

    // MARK: Values

    /// Returns a field with a value; nil for a value that the field can't represent.
    private static func entry(_ field: ExifField, _ value: MetadataValue) -> Entry? {
        func entry(_ type: Entry.FieldType, _ count: Int, _ bytes: [UInt8]) -> Entry? {
            (1...maxCount).contains(count) ? Entry(tag: field.tag, type: type, count: count, bytes: bytes) : nil
        }
        switch field.form {
        case .text:
            guard case .text(let text) = value else { return nil }
            let bytes = text.utf8.filter { $0 != 0 } + [0]
            return entry(.text, bytes.count, bytes)
        case .comment:
            guard case .text(let text) = value else { return nil }
            let bytes = Array("ASCII\0\0\0".utf8) + text.utf8
            return entry(.undefined, bytes.count, bytes)
        case .bytes, .opaque:
            guard let bytes = value.integers?.map({ UInt8(clamping: $0) }) else { return nil }
            return entry(field.form == .bytes ? .byte : .undefined, bytes.count, bytes)
        case .shorts, .shortList:
            guard let shorts = value.integers?.map({ UInt16(clamping: $0) }) else { return nil }
            return entry(.short, shorts.count, shorts.flatMap { bigEndian($0) })
        case .longs:
            guard let longs = value.integers?.map({ UInt32(clamping: $0) }) else { return nil }
            return entry(.long, longs.count, longs.flatMap { bigEndian($0) })
        case .fractions:
            guard let numbers = value.numbers else { return nil }
            return entry(.fraction, numbers.count, numbers.flatMap { Fraction($0, signed: false).bytes })
        case .signedFractions:
            guard let numbers = value.numbers else { return nil }
            return entry(.signedFraction, numbers.count, numbers.flatMap { Fraction($0, signed: true).bytes })
        case .version:
            guard let parts = value.integers, (1...3).contains(parts.count), parts.allSatisfy({ (0...9).contains($0) })
            else { return nil }
            let digits = ([0] + parts + [0, 0]).prefix(4)
            return entry(.undefined, 4, digits.map { UInt8(48 + $0) })
        case .degrees:
            guard let degrees = value.numbers?.first else { return nil }
            // Minutes with their fraction; seconds stay 0.
            let whole = abs(degrees).rounded(.down)
            let parts = [whole, (abs(degrees) - whole) * 60, 0]
            return entry(.fraction, 3, parts.flatMap { Fraction($0, signed: false).bytes })
        case .time:
            guard case .text(let text) = value else { return nil }
            let parts = text.split(separator: ":").compactMap { Double($0) }
            guard parts.count == 3 else { return nil }
            return entry(.fraction, 3, parts.flatMap { Fraction($0, signed: false).bytes })
        }
    }

    /// An Exif block must fit in a JPEG segment of 64 KB.
    private static let maxCount = 1 << 13
}

/// A number as a fraction of 32-bit numbers.
private struct Fraction {
    let bytes: [UInt8]

    /// Creates the best fraction by continued fractions, so that 1/60 stays 1/60. Not negative unless signed.
    init(_ number: Double, signed: Bool) {
        let limit = signed ? Double(Int32.max) : Double(UInt32.max)
        let value = min(abs(number), limit)
        var (top, bottom, lastTop, lastBottom) = (1.0, 0.0, 0.0, 1.0)
        var rest = value
        for _ in 0..<40 {
            let whole = rest.rounded(.down)
            let (nextTop, nextBottom) = (whole * top + lastTop, whole * bottom + lastBottom)
            guard nextTop <= limit, nextBottom <= limit else { break }
            (top, bottom, lastTop, lastBottom) = (nextTop, nextBottom, top, bottom)
            if abs(top / bottom - value) <= value * 1e-12 { break }
            rest = 1 / (rest - whole)
        }
        let isNegative = signed && number < 0
        bytes = bigEndian(isNegative ? UInt32(bitPattern: -Int32(top)) : UInt32(top)) + bigEndian(UInt32(bottom))
    }
}

private func bigEndian<T: FixedWidthInteger>(_ value: T) -> [UInt8] {
    withUnsafeBytes(of: value.bigEndian) { Array($0) }
}

extension MetadataValue {
    fileprivate var integers: [Int]? {
        switch self {
        case .integer(let value): [value]
        case .integers(let values): values
        case .number(let value): Int(exactly: value.rounded()).map { [$0] }
        case .numbers(let values): values.compactMap { Int(exactly: $0.rounded()) }
        default: nil
        }
    }

    fileprivate var numbers: [Double]? {
        switch self {
        case .number(let value): [value]
        case .numbers(let values): values
        default: integers?.map { Double($0) }
        }
    }
}
