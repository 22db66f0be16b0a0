public import Foundation

/// Where in a source something happened.
/// [Apple's reference](https://developer.apple.com/documentation/xctest/xctsourcecodelocation)
public final class XCTSourceCodeLocation: NSObject, Sendable {
    /// The file.
    public let fileURL: URL
    /// The line, from 1.
    public let lineNumber: Int

    /// Makes a location in a file.
    public init(fileURL: URL, lineNumber: Int) {
        self.fileURL = fileURL
        self.lineNumber = lineNumber
    }

    /// Makes a location in the file of a path, as `#filePath` and `#line` say.
    public convenience init(filePath: String, lineNumber: Int) {
        self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
    }

    /// Makes a location in the file of a path, as `#filePath` and `#line` say.
    public convenience init(filePath: StaticString, lineNumber: UInt) {
        self.init(fileURL: URL(fileURLWithPath: "\(filePath)"), lineNumber: Int(lineNumber))
    }
}

/// The source that an issue belongs to.
/// [Apple's reference](https://developer.apple.com/documentation/xctest/xctsourcecodecontext)
public final class XCTSourceCodeContext: NSObject, Sendable {
    /// Where the issue is shown; nil where it is unknown.
    public let location: XCTSourceCodeLocation?

    /// Makes a context with a location.
    public init(location: XCTSourceCodeLocation?) { self.location = location }

    /// Makes a context without a location.
    public override convenience init() { self.init(location: nil) }
}

/// Something that is wrong, to record in a test.
/// [Apple's reference](https://developer.apple.com/documentation/xctest/xctissue)
public struct XCTIssue {
    /// What kind of thing is wrong.
    public enum IssueType: Int, Sendable {
        /// An assertion does not hold.
        case assertionFailure
        /// A measurement is worse than its baseline.
        case performanceRegression
        /// The test can't run as it should.
        case system
        /// An error was thrown that nobody caught.
        case thrownError
        /// A failure that was expected did not occur.
        case unmatchedExpectedFailure
        /// The code uncovered a fault at run time.
        case uncaughtException
    }

    /// What kind of thing is wrong.
    public var type: IssueType
    /// What is wrong, in a line.
    public var compactDescription: String
    /// What is wrong, at length; nil for the line alone.
    public var detailedDescription: String?
    /// The source that is to blame.
    public var sourceCodeContext: XCTSourceCodeContext
    /// The error behind the issue.
    public var associatedError: (any Error)?
    /// Pictures and the like that show what is wrong.
    public var attachments: [XCTAttachment]

    /// Makes an issue.
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

    /// Adds a picture or the like.
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
