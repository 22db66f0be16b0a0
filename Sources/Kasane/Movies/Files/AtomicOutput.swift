import CoreGraphics
import Foundation

/// A file, or a folder of files, written under a temporary name beside its target until complete.
final class AtomicOutput {
    let target: URL
    /// The path to write to: an empty file, or an empty folder for several files.
    let path: String
    /// Nil for a folder.
    private let file: AtomicFile?
    private var isFinalized = false

    /// Creates the output of a kind of movie.
    convenience init(for target: URL, _ kind: MovieKind) throws(MovieError) {
        if kind == .pictures { try self.init(folderFor: target) } else { try self.init(fileFor: target) }
    }

    /// Creates an empty file beside `target`.
    init(fileFor target: URL) throws(MovieError) {
        self.target = target
        do {
            let file = try AtomicFile(path: target.path, replacesAll: true)
            self.file = file
            path = file.path
        } catch {
            throw .system(error.code, target)
        }
    }

    /// Creates an empty folder inside the folder of `pattern`.
    init(folderFor pattern: URL) throws(MovieError) {
        target = pattern
        file = nil
        path = AtomicFile.temporaryPath(beside: pattern)
        guard mkdir(path, 0o777) == 0 else { throw .system(errno, pattern) }
    }

    deinit { discard() }

    /// Gives the file, or the files of the folder, their final names.
    func commit() throws(MovieError) {
        if let file {
            do { try file.commit() } catch { throw .system(error.code, target) }
        } else {
            try moveFiles(to: target.deletingLastPathComponent().path)
            rmdir(path)
        }
        isFinalized = true
    }

    /// Removes everything that was written.
    func discard() {
        guard !isFinalized else { return }
        isFinalized = true
        if let file { return file.discard() }
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Moves the files one by one: their number does not affect memory.
    private func moveFiles(to folder: String) throws(MovieError) {
        guard let list = opendir(path) else { throw .system(errno, target) }
        defer { closedir(list) }
        while let entry = readdir(list) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard name != ".", name != ".." else { continue }
            guard rename("\(path)/\(name)", "\(folder)/\(name)") == 0 else { throw .system(errno, target) }
        }
    }

    /// Writes a file, which gets its final name when it is complete.
    static func write(_ text: String, to target: URL) throws(MovieError) { try write(Array(text.utf8), to: target) }

    /// Writes a file, which gets its final name when it is complete.
    static func write(_ bytes: [UInt8], to target: URL) throws(MovieError) {
        let output = try AtomicOutput(fileFor: target)
        do { try output.file?.write(bytes) } catch { throw .system(error.code, target) }
        try output.commit()
    }

    // MARK: Other processes

    /// Removes the temporary files of a dead process beside a target.
    static func removeLeftovers(of process: Int32, besides target: URL) {
        for path in AtomicFile.temporaryPaths(beside: target, process: process) {
            try? FileManager.default.removeItem(atPath: path)
        }
    }

    /// Removes the temporary files of processes that have ended beside a target. Waits for one that is just ending.
    static func removeLeftovers(besides target: URL) {
        for _ in 0..<40 {
            let files = AtomicFile.temporaryPaths(beside: target)
            var isOver = true
            for path in files {
                guard let process = AtomicFile.process(ofTemporaryPath: path), !ProcessState.isRunning(process) else {
                    isOver = false
                    continue
                }
                try? FileManager.default.removeItem(atPath: path)
            }
            if isOver { return }
            usleep(5_000)
        }
    }

    /// State from which to tell whether a process is still writing.
    struct State: Equatable {
        /// The size and modification time of files, by path.
        fileprivate var files: [String: [Int]] = [:]
    }

    /// Returns the state of the files that a process is writing beside a target.
    static func state(of process: Int32, besides target: URL) -> State {
        var state = State()
        for path in AtomicFile.temporaryPaths(beside: target, process: process) {
            var status = stat()
            guard stat(path, &status) == 0 else { continue }
            state.files[path] = [Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
        }
        return state
    }
}

/// The system's state of other processes.
private enum ProcessState {
    /// Returns whether a process is running: a zombie is not.
    static func isRunning(_ process: Int32) -> Bool {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
            let name = text.lastIndex(of: ")")
        else { return false }
        return text[text.index(after: name)...].first { $0 != " " } != "Z"
    }
}
