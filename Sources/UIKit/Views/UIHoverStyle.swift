public import Foundation

/// The hover effect of a view, for gaze or a pointer. A pointer follows the styles of a `UIPointerInteraction`.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uihoverstyle)
@preconcurrency @MainActor
open class UIHoverStyle: NSObject {
    /// Whether the style is enabled. True by default.
    open var isEnabled = true

    /// Creates the system's default style.
    public override init() { super.init() }
}

/// The corner curve of a shape.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicornercurve)
public enum UICornerCurve: Int, Sendable {
    /// Chosen by the system.
    case automatic
    /// A circular arc.
    case circular
    /// A continuous curve.
    case continuous
}
