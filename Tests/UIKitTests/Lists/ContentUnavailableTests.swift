import QuartzCore
import UIKit
import XCTest

/// Placeholders for unavailable content.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct).
final class ContentUnavailableTests: NavigationTestCase {
    func testTheMiddleSaysThatThereIsNothing() async {
        let page = NavigationPage("Page")
        show(page)
        var looks = UIContentUnavailableConfiguration.empty()
        looks.image = UIImage(systemName: "star")
        looks.text = "No Favourites"
        looks.secondaryText = "What you mark is here."
        looks.button.title = "Add"
        looks.buttonProperties.primaryAction = UIAction { [unowned self] _ in log.append("add") }
        page.contentUnavailableConfiguration = looks
        settle()
        keepPicture("unavailable")
        let (title, text, button) = (
            frame(of: "No Favourites")!, frame(of: "What you mark is here.")!, frame(of: "Add")!
        )
        XCTAssertEqual(title.midX, 195, accuracy: 1)
        XCTAssertEqual(text.minY - title.maxY, 8, accuracy: 1)
        XCTAssertGreaterThan(button.minY, text.maxY + 14)
        run(TouchScript().tap(at: CGPoint(x: button.midX, y: button.midY)))
        XCTAssertEqual(log, ["add"])
        page.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        settle()
        XCTAssertNil(frame(of: "Add"))
        XCTAssertNotNil(frame(of: "No Results"))
        XCTAssertEqual(page.view.subviews.count, 1, "the same view shows it")
        page.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        settle()
        XCTAssertNotNil(frame(of: "Loading…"))
        page.contentUnavailableConfiguration = nil
        XCTAssertEqual(page.view.subviews.count, 0)
    }

    /// See [Apple's reference](https://developer.apple.com/documentation/uikit/uiviewcontroller/updatecontentunavailableconfiguration(using:)).
    func testTheControllerIsAskedBeforeTheNextLayout() async {
        let page = SearchPage()
        page.navigationItem.searchController = UISearchController(searchResultsController: nil)
        page.navigationItem.searchController?.searchBar.text = "kiwi"
        show(page)
        settle()
        XCTAssertEqual(page.searched, ["kiwi"], "before the first layout, and not again for each")
        XCTAssertNotNil(frame(of: "No Results for “kiwi”"))
        page.navigationItem.searchController?.searchBar.text = "fig"
        page.setNeedsUpdateContentUnavailableConfiguration()
        page.setNeedsUpdateContentUnavailableConfiguration()
        XCTAssertEqual(page.searched, ["kiwi"])
        settle()
        XCTAssertEqual(page.searched, ["kiwi", "fig"])
        XCTAssertNotNil(frame(of: "No Results for “fig”"))
        page.finds = true
        page.setNeedsUpdateContentUnavailableConfiguration()
        settle()
        XCTAssertNil(page.contentUnavailableConfiguration)
        XCTAssertNil(frame(of: "No Results for “fig”"))
    }
}

private final class SearchPage: UIViewController {
    var searched: [String?] = []
    var finds = false

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        searched.append(state.searchText)
        contentUnavailableConfiguration = finds ? nil : UIContentUnavailableConfiguration.search()
    }
}
