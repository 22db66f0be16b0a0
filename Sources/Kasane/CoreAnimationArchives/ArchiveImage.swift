import CoreGraphics
import Foundation
import ImageIO

/// An image in an archive that is being written.
struct ArchiveImage {
    let image: CGImage
    /// The path in the document.
    let path: String
    /// The file; nil for an image that can't be encoded.
    let png: Data?

    /// The naming of images in their folder.
    enum Naming {
        /// By their number in the document.
        case numbers
        /// By their contents: rewriting a document then reuses no file name for a different image.
        case contents
    }

    init(_ image: CGImage, number: Int, in folder: String, _ naming: Naming) {
        self.image = image
        png = image.data(as: "public.png")
        path =
            switch naming {
            case .numbers: "\(folder)/\(number).png"
            case .contents: "\(folder)/\(ArchiveImage.digest(of: png ?? Data())).png"
            }
    }

    /// Returns whether a file name is that of an image named by its contents.
    static func isDigest(_ name: String) -> Bool {
        name.utf8.count == 20 && name.hasSuffix(".png")
            && name.utf8.prefix(16).allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    }

    /// 64 bits of FNV-1a, as 16 hexadecimal digits.
    private static func digest(of data: Data) -> String {
        let hash = data.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
