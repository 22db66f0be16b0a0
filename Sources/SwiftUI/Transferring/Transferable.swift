public import Foundation
import UIKit
public import UniformTypeIdentifiers

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
    /// Imports a value from another program's data; nil if the representation does not read its type. Custom
    /// representations need not implement it.
    nonisolated(nonsending) func _import(_ data: _ReceivedForm) async throws -> Item?
    /// The content types that can be exported, in descending order of preference. Custom representations need not
    /// implement it.
    var _contentTypes: [UTType] { get }
}

extension TransferRepresentation where Body.Item == Item {
    public nonisolated(nonsending) func _export(_ item: Item) async throws -> _TransferredForm? {
        try await body._export(item)
    }
    public nonisolated(nonsending) func _import(_ data: _ReceivedForm) async throws -> Item? {
        try await body._import(data)
    }
    public var _contentTypes: [UTType] { body._contentTypes }
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
    public nonisolated(nonsending) func _import(_ data: _ReceivedForm) async throws -> Never? { nil }
    public var _contentTypes: [UTType] { [] }
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

    /// The value's bytes. For a file URL, the contents of the file.
    var data: Data? {
        switch value {
        case let text as String: Data(text.utf8)
        case let text as NSAttributedString: Data(text.string.utf8)
        case let file as URL where file.isFileURL: try? Data(contentsOf: file)
        case let address as URL: Data(address.absoluteString.utf8)
        case let image as UIImage: image.pngData()
        default: value as? Data
        }
    }
}

/// The representation of values that the system supports directly.
struct PlainRepresentation<Item: Transferable>: TransferRepresentation {
    typealias Body = _NoTransferRepresentation

    let type: UTType
    let value: @Sendable (Item) -> Any
    let item: @Sendable (Data) -> Item?

    var _contentTypes: [UTType] { [type] }

    nonisolated(nonsending) func _import(_ data: _ReceivedForm) async throws -> Item? {
        data.type.conforms(to: type) ? item(try data.data) : nil
    }

    nonisolated(nonsending) func _export(_ item: Item) async throws -> _TransferredForm? {
        _TransferredForm(value(item))
    }
}

extension String: Transferable {
    /// The string itself.
    public static var transferRepresentation: some TransferRepresentation {
        PlainRepresentation<Self>(type: .utf8PlainText) {
            $0
        } item: {
            String(data: $0, encoding: .utf8)
        }
    }
}

extension URL: Transferable {
    /// The URL itself.
    public static var transferRepresentation: some TransferRepresentation {
        PlainRepresentation<Self>(type: .url) {
            $0
        } item: {
            String(data: $0, encoding: .utf8).flatMap { URL(string: $0) }
        }
    }
}

extension Data: Transferable {
    /// The data itself.
    public static var transferRepresentation: some TransferRepresentation {
        PlainRepresentation<Self>(type: .data) {
            $0
        } item: {
            $0
        }
    }
}

extension AttributedString: Transferable {
    /// The string with UIKit's attributes.
    public static var transferRepresentation: some TransferRepresentation {
        PlainRepresentation<AttributedString>(type: .utf8PlainText) {
            NSAttributedString($0)
        } item: {
            String(data: $0, encoding: .utf8).map { AttributedString($0) }
        }
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

    var _contentTypes: [UTType] { [.png] }

    /// Reads every format that images have here.
    nonisolated(nonsending) func _import(_ data: _ReceivedForm) async throws -> Image? {
        guard data.type.conforms(to: .image) else { return nil }
        return UIImage(data: try data.data).map { Image(uiImage: $0) }
    }

    nonisolated(nonsending) func _export(_ item: Image) async throws -> _TransferredForm? {
        nonisolated(unsafe) let item = item
        return await MainActor.run { item.transferredImage.map { _TransferredForm($0) } }
    }
}

extension Image {
    /// The image as a `UIImage`, rendered outside of any view hierarchy if it isn't one.
    @MainActor var transferredImage: UIImage? {
        if case .uiImage(let image) = source { return image }
        return ImageRenderer(content: self).uiImage
    }
}
