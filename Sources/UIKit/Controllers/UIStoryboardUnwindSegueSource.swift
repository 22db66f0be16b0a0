public import Foundation

/// The source of an unwind segue, which returns to an earlier controller.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uistoryboardunwindseguesource)
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller that the segue leaves.
    public final let source: UIViewController
    /// The method of the controller to which the segue returns.
    public final let unwindAction: Selector
    /// The object that triggered the segue; nil if unknown.
    public final let sender: Any?

    init(_ source: UIViewController, _ unwindAction: Selector, _ sender: Any?) {
        (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
    }
}
