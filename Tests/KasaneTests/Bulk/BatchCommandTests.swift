import XCTest

/// `kasane batch`, as run by a user.
final class BatchCommandTests: CommandTestCase {
    /// Writes a scene with a square whose red is the row's number. `code` adds further work per row.
    private func write(code: String) throws {
        try write(
            scene: """
                import Foundation
                import Kasane
                import PlaygroundSupport
                import QuartzCore
                import Synchronization

                struct Row: Decodable { var id = 9, red = 0.5 }
                let row = SceneData.row(default: Row())
                let layer = CALayer()
                layer.frame = CGRect(x: 0, y: 0, width: 16, height: 16)
                layer.backgroundColor = CGColor(red: row.red, green: 0, blue: 0, alpha: 1)
                PlaygroundPage.current.liveView = layer
                func note() {
                    let file = open("notes", O_WRONLY | O_CREAT | O_APPEND, 0o600)
                    Foundation.write(file, "\\(row.id)\\n", "\\(row.id)\\n".utf8.count)
                    close(file)
                }
                \(code)
                """)
    }

    private func write(rows: [String], header: String = "id,red", name: String = "rows.csv") throws {
        try ([header] + rows).joined(separator: "\n").write(to: file(name), atomically: true, encoding: .utf8)
    }

    private func batch(_ words: String..., limit: Int? = nil, interrupting: (@Sendable () -> Bool)? = nil) throws
        -> CommandRun
    {
        try CommandRun(
            ["batch", "Scene.swift", "--data", "rows.csv", "-o", "out/{id}.png"] + words, in: folder, limit: limit,
            interrupting: interrupting)
    }

