public import Foundation
import UIKit
public import UniformTypeIdentifiers

/// Data of a type as a form.
/// [Apple's reference](https://developer.apple.com/documentation/coretransferable/datarepresentation)
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = _NoTransferRepresentation

    private let type: UTType
    private let export: (@Sendable (Item) async throws -> Data)?

    /// Makes a form that is written and read. Nothing reads it here.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) { (type, export) = (contentType, exporting) }

    /// Makes a form that is written.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        (type, export) = (exportedContentType, exporting)
    }

    /// Makes a form that is read. Nothing reads it here.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        (type, export) = (importedContentType, nil)
    }

    public var _contentTypes: [UTType] { export == nil ? [] : [type] }

    public nonisolated(nonsending) func _export(_ item: Item) async throws -> _TransferredForm? {
        guard let export else { return nil }
        // Whoever shares it waits.
        nonisolated(unsafe) let item = item
        return _TransferredForm(try await export(item), type)
    }
}

/// What `Codable` writes, as JSON, as a form.
/// [Apple's reference](https://developer.apple.com/documentation/coretransferable/coderepresentation)
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    public typealias Body = _NoTransferRepresentation

    private let type: UTType

    /// Makes a form of a type.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) { type = contentType }

    public var _contentTypes: [UTType] { [type] }

    public nonisolated(nonsending) func _export(_ item: Item) async throws -> _TransferredForm? {
        _TransferredForm(try JSONEncoder().encode(item), type)
    }
}

/// A file as a form.
/// [Apple's reference](https://developer.apple.com/documentation/coretransferable/filerepresentation)
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = _NoTransferRepresentation

    private let type: UTType
    private let export: (@Sendable (Item) async throws -> SentTransferredFile)?

    /// Makes a form that is written and read. Nothing reads it here.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) { (type, export) = (contentType, exporting) }

    /// Makes a form that is written.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) { (type, export) = (exportedContentType, exporting) }

    /// Makes a form that is read. Nothing reads it here.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) { (type, export) = (importedContentType, nil) }

    public var _contentTypes: [UTType] { export == nil ? [] : [type] }

    public nonisolated(nonsending) func _export(_ item: Item) async throws -> _TransferredForm? {
        guard let export else { return nil }
        // Whoever shares it waits.
        nonisolated(unsafe) let item = item
        return _TransferredForm(try await export(item).file)
    }
}

/// A file that goes to another program.
/// [Apple's reference](https://developer.apple.com/documentation/coretransferable/senttransferredfile)
public struct SentTransferredFile: Sendable {
    /// Where the file is.
    public let file: URL
    /// Whether the receiver may open the file itself, not a copy.
    public let allowAccessingOriginalFile: Bool

    /// Makes a file that goes.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
    }
}

/// A file that has come from another program.
/// [Apple's reference](https://developer.apple.com/documentation/coretransferable/receivedtransferredfile)
public struct ReceivedTransferredFile: Sendable {
    /// Where the file is.
    public let file: URL
    /// Whether it is the sender's own, not a copy.
    public let isOriginalFile: Bool
}

/// The forms of something else that stands for the item.
/// [Apple's reference](https://developer.apple.com/documentation/coretransferable/proxyrepresentation)
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
    public typealias Body = _NoTransferRepresentation

    private let export: (@Sendable (Item) throws -> Proxy)?

    /// Makes a form that is written.
    public init(exporting: @escaping @Sendable (Item) throws -> Proxy) { export = exporting }

    /// Makes a form that is written and read. Nothing reads it here.
    public init(
        exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item
    ) { export = exporting }

    /// Makes a form that is read. Nothing reads it here.
    public init(importing: @escaping @Sendable (Proxy) throws -> Item) { export = nil }

    public var _contentTypes: [UTType] { export == nil ? [] : Proxy.transferRepresentation._contentTypes }

    public nonisolated(nonsending) func _export(_ item: Item) async throws -> _TransferredForm? {
        guard let export else { return nil }
        return try await Proxy.export(try export(item))
    }
}

extension Transferable {
    /// The first of the item's forms that there is.
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
    /// The form where a condition of the item holds.
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

    nonisolated(nonsending) func _export(_ item: Item) async throws -> _TransferredForm? {
        condition(item) ? try await form._export(item) : nil
    }
}

/// Makes one form of several.
/// [Apple's reference](https://developer.apple.com/documentation/coretransferable/transferrepresentationbuilder)
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    /// A form by itself.
    public static func buildExpression<Form: TransferRepresentation>(_ form: Form) -> Form
    where Form.Item == Item { form }

    /// The first form.
    public static func buildPartialBlock<Form: TransferRepresentation>(first form: Form) -> Form
    where Form.Item == Item { form }

    /// Several forms, of which the next one is worse.
    public static func buildPartialBlock<First: TransferRepresentation, Next: TransferRepresentation>(
        accumulated first: First, next: Next
    ) -> _SeveralRepresentations<First, Next> where First.Item == Item, Next.Item == Item {
        _SeveralRepresentations(first: first, next: next)
    }
}

/// Several forms, the best first.
public struct _SeveralRepresentations<First: TransferRepresentation, Next: TransferRepresentation>:
    TransferRepresentation
where First.Item == Next.Item {
    public typealias Item = First.Item
    public typealias Body = _NoTransferRepresentation

    let first: First
    let next: Next

    public var _contentTypes: [UTType] { first._contentTypes + next._contentTypes }

    public nonisolated(nonsending) func _export(_ item: Item) async throws -> _TransferredForm? {
        if let form = try await first._export(item) { return form }
        return try await next._export(item)
    }
}
