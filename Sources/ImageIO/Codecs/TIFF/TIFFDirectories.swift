import CoreGraphics
import Foundation

/// Adds Exif directories after the pages of a TIFF file, which libtiff would write field by field.
struct TIFFDirectories {
    /// A little-endian TIFF file whose pages have entries for the offsets of added directories.
    private(set) var file: Data
    /// The offsets of the pages' directories.
    private let pages: [Int]

    private static let entrySize = 12
    private static let long: UInt16 = 4

    init(_ file: Data) {
        self.file = file
        var pages: [Int] = []
        var next = Self.number(UInt32.self, at: 4, in: file)
        // A file of our own, whose directories are not cyclic.
        while let offset = next, offset > 0, let count = Self.number(UInt16.self, at: Int(offset), in: file) {
            pages.append(Int(offset))
            next = Self.number(UInt32.self, at: Int(offset) + 2 + Int(count) * Self.entrySize, in: file)
        }
        self.pages = pages
    }

    mutating func add(_ writer: ExifWriter, toPage index: Int) {
        guard index < pages.count else { return }
        let start = file.count + file.count % 2
        let directories = writer.directories(at: start)
        guard !directories.bytes.isEmpty else { return }
        file += [UInt8](repeating: 0, count: file.count % 2) + directories.bytes
        setPlace(directories.exif, of: ExifBlock.Pointer.exif, on: pages[index])
        setPlace(directories.gps, of: ExifBlock.Pointer.gps, on: pages[index])
    }

    /// Stores the offset of another directory in a page's directory, as a long: the type for directory offsets is not
    /// supported by all readers.
    private mutating func setPlace(_ place: Int?, of tag: UInt16, on page: Int) {
        guard let place, let count = Self.number(UInt16.self, at: page, in: file) else { return }
        for i in 0..<Int(count) {
            let entry = page + 2 + i * Self.entrySize
            guard Self.number(UInt16.self, at: entry, in: file) == tag else { continue }
            var bytes: [UInt8] = []
            withUnsafeBytes(of: Self.long.littleEndian) { bytes += $0 }
            withUnsafeBytes(of: UInt32(1).littleEndian) { bytes += $0 }
            withUnsafeBytes(of: UInt32(clamping: place).littleEndian) { bytes += $0 }
            file.replaceSubrange(file.startIndex + entry + 2..<file.startIndex + entry + Self.entrySize, with: bytes)
        }
    }

    private static func number<T: FixedWidthInteger>(_ type: T.Type, at offset: Int, in file: Data) -> T? {
        guard offset >= 0, offset + MemoryLayout<T>.size <= file.count else { return nil }
        return file.withUnsafeBytes { T(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: T.self)) }
    }
}
