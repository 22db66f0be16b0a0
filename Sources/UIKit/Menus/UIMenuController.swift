public import CoreGraphics
public import Foundation
import ObjectRuntime

/// A custom command of the edit menu.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uimenuitem)
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// The title of the command.
    open var title: String
    /// The action, which is sent to the first responder in the chain that implements it.
    open var action: Selector

    /// Creates a command without a title, whose action nothing implements.
    public override init() { (title, action) = ("", Selector("")) }

    /// Creates a command.
    public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}

/// The edit menu of earlier systems: a bar of titles beside a position. Superseded by `UIEditMenuInteraction`.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uimenucontroller)
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// The direction of the menu's arrow.
    public enum ArrowDirection: Int, Sendable {
        /// Depends on the available space.
        case `default`
        /// The arrow points up, down, left or right.
        case up, down, left, right
    }

    /// The shared menu controller.
    public static let shared = UIMenuController()

    private override init() { super.init() }

    /// The custom commands, shown after the standard ones. Nil by default.
    open var menuItems: [UIMenuItem]?

    /// The direction of the arrow. `.default` by default.
    open var arrowDirection = ArrowDirection.default

    private var bar: EditMenuBar?
    private var target: (rect: CGRect, view: UIView)?

    /// Whether the menu is visible.
    open var isMenuVisible: Bool { bar != nil }

    /// The frame of the menu, in screen coordinates; zero if it isn't visible.
    open var menuFrame: CGRect { bar.map { UIAccessibility.convertToScreenCoordinates($0.bounds, in: $0) } ?? .zero }

    /// Shows the menu beside a rectangle of a view; does nothing if no command can be performed.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        show()
    }

    /// Hides the menu if a given view shows it.
    open func hideMenu(from targetView: UIView) { if target?.view === targetView { hide() } }

    /// Hides the menu.
    open func hideMenu() { hide() }

    /// Sets the rectangle that the menu points to.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { target = (targetRect, targetView) }

    /// Shows or hides the menu.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { if menuVisible { show() } else { hide() } }

    /// Updates the commands of the menu.
    open func update() {
        guard let bar else { return }
        bar.show(elements)
        place()
    }

    private var elements: [UIMenuElement] {
        guard let view = target?.view else { return [] }
        let start: UIResponder = view.window?.firstResponder ?? view
        let own = (menuItems ?? []).filter { start.target(forAction: $0.action, withSender: self) != nil }
        return EditMenuBar.commands(for: view)
            + own.map { item in
                UIAction(title: item.title) { [weak self] _ in
                    guard let found = start.target(forAction: item.action, withSender: self) else { return }
                    _ = trySend(item.action, to: found, item.action.arguments(sender: self, event: nil))
                }
            }
    }

    private func show() {
        hide()
        guard let target, let window = target.view.window else { return }
        let elements = elements
        guard !elements.isEmpty else { return }
        post(UIMenuController.willShowMenuNotification)
        let made = EditMenuBar(elements) { [weak self] in self?.choose($0) }
        made.onTouchOutside = { [weak self] in self?.hide() }
        bar = made
        made.show(in: window)
        place()
        post(UIMenuController.didShowMenuNotification)
    }

    private func place() {
        guard let bar, let target, let window = target.view.window else { return }
        let directions: [ArrowDirection: UIEditMenuArrowDirection] = [
            .up: .up, .down: .down, .left: .left, .right: .right,
        ]
        bar.place(
            at: window.convert(target.rect, from: target.view), direction: directions[arrowDirection] ?? .automatic)
    }

    private func choose(_ element: UIMenuElement) {
        let sender = target.map { $0.view.window?.firstResponder ?? $0.view }
        hide()
        (element as? any UIMenuLeaf)?.performWithSender(sender, target: nil)
    }

    private func hide() {
        guard let shown = bar else { return }
        post(UIMenuController.willHideMenuNotification)
        bar = nil
        shown.remove()
        post(UIMenuController.didHideMenuNotification)
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    /// Posted before the menu is shown.
    public nonisolated static let willShowMenuNotification = Notification.Name(
        "UIMenuControllerWillShowMenuNotification")
    /// Posted after the menu has been shown.
    public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// Posted before the menu is hidden.
    public nonisolated static let willHideMenuNotification = Notification.Name(
        "UIMenuControllerWillHideMenuNotification")
    /// Posted after the menu has been hidden.
    public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    /// Posted when the menu's frame has changed. Kasane's doesn't change while it is shown.
    public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")
}
