import CViewRuntime
public import Foundation

/// A change from one controller to another, as a storyboard describes it or as code makes it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uistoryboardsegue)
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The name by which code tells segues from each other; nil for none.
    public let identifier: String?
    /// The controller that is left.
    public let source: UIViewController
    /// The controller that is shown.
    public let destination: UIViewController
    final var performHandler: (() -> Void)?

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

    /// What the next segue of a class known by its metatype only is made of.
    private static var parts: (String?, UIViewController, UIViewController)?

    /// Dispatches to the `init(identifier:source:destination:)` of such a class; called from C only.
    @_silgen_name("kasane_segue_init")
    @usableFromInline @inline(never)
    convenience init(_made: Void) {
        guard let (identifier, source, destination) = UIStoryboardSegue.parts else {
            fatalError("no segue is being made")
        }
        self.init(identifier: identifier, source: source, destination: destination)
    }

    /// Makes a segue of a class; nil for one that is none of segues.
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

    /// Shows the destination: calls the closure that the segue was made with.
    open func perform() { performHandler?() }
}
