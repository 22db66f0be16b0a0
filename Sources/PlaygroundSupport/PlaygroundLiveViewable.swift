public import QuartzCore
public import UIKit

/// A type that can be the live view of a playground.
/// [Apple's reference](https://developer.apple.com/documentation/playgroundsupport/playgroundliveviewable)
public protocol PlaygroundLiveViewable {
    /// The representation in which it is shown.
    var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { get }
}

/// The representations of a live view: a layer, in addition to Apple's views and view controllers.
public enum PlaygroundLiveViewRepresentation {
    /// A layer.
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
