public import Foundation

/// What is known of a drag, on both of its sides.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidragdropsession)
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// What is dragged.
    var items: [UIDragItem] { get }
    /// Where the finger is, in a view's coordinates.
    func location(in view: UIView) -> CGPoint
    /// Whether the items may be moved, rather than copied.
    var allowsMoveOperation: Bool { get }
    /// Whether the items stay in this program.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Whether an item has data of one of some types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Whether objects of a class can be made of an item.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    /// Whether values can be made of an item: texts or addresses.
    public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading { canLoadObjects(ofClass: T._ObjectiveCType.self) }
}

/// A drag, as seen from where it began.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidragsession)
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// Anything that the program wants to remember of the drag.
    var localContext: Any? { get set }
}

/// A drag, as seen from where it may end.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidropsession)
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
    /// The drag, which began in this program.
    var localDragSession: (any UIDragSession)? { get }
    /// How the progress of loading shows. Nothing shows here, as loading takes no time.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// Makes objects of a class of all items that they can be made of, and calls a closure with them.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDropSession {
    /// Makes values of all items that they can be made of: texts or addresses.
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

/// How the progress of loading what was dropped shows.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidropsessionprogressindicatorstyle)
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// Not at all.
    case none
    /// As the system does.
    case `default`
}

/// The one session of a drag, which both sides see.
final class DragSession: NSObject, UIDragSession, UIDropSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
    let progress = Progress(totalUnitCount: 1)
    var localDragSession: (any UIDragSession)? { self }

    /// Where the finger is, in the window's coordinates.
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
