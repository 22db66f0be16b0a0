import Foundation

/// One directory of an Exif block: fields by tag.
struct ExifDirectory {
    /// The bytes of a field's values in the block.
    private struct Entry {
        var type: UInt16
        var count: Int
        var bytes: UnsafeRawBufferPointer
    }

    private let block: UnsafeRawBufferPointer
    private let order: ByteReader.Order
    private var entries: [UInt16: Entry] = [:]
    /// The offset of the next directory.
    private(set) var next: Int?

    /// The sizes of the types 1 to 13: byte, text, short, long, fraction, and so on; the last is a directory's offset.
    private static let sizes = [1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]
    /// The maximum size of a field in bytes; larger ones are ignored.
    private static let maxSize = 1 << 16
    /// The maximum size of a field that contains a packet or records.
    private static let maxPacketSize = 8 << 20

    /// Reads a directory. Unreadable fields are left out.
    init(_ block: UnsafeRawBufferPointer, at offset: Int, order: ByteReader.Order) {
        self.block = block
        self.order = order
        var reader = ByteReader(block)
        reader.order = order
        guard reader.move(to: offset), let count = reader.read(UInt16.self) else { return }
        for _ in 0..<count {
            guard let tag = reader.read(UInt16.self), let type = reader.read(UInt16.self),
                let count = reader.read(UInt32.self), let place = reader.read(count: 4)
            else { return }
            let isPacket = [Packet.xmp, Packet.iptc, Packet.resources].contains(tag)
            let limit = isPacket ? Self.maxPacketSize : Self.maxSize
            guard (1...Self.sizes.count).contains(Int(type)), Int(count) <= limit else { continue }
            let size = Int(count) * Self.sizes[Int(type) - 1]
            guard size <= limit, let bytes = Self.bytes(size, at: place, in: block, order: order) else {
                continue
            }
            if entries[tag] == nil { entries[tag] = Entry(type: type, count: Int(count), bytes: bytes) }
        }
        if let offset = reader.read(UInt32.self), offset > 0 { next = Int(offset) }
    }

    /// Up to four bytes are in the entry itself; more are at the offset it contains.
    private static func bytes(
        _ size: Int, at place: UnsafeRawBufferPointer, in block: UnsafeRawBufferPointer, order: ByteReader.Order
    ) -> UnsafeRawBufferPointer? {
        if size <= 4 { return UnsafeRawBufferPointer(rebasing: place[..<size]) }
        var reader = ByteReader(place)
        reader.order = order
        guard let offset = reader.read(UInt32.self) else { return nil }
        var far = ByteReader(block)
        return far.move(to: Int(offset)) ? far.read(count: size) : nil
    }

    /// Returns a field as an integer.
    func number(_ tag: UInt16) -> Int? {
        guard let numbers = integers(tag), numbers.count == 1, numbers[0] >= 0 else { return nil }
        return numbers[0]
    }

    /// TIFF fields that contain metadata in other formats.
    enum Packet {
        static let xmp: UInt16 = 700
        static let iptc: UInt16 = 33_723
        /// Photoshop's resources, including IPTC records.
        static let resources: UInt16 = 34_377
    }

    /// Returns the bytes of a packet; nil if there is none, or it is of another type.
    func packet(_ tag: UInt16) -> Data? {
        guard let entry = entries[tag], !entry.bytes.isEmpty else { return nil }
        switch entry.type {
        case 1, 2, 7: return Data(entry.bytes)
        // Bytes stored as integers, in either byte order: records begin with a marker.
        case 4 where entry.bytes[0] == IPTCRecords.marker: return Data(entry.bytes)
        case 4:
            return Data(
                stride(from: 0, to: entry.bytes.count, by: 4).flatMap { entry.bytes[$0..<$0 + 4].reversed() })
        default: return nil
        }
    }

    /// The bytes of the thumbnail.
    var thumbnail: Data? {
        guard let offset = number(0x0201), let count = number(0x0202), count > 0 else { return nil }
        var reader = ByteReader(block)
        guard reader.move(to: offset), let bytes = reader.read(count: count) else { return nil }
        return Data(bytes)
    }

    /// Returns the fields for which there are keys.
    func values(of fields: [ExifField]) -> MetadataDictionary {
        var result: MetadataDictionary = [:]
        for field in fields {
            if let value = value(of: field) { result[field.key] = value }
        }
        return result
    }

    // MARK: Values

