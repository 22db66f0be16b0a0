public import Foundation

/// Is notified when an animator pauses and resumes. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidynamicanimatordelegate)
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// Called before the animator starts or resumes moving its items.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

    /// Called when all items have come to rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
