import Foundation
import XCTest

/// Sources that the rewriter must not change.
final class LeftAloneTests: XCTestCase {
    /// All of Kasane's own sources and tests that don't name iOS's constructs.
    func testSourcesWithoutAnyConstructStayAsTheyAre() throws {
        let folder = RewriterProgram.root.appendingPathComponent("Sources/Raster")
        var sources: [String: Data] = [:]
        for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)! {
            guard file.pathExtension == "swift" else { continue }
            sources["\(sources.count)-\(file.lastPathComponent)"] = try Data(contentsOf: file)
        }
        XCTAssertGreaterThan(sources.count, 20)
        XCTAssertEqual(try Rewriting(bytes: sources).changed, [])
    }

    func testAFileThatDoesNotParseIsLeftToTheCompiler() throws {
        let broken = [
            "brace.swift": "import UIKit\nclass A: NSObject {\n  @objc func f() {\n",
            "word.swift": "import UIKit\nclass B { @objc func 3() {} }\n",
            "string.swift": "import UIKit\nlet a = \"#selector(f)\n@objc class C: NSObject {}\n",
            "condition.swift": "import UIKit\n#if os(iOS)\n@objc class D: NSObject {}\n",
        ]
        let rewriting = try Rewriting(broken)
        XCTAssertEqual(rewriting.changed, [])
        XCTAssertEqual(rewriting.sources, broken)
    }

    func testOddBytesAreKept() throws {
        let sources: [String: Data] = [
            "empty.swift": Data(),
            "mark.swift": Data([0xEF, 0xBB, 0xBF]) + Data("import UIKit\n".utf8),
            "comment.swift": Data("// @objc #selector(a)".utf8),
            "hash.swift": Data("#!/usr/bin/env swift\nprint(1)\n".utf8),
            "latin.swift": Data("let a = \"".utf8) + Data([0xE4]) + Data("\"\n".utf8),
        ]
        XCTAssertEqual(try Rewriting(bytes: sources).changed, [])
    }

    func testLinesMayEndAsOnWindows() throws {
        let source = "import UIKit\r\n@objc\r\nclass A: NSObject {\r\n  @objc func f() {}\r\n}\r\n"
        let rewriting = try Rewriting(["a.swift": source])
        let rewritten = try XCTUnwrap(rewriting.sources["a.swift"])
        XCTAssertEqual(rewriting.changed, ["a.swift"])
        XCTAssertEqual(rewritten.components(separatedBy: "\r\n").count, source.components(separatedBy: "\r\n").count)
        XCTAssertFalse(rewritten.contains("@objc"))
    }

    /// A module with a few declarations is available to imports, but not to `canImport`.
    func testSmallModulesAreNotThereForThoseWhoAsk() throws {
        let source =
            "import UIKit\n#if canImport(SpriteKit)\nimport SpriteKit\n#endif\n#if canImport(SceneKit)\n#endif\n"
        let rewritten = try XCTUnwrap(try Rewriting(["a.swift": source]).sources["a.swift"])
        XCTAssertEqual(rewritten.components(separatedBy: "#if false").count, 3, rewritten)
    }

    /// A list of members must not name one that a condition excludes.
    func testMembersThatMayBeMissingAreNotListed() throws {
        let source = """
            import UIKit
            class A: UIView {
              #if os(macOS)
              @objc func macOS() {}
              #elseif os(iOS)
              @objc func iOS() {}
              #else
              @objc func otherSystem() {}
              #endif
              #if !os(macOS)
              @objc func touched() {}
              #endif
              #if DEBUG
              @objc func debugging() {}
              #endif
            }

            """
        let rewritten = try XCTUnwrap(try Rewriting(["a.swift": source]).sources["a.swift"])
        XCTAssertTrue(rewritten.contains("A.iOS"), rewritten)
        XCTAssertTrue(rewritten.contains("A.touched"), rewritten)
        XCTAssertFalse(rewritten.contains("A.otherSystem"), rewritten)
        XCTAssertFalse(rewritten.contains("A.macOS"), rewritten)
        XCTAssertFalse(rewritten.contains("A.debugging"), rewritten)
    }

    /// Foundation's classes have Objective-C attributes too; without conditions, such a source is for Apple's systems.
    func testSourcesThatAreObjectiveCsWhateverTheySayOfIOS() throws {
        let source = "import Foundation\nclass A: NSObject {\n  @objc func f() {}\n}\n"
        let rewritten = try XCTUnwrap(try Rewriting(["a.swift": source]).sources["a.swift"])
        XCTAssertTrue(rewritten.hasPrefix("import Foundation; import ObjectRuntime\n"), rewritten)
        XCTAssertTrue(rewritten.contains("exposeMembers"), rewritten)
        let careful = source.replacingOccurrences(of: "class A", with: "#if canImport(Darwin)\nclass A") + "#endif\n"
        XCTAssertFalse(try XCTUnwrap(try Rewriting(["a.swift": careful]).sources["a.swift"]).contains("exposeMembers"))
    }

    /// A target that imports them only on Darwin builds on Linux unchanged, too.
    func testConditionsOfSourcesThatKnowLinuxStay() throws {
        let source =
            "#if canImport(Darwin)\nimport CoreGraphics\n#endif\nimport Foundation\n#if os(Linux)\nlet a = 1\n#endif\n"
        XCTAssertEqual(try Rewriting(["a.swift": source]).changed, [])
    }

    /// Darwin's module, imported without a condition, marks a source that cannot know Linux.
    func testDarwinIsImportedUnderItsNameHere() throws {
        let source = "import Darwin\nlet a = 1\n"
        XCTAssertEqual(try Rewriting(["a.swift": source]).sources["a.swift"], "import DarwinLibrary\nlet a = 1\n")
        let careful = "#if canImport(Darwin)\nimport Darwin\n#else\nimport Glibc\n#endif\nlet a = 1\n"
        XCTAssertEqual(try Rewriting(["a.swift": careful]).changed, [])
    }

    /// A target that imports none of iOS's frameworks builds on Linux unchanged.
    func testConditionsOfSourcesForLinuxStay() throws {
        let source = "import Foundation\n#if os(Linux)\nlet a = 1\n#elseif os(iOS)\nlet a = 2\n#endif\n"
        XCTAssertEqual(try Rewriting(["a.swift": source]).changed, [])
    }
}
