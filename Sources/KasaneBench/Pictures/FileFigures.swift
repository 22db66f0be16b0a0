import Foundation
import ImageIO

/// Reads and writes files of a 1920 × 1080 image, on one thread.
///
/// `Benchmarks/picture_peers.py` times Pillow with the same files.
enum FileFigures {
    private static let kinds: KeyValuePairs<String, String> = [
        "png": "public.png", "jpg": "public.jpeg", "tif": "public.tiff", "webp": "org.webmproject.webp",
        "gif": "com.compuserve.gif", "bmp": "com.microsoft.bmp",
    ]

    /// The files are kept in `folder` for the other libraries.
    static func figures(_ names: [String], in folder: URL?) throws -> [Figure] {
        let (width, height) = FilterFigures.size
        guard let picture = Photograph.image(width: width, height: height) else { return [] }
        var figures: [Figure] = []
        for (name, type) in kinds where names.isEmpty || names.contains(name) {
            var bytes = Data()
            func timeOfWriting(_ properties: CFDictionary? = nil) -> Double {
                medianMilliseconds(of: 3) { _ in
                    let data = NSMutableData()
                    guard let target = CGImageDestinationCreateWithData(data, type, 1, nil) else { return }
                    CGImageDestinationAddImage(target, picture, properties)
                    CGImageDestinationFinalize(target)
                    bytes = Data(copying: data)
                }
            }
            if name == "png" {
                let fast = timeOfWriting([kKasaneImageDestinationFast: true])
                figures.append(Figure("writing a png fast", fast, "ms", goal: 0))
            }
            let writing = timeOfWriting()
            let reading = medianMilliseconds(of: 5) { _ in
                guard let source = CGImageSourceCreateWithData(bytes, nil) else { return }
                _ = CGImageSourceCreateImageAtIndex(source, 0, nil)
            }
            figures.append(Figure("reading a \(name)", reading, "ms", goal: 0))
            figures.append(Figure("writing a \(name)", writing, "ms", goal: 0))
            if let folder {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try bytes.write(to: folder.appendingPathComponent("photograph.\(name)"))
            }
        }
        return figures
    }
}
