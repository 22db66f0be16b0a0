public import UIKit

/// The light or dark colour scheme.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/colorscheme)
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark

    /// All values, in the order of their declaration.
    public static let allCases: [ColorScheme] = [.light, .dark]

    /// Converts a UIKit style; nil if unspecified.
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        guard uiUserInterfaceStyle != .unspecified else { return nil }
        self = uiUserInterfaceStyle == .dark ? .dark : .light
    }

    package var userInterfaceStyle: UIUserInterfaceStyle { self == .dark ? .dark : .light }
}

/// The contrast of a colour scheme.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/colorschemecontrast)
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// Standard contrast.
    case standard
    /// Increased contrast, by the accessibility setting.
    case increased

    /// All values, in the order of their declaration.
    public static let allCases: [ColorSchemeContrast] = [.standard, .increased]

    /// Converts a UIKit contrast; nil if unspecified.
    public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
        guard uiAccessibilityContrast != .unspecified else { return nil }
        self = uiAccessibilityContrast == .high ? .increased : .standard
    }
}
