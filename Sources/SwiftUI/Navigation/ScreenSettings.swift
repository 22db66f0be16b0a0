import UIKit

/// The settings that views declare for the bars of their screen.
struct ScreenSettings {
    var titleMode: UINavigationItem.LargeTitleDisplayMode?
    var hidesBackButton: Bool?
    var hidesStatusBar: Bool?
    /// The visibility of bars.
    var visibility: [ToolbarPlacement: Visibility] = [:]
    var backgrounds: [ToolbarPlacement: BarBackgroundStyle] = [:]
    var colorSchemes: [ToolbarPlacement: ColorScheme] = [:]
    var role: ToolbarRole?
    /// The edges where the views' gestures take precedence over the system's.
    var deferredEdges: Edge.Set?
    var overlays: Visibility?
    /// The default items of bars that are removed.
    var removedItems: Set<ToolbarDefaultItemKind> = []
    var columnWidth: ColumnWidth?
    var searchBehavior: SearchPresentationToolbarBehavior?
    var search: SearchRequest?

    /// The background of a bar, if a view sets one.
    struct BarBackgroundStyle {
        var style: AnyShapeStyle?
        var visibility: Visibility?
        /// The environment in which the style is resolved.
        var scope: EnvironmentScope?

        /// Whether the background doesn't depend on the content under the bar.
        var isAlwaysShown: Bool { visibility == .visible || visibility == .hidden }
    }

    /// Fills in the settings that are not set here.
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

/// A preference that applies to a view's screen, and doesn't propagate beyond it.
protocol ScreenPreferenceKey: PreferenceKey {}

/// The settings that views declare for the bars of their screen; the first view's settings take precedence.
struct ScreenSettingsKey: ScreenPreferenceKey {
    static var defaultValue: ScreenSettings { ScreenSettings() }
    static func reduce(value: inout ScreenSettings, nextValue: () -> ScreenSettings) { value.fill(from: nextValue()) }
}

extension View {
    /// Changes the settings that the view declares for the bars of its screen.
    func screenSetting(_ change: @escaping (inout ScreenSettings) -> Void) -> some View {
        transformPreference(ScreenSettingsKey.self, change)
    }

    /// Makes gestures of the view take precedence over the system's at some edges of the screen.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/deferssystemgestures(on:))
    public func defersSystemGestures(on edges: Edge.Set) -> some View { screenSetting { $0.deferredEdges = edges } }

    /// Shows or hides the system's overlays of the screen: the home indicator.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/persistentsystemoverlays(_:))
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        screenSetting { $0.overlays = visibility }
    }
}
