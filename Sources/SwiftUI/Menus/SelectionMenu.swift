import UIKit

/// A menu built for the values selected in a list.
private struct SelectionMenu<Value: Hashable, Items: View>: SelectionMenuSource {
    let menu: (Set<Value>) -> Items
    let action: ((Set<Value>) -> Void)?

    private func own(_ values: Set<AnyHashable>) -> Set<Value> { Set(values.compactMap { $0.base as? Value }) }

    var primaryAction: ((Set<AnyHashable>) -> Void)? { action.map { action in { action(own($0)) } } }

    func configuration(for values: Set<AnyHashable>, _ node: _ViewNode) -> UIContextMenuConfiguration? {
        let items = AnyView(menu(own(values)))
        guard !MenuContents.elements(of: items, inside: node).isEmpty else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in MenuContents.menu(of: [(items, node)]) })
    }
}

extension View {
    /// Adds a context menu to the rows of lists in the view, shown by a long press: for the selection if it contains
    /// the row, otherwise for the row alone.
    ///
    /// - Parameters:
    ///   - itemType: the type of the list's selection values.
    ///   - menu: builds the menu for some values; without items, none is shown.
    ///   - primaryAction: the action of a tap on a row; nil, the default, for selecting it.
    /// [Apple's
    /// reference](https://developer.apple.com/documentation/swiftui/view/contextmenu(forselectiontype:menu:primaryaction:))
    public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View { environment(\.selectionMenu, SelectionMenu(menu: menu, action: primaryAction)) }
}
