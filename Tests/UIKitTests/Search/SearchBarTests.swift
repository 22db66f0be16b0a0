import QuartzCore
import UIKit
import XCTest

/// Search bars and their fields.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uisearchbar).
final class SearchBarTests: NavigationTestCase {
    private final class Delegate: NSObject, UISearchBarDelegate {
        var tell: (String) -> Void = { _ in }

        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
            tell("should begin")
            return true
        }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { tell("did begin") }
        func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
            tell("should end")
            return true
        }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { tell("did end") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { tell("text \"\(searchText)\"") }
        func searchBar(
            _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool {
            tell("should change \(range.location)+\(range.length) \(text == "\n" ? "return" : text)")
            return text != "x"
        }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { tell("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { tell("cancel") }
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { tell("bookmark") }
        func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { tell("results") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            tell("scope \(selectedScope)")
        }
    }

    private let delegate = Delegate()
    private let bar = UISearchBar()

    override func setUp() async throws {
        try await super.setUp()
        delegate.tell = { [unowned self] in log.append($0) }
        bar.delegate = delegate
        let host = UIViewController()
        host.view.backgroundColor = .systemBackground
        bar.frame = CGRect(x: 0, y: 100, width: 390, height: 56)
        host.view.addSubview(bar)
        show(host)
    }

    override func tearDown() async throws {
        bar.resignFirstResponder()
        try await super.tearDown()
    }

    func testTheDelegateIsToldInOrder() async {
        XCTAssertTrue(bar.becomeFirstResponder())
        XCTAssertTrue(bar.isFirstResponder)
        XCTAssertEqual(log, ["should begin", "did begin"])
        log = []
        phone.type("a")
        XCTAssertEqual(log, ["should change 0+0 a", "text \"a\""])
        log = []
        phone.type("x")
        XCTAssertEqual(log, ["should change 1+0 x"], "what is refused is not typed")
        log = []
        phone.press(KeyStroke(.keyboardReturnOrEnter))
        XCTAssertEqual(log, ["should change 1+0 return", "search"])
        log = []
        bar.text = "code"
        XCTAssertEqual(log, [], "code tells the delegate nothing")
        bar.resignFirstResponder()
        XCTAssertEqual(log, ["should end", "did end"])
    }

    func testMeasuresAndScopes() async {
        XCTAssertEqual(bar.sizeThatFits(CGSize(width: 390, height: 0)), CGSize(width: 390, height: 56))
        XCTAssertEqual(bar.searchTextField.frame, CGRect(x: 8, y: 10, width: 374, height: 36))
        bar.scopeButtonTitles = ["All", "Read", "Unread"]
        bar.showsScopeBar = true
        XCTAssertEqual(bar.intrinsicContentSize.height, 102)
        bar.sizeToFit()
        bar.selectedScopeButtonIndex = 2
        bar.placeholder = "Search mail"
        bar.showsCancelButton = true
        bar.text = "Some text"
        keepPicture("search-bar")
        XCTAssertEqual(log, [])
        run(TouchScript().tap(at: CGPoint(x: 195, y: 100 + 56 + 10), after: 0.1))
        XCTAssertEqual(log, ["scope 1"])
        XCTAssertEqual(bar.selectedScopeButtonIndex, 1)
        log = []
        run(TouchScript().tap(at: CGPoint(x: 360, y: 128), after: 0.1))
        XCTAssertEqual(log, ["cancel"])
        XCTAssertLessThan(bar.searchTextField.frame.width, 320)
    }

    func testButtonsInTheField() async {
        bar.showsBookmarkButton = true
        settle()
        run(TouchScript().tap(at: CGPoint(x: 390 - 8 - 20, y: 128), after: 0.1))
        XCTAssertEqual(log, ["bookmark"])
        bar.text = "a"
        settle()
        XCTAssertNil(bar.searchTextField.rightView, "a text has the clear button in its place")
        log = []
        run(TouchScript().tap(at: CGPoint(x: 390 - 8 - 15, y: 128), after: 0.1))
        XCTAssertEqual(bar.text, "")
        XCTAssertTrue(log.contains("text \"\""), "\(log)")
        bar.showsSearchResultsButton = true
        bar.isSearchResultsButtonSelected = true
        XCTAssertTrue((bar.searchTextField.rightView as? UIButton)?.isSelected ?? false)
    }

    func testImagesAreThoseOfTheirStates() async {
        let (first, second) = (UIImage(systemName: "star"), UIImage(systemName: "heart"))
        bar.setImage(first, for: .search, state: .normal)
        bar.setImage(second, for: .clear, state: .highlighted)
        XCTAssertTrue(bar.image(for: .search, state: .disabled) === first)
        XCTAssertTrue(bar.image(for: .clear, state: .highlighted) === second)
        XCTAssertNil(bar.image(for: .clear, state: .normal))
        XCTAssertTrue((bar.searchTextField.leftView as? UIImageView)?.image === first)
        bar.setSearchFieldBackgroundImage(first, for: .normal)
        XCTAssertTrue(bar.searchTextField.background === first)
        bar.setPositionAdjustment(UIOffset(horizontal: 5, vertical: 0), for: .search)
        XCTAssertEqual(bar.searchTextField.leftViewRect(forBounds: bar.searchTextField.bounds).minX, 5)
        UISearchBar.appearance().barTintColor = .red
        defer { UISearchBar.appearance().barTintColor = nil }
        let other = UISearchBar()
        phone.addSubview(other)
        XCTAssertEqual(other.barTintColor, .red)
        other.removeFromSuperview()
    }

    func testTokensStandBeforeTheText() async {
        let field = bar.searchTextField
        let (from, to) = (
            UISearchToken(icon: nil, text: "From"), UISearchToken(icon: UIImage(systemName: "star"), text: "To")
        )
        field.text = "ann"
        field.insertToken(to, at: 0)
        field.insertToken(from, at: 0)
        XCTAssertEqual(field.tokens, [from, to])
        XCTAssertEqual(field.text, "ann")
        XCTAssertEqual(field.offset(from: field.beginningOfDocument, to: field.textualRange.start), 2)
        XCTAssertEqual(
            field.tokens(in: field.textRange(from: field.positionOfToken(at: 1), to: field.endOfDocument)!), [to])
        field.insertToken(from, at: 9)
        XCTAssertEqual(field.tokens.count, 2, "a place that isn't there is refused")
        keepPicture("search-tokens")
        bar.becomeFirstResponder()
        field.text = ""
        field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
        field.deleteBackward()
        XCTAssertEqual(field.tokens.count, 2, "a token is selected before it is deleted")
        field.deleteBackward()
        XCTAssertEqual(field.tokens, [from])
        field.allowsDeletingTokens = false
        field.deleteBackward()
        field.deleteBackward()
        XCTAssertEqual(field.tokens, [from])
        field.text = "bob smith"
        let place = field.position(from: field.textualRange.start, offset: 3)!
        let range = field.textRange(from: field.textualRange.start, to: place)!
        field.replaceTextualPortion(of: range, with: to, at: 1)
        XCTAssertEqual(field.tokens, [from, to])
        XCTAssertEqual(field.text, " smith")
        field.tokens = []
        XCTAssertEqual(field.text, " smith")
    }
}
