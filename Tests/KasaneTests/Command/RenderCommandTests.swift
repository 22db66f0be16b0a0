import XCTest

/// The built `kasane`, as run by a user.
final class RenderCommandTests: CommandTestCase {
    func testASceneBecomesAMovie() throws {
        try write(scene: Scenes.square)
        let run = try render("-o", "out.mp4", "--duration", "0.5", "--fps", "30", "--scale", "2")
        XCTAssertEqual(run.code, 0, run.errors)
        XCTAssertEqual(run.output, "")
        XCTAssertEqual(run.lines.count, 1, run.errors)
        XCTAssertTrue(run.errors.hasPrefix("out.mp4: 15 frames, 128 by 96 pixels"), run.errors)
        let movie = try MovieFile(file("out.mp4"))
        XCTAssertEqual(movie.frames.count, 15)
        XCTAssertEqual(movie.duration, 0.5, accuracy: 0.001)
        XCTAssertEqual(Int(movie.frames[3][64, 48][0]), 255, accuracy: 4)
        XCTAssertEqual(visibleNames, ["Scene.swift", "out.mp4"])
    }

    func testAProgramOfScenesIsAScene() throws {
        try write(
            scene: """
                import SwiftUI
                @main struct Program: App {
                    var body: some Scene { WindowGroup { Color(red: 1, green: 0, blue: 0).ignoresSafeArea() } }
                }
                """)
        let run = try render("-o", "out.png", "--size", "64x64")
        XCTAssertEqual(run.code, 0, run.errors)
        XCTAssertEqual(try MovieFile(file("out.png")).frames[0][32, 32], [255, 0, 0, 255])
    }

    /// `@Entry` is a macro: accessors and keys replace it, line by line.
    func testEntriesOfTheEnvironmentNeedNoKeys() throws {
        let entries = """
            import SwiftUI
            extension EnvironmentValues {
                @Entry var shade: Color = .blue
                @Entry public var lengths = [
                    "{": CGFloat(10),  // of the sides
                    "}": 20,
                ]
                @Entry var title: String?
            }
            extension Transaction { }
            extension EnvironmentValues {
                var plain: Int { 0 }
                @Entry var font = Font.system(size: 9)
                    .bold() }
            extension EnvironmentValues { @Entry var side = 20.0; @Entry var half = "{" }
            struct Shaded: View {
                @Environment(\\.shade) private var shade
                @Environment(\\.lengths) private var lengths
                @Environment(\\.title) private var title
                @Environment(\\.side) private var side
                @Environment(\\.half) private var half
                var body: some View {
                    if title == nil { shade.frame(width: side, height: lengths[half]) }
                }
            }

            """
        try write(scene: entries + "#Preview { Shaded().environment(\\.shade, Color(red: 1, green: 0, blue: 0)) }\n")
        let run = try render("-o", "out.png")
        XCTAssertEqual(run.code, 0, run.errors)
        let picture = try MovieFile(file("out.png")).frames[0]
        XCTAssertEqual(picture[19, 9], [255, 0, 0, 255])
        // An error is reported at its original line.
        try write(scene: entries + "PlaygroundPage.current.nothing()\n")
        let failed = try render("-o", "out.png")
        XCTAssert(failed.errors.contains("Scene.swift:26:"), failed.errors)
    }

    func testEveryKindIsWritten() throws {
        try write(scene: Scenes.square)
        for kind in ["mp4", "webm", "mov", "gif", "webp", "apng", "png"] {
            let run = try render("-o", "out.\(kind)", "--duration", "0.1", "--quiet")
            XCTAssertEqual(run.code, 0, run.errors)
            XCTAssertEqual(run.errors, "", "quiet means quiet")
            XCTAssertTrue(names.contains("out.\(kind)"), kind)
        }
    }

    func testASequenceCountsTheScenesFrames() throws {
        try write(scene: Scenes.square)
        let run = try render("-o", "f%02d.png", "--from", "0.1", "--to", "0.2", "--fps", "30")
        XCTAssertEqual(run.code, 0, run.errors)
        XCTAssertEqual(visibleNames, ["Scene.swift", "f03.png", "f04.png", "f05.png"])
    }

    func testTheSizeIsOfPointsAndTheLayerInTheMiddle() throws {
        try write(scene: Scenes.square)
        let run = try render("-o", "out.png", "--size", "128x96", "--background", "#0000ff")
        XCTAssertEqual(run.code, 0, run.errors)
        let picture = try MovieFile(file("out.png")).frames[0]
        XCTAssertEqual(picture.width, 128)
        XCTAssertEqual(picture.height, 96)
        XCTAssertEqual(picture[4, 4], [0, 0, 255, 255])
        XCTAssertEqual(picture[64, 48], [255, 0, 0, 255])
        XCTAssertEqual(picture[30, 48], [0, 0, 255, 255])
        XCTAssertEqual(picture[34, 48], [255, 0, 0, 255])
    }

