package import UIKit

/// Light or dark.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/colorscheme)
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// Dark writing on a light ground.
    case light
    /// Light writing on a dark ground.
    case dark

    /// The scheme of UIKit's style; light where it says nothing.
    package init(_ style: UIUserInterfaceStyle) { self = style == .dark ? .dark : .light }

    package var userInterfaceStyle: UIUserInterfaceStyle { self == .dark ? .dark : .light }
}

/// How far colours stand apart.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/colorschemecontrast)
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// The usual contrast.
    case standard
    /// More contrast, as the accessibility setting asks for.
    case increased
}
