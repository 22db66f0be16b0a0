import UIKit
import XCTest

/// Limits of the user's text size for a part of an interface.
final class ContentSizeLimitTests: ViewTestCase {
    func testTheyHoldForAViewAndThoseBelow() async {
        let (parent, child) = (UIView(), UIView())
        parent.addSubview(child)
        window.addSubview(parent)
        func categories() -> [UIContentSizeCategory] {
            [parent, child].map(\.traitCollection.preferredContentSizeCategory)
        }
        window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        parent.maximumContentSizeCategory = .extraLarge
        XCTAssertEqual(categories(), [.extraLarge, .extraLarge])
        child.minimumContentSizeCategory = .accessibilityMedium
        XCTAssertEqual(categories(), [.extraLarge, .accessibilityMedium])
        window.traitOverrides.preferredContentSizeCategory = .small
        XCTAssertEqual(categories(), [.small, .accessibilityMedium])
        child.minimumContentSizeCategory = nil
        XCTAssertEqual(categories(), [.small, .small])
        parent.maximumContentSizeCategory = nil
        window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        XCTAssertEqual(categories(), [.accessibilityLarge, .accessibilityLarge])
    }

    func testTheirDescriptionNamesTheViews() async {
        let view = UIView()
        XCTAssertEqual(view.appliedContentSizeCategoryLimitsDescription, "no limits")
        view.minimumContentSizeCategory = .small
        XCTAssertEqual(
            view.appliedContentSizeCategoryLimitsDescription, "UIView: UICTContentSizeCategoryS to none")
    }

    /// A view whose class is known only by its metatype is created by the class's own `init(frame:)`.
    func testViewsOfAClassThatIsAValue() async {
        final class Tagged: UIView {
            override init(frame: CGRect) {
                super.init(frame: frame)
                tag = 4
            }

            required init?(coder: NSCoder) { nil }
        }
        let types: [UIView.Type] = [UIView.self, Tagged.self, UILabel.self]
        let views = types.map { newInstance(of: $0, frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
        XCTAssertEqual(views.map { "\(type(of: $0))" }, ["UIView", "Tagged", "UILabel"])
        XCTAssertEqual(views.map(\.frame.height), [4, 4, 4])
        XCTAssertEqual(views.map(\.tag), [0, 4, 0])
        XCTAssertEqual(newInstance(of: Tagged.self).tag, 4)
    }
}
