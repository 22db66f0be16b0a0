import CoreGraphics
import Foundation
import QuartzCore

/// A presented menu: its list, the preview of its source, and the view that dims the rest.
@MainActor
final class MenuDisplay: NSObject {
    private(set) var menu: UIMenu
    private let controller: UIViewController?
    private let preview: UITargetedPreview?
    private let anchor: CGRect
    let isList: Bool
    private let order: UIContextMenuConfiguration.ElementOrder
    private weak var window: UIWindow?

    private let overlay: MenuOverlay
    private let veil = UIVisualEffectView(effect: nil)
    private let panel = MenuPanel()
    private var lifted: MenuPreviewView?
    private var isPresented = false
    /// Where the touch was that opened the menu: it selects elements once it has moved.
    private var openingPlace: CGPoint?
    private var hasMoved = false

    weak var sender: UIView?
    var onChoice: (UIMenuElement) -> Void = { _ in }
    var onCommit: (MenuAnimator) -> Void = { _ in }
    var onEnd: (MenuAnimator) -> Void = { _ in }
    /// The preview to animate to on dismissal; nil to return to the original position.
    var dismissalPreview: UITargetedPreview?

    /// The margin to the screen's edges, the gap between preview and list, in points, and the list's initial scale.
    private static let (margin, gap, smallScale): (CGFloat, CGFloat, CGFloat) = (12, 12, 0.2)

    init(
        _ menu: UIMenu, preview: UITargetedPreview?, controller: UIViewController?, in window: UIWindow,
        anchor: CGRect, isList: Bool, order: UIContextMenuConfiguration.ElementOrder
    ) {
        (self.menu, self.preview, self.controller, self.window) = (menu, preview, controller, window)
        (self.anchor, self.isList, self.order) = (anchor, isList, order)
        overlay = MenuOverlay(frame: window.bounds)
        super.init()
        overlay.display = self
        panel.onChoice = { [weak self] in self?.choose($0) }
        panel.onResize = { [weak self] in self?.place(animated: true) }
    }

    // MARK: Presentation and dismissal

    func present(with animator: MenuAnimator) {
        guard let window else { return }
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(overlay)
        if !isList {
            veil.frame = overlay.bounds
            veil.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            veil.isUserInteractionEnabled = false
            overlay.addSubview(veil)
        }
        if let preview {
            let made = MenuPreviewView(preview, controller: controller, in: overlay)
            overlay.addSubview(made)
            made.hideOriginal(true)
            lifted = made
        }
        overlay.addSubview(panel)
        panel.show(menu, isReversed: false)
        place(animated: false)
        let scale = MenuDisplay.smallScale
        panel.transform = CGAffineTransform(scaleX: scale, y: scale)
        panel.alpha = 0
        veil.alpha = 0
        isPresented = true
        veil.effect = UIBlurEffect(style: .systemUltraThinMaterial)
        animator.run(animated: true) { [self] in
            panel.transform = .identity
            panel.alpha = 1
            veil.alpha = 1
            lifted?.lift()
        } completion: {
        }
    }

    func dismiss(animated: Bool, with animator: MenuAnimator? = nil) {
        guard isPresented else { return }
        isPresented = false
        let animator = animator ?? MenuAnimator(previewing: controller)
        onEnd(animator)
        overlay.isUserInteractionEnabled = false
        let scale = MenuDisplay.smallScale
        animator.run(animated: animated) { [self] in
            panel.transform = CGAffineTransform(scaleX: scale, y: scale)
            panel.alpha = 0
            veil.alpha = 0
            lifted?.settle(to: dismissalPreview)
        } completion: { [self] in
            lifted?.hideOriginal(false)
            overlay.removeFromSuperview()
        }
    }

    /// Replaces the menu by another.
    func show(_ other: UIMenu) {
        menu = other
        panel.show(other, isReversed: false)
        place(animated: true)
    }

    // MARK: Placement

