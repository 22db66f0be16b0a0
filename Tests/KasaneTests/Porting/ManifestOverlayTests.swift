import XCTest

@testable import Kasane

final class ManifestOverlayTests: PortingTestCase {
    func testAManifestThatHoldsEverywhereStays() {
        let text = "// swift-tools-version: 5.9\nlet package = Package(name: \"A\", targets: [.target(name: \"A\")])\n"
        XCTAssertNil(ManifestOverlay().change(text, of: "/a"))
        // Versions before 5 lack these.
        XCTAssertNil(ManifestOverlay().change("// swift-tools-version:4.2\nlet package = when(", of: "/a"))
    }

    /// Additions follow the manifest's end, so that its lines keep their numbers.
    func testLinesAreAddedAtTheEnd() throws {
        let text = "// swift-tools-version:5.5\nlet package = Package(name: \"A\", x: .when(platforms: [.iOS]))"
        let changed = try XCTUnwrap(ManifestOverlay().change(text, of: "/a"))
        XCTAssertTrue(changed.hasPrefix(text + "\n"))
        XCTAssertTrue(changed.contains("removedTargets: Set<String> = []"))
    }

    /// iOS packages are built where Darwin exists, and some test for that to add targets.
    func testDarwinIsThereForPackagesOfIOS() throws {
        let condition = "#if canImport(Darwin)\nlet isApple = true\n#endif\n"
        let text = "// swift-tools-version:5.9\n\(condition)let package = Package(name: \"A\", platforms: [.iOS(.v13)])"
        let changed = try XCTUnwrap(ManifestOverlay().change(text, of: "/a"))
        XCTAssertTrue(changed.contains("#if true\nlet isApple"), changed)
        let other = text.replacingOccurrences(of: ".iOS(", with: ".macOS(")
        XCTAssertFalse(try XCTUnwrap(ManifestOverlay().change(other, of: "/a")).contains("#if true"))
    }

    func testWhatIsLeftOutIsNamed() throws {
        let overlay = ManifestOverlay(removedTargets: ["/a": ["Old"]], removedProducts: ["OldKit"])
        let text = "// swift-tools-version:5.5\nlet package = Package(name: \"A\")"
        let changed = try XCTUnwrap(overlay.change(text, of: "/a"))
        XCTAssertTrue(changed.contains("removedTargets: Set<String> = [\"Old\"]"))
        XCTAssertNil(overlay.change(text, of: "/b"))
        XCTAssertNotNil(overlay.change(text + " // \"OldKit\"", of: "/b"))
    }

