import UIKit
import XCTest

/// In Objective-C a subclass can override any member: the framework classes' members are open, and the frameworks call
/// the subclass's.
final class OverridingTests: ViewTestCase {
    private final class Page: UIViewController {
        var transitions: [String] = []
        private var other: (any UIViewControllerTransitioningDelegate)?

        override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
            get { other }
            set {
                other = newValue
                transitions.append("set")
            }
        }

        override var presentationController: UIPresentationController? { super.presentationController }
        override var presentedViewController: UIViewController? { super.presentedViewController }
        override var navigationController: UINavigationController? { super.navigationController }
        override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
            NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0)
        }
        override func setNeedsUpdateOfHomeIndicatorAutoHidden() { transitions.append("indicator") }
    }

    private final class Card: UIView {
        override var layoutMarginsGuide: UILayoutGuide { safeAreaLayoutGuide }
        var added = 0
        override func addInteraction(_ interaction: any UIInteraction) {
            added += 1
            super.addInteraction(interaction)
        }
        override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { CGPoint(x: 1, y: 1) }
    }

    private final class Digits: UITextField {
        override var keyboardType: UIKeyboardType {
            get { .numberPad }
            set {}
        }
        override var beginningOfDocument: UITextPosition { super.endOfDocument }
        override func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { endOfDocument }
    }

    private final class Notes: UITextView {
        override var autocorrectionType: UITextAutocorrectionType {
            get { .no }
            set {}
        }
    }

    private final class Table: UITableView {
        var nibs: [String] = []
        override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { nibs.append(identifier) }
        override var refreshControl: UIRefreshControl? { didSet { nibs.append("refresh") } }
    }

    private final class Layout: UICollectionViewFlowLayout {
        var kinds: [String] = []
        override func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) { kinds.append(elementKind) }
    }

    func testControllers() async {
        let page = Page()
        page.transitioningDelegate = nil
        page.setNeedsUpdateOfHomeIndicatorAutoHidden()
        XCTAssertEqual(page.transitions, ["set", "indicator"])
        window.rootViewController = page
        window.layoutIfNeeded()
        XCTAssertEqual(page.view.directionalLayoutMargins.leading, 50)
        window.rootViewController = nil
    }

    func testViews() async {
        let card = Card()
        card.addInteraction(UIContextMenuInteraction(delegate: MenuGiver.shared))
        XCTAssertEqual(card.added, 1)
        XCTAssertTrue(card.layoutMarginsGuide === card.safeAreaLayoutGuide)
        let view: UIView = card
        XCTAssertEqual(view.convert(.zero, to: nil), CGPoint(x: 1, y: 1))
        let field: UITextField = Digits()
        field.keyboardType = .emailAddress
        XCTAssertEqual(field.keyboardType, .numberPad)
        field.text = "12"
        XCTAssertEqual(field.compare(field.beginningOfDocument, to: field.endOfDocument), .orderedSame)
        let notes: UITextView = Notes()
        XCTAssertEqual(notes.autocorrectionType, .no)
    }

    func testLists() async {
        let own = Table()
        let table: UITableView = own
        table.register(UINib?.none, forCellReuseIdentifier: "a")
        table.refreshControl = UIRefreshControl()
        XCTAssertEqual(own.nibs, ["a", "refresh"])
        let layout = Layout()
        (layout as UICollectionViewLayout).register(UINib?.none, forDecorationViewOfKind: "back")
        XCTAssertEqual(layout.kinds, ["back"])
    }

    private final class MenuGiver: NSObject, UIContextMenuInteractionDelegate {
        static let shared = MenuGiver()
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? { nil }
    }

    /// A delegate is queried for methods before it is called, as by proxies that forward some calls.
    func testDelegatesAnswer() async {
        final class Scroller: NSObject, UIScrollViewDelegate {}
        final class Plain: UIGestureRecognizerDelegate {}
        let scroller: any UIScrollViewDelegate = Scroller()
        XCTAssertFalse(scroller.responds(to: Selector("scrollViewDidScroll:")))
        XCTAssertTrue(scroller.isKind(of: Scroller.self))
        let plain: any UIGestureRecognizerDelegate = Plain()
        XCTAssertFalse(plain.responds(to: Selector("gestureRecognizerShouldBegin:")))
        XCTAssertTrue(plain.isKind(of: Plain.self))
    }
}
