import UIKit
import XCTest

/// Segues made in code, and replacements for those of storyboards.
@MainActor
final class SegueTests: XCTestCase {
    private final class Replacing: UIStoryboardSegue {
        override func perform() { source.title = destination.title }
    }

    private final class Page: UIViewController {
        var prepared: [String?] = []

        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { prepared.append(segue.identifier) }
    }

    func testCodePerformsItsOwn() async {
        let (page, other) = (Page(), UIViewController())
        other.title = "other"
        let segue = Replacing(identifier: "replace", source: page, destination: other)
        XCTAssertTrue(page.shouldPerformSegue(withIdentifier: "replace", sender: nil))
        page.prepare(for: segue, sender: nil)
        segue.perform()
        XCTAssertEqual(page.title, "other")
        XCTAssertEqual(page.prepared, ["replace"])
        var calls = 0
        UIStoryboardSegue(identifier: nil, source: page, destination: other) { calls += 1 }.perform()
        XCTAssertEqual(calls, 1)
    }

    /// Missing nibs and storyboards give nothing, and the code continues without them.
    func testNibsAndStoryboardsHoldNothing() async {
        XCTAssertNil(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController())
        XCTAssertNil(Bundle.main.loadNibNamed("Card", owner: nil, options: nil)?.first)
        XCTAssertTrue(UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil).isEmpty)
        UIViewController().performSegue(withIdentifier: "next", sender: nil)
    }
}
