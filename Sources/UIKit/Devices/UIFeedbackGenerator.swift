import CoreGraphics
public import Foundation

/// Haptic feedback, on devices that support it.
///
/// As on an iPad or in a simulator, calls are accepted without effect.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uifeedbackgenerator)
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    public override init() { super.init() }

    /// Prepares the generator. Has no effect.
    open func prepare() {}
}

/// Feedback for an impact, such as a collision of objects.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator)
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The mass or hardness of the colliding objects.
    public enum FeedbackStyle: Int, Sendable {
        /// Light objects.
        case light
        /// Objects of medium weight.
        case medium
        /// Heavy objects.
        case heavy
        /// Soft objects.
        case soft
        /// Hard objects.
        case rigid
    }

    /// Creates a generator for objects of medium weight.
    public convenience override init() { self.init(style: .medium) }

    /// Creates a generator. The style has no effect.
    public init(style: FeedbackStyle) { super.init() }

    /// Triggers feedback for an impact. Has no effect.
    open func impactOccurred() {}

    /// Triggers feedback for an impact with an intensity in 0...1. Has no effect.
    open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback for a changing selection.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator)
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Triggers feedback for a changed selection. Has no effect.
    open func selectionChanged() {}
}

/// Feedback for the outcome of a task.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator)
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The outcome of a task.
    public enum FeedbackType: Int, Sendable {
        /// The task has succeeded.
        case success
        /// The task needs attention.
        case warning
        /// The task has failed.
        case error
    }

    /// Triggers feedback for an outcome. Has no effect.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
