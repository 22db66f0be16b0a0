import XCTest

/// The environment in which `kasane` starts: read-only home folders, and names that have a meaning to the compiler.
final class LaunchEnvironmentTests: CommandTestCase {
    func testNoHomeFolderIsNeeded() throws {
        try write(scene: Scenes.square)
        let temporary = file("tmp")
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        let places: [[String: String?]] = [
            ["HOME": nil, "XDG_CACHE_HOME": nil, "TMPDIR": nil],
            ["HOME": "/proc", "XDG_CACHE_HOME": nil, "TMPDIR": temporary.path],
            ["HOME": "/nowhere", "XDG_CACHE_HOME": "/proc/nowhere", "TMPDIR": "/nowhere"],
        ]
        for place in places {
            let run = try CommandRun(["render", "Scene.swift", "-o", "out.png"], in: folder, environment: place)
            XCTAssertEqual(run.code, 0, "\(place): \(run.errors)")
            XCTAssertEqual(run.lines.count, 1, run.errors)
            XCTAssertTrue(exists("out.png"))
            try? FileManager.default.removeItem(at: file("out.png"))
        }
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: temporary.path), [])
    }

    func testAFullDiskWhileCompilingIsReported() throws {
        try write(scene: Scenes.square)
        assertFails(
            try CommandRun(["render", "Scene.swift", "-o", "out.png"], in: folder, cache: file(".cache"), limit: 0),
            "cannot write to", "XDG_CACHE_HOME")
    }

    func testEveryNameOfASwiftFileIsAScene() throws {
        for name in ["-scene.swift", "@scene.swift", "a b%d.swift", "-o.swift", "日本語.swift", "a.b.swift"] {
            try Scenes.square.write(to: file(name), atomically: true, encoding: .utf8)
            let run = try CommandRun(["render", "-o", "out.png", "--", name], in: folder)
            XCTAssertEqual(run.code, 0, "\(name): \(run.errors)")
            try? FileManager.default.removeItem(at: file("out.png"))
        }
    }

    func testOtherFilesAreNoScenes() throws {
        for name in ["scene", "scene.txt", "-O", "-", ".swift", "scene.o", "scene.swift/"] {
            let run = try CommandRun(["render", "-o", "out.png", "--", name], in: folder)
            XCTAssertEqual(run.code, 2, name)
            XCTAssertEqual(run.lines.count, 1, run.errors)
            XCTAssertTrue(run.errors.contains("name a .swift file"), run.errors)
        }
        XCTAssertEqual(names, [])
    }
}
