import CoreGraphics
import Foundation

/// The top-level boxes of an ISO base media file: the kind of image, and whether the file is complete.
struct ISOBoxes {
    /// The major brand and the compatible brands.
    private(set) var brands: [String] = []
    /// Whether the last box ends where the file does.
    private(set) var isWhole = false
    /// The final length of a file whose last box is incomplete, if it is specified.
    private(set) var comingSize: Int?
    /// Whether the box that describes the images is present.
    private(set) var hasDescription = false

    private static let maxBrandCount = 64

    init(_ file: UnsafeRawBufferPointer) {
        var reader = ByteReader(file)
        while reader.offset < file.count {
            let start = reader.offset
            guard let size = reader.read(UInt32.self), let name = reader.read(count: 4) else { return }
            var length = UInt64(size)
            if size == 1 {
                guard let long = reader.read(UInt64.self) else { return }
                length = long
            }
            // A box of size 0 extends to the end of the file.
            if size == 0 { length = UInt64(file.count - start) }
            if start == 0 {
                guard name.elementsEqual("ftyp".utf8), length >= 16 else { return }
                for i in 0..<min(Int(clamping: (length - 8) / 4), Self.maxBrandCount) where i != 1 {
                    guard reader.move(to: 8 + i * 4), let brand = reader.read(count: 4) else { return }
                    brands.append(String(decoding: brand, as: UTF8.self))
                }
            }
            guard length >= 8, let end = Int(exactly: length).map({ start.addingReportingOverflow($0) }), !end.overflow
            else { return }
            guard reader.move(to: end.partialValue) else {
                comingSize = end.partialValue
                return
            }
            if name.elementsEqual("meta".utf8) { hasDescription = true }
        }
        isWhole = true
    }

    var isAVIF: Bool { brands.contains { $0 == "avif" || $0 == "avis" } }
    var isHEIF: Bool {
        !isAVIF
            && brands.contains {
                ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "heif"].contains($0)
            }
    }
}
