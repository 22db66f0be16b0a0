import CoreGraphics
import Foundation

/// Handles the pointer over a button.
final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
    private unowned let button: UIButton
    private(set) lazy var interaction = UIPointerInteraction(delegate: self)
    private(set) var isHovered = false {
        didSet { if isHovered != oldValue { button.setNeedsUpdateConfiguration() } }
    }

    init(_ button: UIButton) { self.button = button }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        guard button.isEnabled else { return nil }
        let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
        let shape = UIPointerShape.roundedRect(button.frame)
        guard let provider = button.pointerStyleProvider else { return UIPointerStyle(effect: effect, shape: shape) }
        return provider(button, effect, shape)
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) { isHovered = true }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) { isHovered = false }
}
