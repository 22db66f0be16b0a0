public import Foundation

/// The reason why a Core Animation archive can't be read or written: the problem, the file and the line.
public struct CoreAnimationArchiveError: Error, Hashable, Sendable {
    /// The machine-readable kind of error.
    public enum Reason: Hashable, Sendable {
        /// The file doesn't exist, or can't be read.
        case missing, unreadable
        /// The file is too large, elements are nested too deeply, or there are too many.
        case tooLarge, tooComplex
        /// The XML is not well-formed, has a document type, which archives don't have, or is not an archive.
        case malformed, documentType, otherDocument
        /// A path refers to a file outside the archive.
        case badPath
        /// An image is invalid or too large.
        case badImage
        /// The archive can't be written to this location.
        case notWritable
    }

    /// The kind of error.
    public let reason: Reason
    /// The problem: one line, without a full stop.
    public let problem: String
    /// The file.
    public let file: String
    /// The line of the file, from 1; nil for the file as a whole.
    public let line: Int?

    init(_ reason: Reason, _ problem: String, file: String, line: Int? = nil) {
        (self.reason, self.problem, self.file, self.line) = (reason, problem, file, line)
    }
}

extension CoreAnimationArchiveError: CustomStringConvertible, LocalizedError {
    /// The file, the line and the problem.
    public var description: String { "\(file)\(line.map { ":\($0)" } ?? ""): \(problem)" }
    public var errorDescription: String? { description }
}
