import XCTest

@testable import Kasane

final class ForeignModulesTests: XCTestCase {
    /// Every module of Kasane's that holds no Swift.
    func testTheListIsComplete() throws {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let sources = package.appendingPathComponent("Sources")
        let files = FileManager.default
        let foreign = try files.contentsOfDirectory(atPath: sources.path).filter { module in
            let paths = files.enumerator(atPath: sources.appendingPathComponent(module).path)?.allObjects as? [String]
            return paths?.contains { $0.hasSuffix(".swift") } == false
        }
        XCTAssertEqual(ForeignModules.names, foreign.sorted(), "Sources/Kasane/SceneRunning/ForeignModules.swift")
    }
}
