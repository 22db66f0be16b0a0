/// The presentation of a control group in a menu.
package enum MenuGrouping: Sendable {
    /// Images with titles, side by side.
    case row
    /// Images side by side.
    case strip
    /// A submenu of images side by side.
    case compact
    /// A submenu.
    case menu
    /// Images side by side, one of which can be selected.
    case palette
}

/// A control group style that determines the presentation in a menu.
@MainActor
protocol MenuGroupingStyle {
    var menuGrouping: MenuGrouping { get }
}

extension EnvironmentValues {
    private struct GroupingKey: EnvironmentKey { static var defaultValue: MenuGrouping { .row } }

    /// The presentation of control groups in menus.
    var controlGrouping: MenuGrouping {
        get { self[GroupingKey.self] }
        set { self[GroupingKey.self] = newValue }
    }
}
