public import UIKit

/// A view of two or three columns that collapses to a single stack in a compact width.
///
/// When collapsed, the sidebar is the stack's root, and a selection in it shows the next column.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/navigationsplitview)
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let sidebar: Sidebar
    private let content: Content?
    private let detail: Detail
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let compactColumn: Binding<NavigationSplitViewColumn>?

    private init(
        _ sidebar: Sidebar, _ content: Content?, _ detail: Detail,
        _ visibility: Binding<NavigationSplitViewVisibility>?, _ compactColumn: Binding<NavigationSplitViewColumn>?
    ) {
        (self.sidebar, self.content, self.detail) = (sidebar, content, detail)
        (self.visibility, self.compactColumn) = (visibility, compactColumn)
    }

    /// Creates three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar(), content(), detail(), nil, nil) }

    /// Creates three columns whose visibility is controlled by a binding.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar(), content(), detail(), columnVisibility, nil) }

    /// Creates three columns, with a binding to the column on top when collapsed.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar(), content(), detail(), nil, preferredCompactColumn) }

    /// Creates three columns, with bindings to their visibility and to the column on top when collapsed.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar(), content(), detail(), columnVisibility, preferredCompactColumn) }

    public var body: some View {
        SplitContainer(
            sidebar: AnyView(sidebar), content: content.map { AnyView($0) }, detail: AnyView(detail),
            visibility: visibility, compactColumn: compactColumn
        )
        .ignoresSafeArea()
        .transformEnvironment(\.self) { $0.takeTintForAccent() }
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Creates two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar(), nil, detail(), nil, nil)
    }

    /// Creates two columns whose visibility is controlled by a binding.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar(), nil, detail(), columnVisibility, nil) }

    /// Creates two columns, with a binding to the column on top when collapsed.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar(), nil, detail(), nil, preferredCompactColumn) }

    /// Creates two columns, with bindings to their visibility and to the column on top when collapsed.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar(), nil, detail(), columnVisibility, preferredCompactColumn) }
}

/// The split view controller that contains the columns.
private struct SplitContainer: UIViewControllerRepresentable {
    let sidebar: AnyView
    let content: AnyView?
    let detail: AnyView
    let visibility: Binding<NavigationSplitViewVisibility>?
    let compactColumn: Binding<NavigationSplitViewColumn>?

    @MainActor
    final class Coordinator: NSObject, UISplitViewControllerDelegate, PreferenceSource {
        var columns: [NavigationSplitViewColumn: Navigator] = [:]
        var boxes: [NavigationSplitViewColumn: PathBox] = [:]
        var parent: SplitContainer?

        /// Applies the columns' preferences for their widths, and for the button that shows the first one.
        func takeSettings(_ controller: UISplitViewController) {
            let automatic = UISplitViewController.automaticDimension
            for (column, navigator) in columns {
                let settings = navigator.preference(ScreenSettingsKey.self) ?? ScreenSettings()
                if column == .sidebar {
                    let removes = settings.removedItems.contains(.sidebarToggle)
                    controller.displayModeButtonVisibility = removes ? .never : .automatic
                }
                guard let width = settings.columnWidth else { continue }
                let (least, greatest) = (width.least ?? automatic, width.greatest ?? automatic)
                if column == .sidebar {
                    controller.minimumPrimaryColumnWidth = least
                    controller.maximumPrimaryColumnWidth = greatest
                    controller.preferredPrimaryColumnWidth = width.ideal
                } else if column == .content {
                    controller.minimumSupplementaryColumnWidth = least
                    controller.maximumSupplementaryColumnWidth = greatest
                    controller.preferredSupplementaryColumnWidth = width.ideal
                }
            }
        }

