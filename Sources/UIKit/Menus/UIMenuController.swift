public import CoreGraphics
public import Foundation
import ObjectRuntime

/// A command of a menu of edits.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uimenuitem)
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// The words of the command.
    open var title: String
    /// The method that it calls, of the first responder up the chain that has it.
    open var action: Selector

    /// Creates a command.
    public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}

/// The menu of edits of earlier systems: a bar of words beside a place. `UIEditMenuInteraction` is what it became.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uimenucontroller)
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// On which side of the menu the place is.
    public enum ArrowDirection: Int, Sendable {
        /// Where there is room.
        case `default`
        /// Above, below, or beside the menu.
        case up, down, left, right
    }

    /// The menu, of which there is only one.
    public static let shared = UIMenuController()

    private override init() { super.init() }

    /// The program's own commands, which come after the standard ones. Nil by default.
    open var menuItems: [UIMenuItem]?

    /// On which side of the menu the place is. `.default` by default.
    open var arrowDirection = ArrowDirection.default

    private var bar: EditMenuBar?
    private var target: (rect: CGRect, view: UIView)?

    /// Whether the menu is there.
    open var isMenuVisible: Bool { bar != nil }

    /// Where the menu is, in the screen's points; zero where it isn't.
    open var menuFrame: CGRect { bar.map { UIAccessibility.convertToScreenCoordinates($0.bounds, in: $0) } ?? .zero }

    /// Shows the menu beside a place of a view; nothing where nobody performs any command.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        show()
    }

    /// Lets the menu go that a view shows, or any.
    open func hideMenu(from targetView: UIView) { if target?.view === targetView { hide() } }

    /// Lets the menu go.
    open func hideMenu() { hide() }

    /// Sets the place beside which the menu shows.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { target = (targetRect, targetView) }

    /// Shows the menu or lets it go.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { if menuVisible { show() } else { hide() } }

    /// Makes the commands of the menu anew.
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

    /// Posted when the menu is about to show.
    public nonisolated static let willShowMenuNotification = Notification.Name(
        "UIMenuControllerWillShowMenuNotification")
    /// Posted when the menu shows.
    public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// Posted when the menu is about to go.
    public nonisolated static let willHideMenuNotification = Notification.Name(
        "UIMenuControllerWillHideMenuNotification")
    /// Posted when the menu has gone.
    public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    /// Posted when the menu's frame has changed. Kasane's does not while it shows.
    public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")
}
