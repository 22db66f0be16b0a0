import XCTest

/// Whatever a scene does, its time limit applies, signals end it, and the movie is where it should be.
final class MisbehavingSceneTests: CommandTestCase {
    private static let closing = "for descriptor in 3..<4096 { close(Int32(descriptor)) }\n"

    func testALoopWithoutDescriptorsIsEnded() throws {
        try compile(scene: Self.closing + "while true {}\n")
        assertFails(try render("-o", "out.mp4", "--timeout", "1"), "no frame within 1 s")
        assertNothingRuns()
    }

    func testSignalsEndALoopWithoutDescriptors() throws {
        try compile(scene: Self.closing + "creat(\"started\", 0o600)\nwhile true { sleep(1) }\n")
        let started = file("started").path
        // Tests may run under nohup, in which SIGHUP stays ignored.
        var hangup = sigaction()
        sigaction(SIGHUP, nil, &hangup)
        let isIgnored = unsafeBitCast(hangup.__sigaction_handler.sa_handler, to: Int.self) == 1
        for signal in [SIGINT, SIGTERM] + (isIgnored ? [] : [SIGHUP]) {
            let run = try CommandRun(["render", "Scene.swift", "-o", "out.mp4"], in: folder, signal: signal) {
                FileManager.default.fileExists(atPath: started)
            }
            XCTAssertEqual(run.code, 128 + signal)
            XCTAssertEqual(run.lines, ["kasane: interrupted: nothing was written"])
            assertNothingRuns()
            try FileManager.default.removeItem(atPath: started)
        }
        assertNothingIsLeft()
    }

    func testClosingWhatItDidNotOpenHarmsNothing() throws {
        try write(scene: "import Foundation\nclose(3)\nclose(4)\n" + Scenes.square)
        let run = try render("-o", "out.png")
        XCTAssertEqual(run.code, 0, run.errors)
        XCTAssertTrue(exists("out.png"))
    }

    func testFalseReportsDoNotExtendTheDeadline() throws {
        // A process's descriptors can be found by trying numbers.
        try compile(
            scene: """
                let words = ["\\n", "{\\"finishing\\":{}}\\n", "{\\"drew\\":{\\"frames\\":1}}\\n"]
                while true {
                    for descriptor in 3..<256 { for word in words { write(Int32(descriptor), word, word.utf8.count) } }
                }
                """)
        let run = try render("-o", "out.mp4", "--timeout", "1")
        XCTAssertEqual(run.code, 1, run.errors)
        assertNothingRuns()
    }

    func testAForkedSceneDoesNotBlock() throws {
        let fork = """
            import Foundation
            @_silgen_name("fork") func split() -> Int32

            """
        for (number, child) in ["while true { sleep(60) }", ""].enumerated() {
            try write(scene: fork + "if split() == 0 { \(child) }\n// \(number)\n" + Scenes.square)
            let run = try render("-o", "out.mp4", "--duration", "0.2")
            XCTAssertEqual(run.code, 0, run.errors)
            XCTAssertEqual(try MovieFile(file("out.mp4")).frames.count, 12)
            assertNothingRuns()
        }
        try write(scene: fork + "if split() == 0 { while true { sleep(60) } }\nexit(3)\n")
        let run = try render("-o", "out.mp4")
        XCTAssertEqual(run.code, 1)
        XCTAssertTrue(run.errors.contains("exit code 3"), run.errors)
        assertNothingRuns()
        XCTAssertEqual(names.filter { $0 != ".cache" }, ["Scene.swift", "out.mp4"])
    }

    func testProcessesStartedByASceneEndWithIt() throws {
        try compile(
            scene: """
                // In a session of its own, and a child in another one.
                let child = Process()
                child.executableURL = URL(fileURLWithPath: "/bin/sh")
                child.arguments = ["-c", "setsid sleep 600 & exec sleep 600"]
                try! child.run()
                while true {}
                """)
        assertFails(try render("-o", "out.mp4", "--timeout", "1"), "no frame within 1 s")
        assertNothingRuns()
    }

