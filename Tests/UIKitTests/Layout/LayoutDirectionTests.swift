import UIKit
import XCTest

/// Leading and trailing edges.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uiview/semanticcontentattribute)
final class LayoutDirectionTests: LayoutTestCase {
    func testDirectionOfReading() async {
        let view = add()
        size(view, 30, 10)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 12),
            view.topAnchor.constraint(equalTo: box.topAnchor),
        ])
        layout()
        XCTAssertEqual(view.frame.minX, 12)
        box.semanticContentAttribute = .forceRightToLeft
        view.semanticContentAttribute = .forceRightToLeft
        layout()
        XCTAssertEqual(view.frame.maxX, 188)
    }

    /// The direction of the arranging view counts, not that of its subviews.
    func testTheSurroundingViewSaysWhereItBegins() async {
        let (first, second) = (add(), add())
        for view in [first, second] { size(view, 30, 10) }
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 12),
            second.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor, constant: 8),
            second.leadingAnchor.constraint(lessThanOrEqualTo: first.trailingAnchor, constant: 8),
            first.topAnchor.constraint(equalTo: box.topAnchor), second.topAnchor.constraint(equalTo: box.topAnchor),
        ])
        layout()
        XCTAssertEqual([first.frame.minX, second.frame.minX], [12, 50])
        box.semanticContentAttribute = .forceRightToLeft
        layout()
        XCTAssertEqual([first.frame.minX, second.frame.minX], [158, 120])
        first.semanticContentAttribute = .forceRightToLeft
        box.semanticContentAttribute = .unspecified
        layout()
        XCTAssertEqual([first.frame.minX, second.frame.minX], [12, 50])
    }

    /// A row of views is mirrored with its stack.
    func testAStackArrangesInItsOwnDirection() async {
        let views = (0..<2).map { _ in UIView() }
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        for view in views { size(view, 50, 10) }
        box.addSubview(stack)
        stack.semanticContentAttribute = .forceRightToLeft
        layout()
        XCTAssertEqual(views.map(\.frame.minX), [50, 0])
    }
}