        func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
            let values = [NavigationSplitViewColumn.sidebar, .content, .detail].compactMap {
                columns[$0]?.preference(key)
            }
            guard var value = values.first else { return nil }
            for next in values.dropFirst() { Key.reduce(value: &value) { next } }
            return value
        }

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column { parent?.compactColumn?.wrappedValue.column ?? .primary }

        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            report(svc)
        }

        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            report(svc)
        }

        /// Writes the visibility that the user has changed to the binding.
        private func report(_ controller: UISplitViewController) {
            DispatchQueue.main.async { [weak self, weak controller] in
                guard let binding = self?.parent?.visibility, let controller, !controller.isCollapsed else { return }
                let shown = NavigationSplitViewVisibility(controller.displayMode)
                if binding.wrappedValue != .automatic || shown != .all, binding.wrappedValue != shown {
                    binding.wrappedValue = shown
                }
            }
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIViewController(context: Context) -> UISplitViewController {
        let controller = UISplitViewController(style: content == nil ? .doubleColumn : .tripleColumn)
        controller.delegate = context.coordinator
        controller.preferredSplitBehavior = context.environment.splitBehavior
        for column in [NavigationSplitViewColumn.sidebar, .content, .detail] where view(of: column) != nil {
            let box = PathBox()
            let navigator = Navigator(PathBinding.own.access(box), context.node)
            context.coordinator.boxes[column] = box
            context.coordinator.columns[column] = navigator
            controller.setViewController(navigator.controller, for: column.column)
        }
        return controller
    }

    private func view(of column: NavigationSplitViewColumn) -> AnyView? {
        switch column {
        case .sidebar: sidebar
        case .content: content
        default: detail
        }
    }

    func updateUIViewController(_ controller: UISplitViewController, context: Context) {
        let coordinator = context.coordinator
        coordinator.parent = self
        controller.takeDirection(of: context.environment)
        let isCompact = context.environment.horizontalSizeClass == .compact
        for (column, navigator) in coordinator.columns {
            guard let view = view(of: column) else { continue }
            let isInSidebar = column == .sidebar && !isCompact
            navigator.show(
                root: AnyView(view.environment(\.isInSidebar, isInSidebar)), transaction: context.transaction)
        }
        coordinator.takeSettings(controller)
        if let visibility { controller.preferredDisplayMode = visibility.wrappedValue.mode(hasContent: content != nil) }
        if let column = compactColumn?.wrappedValue, controller.isCollapsed { controller.show(column.column) }
    }
}

/// A column of a split view.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/navigationsplitviewcolumn)
public struct NavigationSplitViewColumn: Hashable, Sendable {
    let column: UISplitViewController.Column

    /// The first column.
    public static let sidebar = NavigationSplitViewColumn(column: .primary)
    /// The middle one of three columns.
    public static let content = NavigationSplitViewColumn(column: .supplementary)
    /// The last column.
    public static let detail = NavigationSplitViewColumn(column: .secondary)
}

/// The visibility of a split view's columns in a regular width.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/navigationsplitviewvisibility)
public struct NavigationSplitViewVisibility: Hashable, Sendable {
    private enum Kind { case automatic, all, doubleColumn, detailOnly }

    private let kind: Kind

    /// As many columns as fit.
    public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
    /// All columns.
    public static let all = NavigationSplitViewVisibility(kind: .all)
    /// The last two of three columns, or both of two.
    public static let doubleColumn = NavigationSplitViewVisibility(kind: .doubleColumn)
    /// The last column.
    public static let detailOnly = NavigationSplitViewVisibility(kind: .detailOnly)

    private init(kind: Kind) { self.kind = kind }

    init(_ mode: UISplitViewController.DisplayMode) {
        switch mode {
        case .secondaryOnly: kind = .detailOnly
        case .oneBesideSecondary, .oneOverSecondary: kind = .doubleColumn
        default: kind = .all
        }
    }

    func mode(hasContent: Bool) -> UISplitViewController.DisplayMode {
        switch kind {
        case .automatic: .automatic
        case .all: hasContent ? .twoBesideSecondary : .oneBesideSecondary
        case .doubleColumn: .oneBesideSecondary
        case .detailOnly: .secondaryOnly
        }
    }
}

/// The layout of a split view's columns.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/navigationsplitviewstyle)
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
    /// The corresponding behaviour in UIKit.
    static var _behavior: UISplitViewController.SplitBehavior { get }
}

/// The default style.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/automaticnavigationsplitviewstyle)
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    public static var _behavior: UISplitViewController.SplitBehavior { .automatic }
}

/// A style in which the last column shrinks to make room for the others.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/balancednavigationsplitviewstyle)
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    public static var _behavior: UISplitViewController.SplitBehavior { .tile }
}

/// A style in which the last column keeps its width, and the others overlay it.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/prominentdetailnavigationsplitviewstyle)
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    public static var _behavior: UISplitViewController.SplitBehavior { .overlay }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The default style.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// A style in which the last column shrinks to make room for the others.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// A style in which the last column keeps its width.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

extension EnvironmentValues {
    private struct SplitBehaviorKey: EnvironmentKey {
        static var defaultValue: UISplitViewController.SplitBehavior { .automatic }
    }

    var splitBehavior: UISplitViewController.SplitBehavior {
        get { self[SplitBehaviorKey.self] }
        set { self[SplitBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets the layout of the columns of split views in the view.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/navigationsplitviewstyle(_:))
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        environment(\.splitBehavior, S._behavior)
    }
}
