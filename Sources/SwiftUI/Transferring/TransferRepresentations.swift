public import Foundation
import UIKit
public import UniformTypeIdentifiers

/// A transfer representation as data of a content type.
/// [Apple's reference](https://developer.apple.com/documentation/coretransferable/datarepresentation)
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = _NoTransferRepresentation

    private let type: UTType
    private let export: (@Sendable (Item) async throws -> Data)?
    private let read: (@Sendable (Data) async throws -> Item)?

    /// Creates a representation that exports and imports.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) { (type, export, read) = (contentType, exporting, importing) }

    /// Creates a representation that exports.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        (type, export, read) = (exportedContentType, exporting, nil)
    }

    /// Creates a representation that imports.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        (type, export, read) = (importedContentType, nil, importing)
    }

    public var _contentTypes: [UTType] { export == nil ? [] : [type] }

    public nonisolated(nonsending) func _import(_ data: _ReceivedForm) async throws -> Item? {
        guard let read, data.type.conforms(to: type) else { return nil }
        return try await read(try data.data)
    }

    public nonisolated(nonsending) func _export(_ item: Item) async throws -> _TransferredForm? {
        guard let export else { return nil }
        // The sharer waits for the export.
        nonisolated(unsafe) let item = item
        return _TransferredForm(try await export(item), type)
    }
}

/// A transfer representation as the JSON that `Codable` encodes.
/// [Apple's reference](https://developer.apple.com/documentation/coretransferable/coderepresentation)
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    public typealias Body = _NoTransferRepresentation

    private let type: UTType

    /// Creates a representation for an item type.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) { type = contentType }

    public var _contentTypes: [UTType] { [type] }

    public nonisolated(nonsending) func _import(_ data: _ReceivedForm) async throws -> Item? {
        guard data.type.conforms(to: type) else { return nil }
        return try JSONDecoder().decode(Item.self, from: try data.data)
    }

    public nonisolated(nonsending) func _export(_ item: Item) async throws -> _TransferredForm? {
        _TransferredForm(try JSONEncoder().encode(item), type)
    }
}

/// A transfer representation as a file.
/// [Apple's reference](https://developer.apple.com/documentation/coretransferable/filerepresentation)
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = _NoTransferRepresentation

    private let type: UTType
    private let export: (@Sendable (Item) async throws -> SentTransferredFile)?
    private let read: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

    /// Creates a representation that exports and imports.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) { (type, export, read) = (contentType, exporting, importing) }

    /// Creates a representation that exports.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) { (type, export, read) = (exportedContentType, exporting, nil) }

    /// Creates a representation that imports.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) { (type, export, read) = (importedContentType, nil, importing) }

    public var _contentTypes: [UTType] { export == nil ? [] : [type] }

    public nonisolated(nonsending) func _import(_ data: _ReceivedForm) async throws -> Item? {
        guard let read, data.type.conforms(to: type) else { return nil }
        return try await read(ReceivedTransferredFile(file: data.file, isOriginalFile: true))
    }

    public nonisolated(nonsending) func _export(_ item: Item) async throws -> _TransferredForm? {
        guard let export else { return nil }
        // The sharer waits for the export.
        nonisolated(unsafe) let item = item
        return _TransferredForm(try await export(item).file)
    }
}

/// A file sent to another program.
/// [Apple's reference](https://developer.apple.com/documentation/coretransferable/senttransferredfile)
public struct SentTransferredFile: Sendable {
    /// The URL of the file.
    public let file: URL
    /// Whether the receiver can access the original file rather than a copy.
    public let allowAccessingOriginalFile: Bool

    /// Creates a file to send.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
    }
}

/// A file received from another program.
/// [Apple's reference](https://developer.apple.com/documentation/coretransferable/receivedtransferredfile)
public struct ReceivedTransferredFile: Sendable {
    /// The URL of the file.
    public let file: URL
    /// Whether it is the sender's original file rather than a copy.
    public let isOriginalFile: Bool
}

