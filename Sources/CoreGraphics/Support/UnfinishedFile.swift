import Foundation
import Synchronization

/// A file that is being written, under another name beside its own until it is whole.
///
/// What is no regular file, such as a pipe, is written to as it is. Symbolic links are followed, so that they stay links.
package final class UnfinishedFile {
    /// Why a file could not be written.
    package struct Failure: Error, CustomStringConvertible {
        package let path: String
        let code: Int32

        package var description: String { "\(path): \(String(cString: strerror(code)))" }
    }

    private let target: String
    /// What is written to until it is whole; nil for what has its own name from the start.
    private let temporary: String?
    private var descriptor: Int32

    /// Makes an empty file beside the one at `path`, which stays as it is.
    package init(path: String) throws(Failure) {
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        var status = stat()
        let exists = stat(target, &status) == 0
        let kind = status.st_mode & S_IFMT
        if exists, kind == S_IFDIR { throw Failure(path: path, code: EISDIR) }
        self.target = target
        temporary = exists && kind != S_IFREG ? nil : Self.temporaryName(for: target)
        let flags = temporary == nil ? O_WRONLY : O_WRONLY | O_CREAT | O_EXCL
        descriptor = open(temporary ?? target, flags | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw Failure(path: path, code: errno) }
    }

    deinit { discard() }

    /// Adds bytes at the end.
    package func write(_ bytes: UnsafeRawBufferPointer) throws(Failure) {
        var rest = bytes
        while let base = rest.baseAddress, rest.count > 0 {
            let count = Glibc.write(descriptor, base, rest.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw Failure(path: target, code: errno) }
            rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        }
    }

    /// Gives the file its name; an older file of that name is gone then. If that fails nothing is left.
    package func commit() throws(Failure) {
        guard descriptor >= 0 else { return }
        // Some file systems say only now that there was no room.
        let isClosed = close(descriptor) == 0
        descriptor = -1
        let isNamed = isClosed && (temporary.map { rename($0, target) == 0 } ?? true)
        guard isNamed else {
            let failure = Failure(path: target, code: errno)
            if let temporary { unlink(temporary) }
            throw failure
        }
    }

    /// Removes what was written.
    package func discard() {
        guard descriptor >= 0 else { return }
        close(descriptor)
        descriptor = -1
        if let temporary { unlink(temporary) }
    }

    private static let counter = Atomic(0)

    private static func temporaryName(for target: String) -> String {
        let url = URL(fileURLWithPath: target)
        let number = counter.add(1, ordering: .relaxed).newValue
        // A name may have 255 bytes, and the target's may take them all.
        let name = ".\(url.lastPathComponent.prefix(40)).\(getpid())-\(number).partial"
        return url.deletingLastPathComponent().appendingPathComponent(name).path
    }
}
