public import Foundation

/// An effect that a visual effect view applies to the content behind it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uivisualeffect)
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
    public override init() { super.init() }

    /// Returns the effect itself, as it is immutable.
    open func copy(with zone: NSZone?) -> Any { self }
}

/// A blur of the content behind a view, overlaid with a translucent colour.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiblureffect)
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// The strength and brightness of the overlay; styles without light or dark in their name adapt to the interface's
    /// style.
    public enum Style: Int, Sendable {
        /// The original effects of iOS.
        case extraLight, light, dark
        /// Effects that adapt to the style of the interface.
        case regular = 4, prominent
        /// Materials that adapt to the style of the interface, from the thinnest to that of bars.
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        /// Light materials.
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight,
            systemChromeMaterialLight
        /// Dark materials.
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark,
            systemChromeMaterialDark
    }

    let style: Style

    /// Creates an effect of the style with the raw value 0, extra light.
    public override init() {
        style = .extraLight
        super.init()
    }

    /// Creates an effect of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBlurEffect else { return false }
        return MainActor.unchecked { other.style == style }
    }

    open override var hash: Int { MainActor.unchecked { style.rawValue } }
}

/// An effect that makes contents over a blur stand out: it darkens or lightens the content behind them and keeps its
/// hue, whatever the colours of the contents.
///
/// Add the view with this effect to the `contentView` of the blur's view.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uivibrancyeffect)
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    let blur: UIBlurEffect
    let style: UIVibrancyEffectStyle

    /// Creates an effect for label contents over an extra light blur.
    public override init() {
        (blur, style) = (UIBlurEffect(), .label)
        super.init()
    }

    /// Creates an effect for label contents over a blur.
    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

    /// Creates an effect for contents of a style over a blur.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        (blur, self.style) = (blurEffect, style)
        super.init()
    }
}

/// The kind of contents that a vibrancy effect is for.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uivibrancyeffectstyle)
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Text, from the most to the least prominent.
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    /// Filled areas, from the most to the least prominent.
    case fill, secondaryFill, tertiaryFill
    /// Separators.
    case separator
}

extension UIBlurEffect.Style {
    /// Returns whether the material is dark in an interface of the given style.
    func isDark(inDarkInterface isDark: Bool) -> Bool {
        switch self {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            false
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            true
        default: isDark
        }
    }
}

extension UIVibrancyEffectStyle {
    /// The amount by which contents of the kind darken or lighten the content behind: the opacities of the system's
    /// colours of that name, except for labels, which would hide it.
    package var strength: Double {
        switch self {
        case .label: 0.85
        case .secondaryLabel: 0.6
        case .tertiaryLabel: 0.3
        case .quaternaryLabel: 0.18
        case .fill: 0.2
        case .secondaryFill: 0.16
        case .tertiaryFill: 0.12
        case .separator: 0.29
        }
    }
}

/// The parameters of a blur style.
package struct BlurMaterial {
    /// The standard deviation of the blur, in points.
    package var radius: CGFloat
    /// The factor of the backdrop's saturation.
    package var saturation: CGFloat
    /// The colour overlaid on the backdrop.
    package var veil: UIColor

    /// Creates the material of a style for light or dark interfaces.
    package init(_ style: UIBlurEffect.Style, isDark: Bool) {
        let (light, dark): (UIColor, UIColor)
        radius = 20
        saturation = 1.8
        switch style {
        case .extraLight: (light, dark) = (UIColor(white: 0.97, alpha: 0.82), UIColor(white: 0.97, alpha: 0.82))
        case .light: (light, dark) = (UIColor(white: 1, alpha: 0.3), UIColor(white: 1, alpha: 0.3))
        case .dark: (light, dark) = (UIColor(white: 0.11, alpha: 0.73), UIColor(white: 0.11, alpha: 0.73))
        case .regular: (light, dark) = (UIColor(white: 1, alpha: 0.3), UIColor(white: 0.11, alpha: 0.73))
        case .prominent: (light, dark) = (UIColor(white: 0.97, alpha: 0.82), UIColor(white: 0.11, alpha: 0.73))
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
            (light, dark) = (UIColor(white: 0.98, alpha: 0.45), UIColor(white: 0.13, alpha: 0.55))
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
            (light, dark) = (UIColor(white: 0.98, alpha: 0.6), UIColor(white: 0.14, alpha: 0.7))
        case .systemMaterial, .systemMaterialLight, .systemMaterialDark:
            (light, dark) = (UIColor(white: 0.98, alpha: 0.75), UIColor(white: 0.14, alpha: 0.8))
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
            (light, dark) = (UIColor(white: 0.98, alpha: 0.88), UIColor(white: 0.15, alpha: 0.9))
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
            (light, dark) = (UIColor(white: 249 / 255, alpha: 0.94), UIColor(white: 29 / 255, alpha: 0.94))
        }
        veil = style.isDark(inDarkInterface: isDark) ? dark : light
    }
}
