import Foundation

/// The playground page that is running: a scene sets what it shows.
///
/// It belongs to the thread that runs the page's top-level code.
/// [Apple's reference](https://developer.apple.com/documentation/playgroundsupport/playgroundpage)
public final class PlaygroundPage {
    /// The page whose code runs now. Unsafe only as far as every layer is: the page belongs to one thread.
    nonisolated(unsafe) public static let current = PlaygroundPage()

    /// What the page shows; nil until it is set. Setting it makes `needsIndefiniteExecution` true.
    public var liveView: (any PlaygroundLiveViewable)? {
        didSet { if liveView != nil { needsIndefiniteExecution = true } }
    }

    /// Whether the page goes on after its top-level code has ended. False until a live view is set.
    ///
    /// A recording lasts as long as it was asked to, whatever this says.
    public var needsIndefiniteExecution = false

    /// Ends the page: a recording that is under way is finished with the frames it has; otherwise the program ends.
    public func finishExecution() -> Never {
        finish?()
        exit(0)
    }

    /// What a recorder does when the page ends itself.
    package var finish: (() -> Void)?

    private init() {}
}
