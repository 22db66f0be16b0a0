import CoreGraphics
import Foundation
import ImageIO

/// The replacement for the photo library: the images of the user's `Pictures` folder.
package enum PhotoFolder {
    /// The maximum number of images listed.
    static let maxCount = 5000

    package static var standard: URL? { FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first }

    /// Returns the image files in a folder, the newest first.
    package static func files(in folder: URL?) -> [URL] {
        guard let folder,
            let walk = FileManager.default.enumerator(
                at: folder, includingPropertiesForKeys: [.contentModificationDateKey], options: [.skipsHiddenFiles])
        else { return [] }
        var found: [(date: Date, url: URL)] = []
        for case let url as URL in walk where ImageFile.endings.contains(url.pathExtension.lowercased()) {
            let date = try? url.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
            found.append((date ?? .distantPast, url))
            if found.count == maxCount { break }
        }
        return found.sorted { ($1.date, $0.url.path) < ($0.date, $1.url.path) }.map(\.url)
    }

    /// Adds a file under the next free name: `IMG_0001.JPG`. Throws the file system's error.
    static func add(_ data: Data, fileExtension: String, to folder: URL?) throws {
        guard let folder else { throw CocoaError(.fileNoSuchFile) }
        let names = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path).map { $0.prefix(8) })
        for number in 1...9999 {
            let digits = "000\(number)".suffix(4)
            // Movies and images are numbered together.
            guard !names.contains("IMG_\(digits)") else { continue }
            let file = folder.appendingPathComponent("IMG_\(digits).\(fileExtension)")
            return try data.write(to: file, options: .withoutOverwriting)
        }
        throw CocoaError(.fileWriteFileExists)
    }

    /// Returns a thumbnail with a longer side of `side` pixels; nil if the file isn't an image.
    package static func thumbnail(of file: URL, side: Int) -> UIImage? {
        let options: [AnyHashable: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceCreateThumbnailWithTransform: true,
            kCGImageSourceThumbnailMaxPixelSize: side,
        ]
        guard let source = CGImageSourceCreateWithURL(file, nil) else { return nil }
        return CGImageSourceCreateThumbnailAtIndex(source, 0, options).map { UIImage(cgImage: $0) }
    }
}