    private func value(of field: ExifField) -> MetadataValue? {
        switch field.form {
        case .text:
            return text(field.tag).map { .text($0) }
        case .bytes, .shorts, .longs, .opaque:
            guard let values = integers(field.tag), let first = values.first else { return nil }
            return values.count == 1 ? .integer(first) : .integers(values)
        case .shortList:
            return integers(field.tag).flatMap { $0.isEmpty ? nil : .integers($0) }
        case .fractions, .signedFractions:
            guard let values = numbers(field.tag), let first = values.first else { return nil }
            return values.count == 1 ? .number(first) : .numbers(values)
        case .version:
            return version(field.tag).map { .integers($0) }
        case .comment:
            return comment(field.tag).map { .text($0) }
        case .degrees:
            guard let parts = numbers(field.tag), parts.count == 3 else { return nil }
            return .number(parts[0] + parts[1] / 60 + parts[2] / 3600)
        case .time:
            guard let parts = numbers(field.tag), parts.count == 3, parts.allSatisfy({ (0..<100).contains($0) }) else {
                return nil
            }
            return .text(parts.map { $0 < 10 ? "0\(Int($0))" : "\(Int($0))" }.joined(separator: ":"))
        }
    }

    private func text(_ tag: UInt16) -> String? {
        guard let entry = entries[tag], entry.type == 2 else { return nil }
        let text = String(decoding: entry.bytes.prefix { $0 != 0 }, as: UTF8.self)
        return text.isEmpty ? nil : text
    }

    private func comment(_ tag: UInt16) -> String? {
        guard let entry = entries[tag], entry.bytes.count > 8 else { return nil }
        let set = entry.bytes.prefix { $0 != 0 }
        guard set.count <= 8, set.isEmpty || set.elementsEqual("ASCII".utf8) else { return nil }
        let text = String(decoding: entry.bytes.dropFirst(8).prefix { $0 != 0 }, as: UTF8.self)
        return text.isEmpty ? nil : text
    }

    /// Returns the digits of "0231" without surrounding zeros.
    private func version(_ tag: UInt16) -> [Int]? {
        guard let entry = entries[tag], entry.bytes.count == 4 else { return nil }
        let digits = entry.bytes.map { Int($0) - 48 }
        guard digits.allSatisfy({ (0...9).contains($0) }) else { return nil }
        let version = [digits[0] * 10 + digits[1], digits[2], digits[3]]
        return version[2] == 0 ? version.dropLast() : version
    }

    /// Returns values of the integer types.
    private func integers(_ tag: UInt16) -> [Int]? {
        guard let entry = entries[tag] else { return nil }
        switch entry.type {
        case 1, 7: return entry.bytes.map { Int($0) }
        case 3: return list(entry) { $0.read(UInt16.self).map { Int($0) } }
        case 4, 13: return list(entry) { $0.read(UInt32.self).map { Int($0) } }
        case 6: return entry.bytes.map { Int(Int8(bitPattern: $0)) }
        case 8: return list(entry) { $0.read(Int16.self).map { Int($0) } }
        case 9: return list(entry) { $0.read(Int32.self).map { Int($0) } }
        default: return nil
        }
    }

    /// Returns values of the fraction types, and integers in place of fractions; nil if one is not finite.
    private func numbers(_ tag: UInt16) -> [Double]? {
        guard let entry = entries[tag] else { return nil }
        let numbers: [Double]? =
            switch entry.type {
            case 5:
                list(entry) { reader in
                    guard let a = reader.read(UInt32.self), let b = reader.read(UInt32.self) else { return nil }
                    return Double(a) / Double(b)
                }
            case 10:
                list(entry) { reader in
                    guard let a = reader.read(Int32.self), let b = reader.read(Int32.self) else { return nil }
                    return Double(a) / Double(b)
                }
            case 11: list(entry) { $0.read(UInt32.self).map { Double(Float(bitPattern: $0)) } }
            case 12: list(entry) { $0.read(UInt64.self).map { Double(bitPattern: $0) } }
            default: integers(tag)?.map { Double($0) }
            }
        guard let numbers, numbers.allSatisfy(\.isFinite) else { return nil }
        return numbers
    }

    private func list<T>(_ entry: Entry, _ read: (inout ByteReader) -> T?) -> [T] {
        var reader = ByteReader(entry.bytes)
        reader.order = order
        return (0..<entry.count).compactMap { _ in read(&reader) }
    }
}
