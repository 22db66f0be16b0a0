import CoreGraphics
public import Foundation
public import ObjectRuntime
import QuartzCore

/// Shows a menu of edits beside a place: a bar of words, as over a selected text. A pointer's other button brings it as
/// a list, at the pointer.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uieditmenuinteraction)
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// Who makes the menu and says where it points. Not retained.
    public private(set) final weak var delegate: (any UIEditMenuInteractionDelegate)?
    public private(set) final weak var view: UIView?
    private var bar: EditMenuBar?
    private var list: MenuDisplay?
    private lazy var click = SecondaryClickRecognizer { [weak self] in self?.presentList(at: $0.location(in: $0.view)) }
    private var configuration: UIEditMenuConfiguration?
    /// Whether a pointer's other button brings the menu. Texts have it select first.
    final var takesClicks = true { didSet { click.isEnabled = takesClicks } }

    /// Makes an interaction with a delegate; without one the menu has the system's edits only.
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

    /// Shows the menu, unless it would be empty. Another one that the interaction shows goes.
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

    /// Shows the menu as a list whose corner is at a place of the view, unless it would be empty.
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

    /// Lets the menu go, if it is there.
    open func dismissMenu() { dismiss(animated: true) }

    /// Makes the menu that is there anew.
    open func reloadVisibleMenu() {
        guard bar != nil || list != nil, let configuration else { return }
        let elements = menu(for: configuration)
        guard !elements.isEmpty else { return dismissMenu() }
        list?.show(UIMenu(children: elements))
        bar?.show(elements)
        place()
    }

    /// Moves the menu that is there to where its target is now. A list stays where it was asked for.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard bar != nil else { return }
        if animated { UIView.animate(withDuration: MenuAnimator.duration) { self.place() } } else { place() }
    }

    /// Where the menu was asked for, in a view's coordinates; nil stands for the window. Zero where there is none.
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

/// Where an edit menu is asked for.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uieditmenuconfiguration)
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// What tells the configuration from others; a unique one unless given.
    public final let identifier: AnyHashable
    /// The place, in the coordinates of the interaction's view.
    public final let sourcePoint: CGPoint
    /// On which side of the menu the place should be. `.automatic` by default: below it.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Makes a configuration.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}

/// Where an edit menu's arrow points.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uieditmenuarrowdirection)
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// Where there is room, or to one side.
    case automatic, up, down, left, right
}

/// Makes edit menus, and is told of their coming and going. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uieditmenuinteractiondelegate)
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: RuntimeObject {
    /// The menu; nil for none. The suggested edits by default.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// What the menu points at, in the view's coordinates; null, the default, for the source point.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    /// Called before the menu comes.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    /// Called before the menu goes.
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
