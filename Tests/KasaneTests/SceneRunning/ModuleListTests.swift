import XCTest

@testable import Kasane

/// The lists of modules that an installed Kasane has instead of the sources.
final class ModuleListTests: XCTestCase {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources")

    /// Returns the folders of the sources in which a file with one of the extensions is.
    private func folders(with endings: Set<String>) throws -> Set<String> {
        let files = FileManager.default
        return Set(
            try files.contentsOfDirectory(atPath: Self.sources.path).filter { folder in
                let walk = files.enumerator(atPath: Self.sources.appendingPathComponent(folder).path)
                let paths = walk?.allObjects as? [String]
                return paths?.contains { endings.contains(($0 as NSString).pathExtension) } == true
            })
    }

    func testForeignModulesAreThoseWithoutSwift() throws {
        // One folder has a header that several modules include, and is not a module.
        let foreign = try folders(with: ["h", "modulemap"]).subtracting(folders(with: ["swift"]))
        XCTAssertEqual(ForeignModules.names, foreign.subtracting(["LoadedLibrary"]).sorted())
    }

    /// Programs are no modules that a package could import, and the rewriter is a part of one.
    func testReservedNamesAreThoseOfModulesWithSwift() throws {
        let programs: Set = ["KasaneBench", "KasaneCommand", "KasaneMain", "KasaneSoak"]
        XCTAssertEqual(KasaneModules.names.sorted(), try folders(with: ["swift"]).subtracting(programs).sorted())
    }
}
