import XCTest

@testable import Kasane

final class GeneratedPackageTests: PortingTestCase {
    func testAFolderWithAnEntryIsAProgram() throws {
        try write("@main struct M { static func main() {} }\n", to: "Cards/Sources/M.swift")
        try write("let b = 1\n", to: "Cards/Sources/Sub/B.swift")
        try write("import XCTest\n", to: "Cards/Sources/CardsTests/T.swift")
        try write("{}", to: "Cards/Sources/Assets.xcassets/Contents.json")
        try write("a", to: "Cards/Sources/en.lproj/L.strings")
        let folder = try PlainFolder(path: "\(root)/Cards/Sources")
        let package = try folder.package()
        XCTAssertEqual(package.name, "Cards")
        XCTAssertEqual(package.modules.map(\.name), ["Cards", "CardsTests"])
        XCTAssertEqual(package.modules.map(\.kind), [.program, .tests])
        XCTAssertEqual(package.modules[0].sources.count, 2)
        XCTAssertEqual(
            package.resources, ["Assets.xcassets", "en.lproj/L.strings"].map { "\(root)/Cards/Sources/\($0)" })
        try FileManager.default.removeItem(atPath: "\(root)/Cards/Sources/M.swift")
        XCTAssertEqual(try folder.package().modules[0].kind, .library)
        try FileManager.default.removeItem(atPath: "\(root)/Cards/Sources/Sub/B.swift")
        assertFails("has no Swift source") { _ = try folder.package() }
    }

    /// A program's only file isn't parsed as a script, whatever attribute marks its entry point.
    func testAProgramOfOneFileIsNoScript() {
        func manifest(_ files: [String]) -> String {
            let module = GeneratedPackage.Module(name: "App", kind: .program, sources: files)
            return GeneratedPackage(name: "App", modules: [module]).manifest
        }
        XCTAssertTrue(manifest(["/s/AppDelegate.swift"]).contains("-parse-as-library"))
        XCTAssertFalse(manifest(["/s/main.swift"]).contains("-parse-as-library"))
        XCTAssertFalse(manifest(["/s/AppDelegate.swift", "/s/Page.swift"]).contains("-parse-as-library"))
    }

    func testAModuleNeverHasTheNameOfOneOfKasanes() throws {
        try write("", to: "UIKit/a.swift")
        XCTAssertEqual(try PlainFolder(path: "\(root)/UIKit").moduleName, "UIKitApp")
    }

    /// Files contain their original locations, two may have the same name, and unchanged files are not written again.
    func testSourcesSayWhereTheyAre() throws {
        try write("let a = 1\n", to: "s/View.swift")
        try write("let b = 1\n", to: "s/Sub/View.swift")
        var package = try PlainFolder(path: "\(root)/s").package()
        try package.write(to: "\(root)/out")
        let files = FolderListing.files(below: "\(root)/out/Sources")
        XCTAssertEqual(files.count, 2)
        let path = "\(root)/out/Sources/s/\(GeneratedPackage.fileName(for: "\(root)/s/View.swift"))"
        XCTAssertEqual(
            try String(contentsOfFile: path, encoding: .utf8),
            "#sourceLocation(file: \"\(root)/s/View.swift\", line: 1)\nlet a = 1\n")
        XCTAssertEqual(GeneratedPackage.origin(of: path), "\(root)/s/View.swift")
        let stamp = FileStamp(path)
        try FileManager.default.removeItem(atPath: "\(root)/s/Sub/View.swift")
        package = try PlainFolder(path: "\(root)/s").package()
        try package.write(to: "\(root)/out")
        XCTAssertEqual(FileStamp(path), stamp)
        XCTAssertEqual(FolderListing.files(below: "\(root)/out/Sources").count, 1)
    }

    /// A program's bundle is its folder: resources are linked there, localized ones in their language's folder.
    func testResourcesLieBesideTheProgram() throws {
        try write("a", to: "s/a.json")
        try write("b", to: "s/de.lproj/b.strings")
        try write("built", to: "bin/s")
        try write("x", to: "s/s")
        var package = GeneratedPackage(name: "s", modules: [])
        package.resources = ["a.json", "de.lproj/b.strings", "s"].map { "\(root)/s/\($0)" }
        package.information = ["CFBundleIdentifier": "com.example.s"]
        for _ in 0..<2 { try package.placeResources(beside: "\(root)/bin", information: "\(root)/Info.plist") }
        XCTAssertEqual(try String(contentsOfFile: "\(root)/bin/de.lproj/b.strings", encoding: .utf8), "b")
        XCTAssertEqual(try String(contentsOfFile: "\(root)/bin/s", encoding: .utf8), "built")
        XCTAssertTrue(try String(contentsOfFile: "\(root)/bin/Info.plist", encoding: .utf8).contains("com.example.s"))
    }

    /// An enumeration of the bundle finds a folder's contents, and nothing else after files were removed.
    func testFoldersOfResourcesAreEntered() throws {
        try write("a", to: "s/Samples/deep/a.json")
        try write("b", to: "s/Samples/b.json")
        try write("built", to: "bin/Samples/built.o")
        try FileManager.default.createSymbolicLink(atPath: "\(root)/s/Samples/up", withDestinationPath: "\(root)/s")
        var package = GeneratedPackage(name: "s", modules: [])
        package.resources = ["\(root)/s/Samples"]
        try package.placeResources(beside: "\(root)/bin", information: "\(root)/Info.plist")
        func found() -> Set<String> {
            let files = FileManager.default.enumerator(atPath: "\(root)/bin")?.compactMap { $0 as? String } ?? []
            return Set(files.filter { $0.hasSuffix(".json") || $0.hasSuffix(".o") })
        }
        XCTAssertEqual(found(), ["Samples/deep/a.json", "Samples/b.json", "Samples/built.o"])
        try FileManager.default.removeItem(atPath: "\(root)/s/Samples/b.json")
        try package.placeResources(beside: "\(root)/bin", information: "\(root)/Info.plist")
        XCTAssertEqual(found(), ["Samples/deep/a.json", "Samples/built.o"])
    }

    func testListingsChangeWithTheNamesAlone() throws {
        try write("1", to: "f/a/x.swift")
        let first = FolderListing.checksum(of: "\(root)/f")
        try write("22", to: "f/a/x.swift")
        try write("", to: "f/.build/y.swift")
        XCTAssertEqual(FolderListing.checksum(of: "\(root)/f"), first)
        try write("", to: "f/a/y.swift")
        XCTAssertNotEqual(FolderListing.checksum(of: "\(root)/f"), first)
        // Following cyclic links ends.
        try FileManager.default.createSymbolicLink(atPath: "\(root)/f/a/up", withDestinationPath: "\(root)/f")
        XCTAssertFalse(FolderListing.files(below: "\(root)/f").isEmpty)
    }
}
