import Foundation

/// Lets others move along with an edit menu that comes or goes.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uieditmenuinteractionanimating)
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Adds changes to animate.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called when the menu has come or gone.
    func addCompletion(_ completion: @escaping () -> Void)
}