    /// Lays out the list beside its source, below it where there is space, and so that both fit.
    func place(animated: Bool) {
        guard let window else { return }
        let area = overlay.bounds.inset(by: window.safeAreaInsets).insetBy(
            dx: MenuDisplay.margin, dy: MenuDisplay.margin)
        let size = panel.fittingSize(in: area.size)
        var origin = CGPoint.zero
        var isBelow = true
        if let lifted {
            var frame = lifted.restingFrame
            if controller != nil {
                let room = max(44, area.height - size.height - MenuDisplay.gap)
                frame.size = lifted.contentSize(in: CGSize(width: area.width, height: room))
                frame.origin = CGPoint(x: area.midX - frame.width / 2, y: anchor.midY - frame.height / 2)
            }
            frame.origin.x = min(max(frame.minX, area.minX), max(area.minX, area.maxX - frame.width))
            isBelow = frame.maxY + MenuDisplay.gap + size.height <= area.maxY || frame.minY < size.height + area.minY
            if isBelow {
                let lowest = area.maxY - size.height - MenuDisplay.gap - frame.height
                frame.origin.y = max(min(frame.minY, lowest), min(area.minY, lowest))
                origin.y = frame.maxY + MenuDisplay.gap
            } else {
                frame.origin.y = min(frame.minY, area.maxY - frame.height)
                origin.y = frame.minY - MenuDisplay.gap - size.height
            }
            lifted.liftedFrame = frame
            let isLeading = frame.midX <= overlay.bounds.midX
            origin.x = isLeading ? frame.minX : frame.maxX - size.width
        } else {
            isBelow = anchor.maxY + size.height <= area.maxY || anchor.minY - size.height < area.minY
            origin.y = isBelow ? anchor.maxY : anchor.minY - size.height
            origin.x = anchor.midX <= overlay.bounds.midX ? anchor.minX : anchor.maxX - size.width
        }
        origin.x = min(max(origin.x, area.minX), max(area.minX, area.maxX - size.width))
        origin.y = min(max(origin.y, area.minY), max(area.minY, area.maxY - size.height))
        if order == .priority, !isBelow { panel.show(menu, isReversed: true) }
        let change = { [panel] in
            panel.bounds.size = size
            // It grows from the corner nearest to its source.
            let isLeading = origin.x + size.width / 2 >= self.anchor.midX - 1
            let corner = CGPoint(x: isLeading ? 0 : 1, y: isBelow ? 0 : 1)
            panel.layer.anchorPoint = corner
            panel.center = CGPoint(x: origin.x + corner.x * size.width, y: origin.y + corner.y * size.height)
            panel.layoutIfNeeded()
        }
        guard animated else { return change() }
        UIView.animate(withDuration: MenuAnimator.duration, animations: change)
    }

    // MARK: Touches

    /// Follows the touch that opened the menu, in window coordinates; nil when that touch is no longer tracked.
    func follow(_ place: CGPoint?) {
        guard isPresented, let place else { return panel.highlight(nil) }
        let opening = openingPlace ?? place
        openingPlace = opening
        if hypot(place.x - opening.x, place.y - opening.y) > 10 { hasMoved = true }
        panel.highlight(hasMoved ? panel.convert(place, from: nil) : nil)
    }

    /// Called when the touch that opened the menu is lifted: it chooses the element there if it has moved.
    func lift(_ place: CGPoint) {
        guard isPresented, hasMoved else { return panel.highlight(nil) }
        panel.chooseHighlighted()
    }

    /// Called when the overlay is tapped.
    func tap(_ place: CGPoint) {
        if let lifted, lifted.frame.contains(place) {
            let animator = MenuAnimator(previewing: controller)
            onCommit(animator)
            return dismiss(animated: true, with: animator)
        }
        dismiss(animated: true)
    }

    private func choose(_ element: UIMenuElement) {
        guard let leaf = element as? any UIMenuLeaf else { return }
        menu.select(element)
        leaf.performWithSender(sender, target: nil)
        onChoice(element)
        if leaf.attributes.contains(.keepsMenuPresented) { panel.reload() } else { dismiss(animated: true) }
    }
}

/// Receives the touches while a menu is presented.
final class MenuOverlay: UIView {
    weak var display: MenuDisplay?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { display?.tap(touch.location(in: self)) }
    }

    required init?(coder: NSCoder) { nil }
}

extension UIMenu {
    /// Selects an element, and deselects the others, if one of the menus that contain it allows a single selection.
    @discardableResult
    final func select(_ element: UIMenuElement) -> Bool {
        let isHere = children.contains { $0 === element || ($0 as? UIMenu)?.select(element) == true }
        guard isHere, options.contains(.singleSelection) else { return isHere }
        for leaf in leaves { leaf.state = leaf === element ? .on : .off }
        return true
    }

    /// The actions and commands, including those of submenus.
    final var leaves: [any UIMenuLeaf] {
        children.flatMap { child -> [any UIMenuLeaf] in
            if let menu = child as? UIMenu { return menu.leaves }
            return (child as? any UIMenuLeaf).map { [$0] } ?? []
        }
    }
}
