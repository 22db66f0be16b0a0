import UIKit

/// What views say of the bars around the screen that they are on.
struct ScreenSettings {
    var titleMode: UINavigationItem.LargeTitleDisplayMode?
    var hidesBackButton: Bool?
    var hidesStatusBar: Bool?
    /// By bar.
    var visibility: [ToolbarPlacement: Visibility] = [:]
    var backgrounds: [ToolbarPlacement: BarBackgroundStyle] = [:]
    var colorSchemes: [ToolbarPlacement: ColorScheme] = [:]
    var role: ToolbarRole?
    /// The edges at which the views' gestures come before the system's.
    var deferredEdges: Edge.Set?
    var overlays: Visibility?
    /// Which bars' own buttons are left out.
    var removedItems: Set<ToolbarDefaultItemKind> = []
    var columnWidth: ColumnWidth?
    var searchBehavior: SearchPresentationToolbarBehavior?
    var search: SearchRequest?

    /// A bar's background, where views give one.
    struct BarBackgroundStyle {
        var style: AnyShapeStyle?
        var visibility: Visibility?
        /// In whose environment the style is resolved.
        var scope: EnvironmentScope?
    }

    /// Takes over what these settings leave open.
    mutating func fill(from other: ScreenSettings) {
        titleMode = titleMode ?? other.titleMode
        hidesBackButton = hidesBackButton ?? other.hidesBackButton
        hidesStatusBar = hidesStatusBar ?? other.hidesStatusBar
        visibility.merge(other.visibility) { own, _ in own }
        for (bar, background) in other.backgrounds {
            let own = backgrounds[bar]
            backgrounds[bar] = BarBackgroundStyle(
                style: own?.style ?? background.style, visibility: own?.visibility ?? background.visibility,
                scope: own?.scope ?? background.scope)
        }
        colorSchemes.merge(other.colorSchemes) { own, _ in own }
        role = role ?? other.role
        deferredEdges = deferredEdges ?? other.deferredEdges
        overlays = overlays ?? other.overlays
        removedItems.formUnion(other.removedItems)
        columnWidth = columnWidth ?? other.columnWidth
        searchBehavior = searchBehavior ?? other.searchBehavior
        search = search ?? other.search
    }
}

/// A preference that concerns the screen of a view, and ends with it.
protocol ScreenPreferenceKey: PreferenceKey {}

/// What views say of the bars around their screen; the first view's wishes are used.
struct ScreenSettingsKey: ScreenPreferenceKey {
    static var defaultValue: ScreenSettings { ScreenSettings() }
    static func reduce(value: inout ScreenSettings, nextValue: () -> ScreenSettings) { value.fill(from: nextValue()) }
}

extension View {
    /// Changes what the view says of the bars around its screen.
    func screenSetting(_ change: @escaping (inout ScreenSettings) -> Void) -> some View {
        transformPreference(ScreenSettingsKey.self, change)
    }

    /// Lets gestures of the view come before the system's at some edges of the screen.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/deferssystemgestures(on:))
    public func defersSystemGestures(on edges: Edge.Set) -> some View { screenSetting { $0.deferredEdges = edges } }

    /// Shows or hides what the system lays over the screen: the indicator of the way home.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/persistentsystemoverlays(_:))
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        screenSetting { $0.overlays = visibility }
    }
}
