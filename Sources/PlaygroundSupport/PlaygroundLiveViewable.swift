public import QuartzCore

/// What a playground can show as its live view.
/// [Apple's reference](https://developer.apple.com/documentation/playgroundsupport/playgroundliveviewable)
public protocol PlaygroundLiveViewable {
    /// What is to be shown.
    var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { get }
}

/// The forms that a live view comes in. Apple's has views and view controllers; here there are layers too.
public enum PlaygroundLiveViewRepresentation {
    case layer(CALayer)
}

extension CALayer: PlaygroundLiveViewable {
    public var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { .layer(self) }
}
