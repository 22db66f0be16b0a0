/// The style of a modal presentation.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uimodalpresentationstyle)
public enum UIModalPresentationStyle: Int, Sendable {
    /// Over all of the screen; what is below goes meanwhile.
    case fullScreen
    /// As a sheet that leaves a strip of the screen, or in the middle of a large one.
    case pageSheet
    /// As a smaller sheet in the middle of a large screen.
    case formSheet
    /// Over the nearest controller that defines a context, whose view goes meanwhile.
    case currentContext
    /// As a presentation controller of your own says.
    case custom
    /// Over all of the screen; what is below stays.
    case overFullScreen
    /// Over the nearest controller that defines a context; its view stays.
    case overCurrentContext
    /// In a bubble that points at something, or as a sheet where there is little room.
    case popover
    /// No presentation style.
    case none = -1
    /// The system's default: a page sheet.
    case automatic = -2
}

/// How a presentation is animated.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uimodaltransitionstyle)
public enum UIModalTransitionStyle: Int, Sendable {
    /// From below.
    case coverVertical
    /// By a turn about the vertical axis.
    case flipHorizontal
    /// By fading.
    case crossDissolve
    /// By the curl of a page. Kasane fades.
    case partialCurl
}
