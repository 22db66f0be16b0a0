/// A single column of rows, in a `UITableView`.
///
/// Rows are created when they come into view; a row that scrolls away loses its state after some time.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/list)
public struct List<SelectionValue: Hashable, Content: View>: View {
    private let selection: ListSelectionLink?
    private let content: Content

    public var body: some View { ListContent(selection: selection, content: content) }

    private init(_ selection: ListSelectionLink?, _ content: Content) {
        self.selection = selection
        self.content = content
    }

    /// Creates a list with multiple selection in editing mode.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map { ListSelectionLink($0) }, content())
    }

    /// Creates a list with single selection.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map { ListSelectionLink($0) }, content())
    }

    /// Creates a list with a row for each element, with multiple selection in editing mode.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection.map { ListSelectionLink($0) }, ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element, with single selection.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection.map { ListSelectionLink($0) }, ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element, identified by a property, with multiple selection in editing mode.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection.map { ListSelectionLink($0) }, ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row for each element, identified by a property, with single selection.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection.map { ListSelectionLink($0) }, ForEach(data, id: id, content: rowContent))
    }
}

extension List where SelectionValue == Never {
    /// Creates a list.
    public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }

    /// Creates a list with a row for each element.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(nil, ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element, identified by a property.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(nil, ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row for each integer in a range.
    public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(nil, ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element of a binding's collection; rows are built from bindings to elements.
    public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == ForEach<[IndexedElement<C.Index, C.Element.ID>], C.Element.ID, RowContent>, C.Element: Identifiable
    {
        self.init(nil, ForEach(data, content: rowContent))
    }

    /// Creates an outline: one row for each element, which expands to show its children.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(nil, OutlineGroup(data, children: children, content: rowContent))
    }
}

/// The rows of a list, with its selection.
struct ListContent<Content: View>: View, PrimitiveView {
    typealias Body = Never

    let selection: ListSelectionLink?
    let content: Content

    package func makeNode(_ context: _NodeContext) -> ListNode {
        let node = ListNode(selection, context)
        node.takeContent(Content._makeNode(content, node.contentContext))
        return node
    }

    package func updateNode(_ node: ListNode) {
        node.update(selection)
        if let content = node.content { Content._updateNode(content, with: self.content) }
    }
}

/// The type-erased selection binding of a list.
@MainActor
package struct ListSelectionLink {
    let allowsSeveral: Bool
    /// Whether the selection can hold a value.
    let accepts: (AnyHashable) -> Bool
    private let read: () -> Set<AnyHashable>
    private let write: (Set<AnyHashable>) -> Void

    init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
        allowsSeveral = true
        accepts = { $0.base is Value }
        read = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
        write = { binding.wrappedValue = Set($0.compactMap { $0.base as? Value }) }
    }

    init<Value: Hashable>(_ binding: Binding<Value?>) {
        allowsSeveral = false
        accepts = { $0.base is Value }
        read = { Set(binding.wrappedValue.map { [AnyHashable($0)] } ?? []) }
        write = { binding.wrappedValue = $0.first?.base as? Value }
    }

    /// The identities of selected rows.
    var ids: Set<AnyHashable> {
        get { read() }
        nonmutating set { write(newValue) }
    }
}
