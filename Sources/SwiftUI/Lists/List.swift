/// Rows of data in one column, in a `UITableView`.
///
/// Only rows in sight are made; one that leaves it loses its state some time later.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/list)
public struct List<SelectionValue: Hashable, Content: View>: View {
    private let selection: ListSelectionLink?
    private let content: Content

    public var body: some View { ListContent(selection: selection, content: content) }

    private init(_ selection: ListSelectionLink?, _ content: Content) {
        self.selection = selection
        self.content = content
    }

    /// Makes a list whose rows can be selected in editing mode, any number of them.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map { ListSelectionLink($0) }, content())
    }

    /// Makes a list of which one row can be selected.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map { ListSelectionLink($0) }, content())
    }

    /// Makes a list with a row for each element, any number of which can be selected in editing mode.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection.map { ListSelectionLink($0) }, ForEach(data, content: rowContent))
    }

    /// Makes a list with a row for each element, of which one can be selected.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection.map { ListSelectionLink($0) }, ForEach(data, content: rowContent))
    }

    /// Makes a list with a row for each element, any number of which can be selected in editing mode.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection.map { ListSelectionLink($0) }, ForEach(data, id: id, content: rowContent))
    }

    /// Makes a list with a row for each element, of which one can be selected.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection.map { ListSelectionLink($0) }, ForEach(data, id: id, content: rowContent))
    }
}

extension List where SelectionValue == Never {
    /// Makes a list.
    public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }

    /// Makes a list with a row for each element.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(nil, ForEach(data, content: rowContent))
    }

    /// Makes a list with a row for each element, identified by a property.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(nil, ForEach(data, id: id, content: rowContent))
    }

    /// Makes a list with a row for each number of a range.
    public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(nil, ForEach(data, content: rowContent))
    }

    /// Makes a list with a row for each element of a binding's collection, from a binding to the element.
    public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == ForEach<[IndexedElement<C.Index, C.Element.ID>], C.Element.ID, RowContent>, C.Element: Identifiable
    {
        self.init(nil, ForEach(data, content: rowContent))
    }

    /// Makes an outline: a row for each element, which is expanded into its children.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(nil, OutlineGroup(data, children: children, content: rowContent))
    }
}

/// A list's rows, and its selection.
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

/// The bound selection of a list.
@MainActor
package struct ListSelectionLink {
    let allowsSeveral: Bool
    /// Whether a value may be among those selected.
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
