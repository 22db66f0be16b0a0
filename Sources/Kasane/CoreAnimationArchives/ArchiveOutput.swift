import Foundation
import ImageIO

/// Writes an archive's files. A file gets its final name only when it is complete.
enum ArchiveOutput {
    private static let index = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>geometryFlipped</key>
        \t<false/>
        \t<key>rootDocument</key>
        \t<string>main.caml</string>
        </dict>
        </plist>

        """

    /// Writes a bundle. An existing bundle of that name is replaced; anything else is not.
    static func write(
        bundle: URL, _ document: String, _ images: [ArchiveImage]
    ) throws(CoreAnimationArchiveError) {
        let files = FileManager.default
        let parts = ["main.caml", "index.xml"]
        if files.fileExists(atPath: bundle.path),
            !parts.contains(where: { files.fileExists(atPath: bundle.appendingPathComponent($0).path) })
        {
            throw CoreAnimationArchiveError(
                .notWritable, "a file that is not a bundle has this name", file: bundle.lastPathComponent
            )
        }
        let temporary = URL(fileURLWithPath: AtomicFile.temporaryPath(beside: bundle), isDirectory: true)
        defer { try? files.removeItem(at: temporary) }
        do {
            try files.createDirectory(at: temporary, withIntermediateDirectories: false)
            try write(document, images, document: temporary.appendingPathComponent("main.caml"))
            try Data(index.utf8).write(to: temporary.appendingPathComponent("index.xml"))
            try replace(bundle, by: temporary)
        } catch {
            throw failure(error, bundle)
        }
    }

    /// Replaces a bundle by another folder. The old one is removed last, and restored on failure.
    private static func replace(_ bundle: URL, by folder: URL) throws {
        let files = FileManager.default
        guard files.fileExists(atPath: bundle.path) else { return try files.moveItem(at: folder, to: bundle) }
        let before = URL(fileURLWithPath: AtomicFile.temporaryPath(beside: bundle) + "-before", isDirectory: true)
        try files.moveItem(at: bundle, to: before)
        do {
            try files.moveItem(at: folder, to: bundle)
        } catch {
            try? files.moveItem(at: before, to: bundle)
            throw error
        }
        try? files.removeItem(at: before)
    }

    /// Writes a document, and the folder of its images beside it.
    ///
    /// Images are named by their contents. So the old document keeps its images until the new one, all of whose images
    /// exist, takes its name; then unreferenced images are removed. On failure everything is unchanged.
    static func write(
        document url: URL, _ document: String, _ images: [ArchiveImage]
    ) throws(CoreAnimationArchiveError) {
        let files = FileManager.default
        var added: [URL] = []
        do {
            for image in images {
                let file = url.deletingLastPathComponent().appendingPathComponent(image.path)
                let folder = file.deletingLastPathComponent()
                if !files.fileExists(atPath: folder.path) {
                    try files.createDirectory(at: folder, withIntermediateDirectories: false)
                    added.append(folder)
                }
                if !files.fileExists(atPath: file.path) { added.append(file) }
                try png(of: image).write(to: file, options: .atomic)
            }
            try Data(document.utf8).write(to: url, options: .atomic)
        } catch {
            for url in added.reversed() { try? files.removeItem(at: url) }
            throw failure(error, url)
        }
        removeOthers(than: images, beside: url)
    }

    /// Removes images of an earlier document.
    private static func removeOthers(than images: [ArchiveImage], beside document: URL) {
        let stem = document.deletingPathExtension().lastPathComponent
        let folder = document.deletingLastPathComponent().appendingPathComponent("\(stem)-assets")
        let kept = Set(images.map { ($0.path as NSString).lastPathComponent })
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        where ArchiveImage.isDigest(name) && !kept.contains(name) {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
        // Removed if it is empty.
        if images.isEmpty { rmdir(folder.path) }
    }

    /// Writes the contents of a bundle.
    private static func write(_ document: String, _ images: [ArchiveImage], document url: URL) throws {
        let folder = url.deletingLastPathComponent()
        for image in images {
            let file = folder.appendingPathComponent(image.path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try png(of: image).write(to: file)
        }
        try Data(document.utf8).write(to: url)
    }

    private static func png(of image: ArchiveImage) throws(CoreAnimationArchiveError) -> Data {
        guard let png = image.png else {
            throw CoreAnimationArchiveError(.notWritable, "cannot encode an image", file: image.path)
        }
        return png
    }

    private static func failure(_ error: any Error, _ url: URL) -> CoreAnimationArchiveError {
        if let error = error as? CoreAnimationArchiveError { return error }
        let reason = (error as NSError).localizedDescription
        return CoreAnimationArchiveError(.notWritable, "cannot be written (\(reason))", file: url.lastPathComponent)
    }
}
