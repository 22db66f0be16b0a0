import XCTest

/// Modules that iOS's bring along and Linux's don't.
final class ImportTests: XCTestCase {
    private func rewritten(_ source: String) throws -> String? {
        let other = "import UIKit\nlet view = UIView()\n"
        return try Rewriting(["a.swift": source, "b.swift": other]).sources["a.swift"]
    }

    func testXCTestBringsWhatLinuxLacks() throws {
        let once = try rewritten("import XCTest\n@testable import Chart\n\nlet a = CGRect.zero\n")
        XCTAssertEqual(
            once, "import XCTest; import KasaneXCTest\n@testable import Chart\n\nlet a = CGRect.zero\n")
        XCTAssertEqual(try rewritten(try XCTUnwrap(once)), once)
    }

    func testFoundationBringsTheNetworkAndSelectors() throws {
        XCTAssertEqual(
            try rewritten("import Foundation // all\nlet a = URLSession.shared\n"),
            "import Foundation; import FoundationNetworking // all\nlet a = URLSession.shared\n")
        XCTAssertEqual(
            try rewritten("import Foundation\nlet a = Selector(\"a\")\n"),
            "import Foundation; import ObjectRuntime\nlet a = Selector(\"a\")\n")
    }

    /// What Foundation declares on iOS and Linux's does not: exceptions, and attributed strings made of each other.
    func testFoundationBringsExceptionsAndAttributedStrings() throws {
        XCTAssertEqual(
            try rewritten("import Foundation\nlet a: NSException? = nil\n"),
            "import Foundation; import ObjectRuntime\nlet a: NSException? = nil\n")
        XCTAssertEqual(
            try rewritten("import Foundation\nlet a = NSAttributedString(AttributedString(\"a\"))\n"),
            "import Foundation; import UIKit\nlet a = NSAttributedString(AttributedString(\"a\"))\n")
        let source = "import Foundation\nlet a = NSAttributedString(string: \"a\")\n"
        XCTAssertEqual(try rewritten(source), source)
    }

    /// Apple's submodules are whole modules on Linux.
    func testSubmodules() throws {
        XCTAssertEqual(
            try rewritten(
                "import Accelerate.vImage\nimport Foundation.NSBundle\nimport enum Foundation.ComparisonResult\n"),
            "import Accelerate       \nimport Foundation         \nimport enum Foundation.ComparisonResult\n")
    }

    /// Core Foundation has Swift's geometry on iOS, and types of files are a module on both.
    func testCoreFoundationBringsGeometry() throws {
        XCTAssertEqual(
            try rewritten("import CoreFoundation\nstruct Line { var length: CGFloat }\n"),
            "import CoreGraphics  \nstruct Line { var length: CGFloat }\n")
        XCTAssertEqual(
            try rewritten("import UniformTypeIdentifiers.UTType\nlet a = UTType.png\n"),
            "import UniformTypeIdentifiers       \nlet a = UTType.png\n")
    }

    /// A source whose imports are all under conditions gets further ones beside the first that holds, one without any in front.
    func testImportsUnderConditions() throws {
        XCTAssertEqual(
            try rewritten(
                "#if canImport(WebKit)\nimport WebKit\n#else\nimport AppKit\n#endif\nlet a: URLRequest? = nil\n"),
            "#if canImport(WebKit)\nimport WebKit; import FoundationNetworking\n#else\nimport AppKit\n#endif\n"
                + "let a: URLRequest? = nil\n")
        XCTAssertEqual(
            try rewritten("/// A name.\nlet a = NSStringFromClass(View.self)\n"),
            "/// A name.\nimport ObjectRuntime; let a = String(cString: class_getName(View.self))\n")
    }

    func testModulesOfOtherNames() throws {
        XCTAssertEqual(
            try rewritten("import Darwin\nimport OSLog\nimport os.log\n"),
            "import DarwinLibrary\nimport OSLog\nimport os    \n")
    }

    func testASourceWithoutImportsGetsTheRuntimesFunctions() throws {
        let source =
            "// Makes objects.\nprotocol Making { associatedtype Made: UIView }\n"
            + "extension Making { func make() -> Made { Made() } }\n"
        let once = try rewritten(source)
        XCTAssertEqual(
            once,
            "// Makes objects.\nimport ObjectRuntime; protocol Making { associatedtype Made: UIView }\n"
                + "extension Making { func make() -> Made { newInstance(of: Made.self) } }\n")
        XCTAssertEqual(try rewritten(try XCTUnwrap(once)), once)
    }

    /// A file that several targets of a project hold is one file.
    func testAFileOfSeveralTargetsSaysOnceWhatItSays() throws {
        let label = """
            import UIKit
            public class Label: UILabel {}
            extension Label {
                override open func didMoveToSuperview() {}
            }
            """
        let once = try Rewriting(["first.swift": label]).sources["first.swift"]
        let twice = try Rewriting(["first.swift": label, "second.swift": label]).sources
        XCTAssertTrue(try XCTUnwrap(once).contains("__Label_didMoveToSuperview"))
        XCTAssertEqual(twice["first.swift"], once)
        XCTAssertEqual(twice["second.swift"], once)
    }

    /// A target of nothing but what is left out is iOS's all the same.
    func testAModuleOfNamesAloneIsNoModule() throws {
        let source = "#if canImport(SpriteKit)\nimport SpriteKit\nextension SKNode {}\n#endif\n"
        XCTAssertEqual(
            try Rewriting(["a.swift": source]).sources["a.swift"],
            "#if false               \nimport SpriteKit\nextension SKNode {}\n#endif\n")
    }
}
