import UIKit

/// The menu of what is selected in a list, and what a tap on a row does.
@MainActor
protocol SelectionMenuSource {
    /// What a tap does with the rows' values; nil for selecting them.
    var primaryAction: ((Set<AnyHashable>) -> Void)? { get }

    /// The menu for some values; nil for none.
    func configuration(for values: Set<AnyHashable>, _ node: _ViewNode) -> UIContextMenuConfiguration?
}

extension EnvironmentValues {
    private struct MenuKey: EnvironmentKey { static var defaultValue: (any SelectionMenuSource)? { nil } }

    /// The menu of what is selected in lists.
    var selectionMenu: (any SelectionMenuSource)? {
        get { self[MenuKey.self] }
        set { self[MenuKey.self] = newValue }
    }
}
