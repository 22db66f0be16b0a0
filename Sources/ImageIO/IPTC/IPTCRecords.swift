import CoreGraphics
import Foundation

/// The older IPTC records, which JPEG files contain in Photoshop's resources.
enum IPTCRecords {
    static let marker: UInt8 = 0x1C
    private static let application: UInt8 = 2
    private static let resource: UInt16 = 0x0404
    static let segmentName = Array("Photoshop 3.0\0".utf8)
    private static let longestText = 32_767

    /// Returns the dictionary of a segment that begins with its name; empty for any other.
    static func dictionary(ofSegment segment: UnsafeRawBufferPointer) -> CFDictionary {
        guard segment.starts(with: segmentName) else { return [:] }
        return dictionary(ofResources: UnsafeRawBufferPointer(rebasing: segment[segmentName.count...]))
    }

    /// Returns the dictionary of Photoshop's resources; empty if they contain no records.
    static func dictionary(ofResources resources: UnsafeRawBufferPointer) -> CFDictionary {
        var reader = ByteReader(resources)
        while reader.read(count: 4)?.elementsEqual("8BIM".utf8) == true {
            // A number, a name and the bytes; the last two are padded to even lengths.
            guard let number = reader.read(UInt16.self), let length = reader.read(UInt8.self),
                reader.skip(Int(length) | 1), let size = reader.read(UInt32.self),
                let bytes = reader.read(count: Int(size))
            else { return [:] }
            if number == resource { return dictionary(of: bytes) }
            if size % 2 == 1, !reader.skip(1) { break }
        }
        return [:]
    }

    static func dictionary(of records: UnsafeRawBufferPointer) -> CFDictionary {
        var reader = ByteReader(records)
        var result: CFDictionary = [:]
        while reader.read(UInt8.self) == marker {
            guard let record = reader.read(UInt8.self), let number = reader.read(UInt8.self),
                let size = reader.read(UInt16.self), size < 0x8000, let bytes = reader.read(count: Int(size))
            else { break }
            guard record == application, let field = IPTCField.all.first(where: { $0.dataSet == number }) else {
                continue
            }
            let text = String(decoding: bytes, as: UTF8.self)
            if field.isRepeated {
                result[field.key] = (result[field.key] as? [String] ?? []) + [text]
            } else {
                result[field.key] = text
            }
        }
        return result
    }

    /// Returns a segment with the part of a dictionary that records can represent; nil if it is empty.
    static func segment(of dictionary: CFDictionary) -> [UInt8]? {
        var records: [UInt8] = []
        for field in IPTCField.all.sorted(by: { ($0.dataSet ?? 0) < ($1.dataSet ?? 0) }) {
            guard let number = field.dataSet, let any = dictionary[field.key] else { continue }
            let texts = (any as? [Any] ?? [any]).compactMap { XMPNode.text(of: $0) }
            for text in field.isRepeated ? texts[...] : texts.prefix(1) {
                let bytes = Array(text.utf8.prefix(longestText))
                records += [marker, application, number, UInt8(bytes.count >> 8), UInt8(bytes.count & 255)] + bytes
            }
        }
        guard !records.isEmpty else { return nil }
        // UTF-8, as declared in the first record.
        records = [marker, 1, 90, 0, 3, 0x1B, 0x25, 0x47] + records
        let size = withUnsafeBytes(of: UInt32(records.count).bigEndian) { Array($0) }
        return segmentName + Array("8BIM".utf8) + [4, 4, 0, 0] + size + records
            + [UInt8](repeating: 0, count: records.count % 2)
    }
}
