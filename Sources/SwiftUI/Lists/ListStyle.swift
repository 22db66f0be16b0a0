public import CoreGraphics
import UIKit

/// The appearance of lists.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/liststyle)
@MainActor @preconcurrency
public protocol ListStyle {
    /// The style's identifier.
    static var _look: _ListLook { get }
}

/// The appearances that a list style can select.
public struct _ListLook: Hashable, Sendable {
    let table: UITableView.Style
    let kind: Kind

    enum Kind: Hashable, Sendable { case automatic, plain, grouped, insetGrouped, inset, sidebar, sidebarColumn }
}

extension _ListLook {
    /// The colour behind the rows.
    var background: UIColor {
        switch (table, kind) {
        case (_, .sidebarColumn): .secondarySystemBackground
        case (.plain, _): .systemBackground
        default: .systemGroupedBackground
        }
    }
}

/// The default style: inset grouped, and in the sidebar of a split view, the sidebar's.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/defaultliststyle)
public struct DefaultListStyle: ListStyle {
    /// Creates the style.
    public nonisolated init() {}
    public static var _look: _ListLook { _ListLook(table: .insetGrouped, kind: .automatic) }
}

/// Rows from edge to edge, with sticky headers.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/plainliststyle)
public struct PlainListStyle: ListStyle {
    /// Creates the style.
    public nonisolated init() {}
    public static var _look: _ListLook { _ListLook(table: .plain, kind: .plain) }
}

/// Groups from edge to edge, on a gray background.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/groupedliststyle)
public struct GroupedListStyle: ListStyle {
    /// Creates the style.
    public nonisolated init() {}
    public static var _look: _ListLook { _ListLook(table: .grouped, kind: .grouped) }
}

/// Groups as rounded plates on a gray background.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/insetgroupedliststyle)
public struct InsetGroupedListStyle: ListStyle {
    /// Creates the style.
    public nonisolated init() {}
    public static var _look: _ListLook { _ListLook(table: .insetGrouped, kind: .insetGrouped) }
}

/// Rows from edge to edge, with a small inset.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/insetliststyle)
public struct InsetListStyle: ListStyle {
    /// Creates the style.
    public nonisolated init() {}
    public static var _look: _ListLook { _ListLook(table: .plain, kind: .inset) }
}

/// A window's sidebar, whose sections have bold headers. Outside of the sidebar of a split view, sections are plates.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/sidebarliststyle)
public struct SidebarListStyle: ListStyle {
    /// Creates the style.
    public nonisolated init() {}
    public static var _look: _ListLook { _ListLook(table: .insetGrouped, kind: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
    /// The default style.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// Groups from edge to edge.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Groups as rounded plates.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows with a small inset.
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    /// A window's sidebar.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The appearance that a list passes to the views in it.
package struct ListLook: Equatable {
    var style: _ListLook.Kind
}

extension EnvironmentValues {
    private struct StyleKey: EnvironmentKey {
        static var defaultValue: _ListLook { _ListLook(table: .insetGrouped, kind: .automatic) }
    }
    private struct SidebarKey: EnvironmentKey { static var defaultValue: Bool { false } }
    private struct LookKey: EnvironmentKey { static var defaultValue: ListLook? { nil } }
    private struct RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
    private struct HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
    private struct RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
    private struct SectionSpacingKey: EnvironmentKey { static var defaultValue: ListSectionSpacing { .default } }

    /// The style of lists.
    var listStyle: _ListLook {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }

    /// Whether the view is in the sidebar of a split view that isn't collapsed.
    var isInSidebar: Bool {
        get { self[SidebarKey.self] }
        set { self[SidebarKey.self] = newValue }
    }

    /// The style of lists in their place.
    var placedListStyle: _ListLook {
        let style = listStyle
        guard style.kind == .automatic || style.kind == .sidebar else { return style }
        if isInSidebar { return _ListLook(table: .insetGrouped, kind: .sidebarColumn) }
        return _ListLook(table: .insetGrouped, kind: style.kind == .sidebar ? .sidebar : .insetGrouped)
    }

    /// The appearance of the list that contains the view; nil outside of lists.
    package var listLook: ListLook? {
        get { self[LookKey.self] }
        set { self[LookKey.self] = newValue }
    }

    /// The minimum height of rows, in points. 44 by default.
    public var defaultMinListRowHeight: CGFloat {
        get { self[RowHeightKey.self] }
        set { self[RowHeightKey.self] = newValue }
    }

    /// The minimum height of headers, in points; nil, the default, for that of the style.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[HeaderHeightKey.self] }
        set { self[HeaderHeightKey.self] = newValue }
    }

    /// The spacing between rows, in points; nil for none.
    var listRowSpacing: CGFloat? {
        get { self[RowSpacingKey.self] }
        set { self[RowSpacingKey.self] = newValue }
    }

    /// The spacing between sections.
    var listSectionSpacing: ListSectionSpacing {
        get { self[SectionSpacingKey.self] }
        set { self[SectionSpacingKey.self] = newValue }
    }
}

/// The spacing between sections of a list.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/listsectionspacing)
public struct ListSectionSpacing: Hashable, Sendable {
    /// The spacing in points; nil for that of the style.
    let length: CGFloat?

    /// The spacing of the style.
    public static let `default` = ListSectionSpacing(length: nil)
    /// Less than the default spacing.
    public static let compact = ListSectionSpacing(length: 20)

    /// A custom spacing in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(length: spacing.isFinite ? max(0, spacing) : 0)
    }
}

extension View {
    /// Sets the style for lists within the view.
    public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listStyle, S._look) }

    /// Sets the spacing between sections of lists.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing)
    }

    /// Sets the spacing between rows of lists, in points; nil for none. Rows of inset groups become separate plates.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/listrowspacing(_:))
    public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing.map { $0.isFinite ? max(0, $0) : 0 })
    }

    /// Sets the spacing between sections of lists, in points.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }
}
