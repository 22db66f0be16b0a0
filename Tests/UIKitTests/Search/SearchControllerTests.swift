import QuartzCore
import UIKit
import XCTest

/// Searches over the content of controllers.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uisearchcontroller).
final class SearchControllerTests: NavigationTestCase {
    private final class Delegate: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
        var tell: (String) -> Void = { _ in }

        func willPresentSearchController(_ searchController: UISearchController) { tell("will present") }
        func didPresentSearchController(_ searchController: UISearchController) { tell("did present") }
        func willDismissSearchController(_ searchController: UISearchController) { tell("will dismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { tell("did dismiss") }
        func presentSearchController(_ searchController: UISearchController) { tell("present") }
        func updateSearchResults(for searchController: UISearchController) {
            tell("update \"\(searchController.searchBar.text ?? "")\"")
        }
        func updateSearchResults(
            for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
        ) { tell("select \(searchSuggestion.localizedSuggestion ?? "")") }
    }

    private let delegate = Delegate()
    private let results = UIViewController()
    private lazy var search = UISearchController(searchResultsController: results)
    private let page = NavigationPage("Mail")

    private func showStack(scrolls: Bool = false) -> UINavigationController {
        delegate.tell = { [unowned self] in log.append($0) }
        search.delegate = delegate
        search.searchResultsUpdater = delegate
        results.view.backgroundColor = .systemYellow
        page.scrolls = scrolls
        page.navigationItem.searchController = search
        let stack = UINavigationController(rootViewController: page)
        show(stack)
        return stack
    }

    override func tearDown() async throws {
        search.searchBar.resignFirstResponder()
        phone.rootViewController = nil
        try await super.tearDown()
    }

    func testTheBarLiesBelowTheNavigationBarsButtons() async {
        let stack = showStack()
        XCTAssertEqual(stack.navigationBar.frame, CGRect(x: 0, y: 47, width: 390, height: 96))
        XCTAssertEqual(page.view.safeAreaInsets.top, 143)
        let field = search.searchBar.searchTextField
        XCTAssertEqual(field.convert(field.bounds, to: phone), CGRect(x: 16, y: 92, width: 358, height: 36))
        XCTAssertEqual(search.searchBarPlacement, .stacked)
        stack.navigationBar.prefersLargeTitles = true
        settle()
        XCTAssertEqual(stack.navigationBar.frame.height, 148)
        keepPicture("search-stacked")
        page.navigationItem.preferredSearchBarPlacement = .inline
        settle()
        XCTAssertEqual(stack.navigationBar.frame.height, 96)
        XCTAssertTrue(search.searchBar.window === phone)
        page.navigationItem.searchController = nil
        settle()
        XCTAssertNil(search.searchBar.window)
    }

    func testTheBarGoesAsTheContentScrolls() async {
        let stack = showStack(scrolls: true)
        XCTAssertEqual(stack.navigationBar.frame.height, 96)
        page.scrollView.contentOffset.y += 30
        settle()
        XCTAssertEqual(stack.navigationBar.frame.height, 66)
        page.scrollView.contentOffset.y += 300
        settle()
        XCTAssertEqual(stack.navigationBar.frame.height, 44)
        page.navigationItem.hidesSearchBarWhenScrolling = false
        settle()
        XCTAssertEqual(stack.navigationBar.frame.height, 96)
    }

    func testASearchComesAndGoesInOrder() async {
        let stack = showStack()
        log = []
        run(TouchScript().tap(at: CGPoint(x: 200, y: 110), after: 0.1), andWait: 0.8)
        XCTAssertEqual(log, ["present", "will present", "did present", "update \"\""])
        XCTAssertTrue(search.isActive)
        XCTAssertTrue(search.searchBar.isFirstResponder)
        XCTAssertTrue(page.presentedViewController === search)
        XCTAssertTrue(search.searchBar.showsCancelButton)
        XCTAssertEqual(stack.navigationBar.frame.height, 52, "the row of buttons gives way")
        XCTAssertNil(results.viewIfLoaded?.window)
        log = []
        phone.type("a")
        XCTAssertEqual(log, ["update \"a\""])
        settle()
        XCTAssertTrue(results.view.window === phone)
        XCTAssertTrue(search.showsSearchResultsController)
        keepPicture("search-active")
        log = []
        run(TouchScript().tap(at: CGPoint(x: 350, y: 66), after: 0.1), andWait: 0.8)
        XCTAssertEqual(log, ["will dismiss", "update \"\"", "did dismiss", "update \"\""])
        XCTAssertFalse(search.isActive)
        XCTAssertNil(page.presentedViewController)
        XCTAssertEqual(stack.navigationBar.frame.height, 96)
        XCTAssertFalse(search.searchBar.isFirstResponder)
        XCTAssertFalse(search.searchBar.showsCancelButton)
    }

    /// A large title is hidden during a search, and returns after it if the content is at its beginning.
    func testALargeTitleComesBackAfterASearch() async {
        let stack = showStack(scrolls: true)
        stack.navigationBar.prefersLargeTitles = true
        for hides in [true, false] {
            page.navigationItem.hidesSearchBarWhenScrolling = hides
            settle()
            page.scrollView.contentOffset.y = -195
            settle()
            XCTAssertEqual(stack.navigationBar.frame.height, 148, "\(hides)")
            search.isActive = true
            pass(1)
            XCTAssertLessThan(stack.navigationBar.frame.height, 60, "\(hides)")
            search.isActive = false
            pass(1)
            XCTAssertEqual(stack.navigationBar.frame.height, 148, "\(hides)")
            XCTAssertEqual(page.scrollView.contentOffset.y, -195, "\(hides)")
            search.isActive = true
            pass(1)
            page.scrollView.contentOffset.y = 300
            search.isActive = false
            pass(1)
            XCTAssertEqual(stack.navigationBar.frame.height, hides ? 44 : 96, "scrolled away")
        }
    }

    func testScopesShowWhileTheSearchIsActive() async {
        _ = showStack()
        search.searchBar.scopeButtonTitles = ["All", "Read"]
        search.isActive = true
        pass(0.8)
        XCTAssertTrue(search.searchBar.showsScopeBar)
        search.scopeBarActivation = .onTextEntry
        XCTAssertFalse(search.searchBar.showsScopeBar)
        search.searchBar.text = "a"
        XCTAssertTrue(search.searchBar.showsScopeBar)
        search.scopeBarActivation = .manual
        search.isActive = false
        pass(0.8)
        XCTAssertTrue(search.searchBar.showsScopeBar, "by hand it stays")
    }

    func testSuggestionsTakeThePlaceOfResults() async {
        _ = showStack()
        search.isActive = true
        pass(0.8)
        search.searchBar.text = "a"
        search.searchSuggestions = [
            UISearchSuggestionItem(localizedSuggestion: "Apples"),
            UISearchSuggestionItem(localizedSuggestion: "Pears", localizedDescription: "Fruit", iconImage: nil),
        ]
        settle()
        XCTAssertNil(results.view.window)
        XCTAssertNotNil(frame(of: "Pears"))
        keepPicture("search-suggestions")
        log = []
        let place = frame(of: "Pears")!
        run(TouchScript().tap(at: CGPoint(x: place.midX, y: place.midY), after: 0.1), andWait: 0.5)
        XCTAssertEqual(log, ["select Pears"])
        search.searchSuggestions = nil
        settle()
        XCTAssertTrue(results.view.window === phone)
    }

    func testABarOfTheContentMovesToTheTop() async {
        let stack = showStack()
        page.navigationItem.searchController = nil
        let bar = search.searchBar
        bar.frame = CGRect(x: 0, y: 300, width: 390, height: 56)
        page.view.addSubview(bar)
        page.definesPresentationContext = true
        settle()
        search.isActive = true
        pass(0.8)
        XCTAssertTrue(stack.isNavigationBarHidden)
        XCTAssertEqual(bar.convert(bar.bounds, to: phone), CGRect(x: 0, y: 47, width: 390, height: 56))
        // A tap on the dimmed content ends the search.
        run(TouchScript().tap(at: CGPoint(x: 200, y: 600), after: 0.1), andWait: 0.8)
        XCTAssertFalse(search.isActive)
        XCTAssertTrue(bar.superview === page.view)
        XCTAssertEqual(bar.frame.minY, 300)
        XCTAssertFalse(stack.isNavigationBarHidden)
    }

    func testASearchStaysBelowAPushedController() async {
        let stack = showStack()
        search.isActive = true
        pass(0.8)
        search.searchBar.text = "a"
        stack.pushViewController(NavigationPage("Detail"), animated: false)
        settle()
        XCTAssertEqual(stack.navigationBar.frame.height, 44)
        stack.popViewController(animated: false)
        settle()
        XCTAssertTrue(search.isActive)
        XCTAssertTrue(results.view.window === phone)
        XCTAssertEqual(stack.navigationBar.frame.height, 52)
    }

    func testAContainerShowsASearchAsAController() async {
        let container = UISearchContainerViewController(searchController: search)
        show(container)
        XCTAssertTrue(search.searchBar.window === phone)
        XCTAssertEqual(search.searchBar.frame.minY, 47)
        XCTAssertTrue(results.view.window === phone)
    }
}
