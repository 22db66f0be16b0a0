import CoreGraphics
import Foundation
import ImageIO

/// Writes an archive's files. Nothing has its name until it is whole.
enum ArchiveOutput {
    typealias Images = [(path: String, image: CGImage)]

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

    /// Writes a bundle. One of that name gives way to it; anything else stays.
    static func write(
        bundle: URL, _ document: String, _ images: Images
    ) throws(CoreAnimationArchiveError) {
        let files = FileManager.default
        let parts = ["main.caml", "index.xml"]
        if files.fileExists(atPath: bundle.path),
            !parts.contains(where: { files.fileExists(atPath: bundle.appendingPathComponent($0).path) })
        {
            throw CoreAnimationArchiveError(
                .notWritable, "there is something else of that name, which is no bundle", file: bundle.lastPathComponent
            )
        }
        let temporary = URL(fileURLWithPath: AtomicFile.temporaryPath(beside: bundle), isDirectory: true)
        defer { try? files.removeItem(at: temporary) }
        do {
            try files.createDirectory(at: temporary, withIntermediateDirectories: false)
            try write(document, images, document: temporary.appendingPathComponent("main.caml"))
            try Data(index.utf8).write(to: temporary.appendingPathComponent("index.xml"))
            if files.fileExists(atPath: bundle.path) { try files.removeItem(at: bundle) }
            try files.moveItem(at: temporary, to: bundle)
        } catch {
            throw failure(error, bundle)
        }
    }

    /// Writes a document, and the folder of its images beside it.
    static func write(
        document url: URL, _ document: String, _ images: Images
    ) throws(CoreAnimationArchiveError) {
        do { try write(document, images, document: url) } catch { throw failure(error, url) }
    }

    private static func write(_ document: String, _ images: Images, document url: URL) throws {
        let folder = url.deletingLastPathComponent()
        for (path, image) in images {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            let bytes = NSMutableData()
            guard let destination = CGImageDestinationCreateWithData(bytes, "public.png", 1, nil) else { continue }
            CGImageDestinationAddImage(destination, image, nil)
            guard CGImageDestinationFinalize(destination) else {
                throw CoreAnimationArchiveError(.notWritable, "an image can't be encoded", file: path)
            }
            try (bytes as Data).write(to: file, options: .atomic)
        }
        try Data(document.utf8).write(to: url, options: .atomic)
    }

    private static func failure(_ error: any Error, _ url: URL) -> CoreAnimationArchiveError {
        if let error = error as? CoreAnimationArchiveError { return error }
        let reason = (error as NSError).localizedDescription
        return CoreAnimationArchiveError(.notWritable, "it can't be written (\(reason))", file: url.lastPathComponent)
    }
}
