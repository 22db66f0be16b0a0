import XCTest

/// Movies rendered in parts.
final class PartedMovieTests: CommandTestCase {
    /// Animations that never end, others that begin when one has ended, a display link's count, and a segment that
    /// begins only after everything else.
    private static let scene = """
        import PlaygroundSupport
        import QuartzCore
        import UIKit

        let page = CALayer()
        page.frame = CGRect(x: 0, y: 0, width: 64, height: 48)
        page.backgroundColor = CGColor(red: 0.1, green: 0.1, blue: 0.3, alpha: 1)
        let dot = CALayer()
        dot.frame = CGRect(x: 2, y: 2, width: 20, height: 20)
        dot.backgroundColor = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.7)
        page.addSublayer(dot)
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.byValue = 6
        turn.duration = 1.7
        turn.repeatCount = .infinity
        dot.add(turn, forKey: nil)
        var count = 0
        func step() {
            count += 1
            CATransaction.begin()
            CATransaction.setCompletionBlock { if count < 40 { step() } }
            let move = CABasicAnimation(keyPath: "position.x")
            move.fromValue = count
            move.duration = 0.31
            dot.add(move, forKey: "move")
            dot.position = CGPoint(x: 12 + count, y: 20)
            CATransaction.commit()
        }
        step()
        PlaygroundPage.current.liveView = page
        """

    private func write() throws {
        try write(scene: Self.scene)
        XCTAssertEqual(try render("-o", "warm.png").code, 0)
    }

    private func assertSame(_ name: String, _ other: String, line: UInt = #line) throws {
        XCTAssertEqual(
            try Data(contentsOf: file(name)), try Data(contentsOf: file(other)), "\(name) \(other)", line: line)
    }

    func testPartsMadeSideBySideAreTheMovie() throws {
        try write()
        for kind in ["mp4", "webm", "mov", "gif", "webp", "apng"] {
            let words = ["--duration", "9.3", "--hold-last", "0.2", "--scale", "0.5"]
            let alone = try CommandRun(["render", "Scene.swift", "-o", "a.\(kind)"] + words, in: folder)
            XCTAssertEqual(alone.code, 0, alone.errors)
            let beside = try CommandRun(
                ["render", "Scene.swift", "-o", "b.\(kind)", "--jobs", "3"] + words, in: folder)
            XCTAssertEqual(beside.code, 0, beside.errors)
            XCTAssertTrue(beside.errors.contains("by \(kind == "gif" ? 2 : 3) processes"), beside.errors)
            try assertSame("a.\(kind)", "b.\(kind)")
        }
        XCTAssertEqual(names.filter { $0.hasSuffix(".partial") }, [])
        assertNothingRuns()
    }

    /// If the duration of the movie is not given, each process determines it itself.
    func testTheEndNeedNotBeKnown() throws {
        try write(scene: Self.scene.replacingOccurrences(of: "turn.repeatCount = .infinity", with: ""))
        for words in [[], ["--from", "1"]] {
            let alone = try CommandRun(["render", "Scene.swift", "-o", "a-%d.png"] + words, in: folder)
            XCTAssertEqual(alone.code, 0, alone.errors)
            let frames = names.filter { $0.hasPrefix("a-") }
            XCTAssertGreaterThan(frames.count, 600)
            let beside = try CommandRun(["render", "Scene.swift", "-o", "b-%d.png", "--jobs", "2"] + words, in: folder)
            XCTAssertEqual(beside.code, 0, beside.errors)
            for name in frames { try assertSame(name, "b" + name.dropFirst()) }
            XCTAssertEqual(names.filter { $0.hasPrefix("b-") }.count, frames.count)
            for name in names where name.hasSuffix(".png") { try FileManager.default.removeItem(at: file(name)) }
        }
    }

