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

    /// Returns whether a dragged item has a value of a type: the value itself, its exported form, or an object that its
    /// item provider can load.
    static func has<T>(_ type: T.Type, _ item: UIDragItem) -> Bool {
        if let dragged = item.localObject as? DraggedItem { return dragged.value(as: type) != nil }
        return readableClass(of: type).map { item.itemProvider.canLoadObject(ofClass: $0) } ?? false
    }

    /// Passes the items' values of a type to an action, once all of them have been loaded. Returns the action's result;
    /// true if it is called later, and false if there are no values.
    static func load<T>(_ items: [UIDragItem], as type: T.Type, _ action: @escaping ([T]) -> Bool) -> Bool {
        let wanted = items.filter { has(type, $0) }
        let drop = PendingDrop(count: wanted.count, action)
        for (index, item) in wanted.enumerated() {
            if let dragged = item.localObject as? DraggedItem {
                drop.set(dragged.value(as: type), at: index)
            } else if let readable = readableClass(of: type) {
                item.itemProvider.load(readable) { drop.set(value($0) as? T, at: index) }
            }
        }
        return wanted.isEmpty ? false : drop.result ?? true
    }

    private func value<T>(as type: T.Type) -> T? { value as? T ?? form as? T }

    /// The Foundation or UIKit class of the objects that stand for a type's values; nil for other types.
    private static func readableClass<T>(of type: T.Type) -> (any NSItemProviderReading.Type)? {
        switch type {
        case is String.Type: NSString.self
        case is URL.Type: NSURL.self
        case is Image.Type: UIImage.self
        default: nil
        }
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

/// The values of a drop, which are loaded one by one.
@MainActor
private final class PendingDrop<Value> {
    private var values: [Value?]
    private var missingCount: Int
    private let action: ([Value]) -> Bool
    /// The action's result; nil until it has been called.
    private(set) var result: Bool?

    init(count: Int, _ action: @escaping ([Value]) -> Bool) {
        (values, missingCount, self.action) = (Array(repeating: nil, count: count), count, action)
    }

    /// Sets an item's value; nil if it could not be loaded.
    func set(_ value: Value?, at index: Int) {
        values[index] = value
        missingCount -= 1
        guard missingCount == 0 else { return }
        let all = values.compactMap { $0 }
        result = !all.isEmpty && action(all)
    }
}

extension NSItemProvider {
    /// Loads an object and passes it to an action on the main actor: at once if the provider does so there.
    fileprivate nonisolated func load(
        _ aClass: any NSItemProviderReading.Type, _ action: @escaping @MainActor (Any?) -> Void
    ) {
        loadObject(ofClass: aClass) { object, _ in
            // The object is handed over: the provider doesn't use it any more.
            nonisolated(unsafe) let object = object
            if MainActor.isCurrent {
                MainActor.assumeIsolated { action(object) }
            } else {
                DispatchQueue.main.async { action(object) }
            }
        }
    }
}
