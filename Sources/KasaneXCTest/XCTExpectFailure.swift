public import Foundation

/// The namespace of expected failures.
/// [Apple's reference](https://developer.apple.com/documentation/xctest/xctexpectedfailure)
public enum XCTExpectedFailure {
    /// Options for expected failures.
    /// [Apple's reference](https://developer.apple.com/documentation/xctest/xctexpectedfailure/options)
    public final class Options: NSObject {
        /// Whether failures are expected: true by default.
        public var isEnabled = true
        /// Whether the absence of a failure is a failure: true by default.
        public var isStrict = true
        /// Returns whether an issue is expected; by default all are.
        public var issueMatcher: (XCTIssue) -> Bool = { _ in true }

        /// Returns options with which the absence of a failure is not a failure.
        public class func nonStrict() -> Options {
            let options = Options()
            options.isStrict = false
            return options
        }

        fileprivate convenience init(_ isEnabled: Bool?, _ isStrict: Bool?, _ matcher: ((XCTIssue) -> Bool)?) {
            self.init()
            self.isEnabled = isEnabled ?? true
            self.isStrict = isStrict ?? true
            issueMatcher = matcher ?? issueMatcher
        }
    }
}

/// Expects that the rest of the running test fails; the test must be a `FailureExpectingTestCase`, as `kasane test` makes it.
///
/// - Parameters:
///   - reason: The reason, for the log.
///   - enabled: Whether failures are expected; true if it is nil.
///   - strict: Whether the absence of a failure is a failure; true if it is nil.
///   - issueMatcher: Returns whether an issue is expected; nil for all.
///   - filePath: The file in which the expectation is reported if nothing fails.
///   - line: The line in that file.
public func XCTExpectFailure(
    _ reason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, issueMatcher: ((XCTIssue) -> Bool)? = nil,
    filePath: StaticString = #filePath, line: UInt = #line
) {
    expect(reason, XCTExpectedFailure.Options(enabled, strict, issueMatcher), filePath, line)
}

/// Expects that the rest of the running test fails, with options.
public func XCTExpectFailure(
    _ reason: String? = nil, options: XCTExpectedFailure.Options, filePath: StaticString = #filePath,
    line: UInt = #line
) {
    expect(reason, options, filePath, line)
}

/// Runs a part of a test that is expected to fail.
@discardableResult
public func XCTExpectFailure<Result>(
    _ reason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, failingBlock: () throws -> Result,
    issueMatcher: ((XCTIssue) -> Bool)? = nil, filePath: StaticString = #filePath, line: UInt = #line
) rethrows -> Result {
    let expectation = expect(reason, XCTExpectedFailure.Options(enabled, strict, issueMatcher), filePath, line)
    defer { FailureExpectations.current.value?.end(expectation) }
    return try failingBlock()
}

/// Runs a part of a test that is expected to fail, with options.
@discardableResult
public func XCTExpectFailure<Result>(
    _ reason: String? = nil, options: XCTExpectedFailure.Options, failingBlock: () throws -> Result,
    filePath: StaticString = #filePath, line: UInt = #line
) rethrows -> Result {
    let expectation = expect(reason, options, filePath, line)
    defer { FailureExpectations.current.value?.end(expectation) }
    return try failingBlock()
}

@discardableResult
private func expect(
    _ reason: String?, _ options: XCTExpectedFailure.Options, _ filePath: StaticString, _ line: UInt
) -> FailureExpectations.Expectation {
    let expectation = FailureExpectations.Expectation(
        reason: reason, options: options, location: XCTSourceCodeLocation(filePath: filePath, lineNumber: line))
    if let expectations = FailureExpectations.current.value {
        expectations.add(expectation)
    } else {
        print("\(filePath):\(line): XCTExpectFailure has no effect: inherit from FailureExpectingTestCase")
    }
    return expectation
}
