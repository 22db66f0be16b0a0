public import Foundation

/// A location in source code.
/// [Apple's reference](https://developer.apple.com/documentation/xctest/xctsourcecodelocation)
public final class XCTSourceCodeLocation: NSObject, Sendable {
    /// The file.
    public let fileURL: URL
    /// The line, from 1.
    public let lineNumber: Int

    /// Creates a location in a file.
    public init(fileURL: URL, lineNumber: Int) {
        self.fileURL = fileURL
        self.lineNumber = lineNumber
    }

    /// Creates a location from a path and a line, such as `#filePath` and `#line`.
    public convenience init(filePath: String, lineNumber: Int) {
        self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
    }

    /// Creates a location from a path and a line, such as `#filePath` and `#line`.
    public convenience init(filePath: StaticString, lineNumber: UInt) {
        self.init(fileURL: URL(fileURLWithPath: "\(filePath)"), lineNumber: Int(lineNumber))
    }
}

/// The source code context of an issue.
/// [Apple's reference](https://developer.apple.com/documentation/xctest/xctsourcecodecontext)
public final class XCTSourceCodeContext: NSObject, Sendable {
    /// The location of the issue; nil if it is unknown.
    public let location: XCTSourceCodeLocation?

    /// Creates a context with a location.
    public init(location: XCTSourceCodeLocation?) { self.location = location }

    /// Creates a context without a location.
    public override convenience init() { self.init(location: nil) }
}

/// A problem to record in a test.
/// [Apple's reference](https://developer.apple.com/documentation/xctest/xctissue)
public struct XCTIssue {
    /// The type of a problem.
    public enum IssueType: Int, Sendable {
        /// An assertion failed.
        case assertionFailure
        /// A measurement is worse than its baseline.
        case performanceRegression
        /// The test can't run properly.
        case system
        /// An uncaught error was thrown.
        case thrownError
        /// An expected failure did not occur.
        case unmatchedExpectedFailure
        /// An exception or a run-time error occurred.
        case uncaughtException
    }

    /// The type of the problem.
    public var type: IssueType
    /// A one-line description.
    public var compactDescription: String
    /// A detailed description; nil if there is none.
    public var detailedDescription: String?
    /// The source code context of the problem.
    public var sourceCodeContext: XCTSourceCodeContext
    /// The error behind the issue.
    public var associatedError: (any Error)?
    /// Attachments that illustrate the problem.
    public var attachments: [XCTAttachment]

    /// Creates an issue.
    public init(
        type: IssueType, compactDescription: String, detailedDescription: String? = nil,
        sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(), associatedError: (any Error)? = nil,
        attachments: [XCTAttachment] = []
    ) {
        self.type = type
        self.compactDescription = compactDescription
        self.detailedDescription = detailedDescription
        self.sourceCodeContext = sourceCodeContext
        self.associatedError = associatedError
        self.attachments = attachments
    }

    /// Adds an attachment.
    public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
}

extension XCTestCase {
    /// Records a failure with its attachments.
    public func record(_ issue: XCTIssue) {
        for attachment in issue.attachments { add(attachment) }
        let location = issue.sourceCodeContext.location
        let isExpected = issue.type != .thrownError && issue.type != .uncaughtException
        recordFailure(
            withDescription: issue.detailedDescription ?? issue.compactDescription,
            inFile: location?.fileURL.path ?? "<unknown>", atLine: location?.lineNumber ?? 0, expected: isExpected)
    }
}
