public import CoreGraphics
public import Foundation

/// Columns of a table.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/tablecolumncontent)
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The type of the rows' values.
    associatedtype TableRowValue: Identifiable
    /// The type of the comparators that sort by a column.
    associatedtype TableColumnSortComparator: SortComparator = Never
    /// The type of the columns that these are composed of.
    associatedtype TableColumnBody: TableColumnContent

    /// The columns that these are composed of.
    var tableColumnBody: TableColumnBody { get }

    /// Collects the columns. Custom columns need not implement it.
    static func _collect(_ content: Self, into columns: _TableColumns<TableRowValue>)
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
    public static func _collect(_ content: Self, into columns: _TableColumns<TableRowValue>) {
        TableColumnBody._collect(content.tableColumnBody, into: columns)
    }
}

extension TableColumnContent where TableColumnBody == Never {
    /// Never called: primitive columns have no body.
    public var tableColumnBody: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: TableColumnContent {
    /// The type of the rows' values: there are none.
    public typealias TableRowValue = Never
    /// Never called.
    public var tableColumnBody: Never { switch self {} }

    public static func _collect(_ content: Never, into columns: _TableColumns<Never>) {}
}

/// Collects the columns of a table.
@MainActor
public final class _TableColumns<Value: Identifiable> {
    /// Returns the cells of a value, one for each column.
    private(set) var cells: [(Value) -> AnyView] = []
    private(set) var headers: [TableColumnHeader] = []
    /// Whether only the first column is shown.
    var isCompact = false

    func add(_ header: TableColumnHeader, _ cell: @escaping (Value) -> AnyView) {
        headers.append(header)
        cells.append(cell)
    }
}

/// The title, width and comparator of a column.
struct TableColumnHeader {
    let label: AnyView
    let width: TableColumnWidth
    /// The comparator that sorts by the column; nil for none.
    let comparator: Any?
}

/// The width of a column, in points.
struct TableColumnWidth: Hashable {
    var least: CGFloat = 10
    var ideal: CGFloat = 100
    var greatest: CGFloat = .infinity
}

/// A column of a table.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/tablecolumn)
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>: TableColumnContent
{
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never

    private let label: Label
    private let content: (RowValue) -> Content
    private let comparator: Sort?
    private var columnWidth = TableColumnWidth()

    private init(_ label: Label, _ comparator: Sort?, _ content: @escaping (RowValue) -> Content) {
        (self.label, self.comparator, self.content) = (label, comparator, content)
    }

    public static func _collect(_ column: Self, into columns: _TableColumns<RowValue>) {
        let header = TableColumnHeader(
            label: AnyView(column.label), width: column.columnWidth, comparator: column.comparator)
        columns.add(header) { AnyView(column.content($0)) }
    }

    /// Sets the width, in points; nil for an equal share of the table's.
    public func width(_ width: CGFloat? = nil) -> TableColumn {
        var column = self
        let length = width.map { $0.isFinite ? max(0, $0) : 0 }
        column.columnWidth =
            length.map { TableColumnWidth(least: $0, ideal: $0, greatest: $0) } ?? TableColumnWidth()
        return column
    }

    /// Sets the limits of the width, in points; nil for none.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var column = self
        let least = Swift.max(0, min ?? 10)
        let greatest = Swift.max(least, max ?? .infinity)
        column.columnWidth = TableColumnWidth(
            least: least, ideal: Swift.min(greatest, Swift.max(least, ideal ?? 100)), greatest: greatest)
        return column
    }
}

extension TableColumn where Sort == Never, Label == Text {
    /// Creates a column with a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(titleKey), nil, content)
    }

    /// Creates a column with a string as its title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(title), nil, content)
    }

    /// Creates a column with a text as its title.
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(text, nil, content) }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
    /// Creates a column of strings, with a localized title.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(Text(titleKey), nil) { Text($0[keyPath: value]) }
    }

    /// Creates a column of strings, with a string as its title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init(Text(title), nil) { Text($0[keyPath: value]) }
    }
}

extension TableColumn where Label == Text {
    /// Creates a column with a localized title, which sorts by a comparator.
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(titleKey), comparator, content) }

    /// Creates a column with a string as its title, which sorts by a comparator.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(title), comparator, content) }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a column with a localized title, which sorts by a property.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(titleKey), KeyPathComparator(value), content) }

    /// Creates a column with a string as its title, which sorts by a property.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(title), KeyPathComparator(value), content) }

    /// Creates a column with a localized title, which sorts by a property's comparator.
    public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared { self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator), content) }

    /// Creates a column with a string as its title, which sorts by a property's comparator.
    @_disfavoredOverload
    public init<S: StringProtocol, V, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared { self.init(Text(title), KeyPathComparator(value, comparator: comparator), content) }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
    /// Creates a column of strings, with a localized title, which sorts by them.
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable,
        comparator: String.StandardComparator = .lexical
    ) {
        self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator)) { Text($0[keyPath: value]) }
    }

    /// Creates a column of strings, with a string as its title, which sorts by them.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String> & Sendable,
        comparator: String.StandardComparator = .lexical
    ) {
        self.init(Text(title), KeyPathComparator(value, comparator: comparator)) { Text($0[keyPath: value]) }
    }
}

// MARK: - Building

/// Builds the columns of a table.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/tablecolumnbuilder)
@resultBuilder
@MainActor @preconcurrency
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    /// Wraps a column that can't be sorted by, in a table whose other columns can.
    @_disfavoredOverload
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Never, Content, Label>
    ) -> TableColumn<RowValue, Never, Content, Label> { column }

    /// Wraps a column.
    public static func buildExpression<Column: TableColumnContent>(
        _ column: Column
    ) -> Column where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

    /// Returns the first column.
    public static func buildPartialBlock<Column: TableColumnContent>(
        first: Column
    ) -> Column where Column.TableRowValue == RowValue { first }

    /// Adds a column to those before it.
    public static func buildPartialBlock<Columns: TableColumnContent, Column: TableColumnContent>(
        accumulated: Columns, next: Column
    ) -> _TableColumnPair<Columns, Column>
    where Columns.TableRowValue == RowValue, Column.TableRowValue == RowValue {
        _TableColumnPair(first: accumulated, second: next)
    }

    /// Columns that are present if a condition is true.
    public static func buildIf<Column: TableColumnContent>(
        _ column: Column?
    ) -> _OptionalTableColumn<Sort, Column> where Column.TableRowValue == RowValue {
        _OptionalTableColumn(column: column)
    }
}

/// Columns, and another one after them.
public struct _TableColumnPair<First: TableColumnContent, Second: TableColumnContent>: TableColumnContent
where First.TableRowValue == Second.TableRowValue {
    public typealias TableRowValue = First.TableRowValue
    public typealias TableColumnBody = Never

    let first: First
    let second: Second

    public static func _collect(_ content: Self, into columns: _TableColumns<TableRowValue>) {
        First._collect(content.first, into: columns)
        Second._collect(content.second, into: columns)
    }
}

/// Columns, or none.
public struct _OptionalTableColumn<Sort: SortComparator, Column: TableColumnContent>: TableColumnContent {
    public typealias TableRowValue = Column.TableRowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never

    let column: Column?

    public static func _collect(_ content: Self, into columns: _TableColumns<TableRowValue>) {
        if let column = content.column { Column._collect(column, into: columns) }
    }
}
