import XCTest

/// Each scene of `Examples/` renders, and its poster looks like the reference that a person reviewed.
final class ExampleTests: TemporaryFolderTestCase {
    private static let checkout = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL
    private static let snapshots = checkout.appendingPathComponent("Tests/KasaneTests/Snapshots")

    /// Returns the time of the scene's poster, as in its first comment: `// Poster: 1.5 s`.
    private func posterTime(of scene: URL) throws -> String {
        let text = try String(contentsOf: scene, encoding: .utf8)
        let match = try XCTUnwrap(
            text.firstMatch(of: /\/\/ Poster: *([0-9.]+) s/), "\(scene.lastPathComponent) says no time for its poster")
        return String(match.1)
    }

    /// Returns the screen that the scene is made for, if its comment names one: `// Device: iPhone 16 Pro`.
    private func device(of scene: URL) throws -> [String] {
        let text = try String(contentsOf: scene, encoding: .utf8)
        guard let match = text.firstMatch(of: /\/\/ Device: *(.+)/) else { return [] }
        return ["--device", String(match.1), "--scale", "1"]
    }

    func testThePostersLookAsTheyDid() throws {
        let folder = Self.checkout.appendingPathComponent("Examples")
        let scenes = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        XCTAssertGreaterThanOrEqual(scenes.count, 5)
        for scene in scenes {
            let name = scene.deletingPathExtension().lastPathComponent
            let run = try CommandRun(
                ["render", scene.path, "-o", "\(name).png", "--at", try posterTime(of: scene), "--quiet"]
                    + device(of: scene), in: self.folder)
            XCTAssertEqual(run.code, 0, run.errors)
            let snapshot = Self.snapshots.appendingPathComponent("\(name).png")
            guard FileManager.default.fileExists(atPath: snapshot.path) else {
                XCTFail("\(name) has no snapshot: render it, look at it, and keep it as \(snapshot.path)")
                continue
            }
            let picture = try MovieFile(file("\(name).png")).frames[0]
            let expected = try MovieFile(snapshot).frames[0]
            XCTAssertEqual(picture.width, expected.width, name)
            XCTAssertEqual(picture.height, expected.height, name)
            // Processors differ in the last bit of a sine, which may move an edge.
            let difference = picture.difference(from: expected)
            XCTAssertLessThanOrEqual(difference.greatest, 12, name)
            XCTAssertLessThan(difference.mean, 0.05, name)
        }
    }
}