    private func made(_ folder: String = "out") -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: file(folder).path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }

    private var notes: [String] {
        ((try? String(contentsOf: file("notes"), encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
    }

    private func failures() throws -> [[String: Any]] {
        let text = try String(contentsOf: file("out/failures.jsonl"), encoding: .utf8)
        return try text.split(separator: "\n").map {
            try XCTUnwrap(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
    }

    func testEachRowBecomesAPicture() throws {
        try write(code: "if row.id == 3 { print(\"three\") }")
        try write(rows: ["1,0", "2,1", "3,0.5"])
        let run = try batch("--jobs", "2")
        XCTAssertEqual(run.code, 0, run.errors)
        XCTAssertEqual(run.output, "three\n")
        XCTAssertTrue(run.errors.hasPrefix("out/{id}.png: 3 rows in "), run.errors)
        XCTAssertEqual(made(), ["1.png", "2.png", "3.png"])
        XCTAssertEqual(try MovieFile(file("out/1.png")).frames[0][4, 4], [0, 0, 0, 255])
        XCTAssertEqual(try MovieFile(file("out/2.png")).frames[0][4, 4], [255, 0, 0, 255])
        let alone = try render("-o", "alone.png")
        XCTAssertEqual(alone.code, 0, alone.errors)
        XCTAssertEqual(
            try Data(contentsOf: file("alone.png")), try Data(contentsOf: file("out/3.png")), "as by kasane render")
        XCTAssertFalse(names.contains { $0.hasSuffix(".journal") })
        assertNothingRuns()
    }

    func testEveryKindIsWritten() throws {
        try write(code: "")
        try write(rows: ["1,0", "2,1"])
        for kind in ["mp4", "webm", "gif", "webp"] {
            let run = try CommandRun(
                [
                    "batch", "Scene.swift", "--data", "rows.csv", "-o", "\(kind)/{id}.\(kind)", "--duration", "0.1",
                    "-q",
                ],
                in: folder)
            XCTAssertEqual(run.code, 0, run.errors)
            XCTAssertEqual(run.errors, "")
            XCTAssertEqual(made(kind), ["1.\(kind)", "2.\(kind)"])
        }
        let run = try CommandRun(
            ["batch", "Scene.swift", "--data", "rows.csv", "-o", "{id}/%02d.png", "--duration", "0.05"], in: folder)
        XCTAssertEqual(run.code, 0, run.errors)
        XCTAssertEqual(made("2"), ["00.png", "01.png", "02.png"])
    }

    /// A row that crashes, exits, does not fit or has no name is listed; the others are rendered, and the next run
    /// retries only the failed ones.
    func testFailingRowsAreListed() throws {
        try write(
            code: """
                note()
                if row.id == 2 { fatalError("no twos") }
                if row.id == 3 { exit(0) }
                if row.id == 4 { PlaygroundPage.current.liveView = nil }
                """)
        let rows = ["1,0", "2,0", "3,0", "4,0", "five,0", "6,red", "../7,0", "1,1", "9,0"]
        try write(rows: rows)
        let run = try batch("--retry", "1")
        XCTAssertEqual(run.code, 1, run.errors)
        XCTAssertEqual(made(), ["1.png", "9.png", "failures.jsonl"])
        let failures = try failures()
        XCTAssertEqual(failures.map { $0["row"] as? Int }, [2, 3, 4, 5, 6, 7, 8])
        XCTAssertEqual(failures.map { $0["line"] as? Int }, [3, 4, 5, 6, 7, 8, 9])
        XCTAssertEqual(
            failures.map { $0["attempts"] as? Int }, [2, 2, 2, 1, 1, 0, 0], "what does not fit is not tried again")
        let errors = failures.compactMap { $0["error"] as? String }
        XCTAssertTrue(errors[0].contains("Scene.swift:19: Fatal error: no twos"), errors[0])
        XCTAssertTrue(errors[1].contains("exited with exit code 0"), errors[1])
        XCTAssertTrue(errors[2].contains("sets no live view"), errors[2])
        XCTAssertTrue(errors[3].hasPrefix("the field \"id\" is \"five\", which is not an integer"), errors[3])
        XCTAssertEqual(errors[4], "the field \"red\" is \"red\", which is not a number")
        XCTAssertTrue(errors[5].contains("which cannot be part of a name"), errors[5])
        XCTAssertEqual(errors[6], "row 1 has the same name, out/1.png")
        XCTAssertTrue(run.errors.contains("row 2, line 3 of rows.csv: "), run.errors)

        try FileManager.default.removeItem(at: file("notes"))
        try write(rows: rows.map { $0 == "9,0" ? "9,1" : $0 })
        let again = try batch()
        XCTAssertEqual(again.code, 1, again.errors)
        XCTAssertEqual(notes.sorted(), ["2", "3", "4", "9"], "what is done with the same data is not done again")
        XCTAssertTrue(again.errors.contains("1 already done"), again.errors)
    }

    func testAnInterruptedBatchGoesOn() throws {
        try write(code: "note(); usleep(20_000)")
        try write(rows: (1...60).map { "\($0),0" })
        let out = file("out").path
        let run = try batch("--jobs", "2") {
            ((try? FileManager.default.contentsOfDirectory(atPath: out)) ?? []).count > 10
        }
        XCTAssertEqual(run.code, 130, run.errors)
        XCTAssertTrue(run.errors.contains("run the same command again"), run.errors)
        assertNothingRuns()
        let before = made()
        XCTAssertLessThan(before.count, 60)
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: out).filter { $0.hasSuffix(".partial") }, [])
        try FileManager.default.removeItem(at: file("notes"))
        let again = try batch("--jobs", "2")
        XCTAssertEqual(again.code, 0, again.errors)
        XCTAssertEqual(made().count, 60)
        XCTAssertLessThanOrEqual(notes.count, 60 - before.count + 4, "those on their way are rendered again")
        XCTAssertEqual(Set(notes).count, notes.count)
    }

    /// A process starts the next row before the batch has noticed how the previous one ended.
    func testRowsThatCrashInARowHaveTheirOwnErrors() throws {
        try write(code: "if row.id > 50, row.id % 4 != 0 { fatalError(\"no \\(row.id)\") }")
        try write(rows: (1...250).map { "\($0),0" })
        let run = try batch("--jobs", "1")
        XCTAssertEqual(run.code, 1, run.errors)
        let failures = try failures()
        XCTAssertEqual(failures.count, 150)
        for failure in failures {
            let error = try XCTUnwrap(failure["error"] as? String)
            XCTAssertTrue(error.hasSuffix("Fatal error: no \(try XCTUnwrap(failure["row"] as? Int))"), "\(failure)")
        }
    }

    /// A killed process loses no row.
    func testALostProcessLosesNoRow() throws {
        try write(
            code: """
                if row.id % 20 == 7, mkdir("killed-\\(row.id)", 0o700) == 0 { kill(getppid(), SIGKILL); sleep(60) }
                note()
                """)
        try write(rows: (1...60).map { "\($0),0" })
        let run = try batch("--jobs", "2")
        XCTAssertEqual(run.code, 0, run.errors)
        XCTAssertEqual(made().count, 60)
        XCTAssertEqual(Set(notes).count, 60)
        assertNothingRuns()
    }

    func testARowThatKillsEveryProcessFails() throws {
        try write(code: "if row.id == 2 { kill(getppid(), SIGKILL); sleep(60) }")
        try write(rows: ["1,0", "2,0", "3,0"])
        let run = try batch()
        XCTAssertEqual(run.code, 1, run.errors)
        XCTAssertEqual(made(), ["1.png", "3.png", "failures.jsonl"])
        XCTAssertTrue(run.errors.contains("its process ended 3 times"), run.errors)
    }

    func testRowsHaveTheirTimeAndTheirMemory() throws {
        try write(
            code: """
                if row.id == 1 { while true {} }
                if row.id == 2 { system("sleep 300 &"); setpgid(0, getppid()) }
                if row.id == 3 { _ = [UInt8](repeating: 1, count: 600 << 20).withUnsafeBytes { $0[600 << 19] } }
                """)
        try write(rows: ["0,0"])
        // Compiled beforehand, so that the time limit applies to the rows only.
        XCTAssertEqual(try batch().code, 0)
        try write(rows: ["1,0", "2,0", "3,0", "4,0"])
        let run = try batch("--timeout", "2", "--memory", "400")
        XCTAssertEqual(run.code, 1, run.errors)
        XCTAssertEqual(made(), ["0.png", "2.png", "4.png", "failures.jsonl"])
        XCTAssertTrue(run.errors.contains("took longer than 2 s"), run.errors)
        XCTAssertTrue(run.errors.contains("row 3, line 4 of rows.csv: Scene.swift crashed"), run.errors)
        assertNothingRuns()
    }

    /// A forked process that has used locks must know its own process number: otherwise a lock that another thread
    /// waits for is never released.
    func testRowsMayHaveThreads() throws {
        try write(
            code: """
                let lock = Mutex(0)
                let thread = Thread { lock.withLock { $0 += 1 } }
                lock.withLock { _ in
                    thread.start()
                    usleep(50_000)
                }
                while lock.withLock({ $0 }) == 0 { usleep(1000) }
                layer.backgroundColor = await Task.detached { CGColor(red: 0, green: 1, blue: 0, alpha: 1) }.value
                DispatchQueue.main.async { layer.cornerRadius = 8 }
                """)
        try write(rows: ["1,0", "2,0"])
        let run = try batch("--timeout", "20", "--at", "0.5")
        XCTAssertEqual(run.code, 0, run.errors)
        let picture = try MovieFile(file("out/2.png")).frames[0]
        XCTAssertEqual(picture[8, 8], [0, 255, 0, 255])
        XCTAssertEqual(picture[0, 0][3], 0)
    }

    func testAFullDiskEndsTheBatch() throws {
        try write(code: "layer.frame.size = CGSize(width: 16 * row.id, height: 800); layer.backgroundColor = nil")
        try write(rows: ["1,0"])
        // Compiled beforehand, while there is room.
        XCTAssertEqual(try batch().code, 0)
        try write(rows: (1...400).map { "\($0),0" })
        let run = try batch("--size", "4000x4000", "--background", "#123456", limit: 4096)
        XCTAssertEqual(run.code, 1, run.errors)
        XCTAssertTrue(run.errors.contains("the disk is full"), run.errors)
    }

    /// Not separately for each row.
    func testMoviesThatNothingWritesAreRefusedAtOnce() throws {
        try write(code: "")
        try write(rows: ["1,0", "2,0"])
        // A folder without libraries: the first one found is loaded.
        try FileManager.default.createDirectory(at: file("libraries"), withIntermediateDirectories: true)
        for name in ["avcodec", "avfilter", "avformat", "avutil", "swscale"] {
            for version in 4..<80 { try Data().write(to: file("libraries/lib\(name).so.\(version)")) }
        }
        let run = try CommandRun(
            ["batch", "Scene.swift", "--data", "rows.csv", "-o", "out/{id}.mp4"], in: folder,
            environment: ["LD_LIBRARY_PATH": file("libraries").path])
        XCTAssertEqual(run.code, 1, run.errors)
        XCTAssertEqual(run.lines.count, 1, run.errors)
        XCTAssertTrue(run.errors.contains("FFmpeg"), run.errors)
        XCTAssertEqual(made(), [])
    }

    func testWrongWordsAreExplained() throws {
        try write(code: "")
        func errors(_ words: String...) throws -> String {
            let run = try CommandRun(["batch"] + words, in: folder)
            XCTAssertEqual(run.code, run.errors.contains("cannot be read") ? 1 : 2, run.errors)
            XCTAssertEqual(run.lines.count, 1, run.errors)
            return run.errors
        }
        XCTAssertTrue(try errors("Scene.swift", "--data", "rows.csv").contains("no output files: add -o"))
        XCTAssertTrue(try errors("Scene.swift", "-o", "{id}.png").contains("no file of rows: add --data"))
        XCTAssertTrue(try errors("Scene.swift", "-o", "a.png", "--data", "rows.csv").contains("one name for all rows"))
        XCTAssertTrue(try errors("Scene.swift", "-o", "{id}.txt", "--data", "rows.csv").contains("file extension .txt"))
        XCTAssertTrue(try errors("a.caml", "-o", "{id}.png", "--data", "rows.csv").contains("archive"))
        XCTAssertTrue(
            try errors("Scene.swift", "-o", "{id}.png", "--data", "rows.csv", "--jobs", "0").contains("--jobs 0 is not")
        )
        XCTAssertTrue(
            try errors("Scene.swift", "-o", "{id}.png", "--data", "none.csv").contains("none.csv cannot be read"))
    }
}
