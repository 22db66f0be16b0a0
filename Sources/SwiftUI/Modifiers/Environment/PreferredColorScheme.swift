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
    /// Asks for a colour scheme of the presentation that the view is in: of a window, with what is presented there, or of a
    /// sheet; nil for none.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/preferredcolorscheme(_:))
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
}

extension ViewGraph {
    /// Takes the scheme that views prefer, and drops it when they no longer do.
    func updatePreferredColorScheme(of root: RootNode) {
        let scheme = root.reducePreference(PreferredColorSchemeKey.self) ?? nil
        guard scheme != preferredColorScheme else { return }
        preferredColorScheme = scheme
        applyPreferredColorScheme()
    }

    /// Gives the style to the hosting view, and to the window that it fills, where sheets and alerts come over it.
    func applyPreferredColorScheme() {
        let style = preferredColorScheme?.userInterfaceStyle ?? .unspecified
        if hostingView?.overrideUserInterfaceStyle != style { hostingView?.overrideUserInterfaceStyle = style }
        let window = preferredColorScheme == nil ? nil : filledWindow
        if let styledWindow, styledWindow !== window { styledWindow.overrideUserInterfaceStyle = .unspecified }
        if let window, window.overrideUserInterfaceStyle != style { window.overrideUserInterfaceStyle = style }
        styledWindow = window
    }

    /// The window whose root controller is that of the hierarchy, or is around it.
    private var filledWindow: UIWindow? {
        guard outerGraph == nil, let window = hostingView?.window, var top = hostingView?.next as? UIViewController
        else { return nil }
        while let parent = top.parent { top = parent }
        return window.rootViewController === top ? window : nil
    }
}
