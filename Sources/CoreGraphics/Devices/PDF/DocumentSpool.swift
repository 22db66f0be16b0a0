import Foundation

/// Keeps a document's bytes until it is complete: in memory, or, if it is long, in an unnamed file.
final class DocumentSpool {
    private var memory = Data()
    private var file: UnsafeMutablePointer<FILE>?
    private(set) var failure: (any Error)?

    /// In bytes.
    private static let maxInMemory = 16 << 20

    deinit {
        if let file { fclose(file) }
    }

    /// Appends bytes. Returns false once a write has failed.
    func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard failure == nil else { return false }
        if file == nil, memory.count + bytes.count > Self.maxInMemory, let made = tmpfile() {
            file = made
            append(memory)
            memory = Data()
        }
        guard file != nil else {
            memory.append(contentsOf: bytes)
            return true
        }
        append(bytes)
        return failure == nil
    }

    private func append(_ bytes: some ContiguousBytes) {
        bytes.withUnsafeBytes { bytes in
            guard let file, fwrite(bytes.baseAddress, 1, bytes.count, file) < bytes.count else { return }
            failure = ImageError.file("a temporary file: \(String(cString: strerror(errno)))")
        }
    }

    /// Passes the bytes to `body` in chunks, from the beginning.
    func read(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
        if let failure { throw failure }
        guard let file else { return try memory.withUnsafeBytes(body) }
        rewind(file)
        let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
        defer { piece.deallocate() }
        while true {
            let count = fread(piece.baseAddress, 1, piece.count, file)
            guard count > 0 else { break }
            try body(UnsafeRawBufferPointer(rebasing: piece[..<count]))
        }
        guard ferror(file) == 0 else { throw ImageError.file("a temporary file can't be read") }
    }

    /// All of the bytes.
    func data() throws -> Data {
        var data = Data()
        try read { data.append(contentsOf: $0) }
        return data
    }
}
