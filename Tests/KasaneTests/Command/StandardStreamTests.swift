import XCTest

/// Standard output and standard error may be full, closed, or a pipe without a reader.
final class StandardStreamTests: CommandTestCase {
    /// Standard output is a pipe whose reader has exited.
    private static let unread = "mkfifo pipe; exec 3<>pipe; exec 4>pipe; exec 3<&-; exec \"$0\" \"$@\" "

    func testAFullDiskIsReported() throws {
        for words in [["--help"], ["--version"], ["help", "render"]] {
            let run = try CommandRun(words, in: folder, script: "exec \"$0\" \"$@\" >/dev/full")
            XCTAssertEqual(run.code, 1)
            XCTAssertEqual(run.lines.count, 1, run.errors)
            XCTAssertTrue(run.errors.contains("the disk is full"), run.errors)
        }
        // Only the exit code can report it.
        let run = try CommandRun(["draw"], in: folder, script: "exec \"$0\" \"$@\" 2>/dev/full")
        XCTAssertEqual(run.code, 2)
    }

    func testAClosedPipeEndsQuietly() throws {
        for (target, code) in [(">&4", Int32(0)), (">&4 2>&4", 0)] {
            let run = try CommandRun(["--help"], in: folder, script: Self.unread + target)
            XCTAssertEqual(run.code, code)
            XCTAssertEqual(run.errors, "")
            try FileManager.default.removeItem(at: file("pipe"))
        }
    }

    func testClosedDescriptorsEndQuietly() throws {
        for target in [">&-", "2>&-", "<&- >&- 2>&-"] {
            let run = try CommandRun(["--version"], in: folder, script: "exec \"$0\" \"$@\" " + target)
            XCTAssertEqual(run.code, 0, target)
            XCTAssertEqual(run.errors, "", target)
        }
    }

    func testAMovieIsMadeWhateverTheStandardStreams() throws {
        try write(
            scene: "import Foundation\nfor _ in 0..<2000 { print(\"to output\"); fputs(\"to errors\\n\", stderr) }\n"
                + Scenes.square)
        let full = "exec \"$0\" \"$@\" "
        let cases: [(script: String, code: Int32)] = [
            (full + ">/dev/full", 1), (full + "2>/dev/full", 0), (full + "<&- >&- 2>&-", 0),
            (Self.unread + ">&4 2>&4", 0),
        ]
        for (script, code) in cases {
            let run = try CommandRun(["render", "Scene.swift", "-o", "out.png"], in: folder, script: script)
            XCTAssertEqual(run.code, code, script)
            XCTAssertFalse(run.errors.contains("Fatal"), run.errors)
            XCTAssertEqual(run.errors.contains("the disk is full"), code == 1, script)
            XCTAssertEqual(try MovieFile(file("out.png")).frames.count, 1, script)
            try FileManager.default.removeItem(at: file("out.png"))
        }
    }

    func testASignalEndsABlockedWrite() throws {
        try write(
            scene: "import Foundation\ncreat(\"started\", 0o600)\nwhile true { print(\"to nobody\") }\n")
        let started = file("started").path
        let run = try CommandRun(
            ["render", "Scene.swift", "-o", "out.png"], in: folder,
            script: "mkfifo pipe; exec 3<>pipe; exec \"$0\" \"$@\" >pipe"
        ) { FileManager.default.fileExists(atPath: started) }
        XCTAssertEqual(run.code, 128 + SIGINT, run.errors)
        assertNothingRuns()
    }
}
