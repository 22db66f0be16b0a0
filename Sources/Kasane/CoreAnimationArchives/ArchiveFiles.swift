import CoreGraphics
import Foundation
import ImageIO

/// The files of an archive: a document, and images beside it.
final class ArchiveFiles {
    /// The document, for messages.
    let name: String
    let document: Data
    /// The folder in which images are looked up; nil for a document without one.
    private let folder: URL?
    /// Whether the document's y axis points down; otherwise up.
    private(set) var isGeometryFlipped = false
    private var images: [String: CGImage] = [:]
    private var pixelsLeft = ArchiveFiles.maxPixels

    /// The limit for all images together.
    static let maxPixels = 128_000_000
    private static let maxIndexBytes = 1 << 20

    /// Creates the files of a single document.
    init(document: Data, name: String, folder: URL? = nil) {
        (self.document, self.name, self.folder) = (document, name, folder?.resolvingSymlinksInPath())
    }

    /// Finds the files of a bundle (`.ca`), which is a folder, or of a document (`.caml`).
    convenience init(contentsOf url: URL) throws(CoreAnimationArchiveError) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw CoreAnimationArchiveError(.missing, "no such file", file: url.lastPathComponent)
        }
        guard isFolder.boolValue else {
            let data = try ArchiveFiles.read(url, named: url.lastPathComponent, limit: MarkupDocument.maxBytes)
            self.init(document: data, name: url.lastPathComponent, folder: url.deletingLastPathComponent())
            return
        }
        let bundle = url.lastPathComponent
        let index = try ArchiveFiles.readIndex(of: url)
        let root = index["rootDocument"] as? String ?? "main.caml"
        let folder = url.resolvingSymlinksInPath()
        let path = try ArchiveFiles.resolve(root, in: folder, file: "\(bundle)/index.xml", line: nil)
        let name = "\(bundle)/\(root)"
        guard FileManager.default.fileExists(atPath: path.path) else {
            throw CoreAnimationArchiveError(.missing, "no such document in the bundle", file: name)
        }
        let data = try ArchiveFiles.read(path, named: name, limit: MarkupDocument.maxBytes)
        self.init(document: data, name: name, folder: folder)
        isGeometryFlipped = index["geometryFlipped"] as? Bool ?? false
    }

    /// Returns the image at a path in the document, or in a `data:` URL.
    func image(_ source: String, line: Int) throws(CoreAnimationArchiveError) -> CGImage {
        if let known = images[source] { return known }
        guard let file = try imageSource(source, line: line),
            let properties = CGImageSourceCopyPropertiesAtIndex(file, 0, nil),
            let width = properties[kCGImagePropertyPixelWidth] as? Int,
            let height = properties[kCGImagePropertyPixelHeight] as? Int, width > 0, height > 0
        else {
            throw CoreAnimationArchiveError(.badImage, "\(shown(source)) is not an image", file: name, line: line)
        }
        // The size in the header is checked before any memory is allocated for it.
        let (pixels, overflows) = width.multipliedReportingOverflow(by: height)
        guard !overflows, pixels <= pixelsLeft else {
            throw CoreAnimationArchiveError(
                .badImage,
                "\(shown(source)) has \(width) by \(height) pixels; all images together have at most "
                    + "\(ArchiveFiles.maxPixels / 1_000_000) million", file: name, line: line)
        }
        guard let image = CGImageSourceCreateImageAtIndex(file, 0, nil), image.width == width, image.height == height,
            CGImageSourceGetStatusAtIndex(file, 0) == .statusComplete
        else {
            throw CoreAnimationArchiveError(.badImage, "\(shown(source)) is damaged", file: name, line: line)
        }
        pixelsLeft -= pixels
        images[source] = image
        return image
    }

    /// Returns the image source at a path in the archive, or in a `data:` URL.
    private func imageSource(_ source: String, line: Int) throws(CoreAnimationArchiveError) -> CGImageSource? {
        if Data.isDataURL(source) { return Data(dataURL: source).flatMap { CGImageSourceCreateWithData($0, nil) } }
        guard let folder else {
            throw CoreAnimationArchiveError(.missing, "no folder for \(shown(source))", file: name, line: line)
        }
        let url = try ArchiveFiles.resolve(source, in: folder, file: name, line: line)
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw CoreAnimationArchiveError(.missing, "no image \(shown(source))", file: name, line: line)
        }
        return CGImageSourceCreateWithURL(url, nil)
    }

    private func shown(_ path: String) -> String { InspectedValues.cut(path, to: 80).debugDescription }

    // MARK: Files

    private static func readIndex(of bundle: URL) throws(CoreAnimationArchiveError) -> [String: Any] {
        let url = bundle.appendingPathComponent("index.xml")
        guard FileManager.default.fileExists(atPath: url.path) else { return [:] }
        let name = "\(bundle.lastPathComponent)/index.xml"
        let data = try read(url, named: name, limit: maxIndexBytes)
        let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        guard let index = list as? [String: Any] else {
            throw CoreAnimationArchiveError(.malformed, "not a property list with a dictionary", file: name)
        }
        return index
    }

    private static func read(
        _ url: URL, named name: String, limit: Int
    ) throws(CoreAnimationArchiveError) -> Data {
        let values = try? url.resolvingSymlinksInPath().resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey])
        // Anything other than a regular file, such as a pipe, may never end.
        guard values?.isRegularFile == true, let size = values?.fileSize else {
            throw CoreAnimationArchiveError(.unreadable, "cannot be read", file: name)
        }
        guard size <= limit else {
            throw CoreAnimationArchiveError(
                .tooLarge, "file too large: \(size) bytes, at most \(limit)", file: name)
        }
        guard let data = try? Data(contentsOf: url) else {
            throw CoreAnimationArchiveError(.unreadable, "cannot be read", file: name)
        }
        return data
    }

    /// Returns the file at a path in the archive, following links as long as they stay inside the archive.
    private static func resolve(
        _ path: String, in folder: URL, file: String, line: Int?
    ) throws(CoreAnimationArchiveError) -> URL {
        let url = folder.appendingPathComponent(path).resolvingSymlinksInPath().standardizedFileURL
        let inside = folder.standardizedFileURL.path
        guard !path.isEmpty, !path.hasPrefix("/"), !path.utf8.contains(0), !path.split(separator: "/").contains(".."),
            url.path.hasPrefix(inside == "/" ? "/" : inside + "/")
        else {
            throw CoreAnimationArchiveError(
                .badPath, "\(InspectedValues.cut(path, to: 80).debugDescription) is outside of the archive", file: file,
                line: line)
        }
        return url
    }
}
