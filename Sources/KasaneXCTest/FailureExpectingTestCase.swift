/// A test case whose failures `XCTExpectFailure` can expect.
///
/// XCTest on Linux counts a failure where it is recorded, so the class that records it must check first. `kasane test`
/// makes the test cases of a package that uses `XCTExpectFailure` inherit from this class; other packages name it
/// themselves.
open class FailureExpectingTestCase: XCTestCase {
    open override func invokeTest() {
        let expectations = FailureExpectations(of: self)
        let outer = FailureExpectations.current.exchange(for: expectations)
        super.invokeTest()
        expectations.finish()
        FailureExpectations.current.set(outer)
    }

    open override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        let issue = XCTIssue(
            type: expected ? .assertionFailure : .thrownError, compactDescription: description,
            sourceCodeContext: XCTSourceCodeContext(
                location: XCTSourceCodeLocation(filePath: filePath, lineNumber: lineNumber)))
        if isExpected(issue) { return }
        super.recordFailure(
            withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }

    /// Whether an issue is expected by the test, which is then logged.
    func isExpected(_ issue: XCTIssue) -> Bool {
        guard let expectation = FailureExpectations.current.value?.match(issue) else { return false }
        let location = issue.sourceCodeContext.location
        print(
            "\(location?.fileURL.path ?? "<unknown>"):\(location?.lineNumber ?? 0): expected failure: \(name) : "
                + issue.compactDescription + (expectation.reason.map { " (\($0))" } ?? ""))
        return true
    }
}
