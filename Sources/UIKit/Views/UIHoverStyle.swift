public import Foundation

/// What looking at a view, or a pointer over it, does. A pointer follows those that a `UIPointerInteraction` gives.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uihoverstyle)
@preconcurrency @MainActor
open class UIHoverStyle: NSObject {
    /// Whether the style acts. True by default.
    open var isEnabled = true

    /// Creates the style that the system chooses.
    public override init() { super.init() }
}

/// How the corners of a shape are curved.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicornercurve)
public enum UICornerCurve: Int, Sendable {
    /// As the system chooses.
    case automatic
    /// An arc of a circle.
    case circular
    /// A curve that goes over smoothly into the sides.
    case continuous
}
