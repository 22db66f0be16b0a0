/// A view for each element of a collection. Views keep their state while their element's id is in the collection,
/// wherever it moves.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/foreach)
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection.
    public var data: Data
    /// Returns the view of an element.
    public var content: (Data.Element) -> Content

    package let id: (Data.Element) -> ID

    /// For content that consists of other types than views.
    package init(_data data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
        (self.data, self.id, self.content) = (data, id, content)
    }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates a view for each element, identified by its `id`.
    // A binding to a collection is a collection as well, but has its own initializer.
    @_disfavoredOverload
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(_data: data, id: { $0.id }, content: content)
    }
}

extension ForEach where Content: View {
    /// Creates a view for each element, identified by a property.
    @_disfavoredOverload
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(_data: data, id: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    /// Creates a view for each integer in a range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(_data: data, id: { $0 }, content: content)
    }
}

extension ForEach: View, PrimitiveView where Content: View {
    public typealias Body = Never

    package func makeNode(_ context: _NodeContext) -> _ViewNode {
        context.isLazy && ViewCount.isUnary(Content.self) ? LazyForEachNode(self, context) : ForEachNode(self, context)
    }

    package func updateNode(_ node: _ViewNode) {
        (node as? LazyForEachNode<Data, ID, Content>)?.update(with: self)
        (node as? ForEachNode<Data, ID, Content>)?.update(with: self)
    }
}

extension ForEach where Content: View {
    /// Creates a view for each element of a binding's collection; views are built from bindings to elements.
    @MainActor @preconcurrency
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [IndexedElement<C.Index, ID>], C.Element: Identifiable, ID == C.Element.ID {
        self.init(data, id: \.id, content: content)
    }

    /// Creates a view for each element of a binding's collection, identified by a property; views are built from
    /// bindings to elements.
    @MainActor @preconcurrency
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [IndexedElement<C.Index, ID>] {
        let collection = data.wrappedValue
        let elements = collection.indices.map { IndexedElement(index: $0, id: collection[$0][keyPath: id]) }
        self.init(
            _data: elements, id: { $0.id },
            content: { element in
                let last = collection[element.index]
                // The collection may have shrunk by the time the binding is read.
                return content(
                    Binding(
                        get: {
                            data.wrappedValue.indices.contains(element.index) ? data.wrappedValue[element.index] : last
                        },
                        set: {
                            if data.wrappedValue.indices.contains(element.index) {
                                data.wrappedValue[element.index] = $0
                            }
                        }
                    ))
            })
    }
}

/// An element's index in its collection, and its identifier.
public struct IndexedElement<Index, ID> {
    let index: Index
    let id: ID
}
