import UIKit

/// The colour scheme that views prefer.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/preferredcolorschemekey)
public struct PreferredColorSchemeKey: PreferenceKey {
    public static var defaultValue: ColorScheme? { nil }

    /// The first view's scheme is used.
    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}

extension View {
    /// Asks for a colour scheme of all that the hosting view shows; nil for none.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/preferredcolorscheme(_:))
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
}

extension ViewGraph {
    /// Gives the hosting view the style that views prefer, and takes it back when they no longer do.
    func updatePreferredColorScheme(of root: RootNode) {
        let scheme = root.reducePreference(PreferredColorSchemeKey.self) ?? nil
        guard scheme != preferredColorScheme else { return }
        preferredColorScheme = scheme
        hostingView?.overrideUserInterfaceStyle = scheme?.userInterfaceStyle ?? .unspecified
    }
}
