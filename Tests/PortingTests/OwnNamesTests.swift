import XCTest

/// Packages that declare types with the names of the runtime's.
final class OwnNamesTests: XCTestCase {
    func testSelectorsOfAPackageWithATypeOfThatName() throws {
        let own = "import Foundation\nenum Selector { case byClass(String) }\n"
        let source = "import UIKit\nclass A: NSObject {\n    let b = #selector(A.c)\n    @objc func c() {}\n}\n"
        let rewriting = try Rewriting(["a.swift": source, "b.swift": own])
        XCTAssertTrue(
            try XCTUnwrap(rewriting.sources["a.swift"]).contains("let b = ObjectRuntime.Selector(\"c\", A.c)"))
        XCTAssertTrue(try XCTUnwrap(rewriting.sources["b.swift"]).contains("enum Selector { case byClass(String) }"))
        XCTAssertTrue(
            try XCTUnwrap(try Rewriting(["a.swift": source]).sources["a.swift"]).contains(
                "let b = Selector(\"c\", A.c)"))
    }
}
