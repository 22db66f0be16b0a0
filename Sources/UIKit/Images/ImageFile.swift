import CoreGraphics
import Foundation
import ImageIO

/// An image file.
struct ImageFile {
    private let source: CGImageSource
    /// The number of pixels per point, from the file's name.
    private(set) var scale: CGFloat = 1

    /// Reads image data; returns nil if it contains no image.
    init?(_ data: Data) {
        guard let source = CGImageSourceCreateWithData(data, nil), CGImageSourceGetCount(source) > 0 else { return nil }
        self.source = source
    }

    /// Creates a file from a path; returns nil if it contains no image.
    init?(path: String, scale: CGFloat) {
        guard let source = CGImageSourceCreateWithURL(URL(fileURLWithPath: path), nil),
            CGImageSourceGetCount(source) > 0
        else { return nil }
        (self.source, self.scale) = (source, scale)
    }

    /// Returns the first image and its orientation; nil if it can't be decoded.
    func picture() -> (image: CGImage, orientation: UIImage.Orientation)? {
        guard let image = CGImageSourceCreateImageAtIndex(source, 0, nil) else { return nil }
        let number = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyOrientation]
        let orientation = number.flatMap { Int(attribute: $0) }.flatMap {
            CGImagePropertyOrientation(rawValue: UInt32(truncatingIfNeeded: $0))
        }
        return (image, UIImage.Orientation(orientation ?? .up))
    }

    // MARK: File lookup

    /// Finds the file for a path that best matches the scale; returns nil if there is none.
    static func find(_ path: String, scale: CGFloat) -> ImageFile? {
        for name in withEndings(path) {
            for candidate in variants(of: name, scale: scale) where isFile(candidate.path) {
                return ImageFile(path: candidate.path, scale: candidate.scale)
            }
        }
        return nil
    }

    private static func isFile(_ path: String) -> Bool {
        var isFolder = ObjCBool(false)
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }

    /// Returns the path or, if it has no extension, the paths with extensions that it may stand for.
    private static func withEndings(_ path: String) -> [String] {
        let ending = (path as NSString).pathExtension
        // A suffix after a full stop may be part of the name.
        return endings.contains(ending.lowercased()) ? [path] : [path] + endings.map { "\(path).\($0)" }
    }

    /// The extensions of image files, in the order in which they are tried.
    static let endings = ["png", "jpg", "jpeg", "gif", "webp", "tif", "tiff", "bmp", "heic", "heif", "avif"]

    /// Returns a name without its image file extension; nil if it has none.
    static func withoutEnding(_ name: String) -> String? {
        let ending = (name as NSString).pathExtension.lowercased()
        return endings.contains(ending) || ending == "pdf" ? (name as NSString).deletingPathExtension : nil
    }

    /// Returns the paths of the image's variants by scale, the best match first.
    private static func variants(of path: String, scale: CGFloat) -> [(path: String, scale: CGFloat)] {
        let (stem, ending) = ((path as NSString).deletingPathExtension, (path as NSString).pathExtension)
        for (mark, own) in [("@2x", 2), ("@3x", 3)] as [(String, CGFloat)] where stem.hasSuffix(mark) {
            return [(path, own)]
        }
        func marked(_ mark: String) -> String { ending.isEmpty ? stem + mark : "\(stem)\(mark).\(ending)" }
        let (single, double, triple) =
            ((path, 1), (marked("@2x"), 2), (marked("@3x"), 3))
            as ((String, CGFloat), (String, CGFloat), (String, CGFloat))
        if scale > 2 { return [triple, double, single] }
        if scale > 1 { return [double, triple, single] }
        return [single, double, triple]
    }
}
