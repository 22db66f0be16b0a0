public import Foundation

/// Lets others move along with a menu that comes or goes.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating)
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller that is previewed; nil for a preview of a view.
    var previewViewController: UIViewController? { get }
    /// Adds changes to animate.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called when the menu has come or gone.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// What becomes of a menu whose preview was tapped.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitstyle)
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// It goes, or the preview grows to what is shown next.
    case dismiss, pop
}

/// Lets others move along with a menu whose preview was tapped.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitanimating)
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// What becomes of the menu. `.dismiss` by default.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// What delegates add to a menu's coming and going.
@MainActor
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating, UIEditMenuInteractionAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    /// How long menus take to come and to go, in seconds.
    static let duration: TimeInterval = 0.3

    init(previewing controller: UIViewController? = nil) { previewViewController = controller }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Makes changes and those that were added, animated, and calls the completions.
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
