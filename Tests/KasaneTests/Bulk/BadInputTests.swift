import XCTest

/// Invalid rows, scenes and programs: each is reported in one line, and the other rows are rendered.
final class BadInputTests: CommandTestCase {
    /// Writes a scene with a square as red as the row's number, and as green as the length of its text in megabytes.
    private func write(_ code: String = "") throws {
        try write(
            scene: """
                import Foundation
                import Kasane
                import PlaygroundSupport
                import QuartzCore

                struct Row: Decodable { var id = 9, red = 0.5, text: String? }
                let row = SceneData.row(default: Row())
                let layer = CALayer()
                layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
                let green = Double((row.text ?? "").utf8.count >> 20) / 255
                layer.backgroundColor = CGColor(red: row.red, green: green, blue: 0, alpha: 1)
                PlaygroundPage.current.liveView = layer
                \(code)
                """)
    }

    private func batch(_ text: String, name: String = "rows.csv", _ words: String...) throws -> CommandRun {
        try text.write(to: file(name), atomically: true, encoding: .utf8)
        return try CommandRun(
            ["batch", "Scene.swift", "--data", name, "-o", "out/{id}.png"] + words, in: folder)
    }

    private var made: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: file("out").path)) ?? []).filter { $0.hasSuffix(".png") }
            .sorted()
    }

    func testAFieldOfTenMegabytesReachesTheScene() throws {
        try write()
        let run = try batch("id,red,text\n1,1,\"\(String(repeating: "å", count: 5 << 20))\"\n2,0,a\n")
        XCTAssertEqual(run.code, 0, run.errors)
        XCTAssertEqual(try MovieFile(file("out/1.png")).frames[0][4, 4], [255, 10, 0, 255])
        XCTAssertEqual(try MovieFile(file("out/2.png")).frames[0][4, 4], [0, 0, 0, 255])
    }

    func testOddRowsOfCSVAreNamedAndTheOthersDone() throws {
        try write()
        let rows = [
            "\u{FEFF}\"id\", red ,text", "\"1\",1,\"a \"\"b\"\"\r\nc\"", "2", "3,1,\"a\" b", "4,1,,,", "", "5,,",
            "6,0.25,",
            "\"7,1,",
        ]
        let run = try batch(rows.joined(separator: "\n"))
        XCTAssertEqual(run.code, 1)
        XCTAssertEqual(made, ["1.png", "6.png"])
        let lines = run.lines
        for line in [
            "row 2, line 4 of rows.csv: the field \"red\" is missing",
            "row 3, line 5 of rows.csv: in line 5, text follows a closing quotation mark",
            "row 4, line 6 of rows.csv: it has 5 fields, but the first line names 3",
            "row 5, line 8 of rows.csv: the field \"red\" is empty, which is not a number",
            "row 7, line 10 of rows.csv: the quotation mark in line 10 is never closed",
        ] {
            XCTAssertEqual(lines.filter { $0.contains(line) }.count, 1, "\(line) in \(run.errors)")
        }
        // Fontconfig prints its own lines if it can't write a cache.
        XCTAssertEqual(lines.filter { !$0.hasPrefix("Fontconfig ") }.count, 6, run.errors)
    }

    func testRowsOfJSONNameTheLineAndTheField() throws {
        try write()
        let rows = [
            "{\"id\": 1, \"red\": 1}", "", "{\"id\": 2, \"red\": \"1\"}", "{\"id\": 3}", "{\"id\": 4,", "[5]", "null",
        ]
        let run = try batch(rows.joined(separator: "\n"), name: "rows.jsonl")
        XCTAssertEqual(run.code, 1)
        XCTAssertEqual(made, ["1.png"])
        for line in [
            "row 2, line 3 of rows.jsonl: the field \"red\" is not of type Double",
            "row 3, line 4 of rows.jsonl: the field \"red\" is missing", "row 4, line 5 of rows.jsonl: it is not JSON",
            "row 5, line 6 of rows.jsonl: it is not a JSON object",
            "row 6, line 7 of rows.jsonl: it is not a JSON object",
        ] {
            XCTAssertEqual(run.lines.filter { $0.contains(line) }.count, 1, "\(line) in \(run.errors)")
        }
    }

    /// Each row leaks more than half of the allowed memory.
    func testWhatASceneLeaksEndsWithItsRow() throws {
        try write(
            """
            let leak = malloc(200 << 20)!
            memset(leak, 1, 200 << 20)
            FileManager.default.createFile(atPath: "own-\\(row.id)", contents: Data("own".utf8))
            """)
        let rows = (1...12).map { "\($0),1" }
        let run = try batch("id,red\n" + rows.joined(separator: "\n"), "--memory", "400", "--jobs", "2")
        XCTAssertEqual(run.code, 0, run.errors)
        XCTAssertEqual(made.count, 12)
        XCTAssertEqual(names.filter { $0.hasPrefix("own-") }.count, 12, "files of the scene's own are its own business")
        assertNothingRuns()
    }

    func testASceneOfAnotherKasaneIsRefused() throws {
        try write()
        let compiling = try CommandRun(["compile", "Scene.swift", "-o", "card.scene"], in: folder)
        XCTAssertEqual(compiling.code, 0, compiling.errors)
        var program = try Data(contentsOf: file("card.scene"))
        // The last line reports the build.
        let last = program.count - 2
        program[last] = program[last] == UInt8(ascii: "0") ? UInt8(ascii: "1") : UInt8(ascii: "0")
        try program.write(to: file("card.scene"))
        try "id,red\n1,1".write(to: file("rows.csv"), atomically: true, encoding: .utf8)
        let run = try CommandRun(
            ["batch", "card.scene", "--data", "rows.csv", "-o", "out/{id}.png"], in: folder)
        XCTAssertEqual(run.code, 1)
        XCTAssertEqual(run.lines.count, 1, run.errors)
        XCTAssertTrue(run.errors.contains("card.scene was compiled by a different build of Kasane"), run.errors)
        XCTAssertEqual(made, [])
    }
}
