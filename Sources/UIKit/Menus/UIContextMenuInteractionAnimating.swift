public import Foundation

/// Animates changes alongside the presentation or dismissal of a menu.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating)
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The previewed view controller; nil if a view is previewed.
    var previewViewController: UIViewController? { get }
    /// Adds animations to run alongside.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a completion handler, called when the menu has been presented or dismissed.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// How a menu is dismissed when its preview is tapped.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitstyle)
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The menu is dismissed, or the preview expands to the content that is shown next.
    case dismiss, pop
}

/// Animates changes alongside the dismissal of a menu whose preview was tapped.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitanimating)
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// How the menu is dismissed. `.dismiss` by default.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Collects the animations that delegates add to a menu's presentation and dismissal.
@MainActor
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating, UIEditMenuInteractionAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    /// The duration of a menu's presentation and dismissal, in seconds.
    static let duration: TimeInterval = 0.3

    init(previewing controller: UIViewController? = nil) { previewViewController = controller }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Performs the changes and the added animations, optionally animated, and calls the completion handlers.
    func run(animated: Bool, _ changes: @escaping () -> Void, completion: @escaping () -> Void) {
        let all = { [animations] in
            changes()
            for animation in animations { animation() }
        }
        let end = { [completions] in
            completion()
            for completion in completions { completion() }
        }
        guard animated else {
            all()
            return end()
        }
        UIView.animate(
            withDuration: MenuAnimator.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: .allowUserInteraction, animations: all, completion: { _ in end() })
    }
}
