public import CoreGraphics
public import UIKit
public import UniformTypeIdentifiers

/// What is known of a drag over a view.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/dropinfo)
@MainActor
public struct DropInfo {
    let session: any UIDropSession
    /// Where the finger is, in the view's coordinates.
    public let location: CGPoint

    /// Whether something that is dragged has data of one of some types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        session.hasItemsConforming(toTypeIdentifiers: contentTypes.map(\.identifier))
    }

    /// What is dragged and has data of one of some types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        session.items.map(\.itemProvider).filter { provider in
            contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
        }
    }
}

/// What becomes of what is dropped.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/dropoperation)
public enum DropOperation: Sendable {
    /// Nothing: it goes back.
    case cancel
    /// Nothing, which shows.
    case forbidden
    /// It is copied.
    case copy
    /// It is moved.
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

/// What would become of what is dragged, if it were dropped where it is.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/dropproposal)
public struct DropProposal: Sendable {
    /// What becomes of it.
    public let operation: DropOperation

    /// Makes a proposal.
    public init(operation: DropOperation) { self.operation = operation }
}

/// Says what becomes of what is dropped on a view, and hears of drags over it.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/dropdelegate)
@preconcurrency @MainActor
public protocol DropDelegate {
    /// Returns whether a drag of the right types means anything to the view; asked once for each drag. True by default.
    func validateDrop(info: DropInfo) -> Bool
    /// Takes what is dropped, and returns whether it does: if not, it goes back to where it came from.
    func performDrop(info: DropInfo) -> Bool
    /// Called when a drag has come over the view. Does nothing by default.
    func dropEntered(info: DropInfo)
    /// Returns what would become of what is dragged, whenever the finger has moved over the view. Nil, the default, stands for what
    /// was said before, and at first for a copy.
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
