import XCTest

@testable import KasaneXCTest

/// Expected failures don't fail a test, and missing ones do.
final class ExpectedFailureTests: XCTestCase {
    /// A test that runs inside another one, and records its failures itself.
    private final class Inner: FailureExpectingTestCase {
        var failures: [XCTIssue.IssueType] = []

        override func isExpected(_ issue: XCTIssue) -> Bool {
            let isExpected = super.isExpected(issue)
            if !isExpected { failures.append(issue.type) }
            return isExpected
        }

        func fail(_ text: String = "no") {
            recordFailure(withDescription: text, inFile: #filePath, atLine: #line, expected: true)
        }
    }

    private struct Fault: Error {}

    private func assertFailures(
        _ count: Int, thrown: Int = 0, line: UInt = #line, _ body: @escaping (Inner) throws -> Void
    ) {
        // It has no run, so that nothing else counts or prints its failures.
        let test = Inner(name: "inner") { test in
            guard let test = test as? Inner else { return }
            try body(test)
        }
        test.invokeTest()
        XCTAssertEqual(test.failures.count { $0 != .thrownError }, count, line: line)
        XCTAssertEqual(test.failures.count { $0 == .thrownError }, thrown, line: line)
    }

    func testExpectedFailuresDoNotCount() {
        assertFailures(0) {
            XCTExpectFailure("known")
            $0.fail()
        }
        assertFailures(0) { test in XCTExpectFailure { test.fail() } }
        assertFailures(0) { test in
            let number = XCTExpectFailure("a value") {
                test.fail()
                return 3
            }
            XCTAssertEqual(number, 3)
        }
        assertFailures(0) { _ in
            XCTExpectFailure("throws")
            throw Fault()
        }
    }

    func testOthersDo() {
        assertFailures(1) { $0.fail() }
        assertFailures(1) { test in
            XCTExpectFailure { test.fail() }
            test.fail()
        }
        assertFailures(1) {
            XCTExpectFailure(enabled: false)
            $0.fail()
        }
        assertFailures(0, thrown: 1) { _ in throw Fault() }
    }

    func testTheStrictMissTheirFailure() {
        assertFailures(1) { _ in XCTExpectFailure("never comes") }
        assertFailures(1) { _ in XCTExpectFailure("never comes") {} }
        assertFailures(0) { _ in XCTExpectFailure(strict: false) }
        assertFailures(0) { _ in XCTExpectFailure(options: .nonStrict()) }
        assertFailures(0) { _ in XCTExpectFailure(enabled: false) }
    }

    func testMatchersChoose() {
        let isFirst: (XCTIssue) -> Bool = { $0.compactDescription.contains("first") }
        assertFailures(1) {
            XCTExpectFailure("only the first", issueMatcher: isFirst)
            $0.fail("first")
            $0.fail("second")
        }
        let options = XCTExpectedFailure.Options()
        options.issueMatcher = { $0.type == .thrownError }
        assertFailures(1) {
            XCTExpectFailure("what is thrown", options: options)
            $0.fail()
            throw Fault()
        }
    }
}
