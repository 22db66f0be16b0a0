import Foundation
import XCTest

/// A run of the built `kasane serve`, on a free port.
final class ServeRun {
    let port: UInt16
    private let process = Process()
    private let log: URL

    var id: pid_t { process.processIdentifier }
    var errors: String { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }

    struct NotServing: Error { let log: String }

    /// - Parameter folder: the current folder, with a `Scene.swift`.
    init(_ words: String..., in folder: URL) throws {
        let program = try CommandRun.program()
        log = folder.appendingPathComponent("serve.log")
        _ = FileManager.default.createFile(atPath: log.path, contents: nil)
        process.executableURL = program
        process.arguments = ["serve", "Scene.swift", "--port", "0"] + words
        process.currentDirectoryURL = folder
        process.environment = CommandRun.environment(of: program)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: log)
        try process.run()
        let end = Date(timeIntervalSinceNow: 120)
        var found: UInt16?
        while found == nil, Date() < end, process.isRunning {
            usleep(20_000)
            let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
            found = text.firstMatch(of: /http:\/\/127.0.0.1:([0-9]+)\//).flatMap { UInt16($0.1) }
        }
        guard let found else {
            process.terminate()
            throw NotServing(log: (try? String(contentsOf: log, encoding: .utf8)) ?? "")
        }
        port = found
    }

    deinit {
        if process.isRunning { kill(id, SIGKILL) }
        process.waitUntilExit()
    }

    func get(_ path: String, _ headers: [String: String] = [:], method: String = "GET") throws -> ClientAnswer {
        try XCTUnwrap(ClientAnswer.to("\(method) \(path)", port: port, headers: headers), errors)
    }

    func post(_ body: String, to path: String = "/") throws -> ClientAnswer {
        try XCTUnwrap(ClientAnswer.to("POST \(path)", port: port, body: body), errors)
    }

    /// Sends a signal, and returns the exit code.
    func stop(_ signal: Int32 = SIGTERM) -> Int32 {
        kill(id, signal)
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Waits for the end, and returns the exit code.
    func wait() -> Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }
}
