import XCTest

/// The reported problems: constructs that can't work.
final class ProblemTests: XCTestCase {
    private func problems(_ source: String) throws -> [String] {
        try Rewriting(["a.swift": "import UIKit\n" + source]).problems["a.swift"] ?? []
    }

    func testMembersOfFrameworksClassesCannotBeReplaced() throws {
        let source = "extension UIButton {\n  open override var intrinsicContentSize: CGSize { .zero }\n}\n"
        XCTAssertEqual(try problems(source), ["override in an extension"])
        // A program's own class can be overridden in an extension, and so can an extension's members.
        XCTAssertEqual(try problems(source + "class UIButton: UIView {}\n"), [])
        XCTAssertEqual(
            try problems(source + "extension UIView { @objc var intrinsicContentSize: CGSize { .zero } }\n"), [])
    }

    func testMethodsCannotBeExchanged() throws {
        XCTAssertEqual(
            try problems("func swap(_ a: Method, _ b: Method) { method_exchangeImplementations(a, b) }\n"),
            ["method_exchangeImplementations"])
    }

    func testMethodsOfCoreDataHaveNoBody() throws {
        XCTAssertEqual(
            try problems("class Item: NSObject {\n  @NSManaged func addToParts(_ part: Item)\n}\n"), ["@NSManaged func"]
        )
    }
}
