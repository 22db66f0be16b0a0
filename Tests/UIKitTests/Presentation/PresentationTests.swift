import QuartzCore
import UIKit
import XCTest

/// Presenting and dismissing controllers: the presenting controller, the order of callbacks, and rejected calls.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)).
final class PresentationTests: NavigationTestCase, UIViewControllerTransitioningDelegate,
    UIAdaptivePresentationControllerDelegate
{
    var interaction: UIPercentDrivenInteractiveTransition?
    let fade = Fade()

    private func page(_ name: String) -> NavigationPage { NavigationPage(name) { [unowned self] in log.append($0) } }

    private func shown(_ style: UIModalPresentationStyle) -> (NavigationPage, NavigationPage) {
        let (root, other) = (page("Root"), page("Other"))
        show(root)
        other.modalPresentationStyle = style
        log = []
        return (root, other)
    }

    // MARK: The life cycle

    func testFullScreenTakesThePresenterAway() async {
        let (root, other) = shown(.fullScreen)
        root.present(other, animated: true) { [unowned self] in log.append("presented") }
        XCTAssertTrue(other.isBeingPresented)
        XCTAssertTrue(root.presentedViewController === other && other.presentingViewController === root)
        XCTAssertNotNil(other.transitionCoordinator)
        settle()
        pass(0.15)
        let top = other.view.layer.presentation()!.frame.minY
        XCTAssertTrue(top > 0 && top < 844, "\(top)")
        XCTAssertEqual(log, ["Other viewDidLoad", "Root willDisappear true", "Other willAppear true"])
        pass(0.5)
        XCTAssertEqual(log.suffix(3), ["Other didAppear true", "Root didDisappear true", "presented"])
        XCTAssertNil(root.view.window)
        XCTAssertEqual(other.view.convert(other.view.bounds, to: phone), phone.bounds)
        XCTAssertFalse(other.isBeingPresented)
        log = []
        other.dismiss(animated: true) { [unowned self] in log.append("dismissed") }
        XCTAssertTrue(other.isBeingDismissed)
        XCTAssertTrue(root.view.window === phone, "what comes back is seen from the start")
        pass(0.6)
        XCTAssertEqual(
            log,
            [
                "Other willDisappear true", "Root willAppear true", "Root didAppear true", "Other didDisappear true",
                "dismissed",
            ])
        XCTAssertNil(root.presentedViewController)
        XCTAssertNil(other.presentingViewController)
        XCTAssertEqual(phone.subviews, [root.view])
    }

    func testOtherStylesLeaveThePresenter() async {
        for style in [UIModalPresentationStyle.overFullScreen, .overCurrentContext, .pageSheet, .formSheet, .automatic]
        {
            let (root, other) = shown(style)
            root.present(other, animated: false)
            XCTAssertEqual(log, ["Other viewDidLoad", "Other willAppear false", "Other didAppear false"])
            XCTAssertTrue(root.view.window === phone)
            log = []
            root.dismiss(animated: false)
            XCTAssertEqual(log, ["Other willDisappear false", "Other didDisappear false"])
            XCTAssertNil(other.view.window)
        }
    }

    func testAContextIsTheNearestThatDefinesOne() async {
        let (outer, inner, other) = (page("Outer"), page("Inner"), page("Other"))
        outer.addChild(inner)
        inner.loadViewIfNeeded()
        show(outer)
        inner.view.frame = CGRect(x: 10, y: 100, width: 200, height: 300)
        outer.view.addSubview(inner.view)
        inner.didMove(toParent: outer)
        inner.present(other, animated: false)
        XCTAssertTrue(other.presentingViewController === outer, "the outermost presents")
        XCTAssertTrue(inner.presentedViewController === other)
        inner.dismiss(animated: false)
        XCTAssertNil(outer.presentedViewController)
        inner.definesPresentationContext = true
        other.modalPresentationStyle = .currentContext
        inner.present(other, animated: false)
        XCTAssertTrue(other.presentingViewController === inner)
        XCTAssertNil(outer.presentedViewController)
        XCTAssertEqual(other.view.convert(other.view.bounds, to: phone), CGRect(x: 10, y: 100, width: 200, height: 300))
        XCTAssertNil(inner.view.superview)
        other.dismiss(animated: false)
        XCTAssertTrue(inner.view.superview === outer.view)
    }

    func testATopOfSeveralGoesWithThoseBelow() async {
        let (root, first, second) = (page("Root"), page("First"), page("Second"))
        show(root)
        root.present(first, animated: false)
        first.present(second, animated: false)
        XCTAssertTrue(second.presentingViewController === first)
        log = []
        var isDone = false
        root.dismiss(animated: true) { isDone = true }
        pass(0.7)
        XCTAssertTrue(isDone)
        XCTAssertNil(root.presentedViewController)
        XCTAssertNil(first.presentedViewController)
        XCTAssertEqual(phone.subviews, [root.view])
        XCTAssertEqual(Set(log.suffix(2)), ["First didDisappear true", "Second didDisappear true"])
    }

    func testTransitionStylesAreSeenOnTheWay() async {
        for style in [UIModalTransitionStyle.crossDissolve, .flipHorizontal] {
            let (root, other) = shown(.fullScreen)
            root.view.backgroundColor = .red
            other.loadViewIfNeeded()
            other.view.backgroundColor = .blue
            other.modalTransitionStyle = style
            root.present(other, animated: true)
            settle()
            pass(0.2)
            keepPicture("transition-\(style.rawValue)")
            let middle = Picture(phone.layer, width: 390, height: 844)[195, 400]
            XCTAssertTrue(middle[0] > 20 && (style == .flipHorizontal || middle[2] > 20), "\(style) \(middle)")
            pass(0.7)
            XCTAssertEqual(Picture(phone.layer, width: 390, height: 844)[195, 400], [0, 0, 255, 255])
            root.dismiss(animated: true)
            pass(1)
            XCTAssertEqual(Picture(phone.layer, width: 390, height: 844)[195, 400], [255, 0, 0, 255])
            XCTAssertNil(root.presentedViewController)
        }
    }

    // MARK: Rejected calls

    func testWhatCannotBePresentedIsRefused() async {
        let (root, first, second) = (page("Root"), page("First"), page("Second"))
        root.present(first, animated: false)
        XCTAssertNil(root.presentedViewController, "there is no window")
        show(root)
        root.present(first, animated: false)
        root.present(second, animated: false)
        XCTAssertTrue(root.presentedViewController === first, "it presents already")
        XCTAssertNil(second.presentingViewController)
        first.present(first, animated: false)
        first.present(root, animated: false)
        XCTAssertNil(first.presentedViewController, "nobody presents who presents him")
        let child = page("Child")
        second.addChild(child)
        first.present(child, animated: false)
        XCTAssertNil(first.presentedViewController, "it is a child")
        second.dismiss(animated: false)
        first.dismiss(animated: true)
        first.dismiss(animated: true)
        root.present(second, animated: true)
        XCTAssertNil(second.presentingViewController, "the first one is still going")
        pass(1)
        XCTAssertNil(root.presentedViewController)
        root.present(second, animated: true)
        second.dismiss(animated: true)
        pass(1)
        XCTAssertTrue(root.presentedViewController === second, "a presentation isn't interrupted")
    }

    // MARK: Delegates

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.append("animation for \(presented.title!) by \(presenting.title!) from \(source.title!)")
        return fade
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.append("animation for dismissed \(dismissed.title!)")
        return FadeAway()
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        log.append("presentation")
        let made = HalfPresentation(presentedViewController: presented, presenting: presenting)
        made.tell = { [unowned self] in log.append($0) }
        return made
    }

    func testACustomPresentationIsCalledInOrder() async {
        let (root, other) = shown(.custom)
        other.transitioningDelegate = self
        root.present(other, animated: true) { [unowned self] in log.append("presented") }
        settle()
        pass(0.5)
        let presentation = other.presentationController as? HalfPresentation
        XCTAssertEqual(Double(presentation!.dim.layer.presentation()!.opacity), 0.5, accuracy: 0.1)
        XCTAssertEqual(Double(other.view.layer.presentation()!.opacity), 0.5, accuracy: 0.1)
        pass(0.6)
        XCTAssertEqual(
            log,
            [
                "presentation", "Other viewDidLoad", "animation for Other by Root from Root", "will begin",
                "Other willAppear true", "did end true", "Other didAppear true", "presented",
            ])
        XCTAssertEqual(other.view.frame, CGRect(x: 0, y: 422, width: 390, height: 422))
        XCTAssertTrue(presentation?.containerView === other.view.superview)
        XCTAssertTrue(other.activePresentationController === presentation)
        log = []
        other.dismiss(animated: true)
        pass(1.2)
        XCTAssertEqual(
            log,
            [
                "animation for dismissed Other", "dismissal will begin", "Other willDisappear true",
                "dismissal did end true", "Other didDisappear true",
            ])
        XCTAssertNil(presentation?.containerView)
        XCTAssertEqual(fade.ends, [true])
    }

    func testAGestureMayGiveUpADismissal() async {
        let (root, other) = shown(.fullScreen)
        other.transitioningDelegate = self
        root.present(other, animated: false)
        settle()
        let driver = UIPercentDrivenInteractiveTransition()
        interaction = driver
        log = []
        other.dismiss(animated: true) { [unowned self] in log.append("over") }
        var interactive: Bool?
        other.transitionCoordinator?.notifyWhenInteractionChanges { interactive = $0.isInteractive }
        settle()
        driver.update(0.25)
        pass(1)
        XCTAssertEqual(Double(other.view.layer.presentation()!.opacity), 0.75, accuracy: 0.05)
        driver.cancel()
        pass(1.2)
        XCTAssertEqual(interactive, false)
        XCTAssertTrue(root.presentedViewController === other)
        XCTAssertTrue(other.view.window === phone)
        XCTAssertNil(root.view.window)
        XCTAssertEqual(
            log,
            [
                "animation for dismissed Other", "Other willDisappear true", "Root willAppear true",
                "Other willAppear true", "Root willDisappear true", "Root didDisappear true", "Other didAppear true",
                "over",
            ])
        other.dismiss(animated: true)
        settle()
        driver.update(0.5)
        driver.finish()
        pass(1.2)
        XCTAssertNil(root.presentedViewController)
        XCTAssertTrue(root.view.window === phone)
    }

    func testAGestureMayGiveUpAPresentation() async {
        let (root, other) = shown(.overFullScreen)
        other.transitioningDelegate = self
        let driver = UIPercentDrivenInteractiveTransition()
        interaction = driver
        root.present(other, animated: true)
        settle()
        driver.update(0.5)
        driver.cancel()
        pass(1.5)
        XCTAssertNil(root.presentedViewController)
        XCTAssertNil(other.view.window)
        XCTAssertEqual(
            log.suffix(3), ["Other willAppear true", "Other willDisappear true", "Other didDisappear true"])
        XCTAssertEqual(phone.subviews, [root.view])
    }

    func testStylesAdaptAsTheDelegateSays() async {
        let (root, other) = shown(.pageSheet)
        let sheet = other.presentationController
        XCTAssertTrue(sheet is UISheetPresentationController && sheet === other.sheetPresentationController)
        sheet?.delegate = self
        adapts = .fullScreen
        root.present(other, animated: false)
        XCTAssertNil(root.view.window)
        XCTAssertEqual(log.first, "prepare true")
        XCTAssertTrue(log.contains("will present as 0"))
        XCTAssertTrue(other.activePresentationController !== sheet)
        other.dismiss(animated: false)
        adapts = .none
        other.presentationController?.delegate = self
        root.present(other, animated: false)
        XCTAssertNotNil(root.view.window)
    }

    var adapts = UIModalPresentationStyle.none

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adapts }

    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {
        log.append("prepare \(adaptivePresentationController.presentationStyle == adapts)")
    }

    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        log.append("will present as \(style.rawValue)")
    }

    func testNobodyIsKeptAlive() async {
        show(page("Root"))
        weak var left: UIViewController?
        weak var presentation: UIPresentationController?
        do {
            let other = page("Other")
            other.sheetPresentationController?.detents = [.medium()]
            phone.rootViewController?.present(other, animated: false)
            (left, presentation) = (other, other.presentationController)
            other.dismiss(animated: false)
        }
        settle()
        XCTAssertNil(left)
        XCTAssertNil(presentation)
    }
}

/// Presents in the lower half, over a dimming view.
final class HalfPresentation: UIPresentationController {
    let dim = UIView()
    var tell: (String) -> Void = { _ in }

    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    }

    override func presentationTransitionWillBegin() {
        tell("will begin")
        dim.frame = containerView!.bounds
        dim.backgroundColor = .black
        dim.alpha = 0
        containerView?.insertSubview(dim, at: 0)
        presentedViewController.transitionCoordinator?.animate { [dim] _ in dim.alpha = 1 }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) { tell("did end \(completed)") }
    override func dismissalTransitionWillBegin() { tell("dismissal will begin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { tell("dismissal did end \(completed)") }
}

/// A fade-out that takes a second.
final class FadeAway: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from) else { return }
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            from.alpha = 0
        } completion: { _ in
            from.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
