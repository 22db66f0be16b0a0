public import Combine
import Foundation
public import UIKit
public import UniformTypeIdentifiers

/// A document that is a value, with its form as a file.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/filedocument)
public protocol FileDocument {
    /// The content types that the document can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The content types that the document can be written as: by default, those that it can be read from.
    static var writableContentTypes: [UTType] { get }

    /// Reads the document from a file.
    init(configuration: ReadConfiguration) throws

    /// Returns the document as a file.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

    /// What a document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What a document is written as.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object, with its form as a file.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/referencefiledocument)
public protocol ReferenceFileDocument: ObservableObject {
    /// The type of what is written.
    associatedtype Snapshot

    /// The content types that the document can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The content types that the document can be written as: by default, those that it can be read from.
    static var writableContentTypes: [UTType] { get }

    /// Reads the document from a file.
    init(configuration: ReadConfiguration) throws

    /// Returns the document's current state, to be written.
    func snapshot(contentType: UTType) throws -> Snapshot

    /// Returns a state of the document as a file.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper

    /// What a document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What a document is written as.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/filedocumentreadconfiguration)
public struct FileDocumentReadConfiguration {
    /// The file's content type.
    public let contentType: UTType
    /// The file.
    public let file: FileWrapper
}

/// What a document is written as.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/filedocumentwriteconfiguration)
public struct FileDocumentWriteConfiguration {
    /// The content type.
    public let contentType: UTType
    /// The file that is replaced; nil for none.
    public let existingFile: FileWrapper?
}

extension FileWrapper {
    /// Writes the file, or the directory with its contents, to a URL, replacing what is there.
    func write(to url: URL) throws {
        if let contents = regularFileContents { return try contents.write(to: url, options: .atomic) }
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, child) in fileWrappers ?? [:] { try child.write(to: url.appendingPathComponent(name)) }
    }
}
