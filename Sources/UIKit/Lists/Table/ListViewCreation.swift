/// Creates a cell of a class known as a value, by the `init(style:reuseIdentifier:)` of that class.
///
/// On iOS, `type.init(style:reuseIdentifier:)` does so. Swift alone needs a `required` initializer for that, which
/// `UITableViewCell` lacks.
@MainActor @preconcurrency
public func newInstance<Cell: UITableViewCell>(
    of type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> Cell {
    guard let cell = UITableViewCell.make(type, reuseIdentifier, style: style) as? Cell else {
        fatalError("\(type) cannot be created")
    }
    return cell
}

/// Creates a header or footer of a class known as a value, by the `init(reuseIdentifier:)` of that class.
///
/// On iOS, `type.init(reuseIdentifier:)` does so. Swift alone needs a `required` initializer for that, which
/// `UITableViewHeaderFooterView` lacks.
@MainActor @preconcurrency
public func newInstance<View: UITableViewHeaderFooterView>(of type: View.Type, reuseIdentifier: String?) -> View {
    guard let view = UITableViewHeaderFooterView.make(type, reuseIdentifier) as? View else {
        fatalError("\(type) cannot be created")
    }
    return view
}
