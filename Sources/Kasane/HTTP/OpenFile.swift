import Foundation
import Synchronization

/// A file that is open to be read, whether or not it has a name any more.
final class OpenFile: Sendable {
    let byteCount: Int
    /// -1 when somebody else closes it.
    private let descriptor: Mutex<Int32>

    /// Nil where there is no such file.
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

    /// The descriptor, which is the caller's to close from now on; -1 if it has been taken before.
    func take() -> Int32 {
        descriptor.withLock { descriptor in
            defer { descriptor = -1 }
            return descriptor
        }
    }

    /// Reads all of it, piece by piece; false where that fails.
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
