import CoreGraphics
public import Foundation
public import ObjectRuntime
import QuartzCore

/// An interaction that shows an edit menu beside a position: a bar of titles, as over selected text. A pointer's
/// secondary button opens it as a list, at the pointer.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uieditmenuinteraction)
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// The delegate, which provides the menu and its target rectangle. Not retained.
    public private(set) final weak var delegate: (any UIEditMenuInteractionDelegate)?
    public private(set) final weak var view: UIView?
    private var bar: EditMenuBar?
    private var list: MenuDisplay?
    private lazy var click = SecondaryClickRecognizer { [weak self] in self?.presentList(at: $0.location(in: $0.view)) }
    private var configuration: UIEditMenuConfiguration?
    /// Whether a pointer's secondary button opens the menu. Text views disable it, as a click first changes the
    /// selection.
    final var takesClicks = true { didSet { click.isEnabled = takesClicks } }

    /// Creates an interaction with a delegate; without one, the menu has the system's commands only.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {
        guard view == nil else { return }
        dismiss(animated: false)
        self.view?.removeGestureRecognizer(click)
        self.view = nil
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(click)
    }

    /// Presents the menu, unless it is empty. Dismisses a menu that the interaction already shows.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        dismiss(animated: false)
        guard let view, let window = view.window else { return }
        let elements = menu(for: configuration)
        guard !elements.isEmpty else { return }
        self.configuration = configuration
        let made = EditMenuBar(elements) { [weak self] in self?.choose($0) }
        made.onTouchOutside = { [weak self] in self?.dismissMenu() }
        bar = made
        made.show(in: window)
        place()
        made.alpha = 0
        let animator = MenuAnimator()
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        animator.run(animated: true) {
            made.alpha = 1
        } completion: {
        }
    }

    /// Presents the menu as a list whose corner is at a location of the view, unless it is empty.
    final func presentList(at place: CGPoint) {
        dismiss(animated: false)
        guard let view, let window = view.window else { return }
        let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: place)
        let elements = menu(for: configuration)
        guard !elements.isEmpty else { return }
        self.configuration = configuration
        let made = MenuDisplay(
            UIMenu(children: elements), preview: nil, controller: nil, in: window,
            anchor: CGRect(origin: window.convert(place, from: view), size: .zero), isList: true, order: .automatic)
        list = made
        made.sender = window.firstResponder as? UIView ?? view
        made.onEnd = { [weak self] animator in
            guard let self else { return }
            (list, self.configuration) = (nil, nil)
            delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
        }
        let animator = MenuAnimator()
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        made.present(with: animator)
    }

    /// Dismisses the menu, if it is presented.
    open func dismissMenu() { dismiss(animated: true) }

    /// Reloads the presented menu.
    open func reloadVisibleMenu() {
        guard bar != nil || list != nil, let configuration else { return }
        let elements = menu(for: configuration)
        guard !elements.isEmpty else { return dismissMenu() }
        list?.show(UIMenu(children: elements))
        bar?.show(elements)
        place()
    }

    /// Moves the presented menu to its current target. A list stays where it was requested.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard bar != nil else { return }
        if animated { UIView.animate(withDuration: MenuAnimator.duration) { self.place() } } else { place() }
    }

    /// Returns where the menu was requested, in a view's coordinates; nil stands for the window. Zero if there is
    /// none.
    open func location(in view: UIView?) -> CGPoint {
        guard let configuration, let own = self.view else { return .zero }
        return own.convert(configuration.sourcePoint, to: view)
    }

    private func menu(for configuration: UIEditMenuConfiguration) -> [UIMenuElement] {
        let suggested = EditMenuBar.commands(for: view)
        guard let delegate else { return suggested }
        let menu = delegate.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
        return menu?.children ?? []
    }

    private func place() {
        guard let bar, let configuration, let view, let window = view.window else { return }
        let target = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        let rect = target.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : target
        bar.place(at: window.convert(rect, from: view), direction: configuration.preferredArrowDirection)
    }

    private func choose(_ element: UIMenuElement) {
        guard let leaf = element as? any UIMenuLeaf else { return }
        leaf.performWithSender(view?.window?.firstResponder ?? view, target: nil)
        if !leaf.attributes.contains(.keepsMenuPresented) { dismissMenu() }
    }

    private func dismiss(animated: Bool) {
        list?.dismiss(animated: animated)
        guard let bar, let configuration else { return }
        (self.bar, self.configuration) = (nil, nil)
        let animator = MenuAnimator()
        delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
        animator.run(animated: animated) {
            bar.alpha = 0
        } completion: {
            bar.remove()
        }
    }
}

/// The configuration of an edit menu.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uieditmenuconfiguration)
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// The identifier of the configuration; a unique one unless given.
    public final let identifier: AnyHashable
    /// The position that the menu points to, in the coordinates of the interaction's view.
    public final let sourcePoint: CGPoint
    /// The preferred direction of the arrow. `.automatic` by default: down, with the menu above.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Creates a configuration.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}

/// The direction of an edit menu's arrow.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uieditmenuarrowdirection)
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// Depends on the available space, or a fixed side.
    case automatic, up, down, left, right
}

/// Provides edit menus, and follows their presentation. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uieditmenuinteractiondelegate)
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: RuntimeObject {
    /// Returns the menu; nil for none. The suggested actions by default.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Returns the rectangle that the menu points to, in the view's coordinates; null, the default, for the source
    /// point.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    /// Called before the menu is presented.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    /// Called before the menu is dismissed.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(children: suggestedActions) }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
}
