import Foundation

/// Reads a file byte by byte, with one byte of lookahead, and counts lines. Only a part of it is in memory.
final class ByteSource {
    /// The line of the next byte, counted from 1.
    private(set) var line = 1
    /// The file's length, in bytes; 0 for one without a length, such as a pipe.
    let length: Int
    private let descriptor: Int32
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)
    private var position = 0
    private var filled = 0
    private var past = 0
    private let path: String

    /// The number of bytes consumed.
    var offset: Int { past + position }

    /// Opens a file, and skips a byte-order mark.
    init(_ path: String, in folder: String) throws(SceneFailure) {
        self.path = path
        let url = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder, isDirectory: true))
        descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
        var status = stat()
        guard descriptor >= 0, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
            let reason = descriptor >= 0 ? "it is a folder" : String(cString: strerror(errno))
            if descriptor >= 0 { close(descriptor) }
            throw .line("\(path) cannot be read (\(reason)): name a file of rows with --data")
        }
        length = Int(status.st_size)
        try fill()
        let start = buffer[..<min(filled, 3)]
        if start.elementsEqual([0xef, 0xbb, 0xbf]) {
            position = 3
        } else if start.starts(with: [0xff, 0xfe]) || start.starts(with: [0xfe, 0xff]) {
            throw .line("\(path) is UTF-16: save it as UTF-8")
        }
    }

    deinit { close(descriptor) }

    /// Returns the next byte without consuming it; nil at the end.
    func peek() throws(SceneFailure) -> UInt8? {
        if position == filled { try fill() }
        return position < filled ? buffer[position] : nil
    }

    /// Consumes and returns the next byte; nil at the end.
    func next() throws(SceneFailure) -> UInt8? {
        guard let byte = try peek() else { return nil }
        position += 1
        if byte == UInt8(ascii: "\n") { line += 1 }
        return byte
    }

    private func fill() throws(SceneFailure) {
        past += position
        position = 0
        repeat {
            filled = read(descriptor, &buffer, buffer.count)
        } while filled < 0 && errno == EINTR
        guard filled >= 0 else {
            let reason = String(cString: strerror(errno))
            filled = 0
            throw .line("\(path) cannot be read completely (\(reason))")
        }
    }
}
