import Foundation

/// Animates changes alongside the presentation or dismissal of an edit menu.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uieditmenuinteractionanimating)
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Adds animations to run alongside.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a completion handler, called when the menu has been presented or dismissed.
    func addCompletion(_ completion: @escaping () -> Void)
}