    func testASceneMayEndAPartedMovie() throws {
        try write(
            scene: Self.scene + """

                CATransaction.begin()
                CATransaction.setCompletionBlock { PlaygroundPage.current.finishExecution() }
                let fade = CABasicAnimation(keyPath: "opacity")
                fade.duration = 5
                page.add(fade, forKey: nil)
                CATransaction.commit()
                """)
        XCTAssertEqual(try render("-o", "a.mp4", "--duration", "30").code, 0)
        let run = try render("-o", "b.mp4", "--duration", "30", "--jobs", "3")
        XCTAssertEqual(run.code, 0, run.errors)
        try assertSame("a.mp4", "b.mp4")
    }

    func testPartsOfOtherMachinesAreJoined() throws {
        try write()
        func run(_ words: String...) throws -> CommandRun { try CommandRun(words, in: folder) }
        XCTAssertEqual(try run("compile", "Scene.swift", "-o", "film.scene").code, 0)
        XCTAssertEqual(try run("render", "Scene.swift", "-o", "a.mp4", "--duration", "9").code, 0)
        let plan = try run("render", "film.scene", "-o", "b.mp4", "--duration", "9", "--plan")
        XCTAssertTrue(plan.output.hasPrefix("{\"frames\": 540, \"distance\": 240, "), plan.output)
        for part in ["480-540", "0-480"] {
            let made = try run("render", "film.scene", "-o", "\(part).mp4.part", "--duration", "9", "--part", part)
            XCTAssertEqual(made.code, 0, made.errors)
        }
        let join = try run("join", "0-480.mp4.part", "480-540.mp4.part", "-o", "b.mp4")
        XCTAssertEqual(join.code, 0, join.errors)
        try assertSame("a.mp4", "b.mp4")
        let reversed = try run("join", "480-540.mp4.part", "0-480.mp4.part", "-o", "c.mp4")
        XCTAssertEqual(reversed.code, 1)
        XCTAssertTrue(reversed.errors.contains("begins with frame 480 instead of frame 0"), reversed.errors)
        let other = try run("join", "0-480.mp4.part", "-o", "c.webm")
        XCTAssertTrue(other.errors.contains("does not end in .mp4"), other.errors)
        XCTAssertFalse(exists("c.mp4") || exists("c.webm"))
    }

    /// External bytes are rejected in one line, whatever they are.
    func testDamagedPartsAreRefused() throws {
        try write()
        let made = try CommandRun(
            ["render", "Scene.swift", "-o", "a.mp4.part", "--duration", "1", "--part", "0-60"], in: folder)
        XCTAssertEqual(made.code, 0, made.errors)
        let whole = try Data(contentsOf: file("a.mp4.part"))
        var damages = [
            Data(), whole.prefix(20), whole.prefix(whole.count / 2), whole.dropLast(1),
            Data(repeating: 255, count: 400),
        ]
        let line = try XCTUnwrap(whole.firstIndex(of: 10)) + 1
        for offset in [4, 12, 20, 24, 28, 32] {
            var bytes = whole
            bytes.replaceSubrange(line + offset..<line + offset + 4, with: [255, 255, 255, 127])
            damages.append(bytes)
        }
        for (index, bytes) in damages.enumerated() {
            try Data(bytes).write(to: file("b.mp4.part"))
            let run = try CommandRun(["join", "b.mp4.part", "-o", "b.mp4"], in: folder)
            XCTAssertEqual(run.code, 1, "\(index): \(run.errors)")
            XCTAssertEqual(run.lines.count, 1, run.errors)
        }
        try Data(whole).write(to: file("c.scene"))
        XCTAssertTrue(
            try CommandRun(["render", "c.scene", "-o", "c.png"], in: folder).errors.contains("is not a compiled scene"))
    }

    func testAFailingPartEndsTheMovie() throws {
        try write(
            scene: Self.scene.replacingOccurrences(
                of: "count += 1", with: "count += 1; if count == 20 { fatalError(\"twenty\") }"))
        let run = try render("-o", "a.mp4", "--duration", "12", "--jobs", "2")
        assertFails(run, "Scene.swift:", "Fatal error: twenty")
        assertNothingRuns()
        let words = try render("-o", "a.png", "--jobs", "2")
        XCTAssertEqual(words.code, 2)
        XCTAssertTrue(words.errors.contains("only movies can be rendered in parts"), words.errors)
    }
}
