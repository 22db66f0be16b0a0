/// The style of a modal presentation.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uimodalpresentationstyle)
public enum UIModalPresentationStyle: Int, Sendable {
    /// Full screen, as a sheet, or over a part of the screen. Presented views cover the window, whatever the style.
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    /// No presentation style.
    case none = -1
    /// The system's default.
    case automatic = -2
}

/// How a presentation is animated.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uimodaltransitionstyle)
public enum UIModalTransitionStyle: Int, Sendable {
    /// From below.
    case coverVertical
    /// By a turn. Kasane fades.
    case flipHorizontal
    /// By fading.
    case crossDissolve
    /// By the curl of a page. Kasane fades.
    case partialCurl
}
