public import Foundation
import UIKit
public import UniformTypeIdentifiers

/// Something that goes to other programs, in forms that they understand.
/// [Apple's reference](https://developer.apple.com/documentation/coretransferable/transferable)
public protocol Transferable {
    /// The type of the forms.
    associatedtype Representation: TransferRepresentation

    /// The forms, the best first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form that something goes to other programs in.
/// [Apple's reference](https://developer.apple.com/documentation/coretransferable/transferrepresentation)
public protocol TransferRepresentation<Item>: Sendable {
    /// What goes.
    associatedtype Item: Transferable
    /// The type of the forms that this one is made of.
    associatedtype Body: TransferRepresentation

    /// The forms that this one is made of.
    @TransferRepresentationBuilder<Item> var body: Body { get }

    /// Makes what is handed to another program; nil where there is nothing. Forms of one's own need not implement it.
    nonisolated(nonsending) func _export(_ item: Item) async throws -> _TransferredForm?
    /// The types of what is handed over, the best first. Forms of one's own need not implement it.
    var _contentTypes: [UTType] { get }
}

extension TransferRepresentation where Body.Item == Item {
    public nonisolated(nonsending) func _export(_ item: Item) async throws -> _TransferredForm? {
        try await body._export(item)
    }
    public var _contentTypes: [UTType] { body._contentTypes }
}

extension TransferRepresentation where Body == _NoTransferRepresentation {
    /// Has no body: the form stands for itself.
    public var body: _NoTransferRepresentation { return _NoTransferRepresentation() }
}

/// No form: the body of forms that stand for themselves.
public struct _NoTransferRepresentation: TransferRepresentation {
    public typealias Item = Never
    public typealias Body = _NoTransferRepresentation

    public nonisolated(nonsending) func _export(_ item: Never) async throws -> _TransferredForm? {}
    public var _contentTypes: [UTType] { [] }
}

extension Never: Transferable {
    /// No form: there is nothing to transfer.
    public static var transferRepresentation: _NoTransferRepresentation {
        return _NoTransferRepresentation()
    }
}

/// What is handed to another program.
public struct _TransferredForm: @unchecked Sendable {
    // A text, an address, an image or data: values that nobody changes.
    let value: Any

    init(_ value: Any) { self.value = value }

    /// What data of a type holds: a text, an image, or data.
    init(_ data: Data, _ type: UTType) {
        if type.conforms(to: .image), let image = UIImage(data: data) {
            value = image
        } else if type.conforms(to: .text), let text = String(data: data, encoding: .utf8) {
            value = text
        } else {
            value = data
        }
    }

    /// The bytes of it: of a file those that it holds.
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

/// The form of what the system knows by itself.
struct PlainRepresentation<Item: Transferable>: TransferRepresentation {
    typealias Body = _NoTransferRepresentation

    let type: UTType
    let value: @Sendable (Item) -> Any

    var _contentTypes: [UTType] { [type] }

    nonisolated(nonsending) func _export(_ item: Item) async throws -> _TransferredForm? {
        _TransferredForm(value(item))
    }
}

extension String: Transferable {
    /// The text itself.
    public static var transferRepresentation: some TransferRepresentation {
        PlainRepresentation<Self>(type: .utf8PlainText) { $0 }
    }
}

extension URL: Transferable {
    /// The address itself.
    public static var transferRepresentation: some TransferRepresentation {
        PlainRepresentation<Self>(type: .url) { $0 }
    }
}

extension Data: Transferable {
    /// The data themselves.
    public static var transferRepresentation: some TransferRepresentation {
        PlainRepresentation<Self>(type: .data) { $0 }
    }
}

extension AttributedString: Transferable {
    /// The string with UIKit's attributes.
    public static var transferRepresentation: some TransferRepresentation {
        PlainRepresentation<AttributedString>(type: .utf8PlainText) { NSAttributedString($0) }
    }
}

extension Image: Transferable {
    /// The picture of the image.
    public static var transferRepresentation: some TransferRepresentation { ImageRepresentation() }
}

/// An image's form: its picture, as it looks by itself.
private struct ImageRepresentation: TransferRepresentation {
    typealias Body = _NoTransferRepresentation
    typealias Item = Image

    var _contentTypes: [UTType] { [.png] }

    nonisolated(nonsending) func _export(_ item: Image) async throws -> _TransferredForm? {
        nonisolated(unsafe) let item = item
        return await MainActor.run { item.transferredImage.map { _TransferredForm($0) } }
    }
}

extension Image {
    /// The picture of the image, as it looks by itself.
    @MainActor var transferredImage: UIImage? {
        if case .uiImage(let image) = source { return image }
        return ImageRenderer(content: self).uiImage
    }
}
