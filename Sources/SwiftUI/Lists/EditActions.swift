import Foundation

/// The edits that a list offers for a collection.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/editactions)
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Elements can be moved.
    public static var move: EditActions<Data> { EditActions(rawValue: 1) }
    /// Elements can be deleted.
    public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
    /// Elements can be moved and deleted.
    public static var all: EditActions<Data> { [.move, .delete] }
}

/// The views of a binding's collection that the user can edit.
public struct EditableCollectionContent<Content: View, Data>: View {
    let content: Content
    let edits: RowEdits

    public var body: some View { content.modifier(RowEditsModifier(edits: edits)) }
}

extension EditActions {
    /// Returns how the edits change a binding's collection.
    @MainActor
    func edits<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
        of data: Binding<C>
    ) -> RowEdits {
        RowEdits(
            delete: contains(EditActions(rawValue: 2))
                ? { data.wrappedValue.remove(atOffsets: $0) } : nil,
            move: contains(EditActions(rawValue: 1))
                ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
    }
}

extension List where SelectionValue == Never {
    /// Creates a list with a row for each element of a binding's collection, which the user can edit.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/list/init(_:editactions:rowcontent:))
    public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View>(
        _ data: Binding<C>, editActions: EditActions<C>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        C.Element: Identifiable,
        Content == EditableCollectionContent<
            ForEach<[IndexedElement<C.Index, C.Element.ID>], C.Element.ID, RowContent>, C
        >
    {
        self.init {
            Content(content: ForEach(data, content: rowContent), edits: editActions.edits(of: data))
        }
    }

    /// Creates a list with a row for each element of a binding's collection, identified by a property, which the user
    /// can edit.
    public init<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, RowContent: View
    >(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == EditableCollectionContent<ForEach<[IndexedElement<C.Index, ID>], ID, RowContent>, C> {
        self.init {
            Content(
                content: ForEach(data, id: id, content: rowContent), edits: editActions.edits(of: data))
        }
    }

    /// Creates an outline of elements identified by a property: one row for each, which expands to show its children.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent> {
        self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }
}

extension List {
    /// Creates a list of a binding's collection that the user can edit, with multiple selection.
    public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View>(
        _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        C.Element: Identifiable,
        Content == EditableCollectionContent<
            ForEach<[IndexedElement<C.Index, C.Element.ID>], C.Element.ID, RowContent>, C
        >
    {
        self.init(selection: selection) {
            Content(content: ForEach(data, content: rowContent), edits: editActions.edits(of: data))
        }
    }

    /// Creates a list of a binding's collection that the user can edit, with single selection.
    public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View>(
        _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        C.Element: Identifiable,
        Content == EditableCollectionContent<
            ForEach<[IndexedElement<C.Index, C.Element.ID>], C.Element.ID, RowContent>, C
        >
    {
        self.init(selection: selection) {
            Content(content: ForEach(data, content: rowContent), edits: editActions.edits(of: data))
        }
    }

    /// Creates an outline with single selection.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// Creates an outline of elements identified by a property, with single selection.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent> {
        self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }
}

extension List {
    /// Creates a list of a binding's collection that the user can edit, with elements identified by a property and
    /// multiple selection.
    public init<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, RowContent: View
    >(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == EditableCollectionContent<ForEach<[IndexedElement<C.Index, ID>], ID, RowContent>, C> {
        self.init(selection: selection) {
            Content(content: ForEach(data, id: id, content: rowContent), edits: editActions.edits(of: data))
        }
    }

    /// Creates a list of a binding's collection that the user can edit, with elements identified by a property and
    /// single selection.
    public init<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, RowContent: View
    >(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == EditableCollectionContent<ForEach<[IndexedElement<C.Index, ID>], ID, RowContent>, C> {
        self.init(selection: selection) {
            Content(content: ForEach(data, id: id, content: rowContent), edits: editActions.edits(of: data))
        }
    }
}

extension ForEach where Content: View {
    /// Creates a view for each element of a binding's collection, identified by a property, which the user can edit
    /// in a list.
    @MainActor @preconcurrency
    public init<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Key: Hashable, Row: View
    >(
        _ data: Binding<C>, id: KeyPath<C.Element, Key>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Row
    )
    where
        Data == CollectionOfOne<Int>, ID == Int,
        Content == EditableCollectionContent<ForEach<[IndexedElement<C.Index, Key>], Key, Row>, C>
    {
        let rows = EditableCollectionContent<ForEach<[IndexedElement<C.Index, Key>], Key, Row>, C>(
            content: ForEach<[IndexedElement<C.Index, Key>], Key, Row>(data, id: id, content: content),
            edits: editActions.edits(of: data))
        self.init(_data: CollectionOfOne(0), id: { $0 }, content: { _ in rows })
    }

    /// Creates a view for each element of a binding's collection, which the user can edit in a list.
    @MainActor @preconcurrency
    public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Row
    )
    where
        Data == CollectionOfOne<Int>, ID == Int, C.Element: Identifiable,
        Content == EditableCollectionContent<ForEach<[IndexedElement<C.Index, C.Element.ID>], C.Element.ID, Row>, C>
    {
        let rows = EditableCollectionContent<ForEach<[IndexedElement<C.Index, C.Element.ID>], C.Element.ID, Row>, C>(
            content: ForEach<[IndexedElement<C.Index, C.Element.ID>], C.Element.ID, Row>(data, content: content),
            edits: editActions.edits(of: data))
        self.init(_data: CollectionOfOne(0), id: { $0 }, content: { _ in rows })
    }
}
