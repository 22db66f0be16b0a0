/// A navigation stack or columns; the predecessor of `NavigationStack` and `NavigationSplitView` before iOS 16.
///
/// Where the horizontal size class is regular, as on iPads, its views are columns: the first is the sidebar, and the
/// last is the detail column until a link is followed. Elsewhere, or with the stack style, the first view is the root
/// of a stack.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/navigationview)
public struct NavigationView<Content: View>: View {
    private let content: Content

    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.navigationViewHasColumns) private var hasColumns

    /// Creates a navigation view. The first view is the root or the sidebar.
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

/// The appearance of a `NavigationView`.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/navigationviewstyle)
@MainActor @preconcurrency
public protocol NavigationViewStyle {
    /// Whether the style has columns where the horizontal size class is regular.
    var _hasColumns: Bool { get }
}

extension NavigationViewStyle {
    public var _hasColumns: Bool { true }
}

/// The style that suits the device: columns where the horizontal size class is regular, else a stack.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/defaultnavigationviewstyle)
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public nonisolated init() {}
}

/// A stack, on all devices.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/stacknavigationviewstyle)
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public nonisolated init() {}

    public var _hasColumns: Bool { false }
}

/// Columns where the horizontal size class is regular, else a stack.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/columnnavigationviewstyle)
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    nonisolated init() {}
}

/// Two columns where the horizontal size class is regular, else a stack; the older name of the column style.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/doublecolumnnavigationviewstyle)
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
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
    /// Columns where the horizontal size class is regular.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension EnvironmentValues {
    private struct NavigationViewHasColumnsKey: EnvironmentKey { static var defaultValue: Bool { true } }

    /// Whether navigation views have columns where the horizontal size class is regular.
    fileprivate var navigationViewHasColumns: Bool {
        get { self[NavigationViewHasColumnsKey.self] }
        set { self[NavigationViewHasColumnsKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of navigation views in the view.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/navigationviewstyle(_:))
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationViewHasColumns, style._hasColumns)
    }
}
