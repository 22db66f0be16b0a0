public import Foundation

/// A change from one controller to another. Those of storyboards are not read; code makes its own.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uistoryboardsegue)
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The name by which code tells segues from each other; nil for none.
    public let identifier: String?
    /// The controller that is left.
    public let source: UIViewController
    /// The controller that is shown.
    public let destination: UIViewController
    private let performHandler: (() -> Void)?

    /// Makes a segue, whose ``perform()`` a subclass overrides.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination, performHandler) = (identifier, source, destination, nil)
    }

    /// Makes a segue that calls a closure.
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        self.performHandler = performHandler
    }

    /// Shows the destination: calls the closure that the segue was made with.
    open func perform() { performHandler?() }
}
