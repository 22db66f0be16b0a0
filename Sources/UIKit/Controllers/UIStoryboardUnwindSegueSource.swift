public import Foundation

/// What a segue that goes back to an earlier controller begins with.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uistoryboardunwindseguesource)
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller that is left.
    public final let source: UIViewController
    /// The method of the controller that is gone back to.
    public final let unwindAction: Selector
    /// What began it; nil if unknown.
    public final let sender: Any?

    init(_ source: UIViewController, _ unwindAction: Selector, _ sender: Any?) {
        (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
    }
}
