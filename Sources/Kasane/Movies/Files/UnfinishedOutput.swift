import Foundation
import Synchronization

/// What is being written, under a temporary name beside its target until it is whole.
///
/// Temporary names are `.NAME.PROCESS-NUMBER.partial`, so that whoever watches over the process can clear them away when
/// it dies.
final class UnfinishedOutput {
    let target: URL
    /// The path to write to: an empty file, or an empty folder for many files.
    let path: String
    private let isFolder: Bool
    private var isSettled = false

    /// Makes what a kind of movie is written to.
    convenience init(for target: URL, _ kind: MovieKind) throws(MovieError) {
        if kind == .pictures { try self.init(folderFor: target) } else { try self.init(fileFor: target) }
    }

    /// Makes an empty file beside `target`.
    init(fileFor target: URL) throws(MovieError) {
        var isDirectory: ObjCBool = false
        if FileManager.default.fileExists(atPath: target.path, isDirectory: &isDirectory), isDirectory.boolValue {
            throw .system(EISDIR, target)
        }
        self.target = target
        isFolder = false
        path = UnfinishedOutput.makePath(for: target)
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .system(errno, target) }
        close(descriptor)
    }

    /// Makes an empty folder inside the folder that `pattern` lies in.
    init(folderFor pattern: URL) throws(MovieError) {
        target = pattern
        isFolder = true
        path = UnfinishedOutput.makePath(for: pattern)
        guard mkdir(path, 0o777) == 0 else { throw .system(errno, pattern) }
    }

    deinit { discard() }

    /// Gives the file, or the files of the folder, their final names.
    func commit() throws(MovieError) {
        if isFolder {
            let folder = target.deletingLastPathComponent().path
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            for name in names { try move("\(path)/\(name)", to: "\(folder)/\(name)") }
            rmdir(path)
        } else {
            try move(path, to: target.path)
        }
        isSettled = true
    }

    /// Removes everything that was written.
    func discard() {
        guard !isSettled else { return }
        isSettled = true
        try? FileManager.default.removeItem(atPath: path)
    }

    private func move(_ from: String, to name: String) throws(MovieError) {
        guard rename(from, name) == 0 else { throw .system(errno, target) }
    }

    // MARK: Names

    /// Removes what a process that is gone has left beside a target.
    static func removeLeftovers(of process: Int32, besides target: URL) {
        let folder = target.deletingLastPathComponent().path
        let prefix = makePrefix(for: target, process: process)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
            try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
        }
    }

    private static let suffix = ".partial"
    private static let counter = Atomic<Int>(0)

    private static func makePrefix(for target: URL, process: Int32) -> String {
        // A name may have 255 bytes, and the target's may take them all.
        ".\(target.lastPathComponent.prefix(40)).\(process)-"
    }

    private static func makePath(for target: URL) -> String {
        let number = counter.add(1, ordering: .relaxed).newValue
        let name = makePrefix(for: target, process: getpid()) + "\(number)\(suffix)"
        return target.deletingLastPathComponent().appendingPathComponent(name).path
    }
}
