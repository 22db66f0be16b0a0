/// The views of a tree of data: each element with children is a `DisclosureGroup`.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/outlinegroup)
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
    private let data: Data
    private let id: KeyPath<Data.Element, ID>
    private let children: KeyPath<Data.Element, Data?>
    private let content: (Data.Element) -> Leaf

    /// Creates views for the elements of a tree, identified by a property.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        (self.data, self.id, self.children, self.content) = (data, id, children, content)
    }

    public var body: some View {
        ForEach(data, id: id) { element in
            if let inner = element[keyPath: children] {
                DisclosureGroup {
                    // Type-erased, as the type would contain itself.
                    AnyView(OutlineGroup(inner, id: id, children: children, content: content))
                } label: {
                    content(element)
                }
            } else {
                content(element)
            }
        }
    }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates views for the elements of a tree, identified by their `id`.
    public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.init(data, id: \.id, children: children, content: content)
    }
}
