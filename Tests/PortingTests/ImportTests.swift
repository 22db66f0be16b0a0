import XCTest

@testable import Kasane

/// Modules that iOS's frameworks re-export and Linux's don't.
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

    /// A target that imports Foundation alone is unchanged, except for imports of the parts of Foundation that it
    /// relies on.
    func testTheNetworkComesWhereverFoundationIs() throws {
        func alone(_ source: String) throws -> String? { try Rewriting(["a.swift": source]).sources["a.swift"] }
        XCTAssertEqual(
            try alone("import Foundation\nlet a = URLSession.shared\nlet b = Selector(\"a\")\n"),
            "import Foundation; import FoundationNetworking\nlet a = URLSession.shared\nlet b = Selector(\"a\")\n")
        for source in [
            "import Foundation\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\nlet a = URLSession.shared\n",
            "struct URLRequest {}\n",
        ] { XCTAssertEqual(try alone(source), source) }
    }

    /// The sources of an Xcode project are for iOS, regardless of their imports.
    func testAProjectsTargetIsForIOS() throws {
        let source = "import Foundation\nlet a = Selector(\"a\")\n"
        XCTAssertEqual(
            try Rewriting(["a.swift": source], isForIOS: true).sources["a.swift"],
            "import Foundation; import ObjectRuntime\nlet a = Selector(\"a\")\n")
        XCTAssertEqual(try Rewriting(["a.swift": source]).sources["a.swift"], source)
    }

    /// A framework re-exports UIKit by its umbrella header; a package's module has none.
    func testFrameworksOfAProjectBringUIKit() throws {
        let sources = ["a.swift": "import Sources\nlet a = UIView()\n", "b.swift": "import UIKit\n"]
        XCTAssertEqual(
            try Rewriting(sources, isForIOS: true).sources["a.swift"],
            "import Sources; import UIKit\nlet a = UIView()\n")
        XCTAssertEqual(try Rewriting(sources).sources["a.swift"], sources["a.swift"])
        // So do the framework's own sources.
        let own = ["a.swift": "import Foundation\nlet a = UIView()\n", "b.swift": "import UIKit\n"]
        XCTAssertEqual(
            try Rewriting(own, isForIOS: true).sources["a.swift"],
            "import Foundation; import UIKit\nlet a = UIView()\n")
        let bare = ["a.swift": "let a = UIView()\n", "b.swift": "import UIKit\n", "c.swift": "let a = 1\n"]
        let rewritten = try Rewriting(bare, isForIOS: true).sources
        XCTAssertEqual(rewritten["a.swift"], "import UIKit; let a = UIView()\n")
        XCTAssertEqual(rewritten["c.swift"], bare["c.swift"])
        let whole = ["a.swift": "import Sources\nimport UIKit\n", "b.swift": "import UIKit\n"]
        XCTAssertEqual(try Rewriting(whole, isForIOS: true).sources["a.swift"], whole["a.swift"])
    }

    func testFoundationBringsUnitsOfTime() throws {
        XCTAssertEqual(
            try rewritten("import Foundation\nlet a = 3 * NSEC_PER_SEC\n"),
            "import Foundation; import CoreGraphics\nlet a = 3 * NSEC_PER_SEC\n")
    }

    /// Foundation's declarations on iOS that Linux lacks: exceptions, and conversions of attributed strings.
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

    /// A framework that Kasane lacks is imported for what it re-exports, unless the file uses its own declarations.
    func testUnusedFrameworksAreReplaced() throws {
        XCTAssertEqual(
            try rewritten("import MetalKit\nlet a = CGSize.zero\n"), "import UIKit   \nlet a = CGSize.zero\n")
        XCTAssertEqual(
            try rewritten("import CoreData\nlet a = URLSession.shared\n"),
            "import Foundation; import FoundationNetworking\nlet a = URLSession.shared\n")
        for source in [
            "import MetalKit\nlet a: MTKView? = nil\n", "import CoreData\nvar a: NSFetchRequest<A> { b }\n",
        ] { XCTAssertEqual(try rewritten(source), source) }
        let problems = try Rewriting(["a.swift": "import UIKit\nimport MetalKit\nlet a: MTKView? = nil\n"]).problems
        XCTAssertEqual(problems["a.swift"], ["import MetalKit"])
    }

    /// Apple's submodules are separate modules on Linux.
    func testSubmodules() throws {
        XCTAssertEqual(
            try rewritten(
                "import Accelerate.vImage\nimport Foundation.NSBundle\nimport enum Foundation.ComparisonResult\n"),
            "import Accelerate       \nimport Foundation         \nimport enum Foundation.ComparisonResult\n")
    }

    /// Core Foundation has Swift's geometry on iOS, and uniform types are a module on both.
    func testCoreFoundationBringsGeometry() throws {
        XCTAssertEqual(
            try rewritten("import CoreFoundation\nstruct Line { var length: CGFloat }\n"),
            "import CoreGraphics  \nstruct Line { var length: CGFloat }\n")
        XCTAssertEqual(
            try rewritten("import UniformTypeIdentifiers.UTType\nlet a = UTType.png\n"),
            "import UniformTypeIdentifiers       \nlet a = UTType.png\n")
    }

    /// A source whose imports are all conditional gets the additional ones beside the first active one; without one, at
    /// the top.
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

    /// A declaration of a framework may be in a module that Kasane's re-exports, and all but three bring Foundation.
    func testEveryFrameworkIsKnown() throws {
        let names = KasaneModules.names.subtracting([
            // Modules with names other than Apple's.
            "CombineNetworking", "DarwinCompatibility", "DarwinLibrary", "FFmpegLoading", "FrameEngine", "Kasane",
            "KasaneXCTest", "MovieEncoding", "ObjectRuntime", "PDFSyntax", "Raster", "_Testing_CoreGraphics",
            "_Testing_CoreImage", "_Testing_UIKit",
            // Modules that have all of their declarations.
            "Compression", "PlaygroundSupport",
        ])
        let rest = "\nlet a = URLSession.shared\n"
        let sources = names.map { ("\($0).swift", "import struct \($0).Thing\(rest)") }
        let rewritten = try Rewriting(Dictionary(uniqueKeysWithValues: sources)).sources
        for name in names.sorted() {
            let added = ["CoreVideo", "IOSurface", "simd"].contains(name) ? "" : "; import FoundationNetworking"
            XCTAssertEqual(rewritten["\(name).swift"], "import        \(name)      \(added)\(rest)")
        }
    }

    /// A target that imports a framework of iOS is for iOS.
    func testFrameworksMarkATargetAsIOSs() throws {
        func isForIOS(_ module: String) throws -> Bool {
            let source = "import \(module)\n#if os(iOS)\nlet a = 1\n#endif\n"
            return try Rewriting(["a.swift": source]).changed.contains("a.swift")
        }
        for name in ["CoreLocation", "MapKit", "Photos", "UIKit"] { XCTAssertTrue(try isForIOS(name), name) }
        for name in ["Combine", "Foundation", "KasaneXCTest"] { XCTAssertFalse(try isForIOS(name), name) }
    }

    /// AVFoundation does not bring UIKit, whose attributes the conversion needs.
    func testModulesThatBringUIKit() throws {
        let rest = "\nlet a = NSAttributedString(AttributedString(\"a\"))\n"
        XCTAssertEqual(
            try rewritten("import AVFoundation\(rest)"), "import AVFoundation; import UIKit\(rest)")
        XCTAssertEqual(try rewritten("import MapKit\(rest)"), "import MapKit\(rest)")
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

    /// A file that several targets of a project share is one file.
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

    /// A target that consists only of omitted imports is still for iOS.
    func testAModuleOfNamesAloneIsNoModule() throws {
        let source = "#if canImport(SpriteKit)\nimport SpriteKit\nextension SKNode {}\n#endif\n"
        XCTAssertEqual(
            try Rewriting(["a.swift": source]).sources["a.swift"],
            "#if false               \nimport SpriteKit\nextension SKNode {}\n#endif\n")
    }
}
