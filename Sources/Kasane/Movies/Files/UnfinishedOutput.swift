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
            try moveFiles(to: target.deletingLastPathComponent().path)
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

    /// Moves file after file: a folder of any number of them takes no memory.
    private func moveFiles(to folder: String) throws(MovieError) {
        guard let list = opendir(path) else { throw .system(errno, target) }
        defer { closedir(list) }
        while let entry = readdir(list) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { try move("\(path)/\(name)", to: "\(folder)/\(name)") }
        }
    }

    private func move(_ from: String, to name: String) throws(MovieError) {
        guard rename(from, name) == 0 else { throw .system(errno, target) }
    }

    // MARK: Names

    /// Removes what a process that is gone has left beside a target.
    static func removeLeftovers(of process: Int32, besides target: URL) {
        for path in paths(of: process, besides: target) { try? FileManager.default.removeItem(atPath: path) }
    }

    /// What tells whether a process goes on writing.
    struct State: Equatable {
        /// Size and time of the last change, by path.
        fileprivate var files: [String: [Int]] = [:]
    }

    /// The state of what a process is writing beside a target.
    static func state(of process: Int32, besides target: URL) -> State {
        var state = State()
        for path in paths(of: process, besides: target) {
            var status = stat()
            guard stat(path, &status) == 0 else { continue }
            state.files[path] = [Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
        }
        return state
    }

    /// The unfinished files of a process beside a target.
    private static func paths(of process: Int32, besides target: URL) -> [String] {
        let folder = target.deletingLastPathComponent().path
        let prefix = makePrefix(for: target, process: process)
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
            .filter { $0.hasPrefix(prefix) && $0.hasSuffix(suffix) }.map { "\(folder)/\($0)" }
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
