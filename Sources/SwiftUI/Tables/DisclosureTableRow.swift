import CoreGraphics

/// A row of a table that shows or hides the rows below it, which are indented in the first column.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/disclosuretablerow)
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
    public typealias TableRowValue = Label.TableRowValue
    public typealias TableRowBody = Never

    private let label: Label
    private let isExpanded: Binding<Bool>?
    private let content: () -> Content

    /// Creates the row of a value with rows below it, which are hidden at first unless a binding shows them.
    public init<Value: Identifiable>(
        _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value>, Value == Content.TableRowValue {
        (label, self.isExpanded, self.content) = (TableRow(value), isExpanded, content)
    }

    public static func _makeRows(_ row: Self, _ columns: _TableColumns<TableRowValue>) -> AnyView {
        AnyView(
            TableDisclosure(row.isExpanded, label: Label._makeRows(row.label, columns)) {
                Content._makeRows(row.content(), columns)
            })
    }
}

/// A row for each element of a tree; those with children show or hide the rows of the children.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/tableoutlinegroupcontent)
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never

    private let data: Data
    private let children: KeyPath<Data.Element, Data?>

    init(_ data: Data, _ children: KeyPath<Data.Element, Data?>) { (self.data, self.children) = (data, children) }

    public static func _makeRows(_ rows: Self, _ columns: _TableColumns<Data.Element>) -> AnyView {
        AnyView(
            ForEach<Data, Data.Element.ID, AnyView>(_data: rows.data, id: { $0.id }) {
                row(of: $0, rows.children, columns)
            })
    }

    private static func row(
        of element: Data.Element, _ children: KeyPath<Data.Element, Data?>, _ columns: _TableColumns<Data.Element>
    ) -> AnyView {
        let label = TableRow<Data.Element>._makeRows(TableRow(element), columns)
        guard let inner = element[keyPath: children] else { return label }
        return AnyView(
            TableDisclosure(nil, label: label) { _makeRows(TableOutlineGroupContent(inner, children), columns) })
    }
}

/// A row, and the rows below it while it is expanded.
struct TableDisclosure: View {
    private let isExpanded: Binding<Bool>?
    private let label: AnyView
    private let content: () -> AnyView
    @State private var ownExpansion = false
    @Environment(\.tableRowDepth) private var depth

    init(_ isExpanded: Binding<Bool>?, label: AnyView, content: @escaping () -> AnyView) {
        (self.isExpanded, self.label, self.content) = (isExpanded, label, content)
    }

    private var expansion: Binding<Bool> { isExpanded ?? $ownExpansion }

    var body: some View {
        label.environment(\.tableRowExpansion, expansion)
        if expansion.wrappedValue { content().environment(\.tableRowDepth, depth + 1) }
    }
}

/// A row's cell in the first column: indented, and with a chevron if there are rows below it.
struct TableLeadingCell: View {
    private let content: AnyView
    @Environment(\.tableRowDepth) private var depth
    @Environment(\.tableRowExpansion) private var expansion

    /// The width of the chevron, by which the rows below are indented, in points.
    private static let indentation: CGFloat = 20

    init(content: AnyView) { self.content = content }

    var body: some View {
        HStack(spacing: 0) {
            if let expansion {
                Button {
                    withAnimation { expansion.wrappedValue.toggle() }
                } label: {
                    DisclosureChevron(isExpanded: expansion.wrappedValue)
                        .frame(width: Self.indentation, height: Self.indentation, alignment: .leading)
                }
                .buttonStyle(.plain)
                .accessibilityLabel(Text(verbatim: expansion.wrappedValue ? "Collapse" : "Expand"))
            }
            HStack { content }
        }
        .padding(.leading, CGFloat(depth) * Self.indentation)
    }
}

extension EnvironmentValues {
    private struct DepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }
    private struct ExpansionKey: EnvironmentKey { static var defaultValue: Binding<Bool>? { nil } }

    /// The number of rows that enclose a table's row.
    fileprivate var tableRowDepth: Int {
        get { self[DepthKey.self] }
        set { self[DepthKey.self] = newValue }
    }

    /// Whether the rows below a table's row are shown; nil if it has none.
    fileprivate var tableRowExpansion: Binding<Bool>? {
        get { self[ExpansionKey.self] }
        set { self[ExpansionKey.self] = newValue }
    }
}
