public import Foundation

/// Rows of values in columns. Where the horizontal size class is compact, a list of the first column alone.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/table)
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
    private let columns: Columns
    private let rows: Rows
    private let selection: ListSelectionLink?
    private let sorting: TableSorting?
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.tableColumnHeaders) private var headers
    @Environment(\.tableStyle) private var style

    private init(_ columns: Columns, _ rows: Rows, _ selection: ListSelectionLink?, _ sorting: TableSorting?) {
        (self.columns, self.rows, self.selection, self.sorting) = (columns, rows, selection, sorting)
    }

    public var body: some View {
        let all = _TableColumns<Value>()
        let _ = Columns._collect(columns, into: all)
        let isCompact = sizeClass == .compact
        let _ = all.isCompact = isCompact
        ListContent(
            selection: selection,
            content: Section {
                Rows._makeRows(rows, all)
            } header: {
                if !isCompact, headers != .hidden { TableHeader(columns: all.headers, sorting: sorting) }
            }
        )
        .environment(\.listStyle, style)
    }
}

// MARK: - Rows from data

extension Table {
    /// Creates a table with a row for each element.
    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(columns(), TableForEachContent(data), nil, nil)
    }

    /// Creates a table with a row for each element, one of which can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(columns(), TableForEachContent(data), ListSelectionLink(selection), nil)
    }

    /// Creates a table with a row for each element, several of which can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(columns(), TableForEachContent(data), ListSelectionLink(selection), nil)
    }

    /// Creates a table with a row for each element, whose headers change the sort order. The table doesn't sort the
    /// elements.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(columns(), TableForEachContent(data), nil, TableSorting(sortOrder))
    }

    /// Creates a table with a row for each element, one of which can be selected, and a sort order.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(columns(), TableForEachContent(data), ListSelectionLink(selection), TableSorting(sortOrder))
    }

    /// Creates a table with a row for each element, several of which can be selected, and a sort order.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(columns(), TableForEachContent(data), ListSelectionLink(selection), TableSorting(sortOrder))
    }
}

// MARK: - Rows from trees

extension Table {
    /// Creates a table with a row for each element of a tree.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
        self.init(columns(), TableOutlineGroupContent(data, children), nil, nil)
    }

    /// Creates a table with a row for each element of a tree, one of which can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
        self.init(columns(), TableOutlineGroupContent(data, children), ListSelectionLink(selection), nil)
    }

    /// Creates a table with a row for each element of a tree, several of which can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
        self.init(columns(), TableOutlineGroupContent(data, children), ListSelectionLink(selection), nil)
    }

    /// Creates a table with a row for each element of a tree, whose headers change the sort order.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
        self.init(columns(), TableOutlineGroupContent(data, children), nil, TableSorting(sortOrder))
    }

    /// Creates a table with a row for each element of a tree, one of which can be selected, and a sort order.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
        let rows = TableOutlineGroupContent(data, children)
        self.init(columns(), rows, ListSelectionLink(selection), TableSorting(sortOrder))
    }

    /// Creates a table with a row for each element of a tree, several of which can be selected, and a sort order.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
        let rows = TableOutlineGroupContent(data, children)
        self.init(columns(), rows, ListSelectionLink(selection), TableSorting(sortOrder))
    }
}

// MARK: - Rows of their own

extension Table {
    /// Creates a table of rows.
    public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(columns(), rows(), nil, nil) }

    /// Creates a table of rows, one of which can be selected.
    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(columns(), rows(), ListSelectionLink(selection), nil) }

    /// Creates a table of rows, several of which can be selected.
    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(columns(), rows(), ListSelectionLink(selection), nil) }

    /// Creates a table of rows, whose headers change the sort order.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(columns(), rows(), nil, TableSorting(sortOrder)) }

    /// Creates a table of rows, one of which can be selected, and a sort order.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(columns(), rows(), ListSelectionLink(selection), TableSorting(sortOrder))
    }

    /// Creates a table of rows, several of which can be selected, and a sort order.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(columns(), rows(), ListSelectionLink(selection), TableSorting(sortOrder))
    }

    /// Creates a table of rows.
    public init(
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(columns(), rows(), nil, nil) }

    /// Creates a table of rows, one of which can be selected.
    public init(
        selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(columns(), rows(), ListSelectionLink(selection), nil) }

    /// Creates a table of rows, several of which can be selected.
    public init(
        selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(columns(), rows(), ListSelectionLink(selection), nil) }

    /// Creates a table of rows, whose headers change the sort order.
    public init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(columns(), rows(), nil, TableSorting(sortOrder)) }

    /// Creates a table of rows, one of which can be selected, and a sort order.
    public init<Sort: SortComparator>(
        selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(columns(), rows(), ListSelectionLink(selection), TableSorting(sortOrder))
    }

    /// Creates a table of rows, several of which can be selected, and a sort order.
    public init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(columns(), rows(), ListSelectionLink(selection), TableSorting(sortOrder))
    }
}

// MARK: - Headers

extension EnvironmentValues {
    private struct HeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

    /// Whether tables show the titles of their columns.
    var tableColumnHeaders: Visibility {
        get { self[HeadersKey.self] }
        set { self[HeadersKey.self] = newValue }
    }
}

extension View {
    /// Shows or hides the titles of columns in tables.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/tablecolumnheaders(_:))
    public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableColumnHeaders, visibility)
    }
}
