import CoreGraphics
public import Foundation
import QuartzCore

/// A view that shows its contents over an effect on the content behind it.
///
/// Add subviews to `contentView`. The backdrop is everything painted so far; if an enclosing view has filters or a
/// compositing filter, it is only what has been painted within that view.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uivisualeffectview)
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    private let backdrop = UIView()
    private let veil = UIView()
    private let contents = UIView()

    /// Creates a view with an effect; nil for none.
    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        makeParts()
        setEffect(effect)
    }

    /// Creates a view without an effect.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        makeParts()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepareToRestore() { makeParts() }

    override func isOwnPart(_ subview: UIView) -> Bool { true }

    private func makeParts() {
        isOpaque = false
        for view in [backdrop, veil, contents] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.isOpaque = false
            addSubview(view)
        }
        for view in [backdrop, veil] { view.isUserInteractionEnabled = false }
        backdrop.clipsToBounds = true
        backdrop.isHidden = true
        veil.isHidden = true
    }

    private func setEffect(_ effect: UIVisualEffect?) { self.effect = effect }

    /// The view for contents over the effect.
    open var contentView: UIView { contents }

    /// The effect; nil for none. Setting it in an animation block animates the overlay's opacity.
    open var effect: UIVisualEffect? {
        didSet { if effect !== oldValue { showEffect() } }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showEffect()
    }

    private func showEffect() {
        showVibrancy(effect as? UIVibrancyEffect)
        guard let blur = effect as? UIBlurEffect else {
            backdrop.layer.backgroundFilters = nil
            (backdrop.isHidden, veil.isHidden) = (true, true)
            return
        }
        let material = BlurMaterial(blur.style, isDark: traitCollection.userInterfaceStyle == .dark)
        let saturate = CAFilter(type: "colorSaturate")
        saturate.setValue(material.saturation, forKey: "inputAmount")
        let gaussian = CAFilter(type: "gaussianBlur")
        gaussian.setValue(material.radius, forKey: "inputRadius")
        backdrop.layer.backgroundFilters = [saturate, gaussian]
        veil.backgroundColor = material.veil
        (backdrop.isHidden, veil.isHidden) = (false, false)
    }

    /// Paints the contents in black or white of the style's strength, which is subtracted from or added to the content
    /// behind.
    private func showVibrancy(_ vibrancy: UIVibrancyEffect?) {
        guard let vibrancy else {
            (contents.layer.filters, contents.layer.compositingFilter) = (nil, nil)
            return
        }
        let isDark = vibrancy.blur.style.isDark(inDarkInterface: traitCollection.userInterfaceStyle == .dark)
        let shade = isDark ? 1.0 : 0
        let color = [0, 0, 0, 0, shade]
        let recolor = CAFilter(type: "colorMatrix")
        recolor.setValue(color + color + color + [0, 0, 0, vibrancy.style.strength, 0], forKey: "inputColorMatrix")
        contents.layer.filters = [recolor]
        contents.layer.compositingFilter = isDark ? "plusL" : "plusD"
    }
}
