import XCTest

@testable import Kasane

final class SceneInstallationTests: XCTestCase {
    func testForeignModulesAreThoseWithoutSwift() throws {
        let sources = package.appendingPathComponent("Sources")
        let manifest = try String(contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
        let files = FileManager.default
        let foreign = try files.contentsOfDirectory(atPath: sources.path).filter { module in
            let paths = files.enumerator(atPath: sources.appendingPathComponent(module).path)?.allObjects as? [String]
            // One folder has a header that several modules include, and is not a module.
            return paths?.contains { $0.hasSuffix(".swift") } == false && manifest.contains("name: \"\(module)\"")
        }
        XCTAssertEqual(ForeignModules.names, foreign.sorted())
    }

    /// A scene may import every library of the package, so it must be linked with all of them.
    func testTheSceneLibraryHoldsEveryLibrary() throws {
        let manifest = try String(contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
        let scene = try XCTUnwrap(manifest.components(separatedBy: "name: \"KasaneScene\"").last)
        let targets = try XCTUnwrap(scene.components(separatedBy: "])").first)
        let libraries = manifest.components(separatedBy: ".library(name: \"").dropFirst()
            .compactMap { $0.components(separatedBy: "\"").first }
        XCTAssertGreaterThan(libraries.count, 4)
        // Only tests link XCTest, and the code of CombineNetworking is compiled into its clients.
        for library in libraries where !["KasaneXCTest", "CombineNetworking"].contains(library) {
            XCTAssertTrue(targets.contains("\"\(library)\""), "add \(library) to KasaneScene in Package.swift")
        }
    }

    private let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
}
