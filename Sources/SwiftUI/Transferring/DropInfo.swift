public import CoreGraphics
public import UIKit
public import UniformTypeIdentifiers

/// Information about a drag over a view.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/dropinfo)
@MainActor
public struct DropInfo {
    let session: any UIDropSession
    /// The location of the touch, in the view's coordinates.
    public let location: CGPoint

    /// Returns whether a dragged item has data that conforms to one of the types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        session.hasItemsConforming(toTypeIdentifiers: contentTypes.map(\.identifier))
    }

    /// Returns the item providers of the dragged items with data that conforms to one of the types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        session.items.map(\.itemProvider).filter { provider in
            contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
        }
    }
}

/// The operation that a drop performs.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/dropoperation)
public enum DropOperation: Sendable {
    /// The drop is cancelled: the preview returns to its origin.
    case cancel
    /// The drop is forbidden, which is indicated.
    case forbidden
    /// The data is copied.
    case copy
    /// The data is moved.
    case move

    var uiKit: UIDropOperation {
        switch self {
        case .cancel: .cancel
        case .forbidden: .forbidden
        case .copy: .copy
        case .move: .move
        }
    }
}

/// The proposed operation for a drop at the current location.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/dropproposal)
public struct DropProposal: Sendable {
    /// The operation of the drop.
    public let operation: DropOperation

    /// Creates a proposal.
    public init(operation: DropOperation) { self.operation = operation }
}

/// Handles drops on a view and follows the drags over it.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/dropdelegate)
@preconcurrency @MainActor
public protocol DropDelegate {
    /// Returns whether the view accepts a drag of the supported types. Called once for each drag. True by default.
    func validateDrop(info: DropInfo) -> Bool
    /// Handles the drop, and returns whether it was accepted: if not, the preview returns to its origin.
    func performDrop(info: DropInfo) -> Bool
    /// Called when a drag has entered the view. Does nothing by default.
    func dropEntered(info: DropInfo)
    /// Returns the proposal for a drop whenever the drag has moved over the view. Nil, the default, keeps the
    /// previous proposal, which is initially a copy.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// Called when a drag has left the view. Does nothing by default.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}
