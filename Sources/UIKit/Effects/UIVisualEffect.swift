public import Foundation

/// What a visual effect view does with what lies behind it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uivisualeffect)
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
    public override init() { super.init() }

    /// Returns the effect itself, as it is immutable.
    open func copy(with zone: NSZone?) -> Any { self }
}

/// A blur of what lies behind a view, with a veil of a colour over it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiblureffect)
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// How strong the veil is, and whether it is light or dark; those without a word for it follow the interface's style.
    public enum Style: Int, Sendable {
        /// The effects of the first systems that had any.
        case extraLight, light, dark
        /// Effects that follow the style of the interface.
        case regular = 4, prominent
        /// Materials that follow the style of the interface, from the thinnest to that of bars.
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        /// Light materials.
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight,
            systemChromeMaterialLight
        /// Dark materials.
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark,
            systemChromeMaterialDark
    }

    let style: Style

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

/// What makes contents over a blur stand out: it darkens or lightens what they cover and keeps its hue, whatever colours they
/// have themselves.
///
/// Add the view of such an effect to the `contentView` of the blur's.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uivibrancyeffect)
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    let blur: UIBlurEffect
    let style: UIVibrancyEffectStyle

    /// Creates an effect for contents over a blur, as for labels.
    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

    /// Creates an effect for contents of a kind over a blur.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        (blur, self.style) = (blurEffect, style)
        super.init()
    }
}

/// What kind of contents a vibrancy effect is for.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uivibrancyeffectstyle)
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Text, from the most to the least prominent.
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    /// Filled areas, from the most to the least prominent.
    case fill, secondaryFill, tertiaryFill
    /// Lines between things.
    case separator
}

extension UIBlurEffect.Style {
    /// Whether the material is a dark one, in interfaces of either style.
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
    /// How much contents of the kind darken or lighten what they cover: the opacities of the system's colours of that name,
    /// but for labels, which would hide it.
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

/// What a style of blur is made of.
package struct BlurMaterial {
    /// The standard deviation of the blur, in points.
    package var radius: CGFloat
    /// How much more colourful the backdrop gets.
    package var saturation: CGFloat
    /// The veil over the backdrop.
    package var veil: UIColor

    /// The material of a style in interfaces of either style.
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
