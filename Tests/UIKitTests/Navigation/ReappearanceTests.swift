import QuartzCore
import UIKit
import XCTest

/// Controllers whose disappearance is cancelled: `viewIsAppearing` is called again before they have appeared.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)).
final class ReappearanceTests: NavigationTestCase, UIViewControllerTransitioningDelegate {
    private let driver = UIPercentDrivenInteractiveTransition()

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        Fade()
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    private func page(_ name: String) -> NavigationPage {
        let page = NavigationPage(name) { [unowned self] in if $0.contains("ppear") { log.append($0) } }
        page.tellsOfPlaces = true
        return page
    }

    private func calls(of name: String) -> [String] {
        log.filter { $0.hasPrefix(name) }.map { String($0.dropFirst(name.count + 1)) }
    }

    private let stays = [
        "willDisappear true", "willAppear true", "isAppearing true", "didAppear true",
    ]

    func testASwipeBackThatIsGivenUp() async {
        let stack = UINavigationController(rootViewController: page("First"))
        stack.pushViewController(page("Second"), animated: false)
        show(stack)
        log = []
        run(TouchScript().drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 100, y: 400), duration: 1.2, after: 0.1))
        pass(1)
        XCTAssertEqual(calls(of: "Second"), stays)
    }

    func testADismissalThatIsGivenUp() async {
        let (root, modal) = (page("Root"), page("Modal"))
        show(root)
        modal.modalPresentationStyle = .fullScreen
        root.present(modal, animated: false)
        settle()
        log = []
        modal.transitioningDelegate = self
        modal.dismiss(animated: true)
        driver.update(0.3)
        pass(0.1)
        driver.cancel()
        pass(1)
        XCTAssertEqual(calls(of: "Modal"), stays)
        XCTAssertNotNil(modal.view.window)
    }

    /// A sheet's controller is notified that it disappears as soon as a finger pulls it below its minimum height.
    func testASheetThatIsPulledDownAndLetGo() async {
        let (root, sheet) = (page("Root"), page("Sheet"))
        show(root)
        root.present(sheet, animated: true)
        settle()
        pass(0.7)
        log = []
        phone.perform(TouchScript().drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 420), duration: 1))
        pass(0.6)
        XCTAssertEqual(calls(of: "Sheet"), ["willDisappear true"])
        XCTAssertTrue(sheet.isBeingDismissed)
        pass(2)
        XCTAssertEqual(calls(of: "Sheet"), stays)
        XCTAssertFalse(sheet.isBeingDismissed)
        log = []
        run(TouchScript().drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 830), duration: 0.5))
        pass(1)
        XCTAssertEqual(calls(of: "Sheet"), ["willDisappear true", "didDisappear true"])
        XCTAssertNil(sheet.view.window)
    }

    func testAPageThatGoesBack() async {
        final class Source: NSObject, UIPageViewControllerDataSource {
            var next: UIViewController?
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
            ) -> UIViewController? { nil }
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
            ) -> UIViewController? { viewController === next ? nil : next }
        }
        for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
            let source = Source()
            source.next = page("Next")
            let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
            pages.dataSource = source
            pages.setViewControllers([page("First")], direction: .forward, animated: false)
            show(pages)
            log = []
            run(TouchScript().drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 230, y: 400), duration: 2))
            pass(1)
            XCTAssertEqual(calls(of: "First"), stays, "\(style)")
        }
    }

    /// A container that forwards appearance callbacks manually doesn't call `viewIsAppearing`: UIKit does.
    func testAChildWhoseContainerTellsIt() async {
        final class Container: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let (container, child) = (Container(), page("Child"))
        show(container)
        container.addChild(child)
        child.beginAppearanceTransition(true, animated: true)
        container.view.addSubview(child.view)
        XCTAssertEqual(calls(of: "Child"), ["willAppear true", "isAppearing true"])
        child.endAppearanceTransition()
        XCTAssertEqual(calls(of: "Child"), ["willAppear true", "isAppearing true", "didAppear true"])
        log = []
        child.beginAppearanceTransition(false, animated: true)
        child.endAppearanceTransition()
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        XCTAssertEqual(
            calls(of: "Child"),
            [
                "willDisappear true", "didDisappear true", "willAppear false", "isAppearing false", "didAppear false",
            ])
    }
}
