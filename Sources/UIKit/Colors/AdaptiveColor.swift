import CoreGraphics

/// A system colour: a light and a dark shade, and optional variants for increased contrast and an elevated level.
struct AdaptiveColor: Sendable {
    /// A colour as 0xRRGGBB, and an opacity.
    struct Shade: Sendable, ExpressibleByIntegerLiteral {
        let rgb: UInt32
        let alpha: CGFloat

        init(_ rgb: UInt32, _ alpha: CGFloat = 1) { (self.rgb, self.alpha) = (rgb, alpha) }

        init(integerLiteral value: UInt32) { self.init(value) }

        var color: UIColor {
            func byte(_ shift: UInt32) -> CGFloat { CGFloat((rgb >> shift) & 0xFF) / 255 }
            return UIColor(red: byte(16), green: byte(8), blue: byte(0), alpha: alpha)
        }
    }

    let light: Shade
    let dark: Shade
    /// The light shade for increased contrast; nil for the same shade.
    var clearLight: Shade?
    var clearDark: Shade?
    /// The dark shade on an elevated level; nil for the same shade.
    var elevated: Shade?

    var color: UIColor {
        let shades = [light, dark, clearLight ?? light, clearDark ?? dark, elevated ?? dark].map(\.color)
        let isElevatable = elevated != nil
        return UIColor { traits in
            let isDark = traits.userInterfaceStyle == .dark
            if isDark, isElevatable, traits.userInterfaceLevel == .elevated { return shades[4] }
            let hasContrast = traits.accessibilityContrast == .high
            return shades[(isDark ? 1 : 0) + (hasContrast ? 2 : 0)]
        }
    }
}

extension UIColor {
    /// Creates an adaptive colour; `contrast` contains the light and the dark shade for increased contrast.
    static func adaptive(
        _ light: AdaptiveColor.Shade, _ dark: AdaptiveColor.Shade,
        contrast: (AdaptiveColor.Shade, AdaptiveColor.Shade)? = nil, elevated: AdaptiveColor.Shade? = nil
    ) -> UIColor {
        AdaptiveColor(
            light: light, dark: dark, clearLight: contrast?.0, clearDark: contrast?.1, elevated: elevated
        ).color
    }
}
