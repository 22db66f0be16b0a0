public import Foundation

/// A destination for the bytes of a document or images: memory, or a file.
///
/// It takes one document. An incomplete one leaves no trace: memory is unchanged, and no file is created.
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgdataconsumer)
public final class CGDataConsumer {
    private enum Target {
        /// What is added to, and how many bytes it had.
        case memory(NSMutableData, Int)
        case file(AtomicFile)
    }

    private let target: Target

    /// Adds to `data`.
    public init?(data: CFMutableData) { target = .memory(data, data.length) }

    /// Writes the file at `url`, which has its name when it is whole; nil, which is reported, when it can't be written, or
    /// the URL is no file's.
    public init?(url: CFURL) {
        guard url.isFileURL else {
            reportOnce("CGDataConsumer: \(url) is no file")
            return nil
        }
        do {
            target = .file(try AtomicFile(path: url.path))
        } catch {
            reportOnce("CGDataConsumer: \(error)")
            return nil
        }
    }

    /// Takes the next bytes.
    package func write(_ bytes: UnsafeRawBufferPointer) throws {
        switch target {
        case .memory(let data, _): bytes.baseAddress.map { data.append($0, length: bytes.count) }
        case .file(let file): try file.write(bytes)
        }
    }

    /// Ends: what was written is whole.
    package func commit() throws {
        if case .file(let file) = target { try file.commit() }
    }

    /// Ends: what was written is not to be used.
    package func discard() {
        switch target {
        case .memory(let data, let length): data.length = min(data.length, length)
        case .file(let file): file.discard()
        }
    }
}
