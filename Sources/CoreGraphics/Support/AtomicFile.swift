import Foundation
import Synchronization

/// A file that is written atomically: under a temporary name in the same folder, and renamed at the end.
///
/// Temporary names are `.NAME.PROCESS-NUMBER.partial`, so that a supervising process can remove them when the process
/// dies.
package final class AtomicFile {
    /// The reason why a file could not be written.
    package struct Failure: Error, CustomStringConvertible {
        package let path: String
        package let code: Int32

        package var description: String { "\(path): \(String(cString: strerror(code)))" }
    }

    private let target: String
    /// The temporary file; nil for output that is written directly.
    private let temporary: String?
    private var descriptor: Int32

    /// Creates an empty temporary file beside the one at `path`, which is unchanged.
    ///
    /// - Parameter replacesAll: whether the file replaces anything that has its name. By default symbolic links are
    ///   followed, so that they stay links, and anything that is not a regular file, such as a pipe, is written to
    ///   directly. A folder is never replaced.
    package init(path: String, replacesAll: Bool = false) throws(Failure) {
        let target = replacesAll ? path : URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        var status = stat()
        let exists = stat(target, &status) == 0
        let kind = status.st_mode & S_IFMT
        if exists, kind == S_IFDIR { throw Failure(path: path, code: EISDIR) }
        self.target = target
        let isSpecial = exists && kind != S_IFREG && !replacesAll
        temporary = isSpecial ? nil : Self.temporaryPath(beside: URL(fileURLWithPath: target))
        let flags = temporary == nil ? O_WRONLY : O_WRONLY | O_CREAT | O_EXCL
        descriptor = open(temporary ?? target, flags | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw Failure(path: path, code: errno) }
    }

    deinit { discard() }

    /// The path to write to until the file is complete, for code that opens it by name.
    package var path: String { temporary ?? target }

    /// Appends bytes.
    package func write(_ bytes: UnsafeRawBufferPointer) throws(Failure) {
        var rest = bytes
        while let base = rest.baseAddress, rest.count > 0 {
            let count = Glibc.write(descriptor, base, rest.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw Failure(path: target, code: errno) }
            rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        }
    }

    /// Appends bytes.
    package func write(_ bytes: [UInt8]) throws(Failure) {
        // The standard library's closure can throw any error.
        let failure: Failure? = bytes.withUnsafeBytes { bytes in
            do throws(Failure) {
                try write(bytes)
                return nil
            } catch {
                return error
            }
        }
        if let failure { throw failure }
    }

    /// Renames the file to its final name, replacing an existing one. On failure nothing is left.
    package func commit() throws(Failure) {
        guard descriptor >= 0 else { return }
        // Some file systems report only now that the disk is full.
        let isClosed = close(descriptor) == 0
        descriptor = -1
        let isNamed = isClosed && (temporary.map { rename($0, target) == 0 } ?? true)
        guard isNamed else {
            let failure = Failure(path: target, code: errno)
            if let temporary { unlink(temporary) }
            throw failure
        }
    }

    /// Removes the temporary file.
    package func discard() {
        guard descriptor >= 0 else { return }
        close(descriptor)
        descriptor = -1
        if let temporary { unlink(temporary) }
    }

    // MARK: Temporary names

    private static let counter = Atomic(0)
    private static let suffix = ".partial"

    /// Returns a name beside `target` that this process has not used before.
    package static func temporaryPath(beside target: URL) -> String {
        let number = counter.add(1, ordering: .relaxed).newValue
        let name = temporaryPrefix(beside: target, process: getpid()) + "\(number)\(suffix)"
        return target.deletingLastPathComponent().appendingPathComponent(name).path
    }

    /// Returns the temporary files of a process beside a target, or, without a process, of all processes.
    package static func temporaryPaths(beside target: URL, process: Int32? = nil) -> [String] {
        let folder = target.deletingLastPathComponent().path
        let prefix = process.map { temporaryPrefix(beside: target, process: $0) } ?? temporaryPrefix(beside: target)
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
            .filter { $0.hasPrefix(prefix) && $0.hasSuffix(suffix) }.map { "\(folder)/\($0)" }
    }

    /// Returns the process identifier in a temporary name.
    package static func process(ofTemporaryPath path: String) -> Int32? {
        let words = path.dropLast(suffix.count).split(separator: ".")
        return words.last.flatMap { $0.split(separator: "-").first }.flatMap { Int32($0) }
    }

    private static func temporaryPrefix(beside target: URL, process: Int32) -> String {
        temporaryPrefix(beside: target) + "\(process)-"
    }

    private static func temporaryPrefix(beside target: URL) -> String {
        // A name may have 255 bytes, and the target's may use all of them.
        ".\(target.lastPathComponent.prefix(40))."
    }
}
