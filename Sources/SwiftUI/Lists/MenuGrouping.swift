/// How a group of controls stands in a menu.
package enum MenuGrouping: Sendable {
    /// Pictures with words, side by side.
    case row
    /// Pictures side by side.
    case strip
    /// A menu of pictures side by side.
    case compact
    /// A menu.
    case menu
    /// Pictures side by side, of which one may be chosen.
    case palette
}

/// A style of groups of controls that says how they stand in a menu.
@MainActor
protocol MenuGroupingStyle {
    var menuGrouping: MenuGrouping { get }
}

extension EnvironmentValues {
    private struct GroupingKey: EnvironmentKey { static var defaultValue: MenuGrouping { .row } }

    /// How groups of controls stand in menus.
    var controlGrouping: MenuGrouping {
        get { self[GroupingKey.self] }
        set { self[GroupingKey.self] = newValue }
    }
}
