import CoreGraphics
import Foundation
import ImageIO

/// A file of images.
struct ImageFile {
    private let source: CGImageSource
    /// How many pixels make a point, as the file's name says.
    private(set) var scale: CGFloat = 1

    /// Nil for bytes that are no image's.
    init?(_ data: Data) {
        guard let source = CGImageSourceCreateWithData(data, nil), CGImageSourceGetCount(source) > 0 else { return nil }
        self.source = source
    }

    /// The file of a path; nil for one that is no image's.
    init?(path: String, scale: CGFloat) {
        guard let source = CGImageSourceCreateWithURL(URL(fileURLWithPath: path), nil),
            CGImageSourceGetCount(source) > 0
        else { return nil }
        (self.source, self.scale) = (source, scale)
    }

    /// The first image, and how its pixels lie; nil where it can't be decoded.
    func picture() -> (image: CGImage, orientation: UIImage.Orientation)? {
        guard let image = CGImageSourceCreateImageAtIndex(source, 0, nil) else { return nil }
        let number = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyOrientation]
        let orientation = number.flatMap { Int(attribute: $0) }.flatMap {
            CGImagePropertyOrientation(rawValue: UInt32(truncatingIfNeeded: $0))
        }
        return (image, UIImage.Orientation(orientation ?? .up))
    }

    // MARK: Finding

    /// The file of a path that suits a screen best; nil where none is an image's.
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

    /// The path, or those that it may stand for where it has no ending.
    private static func withEndings(_ path: String) -> [String] {
        let ending = (path as NSString).pathExtension
        // What follows a full stop may be a part of the name.
        return endings.contains(ending.lowercased()) ? [path] : [path] + endings.map { "\(path).\($0)" }
    }

    private static let endings = ["png", "jpg", "jpeg", "gif", "webp", "tif", "tiff", "bmp"]

    /// A name without the ending of a picture's file; nil for one that has none.
    static func withoutEnding(_ name: String) -> String? {
        let ending = (name as NSString).pathExtension.lowercased()
        return endings.contains(ending) || ending == "pdf" ? (name as NSString).deletingPathExtension : nil
    }

    /// The paths of the image for screens of other scales, the one that suits best first.
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
