import QuartzCore
import UIKit
import XCTest

/// Pulling content down to refresh it.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uirefreshcontrol).
final class RefreshControlTests: NavigationTestCase {
    private func make() -> (UIScrollView, UIRefreshControl) {
        let page = NavigationPage("Page")
        page.scrolls = true
        show(page)
        let control = UIRefreshControl()
        control.addAction(UIAction { [unowned self] _ in log.append("refresh") }, for: .valueChanged)
        page.scrollView.refreshControl = control
        settle()
        return (page.scrollView, control)
    }

    private func pull(_ distance: CGFloat) -> TouchScript {
        TouchScript().drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 200 + distance), duration: 0.5)
    }

    func testTheTitleShowsOnlyWhileTheContentIsPulled() async {
        let (scrollView, control) = make()
        control.attributedTitle = NSAttributedString(string: "Pull")
        settle()
        let label = control.subviews.compactMap { $0 as? UILabel }.first
        XCTAssertEqual(label?.alpha, 0)
        phone.perform(pull(60))
        pass(0.45)
        XCTAssertGreaterThan(label?.alpha ?? 0, 0)
        pass(2)
        XCTAssertEqual(label?.alpha, 0)
        control.beginRefreshing()
        XCTAssertEqual(label?.alpha, 1)
        XCTAssertNotNil(scrollView.refreshControl)
    }

    func testAPullStartsARefresh() async {
        let (scrollView, control) = make()
        XCTAssertEqual(scrollView.contentOffset.y, -47)
        run(pull(60))
        pass(1)
        XCTAssertEqual(log, [])
        XCTAssertFalse(control.isRefreshing)
        XCTAssertEqual(scrollView.contentOffset.y, -47)
        phone.perform(pull(400))
        pass(0.55)
        XCTAssertEqual(log, ["refresh"], "while the finger is down, and once")
        XCTAssertTrue(control.isRefreshing)
        pass(1.5)
        keepPicture("refresh")
        XCTAssertEqual(scrollView.contentOffset.y, -107, "there is room for the spinner")
        XCTAssertEqual(scrollView.adjustedContentInset.top, 107)
        control.endRefreshing()
        pass(0.15)
        XCTAssertTrue(scrollView.contentOffset.y > -107 && scrollView.contentOffset.y < -47)
        pass(1)
        XCTAssertEqual(scrollView.contentOffset.y, -47)
        XCTAssertEqual(scrollView.adjustedContentInset.top, 47)
        run(pull(400))
        XCTAssertEqual(log, ["refresh", "refresh"])
    }

    func testCodeStartsARefreshWithoutAnAction() async {
        let (scrollView, control) = make()
        control.beginRefreshing()
        settle()
        XCTAssertTrue(control.isRefreshing)
        XCTAssertEqual(log, [])
        XCTAssertEqual(scrollView.contentOffset.y, -47, "the content stays")
        XCTAssertEqual(scrollView.adjustedContentInset.top, 107)
        control.attributedTitle = NSAttributedString(string: "Loading")
        XCTAssertEqual(scrollView.adjustedContentInset.top, 123)
        scrollView.refreshControl = nil
        XCTAssertNil(control.superview)
        XCTAssertEqual(scrollView.adjustedContentInset.top, 47)
        control.endRefreshing()
        XCTAssertFalse(control.isRefreshing)
    }

    func testATablesControllerHasItsTables() async {
        let controller = UITableViewController(style: .plain)
        let control = UIRefreshControl()
        controller.refreshControl = control
        XCTAssertTrue(controller.tableView.refreshControl === control)
        XCTAssertTrue(control.superview === controller.tableView)
    }
}
