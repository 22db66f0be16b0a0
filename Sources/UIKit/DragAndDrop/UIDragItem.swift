public import Foundation

/// A thing that is dragged.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidragitem)
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// What is dragged, as data or an object.
    public let itemProvider: NSItemProvider
    /// Anything that the program itself wants to find where the item is dropped. Nil by default.
    open var localObject: Any?
    /// Makes what is seen of the item while it is dragged. Nil, the default, stands for what was lifted.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Makes an item.
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// How the preview of a drag is cut out.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidragpreviewparameters)
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where the preview of a drag belongs.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidragpreviewtarget)
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view to show while something is dragged.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidragpreview)
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
    /// The view.
    public let view: UIView
    /// How it is cut out.
    public let parameters: UIDragPreviewParameters

    /// Makes a preview.
    public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
        (self.view, self.parameters) = (view, parameters)
    }
}

/// A view to show while something is dragged, and where it belongs.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitargeteddragpreview)
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    /// Returns the same preview at another target.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// Adds to the animation of what is lifted, dropped or put back.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidraganimating)
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds changes that are animated with it.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called at its end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Collects what is added to an animation of a drag.
final class DragAnimator: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    /// How long things take to be lifted and put down, in seconds.
    static let duration: TimeInterval = 0.25

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    /// Takes over what was added to another animation.
    func merge(_ other: DragAnimator) {
        animations += other.animations
        completions += other.completions
    }

    /// Makes changes and those that were added, animated, and calls the closures.
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