    func testASceneMayGoElsewhere() throws {
        try write(scene: "import Foundation\nchdir(\"/\")\n" + Scenes.square)
        for name in ["out.mp4", "out.gif", "out.png", "f%d.png"] {
            let run = try render("-o", name, "--duration", "0.1", "--fps", "10")
            XCTAssertEqual(run.code, 0, run.errors)
            XCTAssertTrue(run.errors.hasPrefix("\(name): "), run.errors)
        }
        XCTAssertEqual(visibleNames, ["Scene.swift", "f0.png", "out.gif", "out.mp4", "out.png"])
    }

    func testAnIgnoredHangupStaysIgnored() throws {
        try write(
            scene: "import Foundation\ncreat(\"started\", 0o600)\nwhile access(\"go\", F_OK) != 0 { usleep(10_000) }\n"
                + Scenes.square)
        let (started, go) = (file("started").path, file("go").path)
        let run = try CommandRun(
            ["render", "Scene.swift", "-o", "out.png"], in: folder, script: "trap '' HUP; exec \"$0\" \"$@\"",
            signal: SIGHUP
        ) {
            // The first signal is sent here, and the last one when the scene may continue.
            guard FileManager.default.fileExists(atPath: started) else { return false }
            for process in CommandRun.processes(in: URL(fileURLWithPath: started).deletingLastPathComponent()) {
                kill(pid_t(process) ?? 0, SIGHUP)
            }
            return FileManager.default.createFile(atPath: go, contents: nil)
        }
        XCTAssertEqual(run.code, 0, run.errors)
        XCTAssertTrue(exists("out.png"))
    }

    // MARK: - The compiler

    /// Creates a compiler that never ends, and has started another in a process group of its own, as `swiftc` does.
    private func makeEndlessCompiler() throws {
        let folder = file("bin")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let program = folder.appendingPathComponent("swiftc")
        try "#!/bin/sh\nsetsid sleep 600 &\n: >started\nwait\n".write(to: program, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    }

    func testTheCompilerEndsAtItsTimeLimitWithAllThatItStarted() throws {
        try write(scene: Scenes.square)
        try makeEndlessCompiler()
        let path = "\(file("bin").path):\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")"
        let run = try CommandRun(
            ["render", "Scene.swift", "-o", "out.mp4", "--timeout", "1"], in: folder, environment: ["PATH": path])
        XCTAssertEqual(run.code, 1)
        XCTAssertTrue(run.errors.contains("did not finish in 1 s"), run.errors)
        assertNothingRuns()
        try FileManager.default.removeItem(at: file("started"))
        let started = file("started").path
        let interrupted = try CommandRun(
            ["render", "Scene.swift", "-o", "out.mp4"], in: folder, environment: ["PATH": path]
        ) { FileManager.default.fileExists(atPath: started) }
        XCTAssertEqual(interrupted.code, 128 + SIGINT)
        assertNothingRuns()
    }

    // MARK: - Output

    func testManyLinesAreForwarded() throws {
        try write(
            scene: """
                import Foundation
                let lines = [UInt8](repeating: 10, count: 1 << 16)
                for _ in 0..<128 { for descriptor: Int32 in [1, 2] { write(descriptor, lines, lines.count) } }

                """ + Scenes.square)
        let run = try render("-o", "out.png", "--quiet")
        XCTAssertEqual(run.code, 0)
        XCTAssertEqual(run.output.utf8.count, 8 << 20)
        XCTAssertEqual(run.errors.utf8.count, 8 << 20)
    }

    func testLinesThatLookLikeACrashAreForwarded() throws {
        try write(
            scene: """
                import Foundation
                let lines = ["3 files, Fatal errors: 0", "Fatal error: of mine", "a.swift:1: Fatal error: of mine, too"]
                for line in lines { fputs(line + "\\n", stderr) }

                """ + Scenes.square)
        let run = try render("-o", "out.png", "--quiet")
        XCTAssertEqual(run.code, 0)
        XCTAssertEqual(
            run.lines, ["3 files, Fatal errors: 0", "Fatal error: of mine", "a.swift:1: Fatal error: of mine, too"])
    }

    func testAFailedPreconditionIsReportedInOneLine() throws {
        try write(scene: "\nprecondition(1 + 1 == 3, \"sums\")\n")
        assertFails(try render("-o", "out.mp4"), "crashed", "Scene.swift:2: Precondition failed: sums")
    }
}