    /// The package manager reads the manifest with conditions for iOS applied, and Apple's linker settings removed.
    func testThePackageManagerReadsWhatHoldsForIOS() throws {
        for version in ["5.3", "5.7", "6.0"] {
            let folder = "P\(version)"
            try write(
                """
                // swift-tools-version:\(version)
                import PackageDescription
                let package = Package(name: "P", products: [.library(name: "Both", targets: ["A", "Old"])], targets: [
                    .target(name: "B"), .target(name: "Old"),
                    .target(name: "A", dependencies: [
                            .target(name: "B", condition: .when(platforms: [.iOS])), "Old",
                            .target(name: "C", condition: .when(platforms: [.macOS]))],
                        swiftSettings: [.define("TOUCH", .when(platforms: [.iOS, .tvOS]))],
                        linkerSettings: [.linkedFramework("UIKit")]),
                    .target(name: "C"), .binaryTarget(name: "X", path: "X.xcframework")])
                """, to: "\(folder)/Package.swift")
            for name in ["A", "B", "C"] { try write("", to: "\(folder)/Sources/\(name)/a.swift") }
            let scratch = ScratchFolder(path: "\(root)/\(folder)/.build/kasane")
            let overlay = ManifestOverlay(removedTargets: ["\(root)/\(folder)": ["Old"]])
            let known = KnownPackage(identity: "p", path: "\(root)/\(folder)")
            let options = try overlay.write(for: [known], in: scratch)
            let swift = try XCTUnwrap(SceneCompiler.find("swift"))
            let answer = try Compilation(
                [swift.path, "package", "--package-path", "\(root)/\(folder)", "--scratch-path", scratch.path] + options
                    + ["dump-package"], environment: scratch.environment, temporaryFiles: nil, separatesErrors: true,
                timeout: 120, nil
            ).finish()
            XCTAssertTrue(answer.isSuccess, answer.errors)
            let text = answer.output.filter { !$0.isWhitespace }
            XCTAssertTrue(text.contains(#""dependencies":[{"target":["B",null]},{"target":["C",{"#), text)
            XCTAssertTrue(text.contains(#"{"kind":{"define":{"_0":"TOUCH"}},"tool":"swift"}"#), text)
            XCTAssertFalse(text.contains("Old"), text)
            XCTAssertFalse(text.contains("linkedFramework"), text)
            XCTAssertFalse(text.contains(#""name":"X""#), text)
        }
    }

    private func dumped(_ folder: String) throws -> String {
        let scratch = ScratchFolder(path: "\(root)/\(folder)/.build/kasane")
        let known = KnownPackage(identity: "p", path: "\(root)/\(folder)")
        let options = try ManifestOverlay().write(for: [known], in: scratch)
        let swift = try XCTUnwrap(SceneCompiler.find("swift"))
        let answer = try Compilation(
            [swift.path, "package", "--package-path", "\(root)/\(folder)", "--scratch-path", scratch.path] + options
                + ["dump-package"], environment: scratch.environment, temporaryFiles: nil, separatesErrors: true,
            timeout: 120, nil
        ).finish()
        XCTAssertTrue(answer.isSuccess, answer.errors)
        return answer.output.filter { !$0.isWhitespace }
    }

    /// Xcode treats asset catalogues, storyboards and localized strings as resources of the target that contains them.
    func testResourcesThatXcodeKnowsAreAdded() throws {
        for version in ["5.3", "5.9", "6.0"] {
            let folder = "R\(version)"
            try write(
                """
                // swift-tools-version:\(version)
                import PackageDescription
                let package = Package(name: "P", defaultLocalization: "en", targets: [
                    .target(name: "A", exclude: ["Old"], resources: [.copy("Given")]),
                    .target(name: "B", path: "Classes"), .target(name: "C")])
                """, to: "\(folder)/Package.swift")
            for name in ["Sources/A", "Classes", "Sources/C"] { try write("", to: "\(folder)/\(name)/a.swift") }
            for name in [
                "Sources/A/Media.xcassets/Contents.json", "Sources/A/Main.storyboard", "Sources/A/Old/Old.xib",
                "Sources/A/Given/Inner.xcassets/Contents.json", "Sources/A/en.lproj/Localizable.strings",
                "Classes/Views/Card.xib", "Example/App.storyboard",
            ] { try write("{}", to: "\(folder)/\(name)") }
            let text = try dumped(folder)
            for path in ["Media.xcassets", "Main.storyboard", "en.lproj/Localizable.strings", "Views/Card.xib"] {
                XCTAssertTrue(text.contains("\"path\":\"\(path)\",\"rule\":{\"process\""), "\(path): \(text)")
            }
            for name in ["Old.xib", "Inner", "App.storyboard"] { XCTAssertFalse(text.contains(name), text) }
        }
    }

    /// Manifests for versions before 5.3 have no resources.
    func testOlderManifestsGetNone() throws {
        let text = "// swift-tools-version:5.1\nlet package = Package(name: \"A\", targets: [.target(name: \"A\")])\n"
        try write("{}", to: "a/Sources/A/Media.xcassets/Contents.json")
        XCTAssertFalse(ManifestOverlay().change(text, of: "\(root)/a")?.contains("Media") ?? false)
    }

    /// Xcode's language versions have more digits than the compiler's.
    func testVersionsOfTheLanguageAreTheCompilers() throws {
        try write(
            """
            // swift-tools-version:5.1
            import PackageDescription
            let package = Package(
                name: "P", targets: [.target(name: "A")], swiftLanguageVersions: [.version("5.0"), .version("4.2"), .v5])
            """, to: "v/Package.swift")
        try write("", to: "v/Sources/A/a.swift")
        let text = try dumped("v")
        XCTAssertTrue(text.contains(#""swiftLanguageVersions":["5","4.2","5"]"#), text)
    }
}
