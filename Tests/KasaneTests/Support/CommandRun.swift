import Foundation
import XCTest

/// One run of the built `kasane`.
struct CommandRun {
    let code: Int32
    let output: String
    let errors: String

    /// The lines of standard error.
    var lines: [String] { errors.split(separator: "\n").map(String.init) }

    /// - Parameters:
    ///   - folder: the current folder.
    ///   - cache: the value of `XDG_CACHE_HOME`; nil for one that all runs share, where the compiler's modules are
    ///     built once.
    ///   - limit: the maximum size of a file in bytes, as on a full disk.
    ///   - changes: variables to set, or to remove.
    ///   - script: a shell script that runs the command line, `"$0" "$@"`.
    ///   - signal: the signal that `interrupting` sends.
    ///   - interrupting: called repeatedly to determine whether to send the signal now.
    init(
        _ words: [String], in folder: URL, cache: URL? = nil, limit: Int? = nil,
        environment changes: [String: String?] = [:], script: String? = nil, signal: Int32 = SIGINT,
        interrupting: (@Sendable () -> Bool)? = nil
    ) throws {
        let program = try CommandRun.program()
        // A shell ignores this in background processes and everything that they start.
        Foundation.signal(SIGINT, SIG_DFL)
        let process = Process()
        // The shell counts in blocks of 512 bytes.
        if let script = script ?? limit.map({ "ulimit -f \($0 / 512); exec \"$0\" \"$@\"" }) {
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = ["-c", script, program.path] + words
        } else {
            process.executableURL = program
            process.arguments = words
        }
        process.currentDirectoryURL = folder
        var environment = CommandRun.environment(of: program)
        if let cache { environment["XDG_CACHE_HOME"] = cache.path }
        environment.merge(changes.compactMapValues { $0 }) { $1 }
        for (name, value) in changes where value == nil { environment[name] = nil }
        process.environment = environment
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        if let interrupting {
            while process.isRunning, !interrupting() { usleep(20_000) }
            kill(process.processIdentifier, signal)
        }
        let reader = Reader(errors)
        self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        self.errors = reader.text()
        process.waitUntilExit()
        code = process.terminationStatus
    }

    /// Reads one pipe while the other is read too, so that neither fills up.
    private final class Reader: @unchecked Sendable {
        // Guarded by the group: written before leaving it, read after waiting for it.
        private var data = Data()
        private let group = DispatchGroup()

        init(_ pipe: Pipe) {
            DispatchQueue.global().async(group: group) { [self] in
                data = pipe.fileHandleForReading.readDataToEndOfFile()
            }
        }

        func text() -> String {
            group.wait()
            return String(decoding: data, as: UTF8.self)
        }
    }

    /// Returns the processes that run in a folder.
    static func processes(in folder: URL) -> [String] {
        let files = FileManager.default
        return ((try? files.contentsOfDirectory(atPath: "/proc")) ?? []).filter { name in
            Int(name) != nil && (try? files.destinationOfSymbolicLink(atPath: "/proc/\(name)/cwd")) == folder.path
        }
    }

    /// Returns the program's environment: all runs share a cache, where the compiler's modules are built once.
    static func environment(of program: URL) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment
        let cache = program.deletingLastPathComponent().appendingPathComponent("tests-cache")
        environment["XDG_CACHE_HOME"] = cache.path
        return environment
    }

    /// Returns the program, beside the tests.
    static func program() throws -> URL {
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let program = tests.deletingLastPathComponent().appendingPathComponent("kasane")
        let library = tests.deletingLastPathComponent().appendingPathComponent("libKasaneScene.so")
        for file in [program, library] where !FileManager.default.fileExists(atPath: file.path) {
            throw XCTSkip("\(file.lastPathComponent) is not built: run swift build first")
        }
        return program
    }
}
