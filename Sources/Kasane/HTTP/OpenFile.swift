import Foundation
import Synchronization

/// A file that is open for reading, even if it has been unlinked.
final class OpenFile: Sendable {
    let byteCount: Int
    /// -1 when another owner closes it.
    private let descriptor: Mutex<Int32>

    /// Opens a file; returns nil if it doesn't exist.
    init?(_ path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        var status = stat()
        guard descriptor >= 0, fstat(descriptor, &status) == 0 else {
            if descriptor >= 0 { close(descriptor) }
            return nil
        }
        byteCount = Int(status.st_size)
        self.descriptor = Mutex(descriptor)
    }

    deinit { descriptor.withLock { if $0 >= 0 { close($0) } } }

    /// Returns the descriptor and transfers its ownership to the caller; -1 if it has already been taken.
    func take() -> Int32 {
        descriptor.withLock { descriptor in
            defer { descriptor = -1 }
            return descriptor
        }
    }

    /// Reads the file in chunks; returns false on failure.
    func read(_ body: (UnsafeRawBufferPointer) -> Void) -> Bool {
        descriptor.withLock { descriptor in
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            var offset = 0
            while offset < byteCount {
                let count = pread(descriptor, &buffer, buffer.count, off_t(offset))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                buffer.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
                offset += count
            }
            return true
        }
    }
}
