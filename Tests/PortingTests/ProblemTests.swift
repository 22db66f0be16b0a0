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

    /// The rest of the program compiles.
    func testReplacementsOfFrameworksMembersAreRenamed() throws {
        let source = """
            import UIKit
            extension UIButton {
              open override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
              override open func layoutSubviews() { super.layoutSubviews() }
              open override var frame: CGRect { didSet { print(oldValue) } }
              override func observeValue(
                forKeyPath path: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
              ) {}
            }

            """
        let rewritten = try XCTUnwrap(Rewriting(["a.swift": source]).sources["a.swift"])
        for text in [
            "open          var __UIButton_intrinsicContentSize: CGSize { super.intrinsicContentSize }",
            "         open func __UIButton_layoutSubviews() { super.layoutSubviews() }",
            "func __UIButton_frame(didSet oldValue: CGRect)", "         func observeValue(",
        ] { XCTAssertTrue(rewritten.contains(text), "\(text) is not in \(rewritten)") }
        XCTAssertEqual(try problems(source).count, 3)
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
