import CoreGraphics
public import Foundation

/// Haptic feedback, on devices that support it.
///
/// As on an iPad or in a simulator, calls are accepted without effect.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uifeedbackgenerator)
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    public override init() { super.init() }

    /// Prepares the device.
    open func prepare() {}
}

/// Feedback of things that bump into each other.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator)
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The strength or hardness of an impact.
    public enum FeedbackStyle: Int, Sendable {
        /// Light objects.
        case light
        /// Objects of a middle weight.
        case medium
        /// Heavy objects.
        case heavy
        /// Soft objects.
        case soft
        /// Hard objects.
        case rigid
    }

    /// A generator for things of medium weight.
    public convenience override init() { self.init(style: .medium) }

    /// Makes a generator, of no effect: nothing can be felt.
    public init(style: FeedbackStyle) { super.init() }

    /// The things have met.
    open func impactOccurred() {}

    /// The things have met, with a force from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback of a choice that changes.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator)
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Something else is chosen.
    open func selectionChanged() {}
}

/// Feedback of what has come of a task.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator)
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// What has come of it.
    public enum FeedbackType: Int, Sendable {
        /// Something has succeeded.
        case success
        /// Something needs attention.
        case warning
        /// Something has failed.
        case error
    }

    /// The task is done.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
