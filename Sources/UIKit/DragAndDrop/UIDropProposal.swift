public import Foundation

/// What becomes of what is dropped.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidropoperation)
public enum UIDropOperation: UInt, Sendable {
    /// Nothing: it goes back.
    case cancel
    /// Nothing, and the finger's place says so.
    case forbidden
    /// A copy is made.
    case copy
    /// It is moved, which takes a drag that allows it.
    case move
}

/// What a place would do with what is dragged over it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidropproposal)
@preconcurrency @MainActor
open class UIDropProposal: NSObject, NSCopying {
    /// What becomes of it.
    public let operation: UIDropOperation
    /// Whether the place is as precise as in a text, so that what is dragged lies beside the finger. False by default.
    open var isPrecise = false
    /// Whether what is dragged shows in full size. False by default.
    open var prefersFullSizePreview = false

    /// Makes a proposal.
    public init(operation: UIDropOperation) { self.operation = operation }

    /// The proposal itself, but for where previews lie.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
