public import Foundation

/// The operation of a drop.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidropoperation)
public enum UIDropOperation: UInt, Sendable {
    /// No operation: the items return to the source.
    case cancel
    /// No operation, as drops are forbidden at the location.
    case forbidden
    /// The items are copied.
    case copy
    /// The items are moved, if the drag allows it.
    case move
}

/// The destination's proposal for handling a drag over it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidropproposal)
@preconcurrency @MainActor
open class UIDropProposal: NSObject, NSCopying {
    /// The proposed operation.
    public let operation: UIDropOperation
    /// Whether the drop location is precise, as in text, so that the items are shown beside the finger. False by
    /// default. Stored without effect.
    open var isPrecise = false
    /// Whether the items are shown at full size. False by default. Stored without effect.
    open var prefersFullSizePreview = false

    /// Creates a proposal.
    public init(operation: UIDropOperation) { self.operation = operation }

    /// Returns the proposal itself, as it is immutable except for preview placement.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
