import LayerTestSupport
import QuartzCore
import UIKit
import XCTest

/// Stacks of controllers under a bar.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uinavigationcontroller).
final class NavigationControllerTests: NavigationTestCase, UINavigationControllerDelegate {
    var fade: Fade?
    var interaction: UIPercentDrivenInteractiveTransition?

    private func page(_ name: String) -> NavigationPage { NavigationPage(name) { [unowned self] in log.append($0) } }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        log.append("willShow \(viewController.title ?? "") \(animated)")
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        log.append("didShow \(viewController.title ?? "") \(animated)")
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fade }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func testTheBarAndTheSafeAreaHaveTheirPlaces() async {
        let first = page("First")
        let stack = UINavigationController(rootViewController: first)
        show(stack)
        XCTAssertEqual(stack.navigationBar.frame, CGRect(x: 0, y: 47, width: 390, height: 44))
        XCTAssertEqual(first.view.frame, phone.bounds)
        XCTAssertEqual(first.view.safeAreaInsets, UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
        XCTAssertEqual(frame(of: "First")!.midX, 195, accuracy: 0.5)
        stack.setNavigationBarHidden(true, animated: false)
        settle()
        XCTAssertEqual(first.view.safeAreaInsets.top, 47)
        XCTAssertLessThanOrEqual(stack.navigationBar.frame.maxY, 0)
        stack.isNavigationBarHidden = false
        stack.navigationBar.isTranslucent = false
        settle()
        XCTAssertEqual(first.view.frame, CGRect(x: 0, y: 91, width: 390, height: 753))
        XCTAssertEqual(first.view.safeAreaInsets.top, 0)
        stack.navigationBar.isTranslucent = true
        first.toolbarItems = [UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)]
        stack.setToolbarHidden(false, animated: false)
        settle()
        XCTAssertEqual(stack.toolbar.frame, CGRect(x: 0, y: 844 - 78, width: 390, height: 78))
        XCTAssertEqual(first.view.safeAreaInsets.bottom, 78)
        XCTAssertNotNil(frame(of: "Edit"))
        first.navigationItem.prompt = "Prompt"
        settle()
        XCTAssertEqual(stack.navigationBar.frame.height, 74)
    }

    func testAnAnimatedPushAndPopAreToldInOrder() async {
        let (first, second) = (page("First"), page("Second"))
        let stack = UINavigationController(rootViewController: first)
        stack.delegate = self
        show(stack)
        log = []
        stack.pushViewController(second, animated: true)
        XCTAssertEqual(
            log,
            [
                "Second willMove true", "Second viewDidLoad", "willShow Second true", "First willDisappear true",
                "Second willAppear true",
            ])
        XCTAssertTrue(stack.topViewController === second)
        XCTAssertNotNil(second.transitionCoordinator)
        settle()
        pass(0.1)
        // Both are there: the new one on its way from the right, the old one slightly to the left.
        XCTAssertTrue(first.view.window === phone && second.view.window === phone)
        let (left, right) = (first.view.layer.presentation()!.frame.minX, second.view.layer.presentation()!.frame.minX)
        XCTAssertTrue(left < 0 && left > -117 && right > 0 && right < 390, "\(left) \(right)")
        keepPicture("push")
        log = []
        pass(0.6)
        XCTAssertEqual(
            log, ["First didDisappear true", "Second didAppear true", "Second didMove true", "didShow Second true"])
        XCTAssertNil(first.view.superview)
        XCTAssertEqual(second.view.frame, phone.bounds)
        XCTAssertNil(second.transitionCoordinator)
        XCTAssertNotNil(frame(of: "First"), "the back button says where it leads")
        keepPicture("pushed")
        log = []
        XCTAssertTrue(stack.popViewController(animated: true) === second)
        pass(0.7)
        XCTAssertEqual(
            log,
            [
                "Second willMove false", "willShow First true", "Second willDisappear true", "First willAppear true",
                "Second didDisappear true", "First didAppear true", "Second didMove false", "didShow First true",
            ])
        XCTAssertNil(second.parent)
        XCTAssertEqual(first.view.frame, phone.bounds)
    }

    /// Also for the root, and for whatever is on top when the stack appears.
    func testTheDelegateHearsOfTheFirstShowing() async {
        let (first, second) = (page("First"), page("Second"))
        let stack = UINavigationController(rootViewController: first)
        stack.delegate = self
        stack.loadViewIfNeeded()
        log = []
        show(stack)
        XCTAssertEqual(
            log,
            ["willShow First false", "First willAppear false", "First didAppear false", "didShow First false"])
        let other = UIViewController()
        phone.rootViewController = other
        settle()
        log = []
        show(stack)
        XCTAssertEqual(log.filter { $0.contains("Show") }, [], "it is known")
        phone.rootViewController = other
        settle()
        stack.pushViewController(second, animated: false)
        log = []
        show(stack)
        XCTAssertEqual(log.filter { $0.contains("Show") }, ["willShow Second false", "didShow Second false"])
        phone.rootViewController = other
        settle()
        stack.viewControllers = [first]
        stack.modalPresentationStyle = .fullScreen
        log = []
        other.present(stack, animated: true)
        pass(1)
        XCTAssertEqual(log.filter { $0.contains("Show") }, ["willShow First true", "didShow First true"])
    }

    func testAPushDuringAPushComesToAnEnd() async {
        let (first, second, third) = (page("First"), page("Second"), page("Third"))
        let stack = UINavigationController(rootViewController: first)
        show(stack)
        stack.pushViewController(second, animated: true)
        pass(0.1)
        stack.pushViewController(third, animated: true)
        XCTAssertTrue(log.contains("Second didAppear true"))
        pass(0.7)
        XCTAssertEqual(stack.viewControllers, [first, second, third])
        XCTAssertTrue(third.view.window === phone)
        XCTAssertNil(second.view.superview)
        XCTAssertEqual(stack.popToRootViewController(animated: true), [second, third])
        pass(0.7)
        XCTAssertTrue(first.view.window === phone)
    }

    func testPushesWithoutEndAreLeftOut() async {
        final class Endless: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                navigationController?.pushViewController(Endless(), animated: false)
            }
        }
        let stack = UINavigationController(rootViewController: page("First"))
        show(stack)
        assertReported("UINavigationController", "32 deep") { stack.pushViewController(Endless(), animated: false) }
        XCTAssertEqual(stack.viewControllers.count, 33)
    }

    func testTheBackButtonSaysWhereItLeadsAndGoesThere() async {
        let (first, second) = (page("First"), page("Second"))
        let stack = UINavigationController(rootViewController: first)
        show(stack)
        stack.pushViewController(second, animated: false)
        settle()
        let back = frame(of: "First")!
        XCTAssertEqual(back.minX, 26, accuracy: 1)
        first.navigationItem.backButtonTitle = "Home"
        settle()
        XCTAssertNotNil(frame(of: "Home"))
        first.navigationItem.backBarButtonItem = UIBarButtonItem(
            title: "There", style: .plain, target: nil, action: nil)
        settle()
        XCTAssertNotNil(frame(of: "There"))
        first.navigationItem.backButtonDisplayMode = .minimal
        settle()
        XCTAssertNil(frame(of: "There"))
        first.navigationItem.backButtonDisplayMode = .default
        first.navigationItem.backBarButtonItem?.title = "A very long title that finds no room beside the other one"
        settle()
        XCTAssertNotNil(frame(of: "Back"))
        second.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Left", style: .plain, target: nil, action: nil)
        settle()
        XCTAssertNil(frame(of: "Back"))
        second.navigationItem.leftItemsSupplementBackButton = true
        settle()
        XCTAssertNotNil(frame(of: "Back"))
        XCTAssertNotNil(frame(of: "Left"))
        second.navigationItem.hidesBackButton = true
        settle()
        XCTAssertNil(frame(of: "Back"))
        second.navigationItem.hidesBackButton = false
        settle()
        run(TouchScript().tap(at: CGPoint(x: 20, y: 69)))
        pass(0.7)
        XCTAssertEqual(stack.viewControllers, [first])
    }

    func testALargeTitleCollapsesWithTheContent() async {
        let first = page("First")
        first.scrolls = true
        let stack = UINavigationController(rootViewController: first)
        stack.navigationBar.prefersLargeTitles = true
        show(stack)
        XCTAssertEqual(stack.navigationBar.frame.height, 96)
        XCTAssertEqual(first.view.safeAreaInsets.top, 143)
        XCTAssertEqual(first.scrollView.contentOffset.y, -143)
        XCTAssertEqual(frame(of: "First")!.minX, 16, accuracy: 0.5)
        XCTAssertGreaterThan(frame(of: "First")!.height, 38)
        keepPicture("large")
        first.scrollView.contentOffset.y = -120
        settle()
        XCTAssertEqual(stack.navigationBar.frame.height, 73)
        XCTAssertEqual(first.scrollView.adjustedContentInset.top, 120)
        first.scrollView.contentOffset.y = 200
        settle()
        XCTAssertEqual(stack.navigationBar.frame.height, 44)
        XCTAssertEqual(first.view.safeAreaInsets.top, 91)
        XCTAssertEqual(frame(of: "First")!.midX, 195, accuracy: 0.5)
        keepPicture("collapsed")
        first.scrollView.contentOffset.y = -143
        settle()
        XCTAssertEqual(stack.navigationBar.frame.height, 96)
        // Pulled down, the bar is taller; the safe area is unchanged.
        first.scrollView.contentOffset.y = -163
        settle()
        XCTAssertEqual(stack.navigationBar.frame.height, 116)
        XCTAssertEqual(first.view.safeAreaInsets.top, 143)
        first.navigationItem.largeTitleDisplayMode = .never
        settle()
        XCTAssertEqual(stack.navigationBar.frame.height, 44)
    }

    /// Documented for `.automatic`, and not for `.scrollableAxes`.
    func testContentTooShortToScrollKeepsClearOfTheBars() async {
        for behavior in [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes] {
            let layout = UICollectionViewFlowLayout()
            let list = UICollectionViewController(collectionViewLayout: layout)
            list.collectionView.contentInsetAdjustmentBehavior = behavior
            let navigation = UINavigationController(rootViewController: list)
            show(navigation)
            let top: CGFloat = behavior == .automatic ? 47 + 44 : 0
            XCTAssertEqual(list.collectionView.adjustedContentInset.top, top)
            XCTAssertEqual(list.collectionView.contentOffset.y, -top)
            list.automaticallyAdjustsScrollViewInsets = false
            XCTAssertEqual(list.collectionView.adjustedContentInset.top, 0)
        }
    }

    func testADragFromTheEdgeLeadsBackOrNot() async {
        let (first, second) = (page("First"), page("Second"))
        let stack = UINavigationController(rootViewController: first)
        stack.pushViewController(second, animated: false)
        show(stack)
        log = []
        run(TouchScript().drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 100, y: 400), duration: 1.2, after: 0.1))
        pass(1)
        XCTAssertEqual(stack.viewControllers, [first, second], "given up")
        XCTAssertEqual(
            log,
            [
                "Second willMove false", "First viewDidLoad", "Second willDisappear true", "First willAppear true",
                "First willDisappear true", "Second willAppear true", "First didDisappear true",
                "Second didAppear true", "Second didMove true",
            ])
        XCTAssertTrue(second.view.window === phone)
        XCTAssertNil(first.view.superview)
        XCTAssertEqual(second.view.frame, phone.bounds)
        run(TouchScript().drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 330, y: 400), duration: 0.5, after: 0.1))
        pass(1)
        XCTAssertEqual(stack.viewControllers, [first])
        XCTAssertTrue(first.view.window === phone)
        XCTAssertEqual(first.view.frame, phone.bounds)
    }

    func testADelegateAnimatesAndAGestureDrives() async {
        let (first, second) = (page("First"), page("Second"))
        let stack = UINavigationController(rootViewController: first)
        stack.delegate = self
        show(stack)
        fade = Fade()
        stack.pushViewController(second, animated: true)
        var ended = false
        XCTAssertEqual(second.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ended = true }, true)
        settle()
        pass(0.5)
        XCTAssertEqual(Double(second.view.layer.presentation()!.opacity), 0.5, accuracy: 0.1)
        pass(0.6)
        XCTAssertTrue(ended)
        XCTAssertNil(first.view.superview)
        XCTAssertEqual(fade?.ends, [true])

        let driver = UIPercentDrivenInteractiveTransition()
        interaction = driver
        stack.popViewController(animated: true)
        settle()
        driver.update(0.25)
        pass(1)
        XCTAssertEqual(driver.percentComplete, 0.25)
        XCTAssertEqual(Double(first.view.layer.presentation()!.opacity), 0.25, accuracy: 0.05)
        driver.cancel()
        pass(1.5)
        XCTAssertEqual(stack.viewControllers, [first, second])
        XCTAssertEqual(fade?.ends, [true, false])
        XCTAssertTrue(second.view.window === phone)

        stack.popViewController(animated: true)
        settle()
        driver.update(0.5)
        driver.finish()
        pass(1.5)
        XCTAssertEqual(stack.viewControllers, [first])
        XCTAssertTrue(first.view.window === phone)
        XCTAssertEqual(fade?.ends, [true, false, true])
    }

    func testAppearancesAreThoseOfThePlaceOfTheContent() async {
        let first = page("First")
        first.scrolls = true
        let stack = UINavigationController(rootViewController: first)
        let looks = UINavigationBarAppearance()
        looks.configureWithOpaqueBackground()
        looks.backgroundColor = .red
        looks.shadowColor = nil
        looks.titleTextAttributes = [.foregroundColor: UIColor.white]
        stack.navigationBar.standardAppearance = looks
        show(stack)
        let picture = { [unowned self] in Picture(phone.layer, width: 390, height: 844) }
        XCTAssertEqual(picture()[5, 20], [255, 255, 255, 255], "at its top the content has no bar over it")
        first.scrollView.contentOffset.y = 100
        settle()
        XCTAssertEqual(picture()[5, 20], [255, 0, 0, 255])
        stack.navigationBar.scrollEdgeAppearance = looks
        first.scrollView.contentOffset.y = -91
        settle()
        XCTAssertEqual(picture()[5, 20], [255, 0, 0, 255])
        let blue = UINavigationBarAppearance(barAppearance: looks)
        blue.backgroundColor = .blue
        XCTAssertEqual(looks.backgroundColor, .red)
        first.navigationItem.scrollEdgeAppearance = blue
        settle()
        XCTAssertEqual(picture()[5, 60], [0, 0, 255, 255])
        XCTAssertTrue((looks.copy() as? UINavigationBarAppearance)?.backgroundColor == .red)
    }

    func testStatusBarsAreAsked() async {
        let first = page("First")
        let stack = UINavigationController(rootViewController: first)
        XCTAssertNil(stack.childForStatusBarStyle)
        stack.isNavigationBarHidden = true
        XCTAssertTrue(stack.childForStatusBarStyle === first)
        stack.navigationBar.barStyle = .black
        XCTAssertEqual(stack.preferredStatusBarStyle, .lightContent)
    }
}

/// A fade that takes a second.
final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    var ends: [Bool] = []

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let to = transitionContext.view(forKey: .to), let comes = transitionContext.viewController(forKey: .to)
        else { return }
        to.frame = transitionContext.finalFrame(for: comes)
        to.alpha = 0
        transitionContext.containerView.addSubview(to)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            to.alpha = 1
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
}
