import UIKit
import XCTest

/// Words looked up in a dictionary of three stems.
@MainActor
final class TextCheckerTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUp() async throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try "3\nberry/S\ndo/UG\nParis\n".write(
            to: folder.appendingPathComponent("xx_YY.dic"), atomically: true, encoding: .utf8)
        try """
        SET UTF-8
        PFX U Y 1
        PFX U 0 un .
        SFX S Y 2
        SFX S y ies [^aeiou]y
        SFX S 0 s [aeiou]y
        SFX G Y 1
        SFX G 0 ing .
        """.write(to: folder.appendingPathComponent("xx_YY.aff"), atomically: true, encoding: .utf8)
        setenv("DICPATH", folder.path, 1)
    }

    override func tearDown() async throws {
        unsetenv("DICPATH")
        try FileManager.default.removeItem(at: folder)
    }

    private func wrong(_ text: String, from start: Int = 0, wrap: Bool = false, _ language: String = "xx-YY") -> String?
    {
        let range = UITextChecker().rangeOfMisspelledWord(
            in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: start, wrap: wrap,
            language: language)
        return range.location == NSNotFound ? nil : (text as NSString).substring(with: range)
    }

    func testStemsWithEndingsAndBeginningsAreWords() async {
        XCTAssertNil(wrong("berry berries do undo doing undoing"))
        XCTAssertEqual(wrong("do berrys"), "berrys")
        XCTAssertEqual(wrong("unberry"), "unberry")
        XCTAssertEqual(wrong("doings"), "doings")
    }

    func testCapitals() async {
        XCTAssertNil(wrong("Berry BERRIES Paris PARIS"))
        XCTAssertEqual(wrong("do paris"), "paris")
        XCTAssertEqual(wrong("bErry"), "bErry")
    }

    func testTheRangeAndWhereItBegins() async {
        XCTAssertEqual(wrong("aa do bb", from: 2), "bb")
        XCTAssertNil(wrong("aa do", from: 2))
        XCTAssertEqual(wrong("aa do", from: 2, wrap: true), "aa")
        XCTAssertNil(wrong("do r2d2 42"))
        XCTAssertNil(wrong(""))
    }

    func testALanguageWithoutADictionary() async {
        XCTAssertNil(wrong("aa", "zz"))
        XCTAssertEqual(wrong("aa", "xx"), "aa")
        XCTAssertEqual(UITextChecker.availableLanguages.filter { $0.hasPrefix("xx") }, ["xx_YY"])
        XCTAssertNil(
            UITextChecker().guesses(forWordRange: NSRange(location: 0, length: 1), in: "a", language: "zz"))
    }

    func testGuessesAndCompletions() async {
        let checker = UITextChecker()
        func all(_ text: String) -> NSRange { NSRange(location: 0, length: text.utf16.count) }
        XCTAssertEqual(checker.guesses(forWordRange: all("brery"), in: "brery", language: "xx"), ["berry"])
        XCTAssertEqual(checker.guesses(forWordRange: all("bery"), in: "bery", language: "xx"), ["berry"])
        XCTAssertEqual(checker.completions(forPartialWordRange: all("be"), in: "be", language: "xx"), ["berry"])
        XCTAssertNil(checker.guesses(forWordRange: NSRange(location: 3, length: 9), in: "be", language: "xx"))
    }

    func testIgnoredAndLearnedWords() async {
        let checker = UITextChecker()
        func first() -> Int {
            checker.rangeOfMisspelledWord(
                in: "do kasane", range: NSRange(location: 0, length: 9), startingAt: 0, wrap: false, language: "xx"
            ).location
        }
        XCTAssertEqual(first(), 3)
        checker.ignoreWord("kasane")
        XCTAssertEqual(first(), NSNotFound)
        checker.ignoredWords = nil
        UITextChecker.learnWord("kasane")
        XCTAssertTrue(UITextChecker.hasLearnedWord("kasane"))
        XCTAssertEqual(first(), NSNotFound)
        UITextChecker.unlearnWord("kasane")
        XCTAssertEqual(first(), 3)
    }
}
