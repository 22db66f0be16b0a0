import CViewRuntime
public import Foundation

/// A transition from one controller to another, defined in a storyboard or created in code.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uistoryboardsegue)
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The identifier by which code distinguishes segues; nil for none.
    public let identifier: String?
    /// The controller that the segue leaves.
    public let source: UIViewController
    /// The controller that the segue shows.
    public let destination: UIViewController
    final var performHandler: (() -> Void)?

    /// Creates a segue; subclasses override ``perform()``.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination, performHandler) = (identifier, source, destination, nil)
    }

    /// Creates a segue that calls a closure.
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        self.performHandler = performHandler
    }

    /// The arguments for the next segue created from a metatype.
    private static var parts: (String?, UIViewController, UIViewController)?

    /// Dispatches to the `init(identifier:source:destination:)` of the metatype's class; called from C only.
    @_silgen_name("kasane_segue_init")
    @usableFromInline @inline(never)
    convenience init(_made: Void) {
        guard let (identifier, source, destination) = UIStoryboardSegue.parts else {
            fatalError("no segue is being made")
        }
        self.init(identifier: identifier, source: source, destination: destination)
    }

    /// Creates a segue of a class; returns nil if the class is not a segue's.
    static func newSegue(
        _ type: AnyClass, _ identifier: String?, _ source: UIViewController, _ destination: UIViewController
    ) -> UIStoryboardSegue? {
        guard type is UIStoryboardSegue.Type else { return nil }
        parts = (identifier, source, destination)
        defer { parts = nil }
        return kasane_make_segue(unsafeBitCast(type, to: UnsafeMutableRawPointer.self)).map {
            Unmanaged<UIStoryboardSegue>.fromOpaque($0).takeRetainedValue()
        }
    }

    /// Performs the transition: calls the closure that the segue was created with.
    open func perform() { performHandler?() }
}
