import UIKit

/// The navigation title.
struct NavigationTitleKey: ScreenPreferenceKey {
    static var defaultValue: Text? { nil }

    /// The first view's title is used.
    static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}

extension View {
    /// Sets the title of the screen, in the navigation bar.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)-avgj)
    public func navigationTitle(_ title: Text) -> some View { preference(key: NavigationTitleKey.self, value: title) }

    /// Sets the title of the screen, in the navigation bar.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

    /// Sets the title of the screen, in the navigation bar.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

    /// Sets the title of the screen to a binding's value. The title isn't editable in the bar.
    public func navigationTitle(_ title: Binding<String>) -> some View { modifier(BoundTitle(title: title)) }

    /// Sets the title of the screen; the older name of `navigationTitle(_:)`.
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// Sets the title of the screen; the older name of `navigationTitle(_:)`.
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

    /// Sets the title of the screen; the older name of `navigationTitle(_:)`.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

    /// Sets the title of the screen and its display mode. Superseded by separate modifiers.
    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

    /// Sets the title of the screen and its display mode. Superseded by separate modifiers.
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationBarTitle(Text(titleKey), displayMode: displayMode) }

    /// Sets the title of the screen and its display mode. Superseded by separate modifiers.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationBarTitle(Text(title), displayMode: displayMode) }

    /// Adds views at both ends of the screen's navigation bar. Superseded by `toolbar(content:)`.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }

    /// Adds a view at the leading end of the screen's navigation bar. Superseded by `toolbar(content:)`.
    public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    /// Adds a view at the trailing end of the screen's navigation bar. Superseded by `toolbar(content:)`.
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }

    /// Sets the display mode of the screen's title.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/navigationbartitledisplaymode(_:))
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        screenSetting { $0.titleMode = displayMode.mode }
    }

    /// Sets the display mode of the screen's title.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/toolbartitledisplaymode(_:))
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        screenSetting { $0.titleMode = mode.mode }
    }

    /// Hides or shows the back button. Hiding it also disables the interactive pop gesture.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/navigationbarbackbuttonhidden(_:))
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        screenSetting { $0.hidesBackButton = hidesBackButton }
    }

    /// Hides the navigation bar; the older name of `toolbar(_:for:)`.
    public func navigationBarHidden(_ hidden: Bool) -> some View {
        toolbar(hidden ? .hidden : .automatic, for: .navigationBar)
    }

    /// Hides the status bar above the view's window.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/statusbarhidden(_:))
    public func statusBarHidden(_ hidden: Bool = true) -> some View {
        screenSetting { $0.hidesStatusBar = hidden }
    }

    /// Hides the status bar; the older name of `statusBarHidden(_:)`.
    public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
}

/// A title that is a binding's value.
private struct BoundTitle: ViewModifier {
    @Binding var title: String

    func body(content: Content) -> some View { content.navigationTitle(Text(verbatim: title)) }
}

/// A navigation bar's options.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/navigationbaritem)
public struct NavigationBarItem: Sendable {
    /// The display mode of a title.
    public enum TitleDisplayMode: Sendable {
        /// Inherits the mode of the previous screen; large on the root.
        case automatic
        /// Inline in the bar.
        case inline
        /// Large, below the bar, until the content is scrolled.
        case large

        var mode: UINavigationItem.LargeTitleDisplayMode {
            switch self {
            case .automatic: .automatic
            case .inline: .never
            case .large: .always
            }
        }
    }
}

/// The display mode of a title.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/toolbartitledisplaymode)
public struct ToolbarTitleDisplayMode: Sendable {
    let mode: UINavigationItem.LargeTitleDisplayMode

    /// Inherits the mode of the previous screen; large on the root.
    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    /// Large, below the bar, until the content is scrolled.
    public static let large = ToolbarTitleDisplayMode(mode: .always)
    /// Inline in the bar, centred.
    public static let inline = ToolbarTitleDisplayMode(mode: .never)
    /// Large and inline in the bar, at the leading edge.
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inline)
}
