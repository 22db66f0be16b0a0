import XCTest

@testable import Kasane

/// Scenes that import modules under Apple's names.
final class RenamedImportTests: XCTestCase {
    func testModulesHaveTheirNamesHere() {
        XCTAssertEqual(
            RenamedImports.source(
                of: "import SwiftUI\n@preconcurrency import CoreTransferable // all\n  import Darwin; f()\n"),
            "import SwiftUI\n@preconcurrency import SwiftUI // all\n  import DarwinLibrary; f()\n")
        XCTAssertEqual(RenamedImports.source(of: "import CoreFoundation"), "import CoreGraphics")
    }

    func testSubmodulesAreImportedWithTheirModules() {
        XCTAssertEqual(
            RenamedImports.source(of: "import CoreImage.CIFilterBuiltins\nimport Darwin.C.math // sin\n"),
            "import CoreImage\nimport DarwinLibrary // sin\n")
        XCTAssertNil(RenamedImports.source(of: "import class UIKit.UIView\n"))
    }

    func testOtherSourcesStayAsTheyAre() {
        XCTAssertNil(
            RenamedImports.source(of: "import SwiftUI\nimport DarwinLibrary\n// import Darwin is another\nlet a = 1"))
    }
}
