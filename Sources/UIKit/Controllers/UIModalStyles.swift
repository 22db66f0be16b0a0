/// The style of a modal presentation.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uimodalpresentationstyle)
public enum UIModalPresentationStyle: Int, Sendable {
    /// Covers the screen; the views below are removed meanwhile.
    case fullScreen
    /// A sheet that leaves a strip of the screen uncovered, or is centred on a large screen.
    case pageSheet
    /// A smaller sheet, centred on a large screen.
    case formSheet
    /// Covers the nearest controller that defines a presentation context, whose view is removed
    /// meanwhile.
    case currentContext
    /// Managed by a custom presentation controller.
    case custom
    /// Covers the screen; the views below stay.
    case overFullScreen
    /// Covers the nearest controller that defines a presentation context; its view stays.
    case overCurrentContext
    /// A popover with an arrow to its source, or a sheet where space is limited.
    case popover
    /// No presentation style.
    case none = -1
    /// The system's default: a page sheet.
    case automatic = -2
}

/// The animation of a presentation.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uimodaltransitionstyle)
public enum UIModalTransitionStyle: Int, Sendable {
    /// Slides up from the bottom.
    case coverVertical
    /// Flips about the vertical axis.
    case flipHorizontal
    /// Cross-dissolves.
    case crossDissolve
    /// Curls the page. Kasane cross-dissolves instead.
    case partialCurl
}
