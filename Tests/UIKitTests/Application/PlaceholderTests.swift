import CoreImage
import UIKit
import XCTest

/// Objects created without arguments, as classes inherit `init()` from `NSObject`: code gives properties such values
/// until there are others.
@MainActor
final class PlaceholderTests: ViewTestCase {
    func testAnActionWithoutArguments() async {
        let action = UIAlertAction()
        XCTAssertNil(action.title)
        XCTAssertEqual(action.style, .default)
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(action)
        XCTAssertEqual(alert.actions, [action])
        XCTAssertEqual(UIContextualAction().style, .normal)
        XCTAssertEqual(UITableViewRowAction().style, .default)
        XCTAssertTrue(UISwipeActionsConfiguration().actions.isEmpty)
        XCTAssertEqual(UIMenuItem().title, "")
        XCTAssertNil(UIKeyCommand().input)
        XCTAssertEqual(UIAccessibilityCustomAction().name, "")
    }

    func testAColorWithoutArgumentsIsClear() async {
        var alpha: CGFloat = 1
        XCTAssertTrue(UIColor().getWhite(nil, alpha: &alpha))
        XCTAssertEqual(alpha, 0)
    }

    func testEffectsWithoutArguments() async {
        XCTAssertEqual(UIBlurEffect(), UIBlurEffect(style: .extraLight))
        let view = UIVisualEffectView(effect: UIVibrancyEffect())
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        window.addSubview(view)
        window.layoutIfNeeded()
        XCTAssertNotNil(view.effect)
    }

    func testFilesWithoutNamesHaveNoContents() async {
        XCTAssertNil(UIStoryboard().instantiateInitialViewController())
        XCTAssertTrue(UINib().instantiate(withOwner: nil, options: nil).isEmpty)
        XCTAssertTrue(CIImage().extent.isEmpty)
    }

    func testAnAnimatorWithoutArgumentsAnimatesAtOnce() async {
        let view = UIView()
        let animator = UIViewPropertyAnimator()
        XCTAssertEqual(animator.duration, 0)
        XCTAssertEqual(animator.state, .inactive)
        animator.addAnimations { view.alpha = 0.5 }
        animator.startAnimation()
        XCTAssertEqual(view.alpha, 0.5)
    }

    func testADisplayLinkWithoutATargetIsNotCalled() async {
        let link = CADisplayLink()
        link.isPaused = true
        link.invalidate()
        XCTAssertEqual(link.timestamp, 0)
        XCTAssertEqual(CAMediaTimingFunction(), CAMediaTimingFunction(name: .linear))
    }

    func testEveryDeviceObjectDescribesTheDevice() async {
        XCTAssertEqual(UIDevice().model, UIDevice.current.model)
        XCTAssertEqual(UIDevice().userInterfaceIdiom, UIDevice.current.userInterfaceIdiom)
        XCTAssertEqual(UIDevice().identifierForVendor, UIDevice.current.identifierForVendor)
    }

    func testTextObjectsWithoutArguments() async {
        XCTAssertEqual(NSTextTab().location, 0)
        XCTAssertEqual(NSTextTab().alignment, .natural)
        XCTAssertNil(UITextInputMode().primaryLanguage)
        let tokenizer = UITextInputStringTokenizer()
        let direction = UITextDirection.storage(.forward)
        XCTAssertFalse(tokenizer.isPosition(UITextPosition(), atBoundary: .word, inDirection: direction))
        XCTAssertTrue(UIAccessibilityElement().isAccessibilityElement)
        XCTAssertEqual(UIPress().phase, .began)
    }
}
