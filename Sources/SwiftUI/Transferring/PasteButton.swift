import Foundation
public import UIKit
public import UniformTypeIdentifiers

/// A button that pastes from the general pasteboard, and is disabled if there is nothing of the wanted type.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/pastebutton)
public struct PasteButton: View {
    /// Returns an action that pastes; nil if there is nothing to paste.
    private let paste: () -> (() -> Void)?
    @State private var changeCount = 0

    /// Creates a button that pastes values of a type: strings, URLs, images or data.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        paste = {
            let values = UIPasteboard.general.values(of: T.self)
            return values.isEmpty ? nil : { onPaste(values) }
        }
    }

    /// Creates a button that pastes items of content types.
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        paste = {
            let providers = UIPasteboard.general.providers(of: supportedContentTypes)
            return providers.isEmpty ? nil : { payloadAction(providers) }
        }
    }

    /// Creates a button that pastes items of content types, given by their identifiers.
    public init(supportedTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        self.init(supportedContentTypes: supportedTypes.compactMap { UTType($0) }, payloadAction: payloadAction)
    }

    public var body: some View {
        // The pasteboard is read again whenever it has changed.
        let _ = changeCount
        Button {
            paste()?()
        } label: {
            Label("Paste", systemImage: "doc.on.clipboard")
        }
        .buttonStyle(.borderedProminent)
        .disabled(paste() == nil)
        .onReceive(NotificationCenter.default.publisher(for: UIPasteboard.changedNotification)) { _ in
            changeCount = UIPasteboard.general.changeCount
        }
    }
}

extension UIPasteboard {
    /// Returns the values of a type that SwiftUI transfers.
    fileprivate func values<T>(of type: T.Type) -> [T] {
        let all: [Any]? =
            switch type {
            case is String.Type: strings
            case is URL.Type: urls
            case is Image.Type: images?.map { Image(uiImage: $0) }
            case is Data.Type: items.compactMap { $0.values.lazy.compactMap { $0 as? Data }.first }
            default: nil
            }
        return (all ?? []).compactMap { $0 as? T }
    }

    /// Returns providers for the items that have one of the content types.
    fileprivate func providers(of types: [UTType]) -> [NSItemProvider] {
        items.compactMap { item -> NSItemProvider? in
            guard
                let (name, value) = item.sorted(by: { $0.key < $1.key }).first(where: { name, _ in
                    UTType(name).map { known in types.contains { known.conforms(to: $0) } } ?? false
                })
            else { return nil }
            switch value {
            case let text as String: return NSItemProvider(object: NSString(string: text))
            case let url as URL: return NSItemProvider(object: url as NSURL)
            case let image as UIImage: return NSItemProvider(object: image)
            case let data as Data:
                let provider = NSItemProvider()
                provider.registerDataRepresentation(forTypeIdentifier: name, visibility: .all) {
                    $0(data, nil)
                    return nil
                }
                return provider
            default: return nil
            }
        }
    }
}
