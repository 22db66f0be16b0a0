import XCTest

@testable import Kasane

final class ManifestOverlayTests: PortingTestCase {
    func testAManifestThatHoldsEverywhereStays() {
        let text = "// swift-tools-version: 5.9\nlet package = Package(name: \"A\", targets: [.target(name: \"A\")])\n"
        XCTAssertNil(ManifestOverlay().change(text, of: "/a"))
        // Versions before 5 have no such things.
        XCTAssertNil(ManifestOverlay().change("// swift-tools-version:4.2\nlet package = when(", of: "/a"))
    }

    /// What is added stands after the manifest's end, so that its lines keep their numbers.
    func testLinesAreAddedAtTheEnd() throws {
        let text = "// swift-tools-version:5.5\nlet package = Package(name: \"A\", x: .when(platforms: [.iOS]))"
        let changed = try XCTUnwrap(ManifestOverlay().change(text, of: "/a"))
        XCTAssertTrue(changed.hasPrefix(text + "\n"))
        XCTAssertTrue(changed.contains("removedTargets: Set<String> = []"))
    }

    /// iOS packages are built where there is Darwin, and some say so to add targets.
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

    /// The package manager reads a manifest so: what holds for iOS holds, what Apple's linker alone knows is gone.
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
}
