public import Foundation

/// Why a Core Animation archive cannot be read or written: what is wrong, in which file and on which line.
public struct CoreAnimationArchiveError: Error, Hashable, Sendable {
    /// The machine-readable kind of error.
    public enum Reason: Hashable, Sendable {
        /// There is no such file, or it cannot be read.
        case missing, unreadable
        /// More bytes than are read, elements that are nested too deeply, or too many.
        case tooLarge, tooComplex
        /// Not well-formed XML; a document type, which archives don't have; XML of something else.
        case malformed, documentType, otherDocument
        /// A path that leads out of the archive.
        case badPath
        /// An image that is not one, or is too large.
        case badImage
        /// The archive cannot be written there.
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
