import XCTest

/// Tests that run the built `kasane`.
class CommandTestCase: TemporaryFolderTestCase {
    var visibleNames: [String] { names.filter { !$0.hasPrefix(".") } }

    /// Writes a scene and compiles it, so that a time limit applies to the scene only.
    func compile(scene: String) throws {
        try write(scene: "import Foundation\nif getenv(\"COMPILING\") != nil { exit(0) }\n" + scene)
        let run = try CommandRun(
            ["render", "Scene.swift", "-o", "out.mp4"], in: folder, environment: ["COMPILING": "yes"])
        XCTAssertTrue(run.errors.contains("exit code 0"), run.errors)
    }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: file(name).path) }

    func assertNothingIsLeft(line: UInt = #line) {
        XCTAssertEqual(names.filter { $0 != ".cache" }, ["Scene.swift"], line: line)
    }

    func assertFails(_ run: CommandRun, _ words: String..., line: UInt = #line) {
        XCTAssertEqual(run.code, 1, run.errors, line: line)
        XCTAssertEqual(run.lines.count, 1, run.errors, line: line)
        for word in words { XCTAssertTrue(run.errors.contains(word), run.errors, line: line) }
        assertNothingIsLeft(line: line)
    }

    /// Asserts that no started process is still running.
    func assertNothingRuns(line: UInt = #line) {
        // A killed process takes a moment to exit.
        for _ in 0..<200 where !CommandRun.processes(in: folder).isEmpty { usleep(20_000) }
        XCTAssertEqual(CommandRun.processes(in: folder), [], line: line)
    }
}
