import UIKit

/// The context menu of a list's selection, and the primary action of its rows.
@MainActor
protocol SelectionMenuSource {
    /// The action of a tap, given the rows' values; nil if a tap selects.
    var primaryAction: ((Set<AnyHashable>) -> Void)? { get }

    /// Returns the menu for some values; nil for none.
    func configuration(for values: Set<AnyHashable>, _ node: _ViewNode) -> UIContextMenuConfiguration?
}

extension EnvironmentValues {
    private struct MenuKey: EnvironmentKey { static var defaultValue: (any SelectionMenuSource)? { nil } }

    /// The context menu of the selection in lists.
    var selectionMenu: (any SelectionMenuSource)? {
        get { self[MenuKey.self] }
        set { self[MenuKey.self] = newValue }
    }
}
