import Foundation
import ObjectRuntime
import XCTest

/// Links and phone numbers in text.
final class DataDetectorTests: XCTestCase {
    private let text = "See http://a.example/x, mail me@b.example or call +1 555 123 4567, not 1234."

    private func words(_ results: [NSTextCheckingResult]) -> [String] {
        results.map { (text as NSString).substring(with: $0.range) }
    }

    private var whole: NSRange { NSRange(location: 0, length: text.utf16.count) }

    func testLinksAndPhoneNumbersAreFound() throws {
        let types = NSTextCheckingTypes(1 << 6 | 1 << 11)
        let results = try NSDataDetector(types: types).matches(in: text, range: whole)
        XCTAssertEqual(words(results), ["http://a.example/x", "me@b.example", "+1 555 123 4567"])
        XCTAssertEqual(results.map { $0.url?.absoluteString }, ["http://a.example/x", "mailto:me@b.example", nil])
        XCTAssertEqual(results.map(\.phoneNumber), [nil, nil, "+1 555 123 4567"])
        XCTAssertEqual(results.map(\.resultType.rawValue), [1 << 6, 1 << 6, 1 << 11])
        XCTAssertEqual(results.map(\.numberOfRanges), [1, 1, 1])
        XCTAssertNil(results[0].date)
    }

    func testOneTypeInARangeIsFound() throws {
        let numbers = try NSDataDetector(types: 1 << 11)
        XCTAssertEqual(numbers.numberOfMatches(in: text, range: whole), 1)
        XCTAssertNil(numbers.firstMatch(in: text, range: NSRange(location: 0, length: 30)))
        let links = try NSDataDetector(types: 1 << 6)
        var found: [String] = []
        links.enumerateMatches(in: text, range: whole) { match, _, stop in
            found += words([match].compactMap { $0 })
            stop.pointee = true
        }
        XCTAssertEqual(found, ["http://a.example/x"])
        XCTAssertThrowsError(try NSDataDetector(types: 0))
    }

    func testResultsAreCreated() throws {
        let url = try XCTUnwrap(URL(string: "https://a.example"))
        let range = NSRange(location: 2, length: 3)
        let link = NSTextCheckingResult.linkCheckingResult(range: range, url: url)
        XCTAssertEqual(link.url, url)
        XCTAssertEqual(link.range, range)
        let number = NSTextCheckingResult.phoneNumberCheckingResult(range: range, phoneNumber: "555")
        XCTAssertEqual(number.phoneNumber, "555")
        XCTAssertNil(number.url)
    }
}
