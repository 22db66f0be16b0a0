package import UIKit

/// The light or dark colour scheme.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/colorscheme)
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark

    /// Converts a UIKit style; light if unspecified.
    package init(_ style: UIUserInterfaceStyle) { self = style == .dark ? .dark : .light }

    package var userInterfaceStyle: UIUserInterfaceStyle { self == .dark ? .dark : .light }
}

/// The contrast of a colour scheme.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/colorschemecontrast)
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// Standard contrast.
    case standard
    /// Increased contrast, by the accessibility setting.
    case increased
}
