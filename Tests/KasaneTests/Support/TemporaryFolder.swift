import Foundation
import XCTest

/// A folder that exists for the duration of a test.
class TemporaryFolderTestCase: XCTestCase {
    private(set) var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("kasane-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: folder)
    }

    func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

    /// The names in the folder, including hidden ones.
    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? [] }

    /// Writes a scene for `render(_:)`.
    func write(scene: String) throws {
        try scene.write(to: file("Scene.swift"), atomically: true, encoding: .utf8)
    }

    /// Runs `kasane render` on that scene.
    func render(_ words: String...) throws -> CommandRun {
        try CommandRun(["render", "Scene.swift"] + words, in: folder)
    }
}
