import Foundation

/// The parts of a JPEG file that are parsed without libjpeg: Exif, the colour profile, and whether the end is present.
struct JPEGSegments {
    /// The Exif block of the first segment that has one, from its byte-order mark.
    private(set) var exif: Range<Int>?
    /// The XMP packet.
    private(set) var xmp: Range<Int>?
    /// Photoshop's resources, from their name.
    private(set) var resources: Range<Int>?
    /// The multi-picture index, from its byte-order mark.
    private(set) var pictureIndex: Range<Int>?
    /// The colour profile, assembled from its chunks.
    private(set) var profile: Data?
    /// Whether the end marker is there.
    private(set) var isWhole = false

    private static let exifName: [UInt8] = Array("Exif\0\0".utf8)
    private static let xmpName: [UInt8] = Array("http://ns.adobe.com/xap/1.0/\0".utf8)
    private static let resourcesName: [UInt8] = Array("Photoshop 3.0\0".utf8)
    private static let indexName: [UInt8] = Array("MPF\0".utf8)
    private static let profileName: [UInt8] = Array("ICC_PROFILE\0".utf8)
    /// A profile is a table of a few kilobytes, a megabyte at most.
    private static let maxProfileSize = 8 << 20

    private enum Marker {
        static let standalone: Set<UInt8> = [0x01, 0xD0, 0xD1, 0xD2, 0xD3, 0xD4, 0xD5, 0xD6, 0xD7, 0xD8]
        static let end: UInt8 = 0xD9
        static let scan: UInt8 = 0xDA
        static let app1: UInt8 = 0xE1
        static let app2: UInt8 = 0xE2
        static let app13: UInt8 = 0xED
    }

    init(_ file: UnsafeRawBufferPointer) {
        var pieces: [UInt8: UnsafeRawBufferPointer] = [:]
        var pieceCount: UInt8?
        var reader = ByteReader(file, at: 2)
        while let marker = Self.nextMarker(&reader) {
            isWhole = marker == Marker.end
            if isWhole { break }
            if Marker.standalone.contains(marker) { continue }
            guard let length = reader.read(UInt16.self), length >= 2 else { break }
            let start = reader.offset
            guard let segment = reader.read(count: Int(length) - 2) else { break }
            switch marker {
            case Marker.app1 where exif == nil && segment.starts(with: Self.exifName):
                exif = start + Self.exifName.count..<reader.offset
            case Marker.app1 where xmp == nil && segment.starts(with: Self.xmpName):
                xmp = start + Self.xmpName.count..<reader.offset
            case Marker.app13 where resources == nil && segment.starts(with: Self.resourcesName):
                resources = start..<reader.offset
            case Marker.app2 where pictureIndex == nil && segment.starts(with: Self.indexName):
                pictureIndex = start + Self.indexName.count..<reader.offset
            case Marker.app2
            where segment.starts(with: Self.profileName) && segment.count >= Self.profileName.count + 2:
                // The chunk's number, from 1, the total, and the chunk.
                let piece = UnsafeRawBufferPointer(rebasing: segment.dropFirst(Self.profileName.count))
                pieceCount = pieceCount ?? piece[1]
                pieces[piece[0]] = pieces[piece[0]] ?? UnsafeRawBufferPointer(rebasing: piece.dropFirst(2))
            default:
                break
            }
        }
        if let pieceCount { profile = Self.joined(pieces, count: pieceCount) }
    }

    /// Advances past the next marker, skipping the pixels of a scan if necessary; returns nil at the end of the bytes.
    private static func nextMarker(_ reader: inout ByteReader) -> UInt8? {
        while reader.skip(past: 0xFF) {
            while let byte = reader.read(UInt8.self) {
                if byte == 0xFF { continue }  // a marker may be preceded by any number of these
                if byte == 0 { break }  // among pixels 0xFF is followed by 0
                return byte
            }
        }
        return nil
    }

    private static func joined(_ pieces: [UInt8: UnsafeRawBufferPointer], count: UInt8) -> Data? {
        guard count > 0, pieces.count == Int(count) else { return nil }
        var profile = Data()
        for number in 1...count {
            guard let piece = pieces[number], profile.count + piece.count <= maxProfileSize else { return nil }
            profile.append(contentsOf: piece)
        }
        return profile
    }
}
