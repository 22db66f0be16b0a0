import Foundation

/// The expected failures of a running test.
final class FailureExpectations: @unchecked Sendable {
    // `lock` guards the list and its elements.

    /// One call of `XCTExpectFailure`.
    final class Expectation {
        let reason: String?
        let options: XCTExpectedFailure.Options
        let location: XCTSourceCodeLocation
        fileprivate(set) var isMet = false

        init(reason: String?, options: XCTExpectedFailure.Options, location: XCTSourceCodeLocation) {
            (self.reason, self.options, self.location) = (reason, options, location)
        }
    }

    /// The expectations of the running test.
    final class Current: @unchecked Sendable {
        private let lock = NSLock()
        private var expectations: FailureExpectations?

        var value: FailureExpectations? { lock.withLock { expectations } }

        func set(_ value: FailureExpectations?) { lock.withLock { expectations = value } }

        func exchange(for value: FailureExpectations) -> FailureExpectations? {
            lock.withLock {
                defer { expectations = value }
                return expectations
            }
        }
    }

    static let current = Current()

    private let lock = NSLock()
    private let test: XCTestCase
    private var open: [Expectation] = []

    init(of test: XCTestCase) { self.test = test }

    func add(_ expectation: Expectation) { lock.withLock { open.append(expectation) } }

    /// The latest expectation that matches a failure.
    func match(_ issue: XCTIssue) -> Expectation? {
        // Matchers belong to the test, and may expect failures themselves.
        let candidates = lock.withLock { open }
        guard let found = candidates.last(where: { $0.options.isEnabled && $0.options.issueMatcher(issue) }) else {
            return nil
        }
        lock.withLock { found.isMet = true }
        return found
    }

    /// Ends an expectation: a strict one without a matching failure is a failure.
    func end(_ expectation: Expectation) {
        let isUnmet = lock.withLock {
            open.removeAll { $0 === expectation }
            return !expectation.isMet
        }
        guard isUnmet, expectation.options.isEnabled, expectation.options.isStrict else { return }
        test.record(
            XCTIssue(
                type: .unmatchedExpectedFailure,
                compactDescription: "expected failure did not occur"
                    + (expectation.reason.map { ": \($0)" } ?? ""),
                sourceCodeContext: XCTSourceCodeContext(location: expectation.location)))
    }

    /// Ends those of the whole test, the latest first.
    func finish() {
        while let last = lock.withLock({ open.last }) { end(last) }
    }
}
