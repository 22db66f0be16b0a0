import UIKit

/// A container of screens that shows one at a time, selected in a tab bar or by paging.
///
/// Each view is a tab, described by its `tabItem`, `badge` and `tag`. A tab's view is created when it is first shown,
/// and keeps its state from then on; it appears before the previously shown one disappears. The selection is the
/// tab's tag, or its index if the views have no tags.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/tabview)
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content
    @Environment(\.tabStyle) private var style

    /// Creates a tab view with a binding to its selection.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        (self.selection, self.content) = (selection, content())
    }

    @ViewBuilder
    public var body: some View {
        switch style {
        case .bar:
            TabContainer(tabs: content.childViews(), selection: tabSelection).ignoresSafeArea()
                .transformEnvironment(\.self) { $0.takeTintForAccent() }
        case .pages(let index):
            PageContainer(pages: content.childViews(), selection: tabSelection, index: index)
        }
    }

    private var tabSelection: TabSelection? {
        selection.map { selection in
            TabSelection(
                get: { AnyHashable(selection.wrappedValue) },
                set: { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } })
        }
    }
}

extension TabView where SelectionValue == Int {
    /// Creates a tab view that manages its own selection; initially, the first tab is selected.
    public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

/// The tag of the selected tab.
@MainActor
struct TabSelection {
    let get: () -> AnyHashable
    let set: (AnyHashable) -> Void
}

/// The appearance and interaction of tab views.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/tabviewstyle)
@MainActor @preconcurrency
public protocol TabViewStyle {
    /// Returns the implementation of the style.
    static func _kind(_ style: Self) -> _TabViewKind
}

/// The implementation of a tab view style.
public enum _TabViewKind {
    /// A tab bar.
    case bar
    /// Pages, with or without a page indicator.
    case pages(PageTabViewStyle.IndexDisplayMode)
}

/// The default style: a tab bar.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/defaulttabviewstyle)
public struct DefaultTabViewStyle: TabViewStyle {
    /// Creates the style.
    public nonisolated init() {}

    public static func _kind(_ style: Self) -> _TabViewKind { .bar }
}

/// A style of swipeable pages.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/pagetabviewstyle)
public struct PageTabViewStyle: TabViewStyle {
    /// The visibility of the page indicator.
    public struct IndexDisplayMode: Hashable, Sendable {
        enum Mode { case automatic, always, never }

        let mode: Mode

        /// If there are several pages.
        public static let automatic = IndexDisplayMode(mode: .automatic)
        /// Always.
        public static let always = IndexDisplayMode(mode: .always)
        /// Never.
        public static let never = IndexDisplayMode(mode: .never)
    }

    private let indexDisplayMode: IndexDisplayMode

    /// Creates the style.
    public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }

    public static func _kind(_ style: Self) -> _TabViewKind { .pages(style.indexDisplayMode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The default style.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Swipeable pages.
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Swipeable pages, with or without a page indicator.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

extension EnvironmentValues {
    private struct TabStyleKey: EnvironmentKey { static var defaultValue: _TabViewKind { .bar } }

    var tabStyle: _TabViewKind {
        get { self[TabStyleKey.self] }
        set { self[TabStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of tab views in the view.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/tabviewstyle(_:))
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabStyle, S._kind(style))
    }
}
