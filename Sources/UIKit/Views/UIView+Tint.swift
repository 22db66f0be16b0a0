import CoreGraphics

extension UIView {
    final var shownTintColor: UIColor {
        let color = inheritedTintColor
        guard shownTintAdjustmentMode == .dimmed else { return color }
        return color.dimmed
    }

    private final var inheritedTintColor: UIColor { ownTintColor ?? parent?.inheritedTintColor ?? .systemBlue }

    final var shownTintAdjustmentMode: TintAdjustmentMode {
        guard ownTintAdjustmentMode == .automatic else { return ownTintAdjustmentMode }
        return parent?.shownTintAdjustmentMode ?? .normal
    }

    final func setTintColor(_ color: UIColor?) {
        guard color !== ownTintColor else { return }
        ownTintColor = color
        notifyTintColorDidChange()
    }

    final func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
        guard mode != ownTintAdjustmentMode else { return }
        ownTintAdjustmentMode = mode
        notifyTintColorDidChange()
    }

    /// Notifies this view and the descendants that inherit its tint colour.
    final func notifyTintColorDidChange() {
        tintColorDidChange()
        for child in children where child.ownTintColor == nil || child.ownTintAdjustmentMode == .automatic {
            child.notifyTintColorDidChange()
        }
    }
}

extension UIColor {
    /// The desaturated colour, as tint colours are shown below an alert.
    fileprivate var dimmed: UIColor {
        let color = self
        return UIColor { traits in
            let components = color.resolvedColor(with: traits).cgColor.srgbComponents
            let luma = 0.299 * components[0] + 0.587 * components[1] + 0.114 * components[2]
            return UIColor(white: luma, alpha: components[3] * 0.8)
        }
    }
}

extension CGColor {
    /// Red, green, blue and alpha, unpremultiplied.
    var srgbComponents: [CGFloat] {
        [paintColor.red, paintColor.green, paintColor.blue, paintColor.alpha].map { CGFloat($0) }
    }
}
