public import Foundation

/// Is told when an animator comes to rest and goes on. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidynamicanimatordelegate)
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// Called before the animator begins to move its items, or goes on.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

    /// Called when all items have come to rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
