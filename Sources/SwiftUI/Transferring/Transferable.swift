public import Foundation
import UIKit
import UniformTypeIdentifiers

/// A type whose values can be transferred to other programs.
/// [Apple's reference](https://developer.apple.com/documentation/coretransferable/transferable)
public protocol Transferable {
    /// The type of the representation.
    associatedtype Representation: TransferRepresentation

    /// The representations, the preferred one first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A representation in which a value is transferred to other programs.
/// [Apple's reference](https://developer.apple.com/documentation/coretransferable/transferrepresentation)
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the transferred value.
    associatedtype Item: Transferable
    /// The type of the body.
    associatedtype Body: TransferRepresentation

    /// The representations that this one is composed of.
    @TransferRepresentationBuilder<Item> var body: Body { get }

    /// Exports a value for another program; nil if there is nothing to export. Custom representations need not
    /// implement it.
    nonisolated(nonsending) func _export(_ item: Item) async throws -> _TransferredForm?
}

extension TransferRepresentation where Body.Item == Item {
    public nonisolated(nonsending) func _export(_ item: Item) async throws -> _TransferredForm? {
        try await body._export(item)
    }
}

extension TransferRepresentation where Body == _NoTransferRepresentation {
    /// An empty body: the representation exports by itself.
    public var body: _NoTransferRepresentation { return _NoTransferRepresentation() }
}

/// No representation: the body of representations that export by themselves.
public struct _NoTransferRepresentation: TransferRepresentation {
    public typealias Item = Never
    public typealias Body = _NoTransferRepresentation

    public nonisolated(nonsending) func _export(_ item: Never) async throws -> _TransferredForm? {}
}

extension Never: Transferable {
    /// No representation: there is nothing to transfer.
    public static var transferRepresentation: _NoTransferRepresentation {
        return _NoTransferRepresentation()
    }
}

/// The exported value, passed to another program.
public struct _TransferredForm: @unchecked Sendable {
    // A string, a URL, an image or data: values that are never mutated.
    let value: Any

    init(_ value: Any) { self.value = value }

    /// Decodes data of a content type: a string, an image, or data.
    init(_ data: Data, _ type: UTType) {
        if type.conforms(to: .image), let image = UIImage(data: data) {
            value = image
        } else if type.conforms(to: .text), let text = String(data: data, encoding: .utf8) {
            value = text
        } else {
            value = data
        }
    }
}

/// The representation of values that the system supports directly.
struct PlainRepresentation<Item: Transferable>: TransferRepresentation {
    typealias Body = _NoTransferRepresentation

    let value: @Sendable (Item) -> Any

    nonisolated(nonsending) func _export(_ item: Item) async throws -> _TransferredForm? {
        _TransferredForm(value(item))
    }
}

extension String: Transferable {
    /// The string itself.
    public static var transferRepresentation: some TransferRepresentation { PlainRepresentation<Self> { $0 } }
}

extension URL: Transferable {
    /// The URL itself.
    public static var transferRepresentation: some TransferRepresentation { PlainRepresentation<Self> { $0 } }
}

extension Data: Transferable {
    /// The data itself.
    public static var transferRepresentation: some TransferRepresentation { PlainRepresentation<Self> { $0 } }
}

extension AttributedString: Transferable {
    /// The string with UIKit's attributes.
    public static var transferRepresentation: some TransferRepresentation {
        PlainRepresentation<AttributedString> { NSAttributedString($0) }
    }
}

extension Image: Transferable {
    /// The image's rendered bitmap.
    public static var transferRepresentation: some TransferRepresentation { ImageRepresentation() }
}

/// The representation of an image: its bitmap, rendered without any environment.
private struct ImageRepresentation: TransferRepresentation {
    typealias Body = _NoTransferRepresentation
    typealias Item = Image

    nonisolated(nonsending) func _export(_ item: Image) async throws -> _TransferredForm? {
        nonisolated(unsafe) let item = item
        return await MainActor.run {
            if case .uiImage(let image) = item.source { return _TransferredForm(image) }
            return ImageRenderer(content: item).uiImage.map { _TransferredForm($0) }
        }
    }
}
