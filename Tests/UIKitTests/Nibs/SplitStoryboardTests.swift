import UIKit
import XCTest

/// Split view controllers of storyboards.
final class SplitStoryboardTests: StoryboardTestCase {
    private func splitScene(_ attributes: String, _ relations: [(String, String)]) -> String {
        let segues = relations.map {
            "<segue destination=\"\($0.1)\" kind=\"relationship\" relationship=\"\($0.0)\" id=\"c-\($0.1)\"/>"
        }
        return """
            <splitViewController id="first" sceneMemberID="viewController" \(attributes)>
              <connections>\(segues.joined())</connections>
            </splitViewController>
            """
    }

    /// A split view controller gets its two controllers, regardless of the order of their relationships.
    func testASplitViewControllerHasItsPair() async throws {
        let board = try storyboard([
            splitScene("", [("detailViewController", "detail"), ("masterViewController", "list")]),
            screen("list", "List"), screen("detail", "Detail"),
        ])
        let split = try XCTUnwrap(board.instantiateInitialViewController() as? UISplitViewController)
        XCTAssertEqual(split.style, .unspecified)
        XCTAssertEqual(split.viewControllers.map(\.title), ["List", "Detail"])
    }

    func testASplitViewControllerHasItsColumns() async throws {
        let board = try storyboard([
            splitScene(
                "style=\"tripleColumn\" preferredDisplayMode=\"twoBesideSecondary\" presentsWithGesture=\"NO\"",
                [
                    ("masterViewController", "list"), ("supplementaryViewController", "middle"),
                    ("detailViewController", "detail"), ("compactViewController", "small"),
                ]),
            screen("list", "List"), screen("middle", "Middle"), screen("detail", "Detail"), screen("small", "Small"),
        ])
        let split = try XCTUnwrap(board.instantiateInitialViewController() as? UISplitViewController)
        XCTAssertEqual(split.style, .tripleColumn)
        XCTAssertEqual(split.preferredDisplayMode, .twoBesideSecondary)
        XCTAssertFalse(split.presentsWithGesture)
        let columns = [UISplitViewController.Column.primary, .supplementary, .secondary, .compact]
        XCTAssertEqual(
            columns.map { split.viewController(for: $0)?.title }, ["List", "Middle", "Detail", "Small"])
    }
}
