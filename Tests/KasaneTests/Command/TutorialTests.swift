import XCTest

/// Each step of the tutorials renders the image that the tutorial shows beside it.
final class TutorialTests: TemporaryFolderTestCase {
    private static let tutorials = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../../../Documentation/Catalogues/Kasane.docc/Tutorials")
        .standardizedFileURL
    private static let resources = tutorials.appendingPathComponent("Resources")

    /// The time of a step's image, in seconds; 0 by default.
    private static let times = [
        "FirstLayer-4": "1", "FirstLayer-5": "0.8", "CustomProperty-4": "1", "CustomProperty-5": "1",
    ]

    private func steps() throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: Self.resources, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    func testStepsComeOutAsTheirPicturesShow() throws {
        let steps = try steps()
        XCTAssertGreaterThanOrEqual(steps.count, 10)
        for step in steps {
            let name = step.deletingPathExtension().lastPathComponent
            let run = try CommandRun(
                ["render", step.path, "-o", "\(name).png", "--at", Self.times[name] ?? "0", "--quiet"], in: folder)
            XCTAssertEqual(run.code, 0, run.errors)
            let picture = try MovieFile(file("\(name).png")).frames[0]
            let shown = try MovieFile(Self.resources.appendingPathComponent("\(name).png")).frames[0]
            XCTAssertEqual(picture.width, shown.width, name)
            XCTAssertEqual(picture.height, shown.height, name)
            let difference = picture.difference(from: shown)
            XCTAssertLessThanOrEqual(difference.greatest, 12, name)
            XCTAssertLessThan(difference.mean, 0.05, name)
        }
    }

    func testEveryStepIsPartOfATutorial() throws {
        let texts = try FileManager.default.contentsOfDirectory(at: Self.tutorials, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "tutorial" }
            .map { try String(contentsOf: $0, encoding: .utf8) }
            .joined()
        for step in try steps() {
            XCTAssertTrue(texts.contains("file: \"\(step.lastPathComponent)\""), step.lastPathComponent)
        }
    }
}
