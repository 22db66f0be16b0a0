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
    ///   - folder: where it runs. It keeps its cache there too.
    ///   - limit: the most bytes a file may have, as on a full disk.
    ///   - interrupting: is asked again and again, with the process's id, whether to interrupt it now.
    init(
        _ words: [String], in folder: URL, cache: URL? = nil, limit: Int? = nil,
        interrupting: (@Sendable () -> Bool)? = nil
    ) throws {
        let program = try CommandRun.program()
        let process = Process()
        if let limit {
            // The shell counts in blocks of 512 bytes.
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = ["-c", "ulimit -f \(limit / 512); exec \"$0\" \"$@\"", program.path] + words
        } else {
            process.executableURL = program
            process.arguments = words
        }
        process.currentDirectoryURL = folder
        var environment = ProcessInfo.processInfo.environment
        environment["XDG_CACHE_HOME"] = (cache ?? folder.appendingPathComponent(".cache")).path
        process.environment = environment
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        if let interrupting {
            while process.isRunning, !interrupting() { usleep(20_000) }
            process.interrupt()
        }
        let reader = Reader(errors)
        self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        self.errors = reader.text()
        process.waitUntilExit()
        code = process.terminationStatus
    }

    /// Reads one pipe while the other is read too, so that neither fills up.
    private final class Reader: @unchecked Sendable {
        // Guarded by the group: written before it is left, read after it is waited for.
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

    /// The program, beside the tests.
    private static func program() throws -> URL {
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let program = tests.deletingLastPathComponent().appendingPathComponent("kasane")
        let library = tests.deletingLastPathComponent().appendingPathComponent("libKasaneScene.so")
        for file in [program, library] where !FileManager.default.fileExists(atPath: file.path) {
            throw XCTSkip("\(file.lastPathComponent) is not built: run swift build first")
        }
        return program
    }
}
