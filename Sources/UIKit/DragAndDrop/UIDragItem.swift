public import Foundation

/// An item of a drag.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidragitem)
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// The provider of the item's data or object.
    public let itemProvider: NSItemProvider
    /// An object that the application associates with the item, available at the drop. Nil by default.
    open var localObject: Any?
    /// A closure that returns the preview of the item during the drag. Nil, the default, for the lifted preview.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Creates an item.
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// The shape and appearance of a drag preview.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidragpreviewparameters)
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The target location of a drag preview.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidragpreviewtarget)
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A preview of an item during a drag.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidragpreview)
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
    /// The view.
    public let view: UIView
    /// The shape and appearance of the preview.
    public let parameters: UIDragPreviewParameters

    /// Creates a preview.
    public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
        (self.view, self.parameters) = (view, parameters)
    }
}

/// A preview of an item during a drag, with its target location.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitargeteddragpreview)
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    /// Returns the preview with another target.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// Animates alongside a lift, a drop or a cancellation.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidraganimating)
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds changes to animate alongside.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called when the animation ends.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Collects the animations and completions added to a drag animation.
final class DragAnimator: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    /// The duration of lifting and dropping items, in seconds.
    static let duration: TimeInterval = 0.25

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    /// Takes over the animations and completions of another animator.
    func merge(_ other: DragAnimator) {
        animations += other.animations
        completions += other.completions
    }

    /// Animates the given changes and those that were added, and then calls the completions.
    func run(_ changes: @escaping () -> Void, completion: @escaping () -> Void = {}) {
        UIView.animate(
            withDuration: DragAnimator.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { [animations] in
                changes()
                for animation in animations { animation() }
            },
            completion: { [completions] _ in
                completion()
                for completion in completions { completion(.end) }
            })
    }
}
