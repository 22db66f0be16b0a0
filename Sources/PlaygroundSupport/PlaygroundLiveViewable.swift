public import QuartzCore
public import UIKit

/// What a playground can show as its live view.
/// [Apple's reference](https://developer.apple.com/documentation/playgroundsupport/playgroundliveviewable)
public protocol PlaygroundLiveViewable {
    /// What is to be shown.
    var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { get }
}

/// The forms that a live view comes in. Apple's has views and view controllers; here there are layers too.
public enum PlaygroundLiveViewRepresentation {
    /// A layer, as it is.
    case layer(CALayer)
    /// A view.
    case view(UIView)
    /// A view controller, whose view is shown.
    case viewController(UIViewController)
}

extension CALayer: PlaygroundLiveViewable {
    public var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { .layer(self) }
}

extension UIView: PlaygroundLiveViewable {
    nonisolated public var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { .view(self) }
}

extension UIViewController: PlaygroundLiveViewable {
    nonisolated public var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation {
        .viewController(self)
    }
}
