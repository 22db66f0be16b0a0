import QuartzCore
import UIKit
import XCTest

/// Pages that scroll or curl.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uipageviewcontroller).
final class PageViewControllerTests: NavigationTestCase, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    private var pages: [NavigationPage] = []
    private var count = 0
    /// The number of queries for the current page's index.
    private var counts = 0
    private let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue, .systemYellow]

    private func make(
        _ style: UIPageViewController.TransitionStyle,
        _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
        options: [UIPageViewController.OptionsKey: Any]? = nil
    ) -> UIPageViewController {
        pages = (0..<4).map { index in
            let page = NavigationPage("\(index)") { [unowned self] in
                if !$0.contains("Move") && !$0.contains("Load") { log.append($0) }
            }
            page.loadViewIfNeeded()
            page.view.backgroundColor = colors[index]
            return page
        }
        let made = UIPageViewController(
            transitionStyle: style, navigationOrientation: orientation, options: options)
        made.dataSource = self
        made.delegate = self
        made.setViewControllers([pages[1]], direction: .forward, animated: false)
        show(made)
        log = []
        return made
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        pages.firstIndex { $0 === viewController }.flatMap { $0 > 0 ? pages[$0 - 1] : nil }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        pages.firstIndex { $0 === viewController }.flatMap { $0 < 3 ? pages[$0 + 1] : nil }
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        counts += 1
        return pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        log.append("will \(pendingViewControllers.map { $0.title! })")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        log.append("did \(previousViewControllers.map { $0.title! }) \(completed)")
    }

    private func drag(_ from: CGFloat, _ to: CGFloat, duration: TimeInterval = 0.4) {
        run(TouchScript().drag(from: CGPoint(x: from, y: 400), to: CGPoint(x: to, y: 400), duration: duration))
        pass(1)
        settle()
    }

    func testFingersScrollToTheNextPage() async {
        let controller = make(.scroll)
        XCTAssertEqual(pages[1].view.convert(pages[1].view.bounds, to: phone), phone.bounds)
        drag(350, 50)
        XCTAssertEqual(
            log,
            [
                "will [\"2\"]", "2 willAppear true", "1 willDisappear true", "2 didAppear true", "1 didDisappear true",
                "did [\"1\"] true",
            ])
        XCTAssertEqual(controller.viewControllers, [pages[2]])
        XCTAssertEqual(controller.children, [pages[2]])
        XCTAssertEqual(pages[2].view.convert(pages[2].view.bounds, to: phone), phone.bounds)
        XCTAssertNil(pages[1].parent)
        log = []
        drag(50, 120, duration: 2)
        XCTAssertEqual(
            log,
            [
                "will [\"1\"]", "1 willAppear true", "2 willDisappear true", "2 willAppear true", "2 didAppear true",
                "1 willDisappear true", "1 didDisappear true", "did [\"2\"] false",
            ])
        XCTAssertEqual(controller.viewControllers, [pages[2]])
        XCTAssertEqual(controller.children, [pages[2]])
        drag(350, 50)
        drag(350, 50)
        XCTAssertEqual(controller.viewControllers, [pages[3]], "the last one stays")
        XCTAssertEqual(pages[3].view.convert(pages[3].view.bounds, to: phone).minX, 0, accuracy: 0.1)
    }

    func testAFingerMayGoBackOverThePage() async {
        let controller = make(.scroll)
        run(
            TouchScript().drag(
                through: [CGPoint(x: 200, y: 400), CGPoint(x: 120, y: 400), CGPoint(x: 380, y: 400)], duration: 1))
        pass(1)
        XCTAssertEqual(controller.viewControllers, [pages[0]])
        XCTAssertEqual(log.filter { $0.hasPrefix("will [") }, ["will [\"2\"]", "will [\"0\"]"])
        XCTAssertEqual(log.last, "did [\"1\"] true")
        XCTAssertEqual(controller.children, [pages[0]])
    }

    func testTheDotsFollowWhatCodeShows() async {
        count = 4
        let controller = make(.scroll)
        let dots = controller.view.subviews.compactMap { $0 as? UIPageControl }.first
        XCTAssertEqual(dots?.currentPage, 1)
        counts = 0
        controller.setViewControllers([pages[3]], direction: .forward, animated: true)
        XCTAssertEqual(controller.viewControllers, [pages[3]], "what is to be shown")
        pass(1)
        XCTAssertEqual(dots?.currentPage, 3)
        XCTAssertEqual(counts, 1, "it is asked once")
        controller.setViewControllers([pages[0]], direction: .reverse, animated: false)
        XCTAssertEqual(dots?.currentPage, 0)
        drag(350, 50)
        XCTAssertEqual(dots?.currentPage, 1)
        XCTAssertEqual(counts, 2, "fingers' pages are counted")
    }

    func testCodeScrollsToPages() async {
        let controller = make(.scroll, options: [.interPageSpacing: 20])
        var finished: Bool?
        controller.setViewControllers([pages[3]], direction: .reverse, animated: true) { finished = $0 }
        settle()
        pass(0.15)
        let (left, right) = (pages[3].view!, pages[1].view!)
        func shown(_ view: UIView) -> CGFloat { view.convert(view.bounds, to: phone).minX }
        XCTAssertTrue(shown(left) > -410 && shown(left) < 0, "\(shown(left))")
        XCTAssertEqual(shown(right) - shown(left), 410, accuracy: 0.01)
        pass(0.5)
        XCTAssertEqual(finished, true)
        XCTAssertEqual(controller.viewControllers, [pages[3]])
        XCTAssertEqual(log.filter { $0.contains("[") }, [], "the delegate hears of fingers only")
        XCTAssertEqual(pages[3].view.convert(pages[3].view.bounds, to: phone), phone.bounds)
        controller.setViewControllers([], direction: .forward, animated: false)
        controller.setViewControllers([pages[0], pages[1]], direction: .forward, animated: false)
        XCTAssertEqual(controller.viewControllers, [pages[3]], "one page, no more and no less")
    }

    func testDotsAreBelowThePages() async {
        count = 4
        let controller = make(.scroll)
        keepPicture("pages")
        let dots = controller.view.subviews.compactMap { $0 as? UIPageControl }.first
        XCTAssertEqual(dots?.numberOfPages, 4)
        XCTAssertEqual(dots?.currentPage, 1)
        XCTAssertEqual(pages[1].view.bounds.height, 844 - 37 - 34)
        drag(350, 50)
        XCTAssertEqual(dots?.currentPage, 2)
        drag(50, 350)
        drag(50, 350)
        XCTAssertEqual(dots?.currentPage, 0)
    }

    func testPagesMayLieBelowEachOther() async {
        let controller = make(.scroll, .vertical)
        run(TouchScript().drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200), duration: 0.4))
        pass(1)
        XCTAssertEqual(controller.viewControllers, [pages[2]])
    }

    func testPagesTurnAtATap() async {
        let controller = make(.pageCurl)
        XCTAssertEqual(controller.spineLocation, .min)
        XCTAssertEqual(controller.gestureRecognizers.count, 2)
        phone.perform(TouchScript().tap(at: CGPoint(x: 370, y: 400)))
        pass(0.35)
        keepPicture("page-turn")
        let picture = Picture(phone.layer, width: 390, height: 844)
        XCTAssertGreaterThan(picture[380, 400][2], 200, "the next page is seen at the edge")
        XCTAssertGreaterThan(picture[20, 400][1], 90, "and the old one at the spine")
        pass(1)
        XCTAssertEqual(
            log,
            [
                "will [\"2\"]", "2 willAppear true", "1 willDisappear true", "1 didDisappear true", "2 didAppear true",
                "did [\"1\"] true",
            ])
        XCTAssertEqual(controller.viewControllers, [pages[2]])
        run(TouchScript().tap(at: CGPoint(x: 200, y: 400)))
        XCTAssertEqual(controller.viewControllers, [pages[2]])
        run(TouchScript().tap(at: CGPoint(x: 20, y: 400)))
        pass(1)
        XCTAssertEqual(controller.viewControllers, [pages[1]])
        XCTAssertEqual(pages[1].view.frame, phone.bounds)
        XCTAssertTrue(pages[1].view.transform.isIdentity)
    }

    func testAFingerTurnsAPageOrNot() async {
        let controller = make(.pageCurl)
        drag(350, 250, duration: 1)
        XCTAssertEqual(
            log,
            [
                "will [\"2\"]", "2 willAppear true", "1 willDisappear true", "2 willDisappear true",
                "1 willAppear true",
                "2 didDisappear true", "1 didAppear true", "did [\"1\"] false",
            ])
        XCTAssertEqual(controller.viewControllers, [pages[1]])
        XCTAssertEqual(controller.children, [pages[1]])
        drag(350, 50, duration: 1)
        XCTAssertEqual(controller.viewControllers, [pages[2]])
    }

    func testABookHasTwoPages() async {
        let controller = make(.pageCurl, options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
        XCTAssertEqual(controller.viewControllers, [], "one isn't enough")
        controller.setViewControllers([pages[0], pages[1]], direction: .forward, animated: false)
        settle()
        XCTAssertEqual(pages[0].view.frame, CGRect(x: 0, y: 0, width: 195, height: 844))
        XCTAssertEqual(pages[1].view.frame, CGRect(x: 195, y: 0, width: 195, height: 844))
        run(TouchScript().tap(at: CGPoint(x: 370, y: 400)))
        pass(1)
        XCTAssertEqual(controller.viewControllers, [pages[2], pages[3]])
        XCTAssertNil(pages[0].view.superview)
    }
}
