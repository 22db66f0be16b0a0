public import Foundation

/// A destination for the bytes of a document or an image: memory or a file.
///
/// It takes one document. An incomplete one leaves no trace: memory is unchanged, and no file is created.
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgdataconsumer)
public final class CGDataConsumer: _CFObject {
    private enum Target {
        /// The data appended to, and its initial length.
        case memory(NSMutableData, Int)
        case file(AtomicFile)
        /// The `info` pointer and the callbacks.
        case callbacks(UnsafeMutableRawPointer?, CGDataConsumerCallbacks)
    }

    private let target: Target

    /// Creates a consumer that appends to `data`.
    public init?(data: CFMutableData) { target = .memory(data, data.length) }

    /// Creates a consumer that writes the file at `url`, which appears when complete; nil, which is reported, when the
    /// file can't be written, or the URL is not a file's.
    public init?(url: CFURL) {
        guard url.isFileURL else {
            reportOnce("CGDataConsumer: \(url) is not a file URL")
            return nil
        }
        do {
            target = .file(try AtomicFile(path: url.path))
        } catch {
            reportOnce("CGDataConsumer: \(error)")
            return nil
        }
    }

    /// Creates a consumer that calls `putBytes` for each chunk of the document; returns nil without the callback.
    /// Chunks that have been written are not withdrawn when a later one fails.
    public init?(info: UnsafeMutableRawPointer?, cbks: UnsafePointer<CGDataConsumerCallbacks>) {
        guard cbks.pointee.putBytes != nil else { return nil }
        target = .callbacks(info, cbks.pointee)
    }

    deinit {
        if case .callbacks(let info, let callbacks) = target { callbacks.releaseConsumer?(info) }
    }

    /// Appends bytes.
    package func write(_ bytes: UnsafeRawBufferPointer) throws {
        switch target {
        case .memory(let data, _): bytes.baseAddress.map { data.append($0, length: bytes.count) }
        case .file(let file): try file.write(bytes)
        case .callbacks(let info, let callbacks):
            guard let start = bytes.baseAddress, let putBytes = callbacks.putBytes else { return }
            guard putBytes(info, start, bytes.count) == bytes.count else {
                throw ImageError.file("the consumer took fewer bytes than it was given")
            }
        }
    }

    /// Ends the document successfully.
    package func commit() throws {
        if case .file(let file) = target { try file.commit() }
    }

    /// Ends the document and discards what was written.
    package func discard() {
        switch target {
        case .memory(let data, let length): data.length = min(data.length, length)
        case .file(let file): file.discard()
        case .callbacks: break
        }
    }
}
