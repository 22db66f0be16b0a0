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
    /// Sets the preferred colour scheme of the presentation that contains the view: of a window, including what is
    /// presented in it, or of a sheet; nil for none.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/preferredcolorscheme(_:))
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
}

extension ViewGraph {
    /// Applies the views' preferred colour scheme, and removes it when there is none any more.
    func updatePreferredColorScheme(of root: RootNode) {
        let scheme = root.reducePreference(PreferredColorSchemeKey.self) ?? nil
        guard scheme != preferredColorScheme else { return }
        preferredColorScheme = scheme
        applyPreferredColorScheme()
    }

    /// Applies the style to the hosting view, and to the window that it fills, where sheets and alerts cover it.
    func applyPreferredColorScheme() {
        let style = preferredColorScheme?.userInterfaceStyle ?? .unspecified
        if hostingView?.overrideUserInterfaceStyle != style { hostingView?.overrideUserInterfaceStyle = style }
        let window = preferredColorScheme == nil ? nil : filledWindow
        if let styledWindow, styledWindow !== window { styledWindow.overrideUserInterfaceStyle = .unspecified }
        if let window, window.overrideUserInterfaceStyle != style { window.overrideUserInterfaceStyle = style }
        styledWindow = window
    }

    /// The window whose root controller is or contains that of the hierarchy.
    private var filledWindow: UIWindow? {
        guard outerGraph == nil, let window = hostingView?.window, var top = hostingView?.next as? UIViewController
        else { return nil }
        while let parent = top.parent { top = parent }
        return window.rootViewController === top ? window : nil
    }
}
