import CoreGraphics
import Foundation

/// The index of a file of several consecutive JPEGs, defined by CIPA DC-007: a segment in the first of them.
struct MultiPictureIndex {
    struct Entry {
        /// The purpose of the image.
        var type: Int
        /// Its location in the file.
        var range: Range<Int>
    }

    enum PictureType {
        static let undefined = 0
        static let panorama = 0x020001
        static let disparity = 0x020002
        static let angles = 0x020003
        static let primary = 0x030000
    }

    /// The images after the first one, as far as they are inside the file.
    private(set) var entries: [Entry] = []

    private enum Tag {
        static let version: UInt16 = 0xB000
        static let count: UInt16 = 0xB001
        static let entries: UInt16 = 0xB002
    }

    private static let name = Array("MPF\0".utf8)
    private static let entrySize = 16
    private static let maxCount = 256

    /// Reads the index at a segment's location, from its byte-order mark. Unreadable entries are left out.
    init(_ file: UnsafeRawBufferPointer, at range: Range<Int>) {
        let block = UnsafeRawBufferPointer(rebasing: file[range])
        var reader = ByteReader(block)
        switch reader.read(UInt16.self) {
        case 0x4949: reader.order = .littleEndian
        case 0x4D4D: reader.order = .bigEndian
        default: return
        }
        guard reader.read(UInt16.self) == 42, let first = reader.read(UInt32.self), reader.move(to: Int(first)),
            let fieldCount = reader.read(UInt16.self)
        else { return }
        for _ in 0..<fieldCount {
            guard let tag = reader.read(UInt16.self), reader.read(UInt16.self) != nil,
                let count = reader.read(UInt32.self), let value = reader.read(UInt32.self)
            else { return }
            guard tag == Tag.entries, reader.move(to: Int(value)) else { continue }
            for _ in 0..<min(Int(count) / Self.entrySize, Self.maxCount) {
                guard let attributes = reader.read(UInt32.self), let size = reader.read(UInt32.self),
                    let offset = reader.read(UInt32.self), reader.skip(4)
                else { return }
                // The first image is at the file's beginning, whatever its offset.
                guard offset > 0 else { continue }
                let start = range.lowerBound + Int(offset)
                guard start < file.count, size > 3 else { continue }
                entries.append(
                    Entry(type: Int(attributes & 0xFFFFFF), range: start..<min(start + Int(size), file.count)))
            }
            return
        }
    }

    /// Returns a file of several images: the first one contains an index of all, after the segments that its readers
    /// expect first.
    static func joined(_ first: Data, _ others: [Data]) -> Data {
        guard !others.isEmpty else { return first }
        var place = 2
        while place + 4 <= first.count, first[place] == 0xFF, [0xE0, 0xE1].contains(first[place + 1]) {
            place += 2 + (Int(first[place + 2]) << 8 | Int(first[place + 3]))
        }
        // Marker, length and name; header, three fields, no next directory; entries.
        let headerSize = 4 + name.count
        let contentSize = 8 + 2 + 3 * 12 + 4 + entrySize * (others.count + 1)
        var segment: [UInt8] = [0xFF, 0xE2]
        func append16(_ value: Int) { segment += [UInt8(value >> 8 & 255), UInt8(value & 255)] }
        func append32(_ value: Int) {
            append16(value >> 16)
            append16(value)
        }
        append16(headerSize - 2 + contentSize)
        segment += name
        segment += [0x4D, 0x4D, 0, 42, 0, 0, 0, 8]
        append16(3)
        append16(Int(Tag.version))
        append16(7)
        append32(4)
        segment += Array("0100".utf8)
        append16(Int(Tag.count))
        append16(4)
        append32(1)
        append32(others.count + 1)
        append16(Int(Tag.entries))
        append16(7)
        append32(entrySize * (others.count + 1))
        append32(8 + 2 + 3 * 12 + 4)
        append32(0)
        let total = first.count + headerSize + contentSize
        func append(type: Int, size: Int, offset: Int) {
            append32(type)
            append32(size)
            append32(offset)
            append32(0)
        }
        // A representative image, of which the others are parts.
        append(type: 0x2000_0000 | PictureType.primary, size: total, offset: 0)
        var start = total
        for other in others {
            append(type: PictureType.undefined, size: other.count, offset: start - (place + headerSize))
            start += other.count
        }
        var file = first.prefix(place) + segment + first.dropFirst(place)
        for other in others { file.append(other) }
        return file
    }
}
