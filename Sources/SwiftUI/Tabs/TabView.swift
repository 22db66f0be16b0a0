import UIKit

/// Several screens, one of which is shown: chosen in a bar of tabs, or by paging.
///
/// Each view is a tab of its own, with what `tabItem`, `badge` and `tag` say of it. A tab's view is made when it is
/// first shown,
/// and keeps its state from then on; it appears before the one that was shown disappears. The selection is the tag of
/// the tab,
/// or its index where views have no tags.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/tabview)
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content
    @Environment(\.tabStyle) private var style

    /// Makes a view of tabs whose selection is a binding's.
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
    /// Makes a view of tabs that keeps its selection to itself; at first it is the first tab.
    public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

/// The tag of the selected tab.
@MainActor
struct TabSelection {
    let get: () -> AnyHashable
    let set: (AnyHashable) -> Void
}

/// How tabs are chosen.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/tabviewstyle)
@MainActor @preconcurrency
public protocol TabViewStyle {
    /// What the style is made of.
    static func _kind(_ style: Self) -> _TabViewKind
}

/// What a style of tabs is made of.
public enum _TabViewKind {
    /// A bar of tabs.
    case bar
    /// Pages, with or without dots.
    case pages(PageTabViewStyle.IndexDisplayMode)
}

/// The default style: a bar of tabs.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/defaulttabviewstyle)
public struct DefaultTabViewStyle: TabViewStyle {
    /// Makes the style.
    public nonisolated init() {}

    public static func _kind(_ style: Self) -> _TabViewKind { .bar }
}

/// A style of pages that are turned by a drag.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/pagetabviewstyle)
public struct PageTabViewStyle: TabViewStyle {
    /// Whether dots show which page it is.
    public struct IndexDisplayMode: Hashable, Sendable {
        enum Mode { case automatic, always, never }

        let mode: Mode

        /// Where there is more than one page.
        public static let automatic = IndexDisplayMode(mode: .automatic)
        /// Always.
        public static let always = IndexDisplayMode(mode: .always)
        /// Never.
        public static let never = IndexDisplayMode(mode: .never)
    }

    private let indexDisplayMode: IndexDisplayMode

    /// Makes the style.
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
    /// Pages that are turned by a drag.
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Pages that are turned by a drag, with or without dots.
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
    /// Sets how the tabs of the view are chosen.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/tabviewstyle(_:))
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabStyle, S._kind(style))
    }
}
