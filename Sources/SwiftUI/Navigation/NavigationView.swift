/// A stack of screens, or columns, of old: the way to write a `NavigationStack` or a `NavigationSplitView` before iOS 16.
///
/// Where the horizontal size class is regular, as on iPads, its views are columns: the first is the sidebar, and the last one what
/// shows until a link is followed. Elsewhere, or in the style of a stack, the first is the root of a stack.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/navigationview)
public struct NavigationView<Content: View>: View {
    private let content: Content

    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.navigationViewHasColumns) private var hasColumns

    /// Makes a view with a root. Where several views are given, the first is the root, or the sidebar.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        let views = content.childViews().map(\.view)
        if !hasColumns || sizeClass != .regular {
            NavigationStack { views.first }
        } else if views.count > 2 {
            NavigationSplitView {
                views[0]
            } content: {
                views[1]
            } detail: {
                views[2]
            }
        } else {
            NavigationSplitView {
                views.first
            } detail: {
                views.dropFirst().first
            }
        }
    }
}

/// How a `NavigationView` shows its views.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/navigationviewstyle)
@MainActor @preconcurrency
public protocol NavigationViewStyle {
    /// Whether there are columns where there is room.
    var _hasColumns: Bool { get }
}

extension NavigationViewStyle {
    public var _hasColumns: Bool { true }
}

/// The style that suits the device: columns where the horizontal size class is regular, else a stack.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/defaultnavigationviewstyle)
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Makes the style.
    public nonisolated init() {}
}

/// A stack, on all devices.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/stacknavigationviewstyle)
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Makes the style.
    public nonisolated init() {}

    public var _hasColumns: Bool { false }
}

/// Columns where the horizontal size class is regular, else a stack.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/columnnavigationviewstyle)
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    nonisolated init() {}
}

/// Two columns where the horizontal size class is regular, else a stack: the former name of the style.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/doublecolumnnavigationviewstyle)
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Makes the style.
    public nonisolated init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The style that suits the device.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A stack, on all devices.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns where there is room.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension EnvironmentValues {
    private struct NavigationViewHasColumnsKey: EnvironmentKey { static var defaultValue: Bool { true } }

    /// Whether navigation views are columns where there is room.
    fileprivate var navigationViewHasColumns: Bool {
        get { self[NavigationViewHasColumnsKey.self] }
        set { self[NavigationViewHasColumnsKey.self] = newValue }
    }
}

extension View {
    /// Sets how navigation views in the view show their views.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/navigationviewstyle(_:))
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationViewHasColumns, style._hasColumns)
    }
}
