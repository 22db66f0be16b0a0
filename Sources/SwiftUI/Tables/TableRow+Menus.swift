/// Rows of a table with a context menu.
public struct _TableRowMenu<Rows: TableRowContent>: TableRowContent {
    public typealias TableRowValue = Rows.TableRowValue
    public typealias TableRowBody = Never

    let rows: Rows
    let items: AnyView

    public static func _makeRows(_ menu: Self, _ columns: _TableColumns<TableRowValue>) -> AnyView {
        let items = menu.items
        return AnyView(Rows._makeRows(menu.rows, columns).contextMenu { items })
    }
}

extension TableRowContent {
    /// Adds a context menu to each row, shown by a long press.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/tablerowcontent/contextmenu(menuitems:))
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> _TableRowMenu<Self> {
        _TableRowMenu(rows: self, items: AnyView(menuItems()))
    }
}
