/// Rows of a table.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/tablerowcontent)
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    /// The type of the rows' values.
    associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
    /// The type of the rows that these are composed of.
    associatedtype TableRowBody: TableRowContent

    /// The rows that these are composed of.
    @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }

    /// Returns the rows as views. Custom rows need not implement it.
    static func _makeRows(_ content: Self, _ columns: _TableColumns<TableRowValue>) -> AnyView
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
    public static func _makeRows(_ content: Self, _ columns: _TableColumns<TableRowValue>) -> AnyView {
        TableRowBody._makeRows(content.tableRowBody, columns)
    }
}

extension TableRowContent where TableRowBody == Never {
    /// Never called: primitive rows have no body.
    public var tableRowBody: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: TableRowContent {
    /// Never called.
    public var tableRowBody: Never { return preconditionFailure("Never has no rows") }

    public static func _makeRows(_ content: Never, _ columns: _TableColumns<Never>) -> AnyView {}
}

/// A row of a table.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/tablerow)
public struct TableRow<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never

    private let value: Value

    /// Creates the row of a value.
    public init(_ value: Value) { self.value = value }

    public static func _makeRows(_ row: Self, _ columns: _TableColumns<Value>) -> AnyView {
        AnyView(TableRowView(value: row.value, columns: columns).tag(row.value.id))
    }
}

/// A row for each element of a collection.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/tableforeachcontent)
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never

    private let data: Data

    init(_ data: Data) { self.data = data }

    public static func _makeRows(_ rows: Self, _ columns: _TableColumns<Data.Element>) -> AnyView {
        AnyView(ForEach(rows.data) { TableRowView(value: $0, columns: columns) })
    }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    /// Creates rows for each element, identified by its `id`.
    @_disfavoredOverload
    public init<V>(
        _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TableRowValue, Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(_data: data, id: { $0.id }, content: content)
    }

    /// Creates rows for each element, identified by a property.
    @_disfavoredOverload
    public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TableRowValue { self.init(_data: data, id: { $0[keyPath: id] }, content: content) }

    public static func _makeRows(_ rows: Self, _ columns: _TableColumns<Content.TableRowValue>) -> AnyView {
        let content = rows.content
        return AnyView(
            ForEach<Data, ID, AnyView>(_data: rows.data, id: rows.id) { Content._makeRows(content($0), columns) })
    }
}

/// Builds the rows of a table.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/tablerowbuilder)
@resultBuilder
@MainActor @preconcurrency
public struct TableRowBuilder<Value: Identifiable> {
    /// Wraps single rows.
    public static func buildExpression<Content: TableRowContent>(
        _ content: Content
    ) -> Content where Content.TableRowValue == Value { content }

    /// Returns the first rows.
    public static func buildPartialBlock<Content: TableRowContent>(
        first: Content
    ) -> Content where Content.TableRowValue == Value { first }

    /// Adds rows to those before them.
    public static func buildPartialBlock<First: TableRowContent, Second: TableRowContent>(
        accumulated: First, next: Second
    ) -> _TableRowPair<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
        _TableRowPair(first: accumulated, second: next)
    }

    /// Rows that are present if a condition is true.
    public static func buildIf<Content: TableRowContent>(
        _ content: Content?
    ) -> _TableRowBranch<Content, Content> where Content.TableRowValue == Value { _TableRowBranch(first: content) }

    /// The rows of an `if`.
    public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        first: First
    ) -> _TableRowBranch<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
        _TableRowBranch(first: first)
    }

    /// The rows of an `else`.
    public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        second: Second
    ) -> _TableRowBranch<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
        _TableRowBranch(second: second)
    }
}

/// Rows, and others after them.
public struct _TableRowPair<First: TableRowContent, Second: TableRowContent>: TableRowContent
where First.TableRowValue == Second.TableRowValue {
    public typealias TableRowValue = First.TableRowValue
    public typealias TableRowBody = Never

    let first: First
    let second: Second

    public static func _makeRows(_ rows: Self, _ columns: _TableColumns<TableRowValue>) -> AnyView {
        AnyView(
            Group {
                First._makeRows(rows.first, columns)
                Second._makeRows(rows.second, columns)
            })
    }
}

/// The rows of one of two alternatives, or none.
public struct _TableRowBranch<First: TableRowContent, Second: TableRowContent>: TableRowContent
where First.TableRowValue == Second.TableRowValue {
    public typealias TableRowValue = First.TableRowValue
    public typealias TableRowBody = Never

    var first: First?
    var second: Second?

    public static func _makeRows(_ rows: Self, _ columns: _TableColumns<TableRowValue>) -> AnyView {
        if let first = rows.first { return First._makeRows(first, columns) }
        if let second = rows.second { return Second._makeRows(second, columns) }
        return AnyView(EmptyView())
    }
}
