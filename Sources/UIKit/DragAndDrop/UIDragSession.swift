public import Foundation

/// Information about a drag, common to its source and destination.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidragdropsession)
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// The dragged items.
    var items: [UIDragItem] { get }
    /// Returns the location of the drag in a view's coordinates.
    func location(in view: UIView) -> CGPoint
    /// Whether the items may be moved, rather than copied.
    var allowsMoveOperation: Bool { get }
    /// Whether the items are restricted to this application.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Whether any item has data of one of the given types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Whether any item can provide an object of a class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    /// Returns whether any item can provide a value: a string or a URL.
    public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading { canLoadObjects(ofClass: T._ObjectiveCType.self) }
}

/// A drag, for the source of its items.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidragsession)
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// A value that the application associates with the drag.
    var localContext: Any? { get set }
}

/// A drag, for its destination.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidropsession)
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
    /// The drag session, which started in this application.
    var localDragSession: (any UIDragSession)? { get }
    /// The progress indicator during loading. Nothing is shown, as loading is synchronous.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// Loads objects of a class from all items that provide them, and passes them to a closure.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDropSession {
    /// Loads values from all items that provide them: strings or URLs.
    @discardableResult
    public func loadObjects<T: _ObjectiveCBridgeable>(
        ofClass aClass: T.Type, completion: @escaping ([T]) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: T._ObjectiveCType.self) { objects in
            completion(
                objects.compactMap { object in
                    var value: T?
                    guard let object = object as? T._ObjectiveCType else { return nil }
                    _ = T._conditionallyBridgeFromObjectiveC(object, result: &value)
                    return value
                })
        }
    }
}

/// The style of the progress indicator for loading dropped items.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidropsessionprogressindicatorstyle)
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// No indicator.
    case none
    /// The system's indicator.
    case `default`
}

/// The session of a drag, for both its source and its destination.
final class DragSession: NSObject, UIDragSession, UIDropSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
    let progress = Progress(totalUnitCount: 1)
    var localDragSession: (any UIDragSession)? { self }

    /// The location of the finger, in the window's coordinates.
    var place = CGPoint.zero
    private weak var window: UIWindow?

    init(in window: UIWindow?) { self.window = window }

    func location(in view: UIView) -> CGPoint { view.convert(place, from: window) }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in
            typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier)
        }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        var objects: [any NSItemProviderReading] = []
        for item in items where item.itemProvider.canLoadObject(ofClass: aClass) {
            item.itemProvider.loadObject(ofClass: aClass) { object, _ in
                if let object { objects.append(object) }
            }
        }
        progress.completedUnitCount = 1
        completion(objects)
        return progress
    }
}