    func testTheScenesOutputIsForwarded() throws {
        try write(scene: "print(\"to output\")\n" + Scenes.square)
        let run = try render("-o", "out.png")
        XCTAssertEqual(run.output, "to output\n")
        XCTAssertEqual(run.lines.count, 1)
    }

    func testASceneIsCompiledOnce() throws {
        try write(scene: Scenes.square)
        let compiled = file(".cache/kasane/scenes")
        func render() throws -> Int32 {
            try CommandRun(["render", "Scene.swift", "-o", "out.png"], in: folder, cache: file(".cache")).code
        }
        XCTAssertEqual(try render(), 0)
        let first = try FileManager.default.contentsOfDirectory(atPath: compiled.path)
        XCTAssertEqual(first.count, 1)
        let program = compiled.appendingPathComponent(try XCTUnwrap(first.first)).appendingPathComponent("scene").path
        let date = try FileManager.default.attributesOfItem(atPath: program)[.modificationDate] as? Date
        XCTAssertEqual(try render(), 0)
        let again = try FileManager.default.attributesOfItem(atPath: program)[.modificationDate] as? Date
        XCTAssertEqual(date, again)
        try write(scene: Scenes.square + "\n// changed")
        XCTAssertEqual(try render(), 0)
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: compiled.path).count, 2)
    }

    func testASceneMayEndItsMovie() throws {
        try write(
            scene: Scenes.square + """

                CATransaction.begin()
                CATransaction.setCompletionBlock { PlaygroundPage.current.finishExecution() }
                let fade = CABasicAnimation(keyPath: "opacity")
                fade.fromValue = 0
                fade.duration = 0.5
                layer.add(fade, forKey: "fade")
                CATransaction.commit()
                """)
        let run = try render("-o", "out.mp4", "--duration", "10", "--fps", "20")
        XCTAssertEqual(run.code, 0, run.errors)
        XCTAssertEqual(try MovieFile(file("out.mp4")).frames.count, 10)
    }

    /// Work dispatched to the main queue at its end runs in the recording, as in scenes that do not wait.
    func testASceneMayWait() throws {
        try write(
            scene: """
                #!/usr/bin/env kasane
                import Foundation

                \(Scenes.square)
                try await Task.sleep(for: .milliseconds(1))
                let color = await Task.detached { CGColor(red: 0, green: 1, blue: 0, alpha: 1) }.value
                print(#file, #line, Thread.isMainThread)
                func change(after turns: Int) {
                    DispatchQueue.main.async { turns > 0 ? change(after: turns - 1) : (layer.backgroundColor = color) }
                }
                Task { change(after: 3) } // The end
                """)
        let run = try render("-o", "out.png", "--at", "0.5")
        XCTAssertEqual(run.code, 0, run.errors)
        XCTAssertEqual(run.output, "Scene.swift 13 true\n")
        XCTAssertEqual(try MovieFile(file("out.png")).frames[0][30, 20], [0, 255, 0, 255])
    }

    func testAnAsyncScenesErrorIsReported() throws {
        try write(scene: "await Task.yield()\nfatalError(\"the cat ate it\")\n")
        assertFails(try render("-o", "out.mp4"), "Scene.swift:2: Fatal error: the cat ate it")
    }

    // MARK: - Scenes that fail

    func testACompileErrorIsTheCompilersOwn() throws {
        try write(scene: "import QuartzCore\n\nlet x: Int = \"no\"\n")
        let run = try render("-o", "out.mp4")
        XCTAssertEqual(run.code, 1)
        XCTAssertTrue(run.errors.hasPrefix("Scene.swift:3:14: error: cannot convert value"), run.errors)
        XCTAssertFalse(run.errors.contains("kasane"), run.errors)
        assertNothingIsLeft()
    }

    func testWarningsAreNotShown() throws {
        try write(scene: "var unused = 1\n" + Scenes.square)
        XCTAssertEqual(try render("-o", "out.png").lines.count, 1)
    }

    func testASceneWithoutALiveViewGetsAdvice() throws {
        try write(scene: "import QuartzCore\nlet layer = CALayer()\n")
        assertFails(try render("-o", "out.mp4"), "PlaygroundPage.current.liveView =")
    }

    func testACrashIsReportedInOneLine() throws {
        try write(scene: "let list = [1]\nfunc at(_ i: Int) -> Int { list[i] }\nprint(at(3))\n")
        assertFails(try render("-o", "out.mp4"), "Scene.swift crashed (", "Index out of range")
    }

    func testAFatalErrorNamesItsLine() throws {
        try write(scene: "\nfatalError(\"the cat ate it\")\n")
        assertFails(try render("-o", "out.mp4"), "Scene.swift:2: Fatal error: the cat ate it")
    }

    func testACrashWhileDrawingLeavesNothing() throws {
        try write(
            scene: """
                import PlaygroundSupport
                import QuartzCore
                class Bad: CALayer {
                    override func layoutSublayers() { fatalError("in layout") }
                }
                let layer = Bad()
                layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
                PlaygroundPage.current.liveView = layer
                """)
        assertFails(try render("-o", "out.mp4"), "crashed", "in layout")
    }

    func testASceneThatExitsIsReported() throws {
        try write(scene: "import Foundation\nexit(0)\n")
        assertFails(try render("-o", "out.mp4"), "exit code 0")
    }

    func testASceneThatLoopsForeverIsStopped() throws {
        try compile(scene: "while true {}\n")
        assertFails(try render("-o", "out.mp4", "--timeout", "1"), "no frame within 1 s", "--timeout")
    }

    func testALiveViewOfExcessiveSizeIsRefused() throws {
        try write(scene: Scenes.layer(width: "1e9", height: "4"))
        assertFails(try render("-o", "out.mp4"), "16384")
    }

    func testAMissingSceneIsNamed() throws {
        let run = try CommandRun(["render", "Nowhere.swift", "-o", "out.mp4"], in: folder)
        XCTAssertEqual(run.code, 1)
        XCTAssertEqual(run.lines.count, 1)
        XCTAssertTrue(run.errors.contains("Nowhere.swift"))
    }

    // MARK: - Read-only destinations

    func testAMissingFolderIsReported() throws {
        try write(scene: Scenes.square)
        assertFails(try render("-o", "no/out.mp4"), "mkdir -p no")
    }

    func testAFullDiskIsReported() throws {
        try write(scene: Scenes.noise)
        // Compiled first, without the limit.
        XCTAssertEqual(try render("-o", "out.png").code, 0)
        try FileManager.default.removeItem(at: file("out.png"))
        for name in ["out.mp4", "out.gif", "out%d.png"] {
            let words = ["render", "Scene.swift", "-o", name, "--duration", "1", "--scale", "2"]
            assertFails(try CommandRun(words, in: folder, limit: 4096), "the disk is full")
        }
    }

    func testAnInterruptedRenderingLeavesNothing() throws {
        try write(scene: Scenes.square)
        let folder = folder
        let run = try CommandRun(["render", "Scene.swift", "-o", "out.mp4", "--duration", "80000"], in: folder) {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.contains { $0.hasPrefix(".out.mp4.") }
        }
        XCTAssertEqual(run.code, 128 + SIGINT)
        XCTAssertEqual(run.lines, ["kasane: interrupted: nothing was written"])
        assertNothingIsLeft()
    }

    // MARK: - Options

    func testWrongArgumentsPrintOneLineAndExitWithTwo() throws {
        try write(scene: Scenes.square)
        let wrong = [
            ["-o", "out.avi"], ["-o", "out.mp4", "--size", "0x10"], ["-o", "out.mp4", "--size", "100000x10"],
            ["-o", "out.mp4", "--duration", "-1"], ["-o", "out.mp4", "--duration", "nan"],
            ["-o", "out.mp4", "--fps", "0"],
            ["-o", "out.mp4", "--fps", "1000"], ["-o", "out.mp4", "--from", "3", "--to", "2"], ["--bogus"], [],
            ["-o", "out.mp4/"],
        ]
        for words in wrong {
            let run = try CommandRun(["render", "Scene.swift"] + words, in: folder)
            XCTAssertEqual(run.code, 2, "\(words)")
            XCTAssertEqual(run.lines.count, 1, run.errors)
            XCTAssertTrue(run.errors.hasPrefix("kasane: "), run.errors)
            XCTAssertEqual(visibleNames, ["Scene.swift"])
        }
    }

    func testHelpAndVersion() throws {
        XCTAssertTrue(try CommandRun(["--version"], in: folder).output.hasPrefix("kasane "))
        for words in [["--help"], ["help"], [], ["help", "render"], ["render", "--help"]] {
            let run = try CommandRun(words, in: folder)
            XCTAssertEqual(run.code, 0)
            XCTAssertTrue(run.output.contains("kasane render"), run.output)
        }
    }
}
