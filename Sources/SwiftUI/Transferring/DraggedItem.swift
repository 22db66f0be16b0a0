import Foundation
import UIKit
import UniformTypeIdentifiers

/// A dragged value, and its exported form.
@MainActor
final class DraggedItem {
    private let value: Any
    private var form: Any?
    private let provider: NSItemProvider

    init<T: Transferable>(_ value: T) {
        self.value = value
        provider = DraggedItem.provider(of: value)
        nonisolated(unsafe) let value = value
        // An export may take a while; a destination of the value's own type need not wait for it.
        Task { form = try? await T.export(value)?.value }
    }

    /// The drag item for UIKit.
    var item: UIDragItem {
        let item = UIDragItem(itemProvider: provider)
        item.localObject = self
        return item
    }

    /// Returns a dragged item's value as a type: the value itself, its exported form, or an object loaded from its
    /// item provider.
    static func cast<T>(_ item: UIDragItem, to type: T.Type) -> T? {
        if let dragged = item.localObject as? DraggedItem {
            return dragged.value as? T ?? dragged.form as? T
        }
        let readable: [any NSItemProviderReading.Type] = [NSString.self, NSURL.self, UIImage.self]
        for aClass in readable where item.itemProvider.canLoadObject(ofClass: aClass) {
            var found: T?
            item.itemProvider.loadObject(ofClass: aClass) { object, _ in found = value(object) as? T }
            if let found { return found }
        }
        return nil
    }

    /// Converts a Foundation or UIKit object to the type that SwiftUI transfers.
    private static func value(_ object: Any?) -> Any? {
        switch object {
        case let text as NSString: String(text)
        case let address as NSURL: address as URL
        case let image as UIImage: Image(uiImage: image)
        default: nil
        }
    }

    /// Returns an item provider for a value.
    private static func provider<T: Transferable>(of value: T) -> NSItemProvider {
        let object: (any NSItemProviderWriting)? =
            switch value {
            case let text as String: NSString(string: text)
            case let address as URL: address as NSURL
            case let image as Image: image.transferredImage
            default: nil
            }
        if let object { return NSItemProvider(object: object) }
        let provider = NSItemProvider()
        // Loading the data waits for the export.
        nonisolated(unsafe) let value = value
        for type in T.transferRepresentation._contentTypes {
            provider.registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { completion in
                nonisolated(unsafe) let completion = completion
                Task {
                    do { completion(try await T.export(value)?.data, nil) } catch { completion(nil, error) }
                }
                return nil
            }
        }
        return provider
    }
}