/// A transfer representation as another transferable value.
/// [Apple's reference](https://developer.apple.com/documentation/coretransferable/proxyrepresentation)
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
    public typealias Body = _NoTransferRepresentation

    private let export: (@Sendable (Item) throws -> Proxy)?
    private let read: (@Sendable (Proxy) throws -> Item)?

    /// Creates a representation that exports.
    public init(exporting: @escaping @Sendable (Item) throws -> Proxy) { (export, read) = (exporting, nil) }

    /// Creates a representation that exports and imports.
    public init(
        exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item
    ) { (export, read) = (exporting, importing) }

    /// Creates a representation that imports.
    public init(importing: @escaping @Sendable (Proxy) throws -> Item) { (export, read) = (nil, importing) }

    public var _contentTypes: [UTType] { export == nil ? [] : Proxy.transferRepresentation._contentTypes }

    public nonisolated(nonsending) func _import(_ data: _ReceivedForm) async throws -> Item? {
        guard let read, let proxy = try await Proxy._import(data) else { return nil }
        return try read(proxy)
    }

    public nonisolated(nonsending) func _export(_ item: Item) async throws -> _TransferredForm? {
        guard let export else { return nil }
        return try await Proxy.export(try export(item))
    }
}

extension Transferable {
    /// Exports the item in the first available representation.
    nonisolated(nonsending) static func export(_ item: Self) async throws -> _TransferredForm? {
        try await export(item, transferRepresentation)
    }

    private nonisolated(nonsending) static func export<R: TransferRepresentation>(_ item: Self, _ form: R) async throws
        -> _TransferredForm?
    {
        guard let item = item as? R.Item else { return nil }
        return try await form._export(item)
    }
}

extension TransferRepresentation {
    /// Limits the representation to items that satisfy a condition.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> some TransferRepresentation<Item> { ConditionalRepresentation(form: self, condition: condition) }
}

private struct ConditionalRepresentation<Form: TransferRepresentation>: TransferRepresentation {
    typealias Item = Form.Item
    typealias Body = _NoTransferRepresentation

    let form: Form
    let condition: @Sendable (Item) -> Bool

    var _contentTypes: [UTType] { form._contentTypes }

    nonisolated(nonsending) func _import(_ data: _ReceivedForm) async throws -> Item? {
        try await form._import(data)
    }

    nonisolated(nonsending) func _export(_ item: Item) async throws -> _TransferredForm? {
        condition(item) ? try await form._export(item) : nil
    }
}

/// Builds a transfer representation from several.
/// [Apple's reference](https://developer.apple.com/documentation/coretransferable/transferrepresentationbuilder)
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    /// Wraps a single representation.
    public static func buildExpression<Form: TransferRepresentation>(_ form: Form) -> Form
    where Form.Item == Item { form }

    /// Returns the first representation.
    public static func buildPartialBlock<Form: TransferRepresentation>(first form: Form) -> Form
    where Form.Item == Item { form }

    /// Combines representations in descending order of preference.
    public static func buildPartialBlock<First: TransferRepresentation, Next: TransferRepresentation>(
        accumulated first: First, next: Next
    ) -> _SeveralRepresentations<First, Next> where First.Item == Item, Next.Item == Item {
        _SeveralRepresentations(first: first, next: next)
    }
}

/// Several representations, the preferred one first.
public struct _SeveralRepresentations<First: TransferRepresentation, Next: TransferRepresentation>:
    TransferRepresentation
where First.Item == Next.Item {
    public typealias Item = First.Item
    public typealias Body = _NoTransferRepresentation

    let first: First
    let next: Next

    public var _contentTypes: [UTType] { first._contentTypes + next._contentTypes }

    public nonisolated(nonsending) func _import(_ data: _ReceivedForm) async throws -> Item? {
        if let item = try await first._import(data) { return item }
        return try await next._import(data)
    }

    public nonisolated(nonsending) func _export(_ item: Item) async throws -> _TransferredForm? {
        if let form = try await first._export(item) { return form }
        return try await next._export(item)
    }
}
