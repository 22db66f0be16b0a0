/// The label of a view's tab.
struct TabLabel {
    /// The view whose text and image the tab bar shows.
    let view: AnyView
    /// The node whose environment the label inherits.
    let node: _ViewNode
}

/// The tab labels of views; the first one is used.
struct TabLabelKey: ScreenPreferenceKey {
    static var defaultValue: TabLabel? { nil }
    static func reduce(value: inout TabLabel?, nextValue: () -> TabLabel?) { value = value ?? nextValue() }
}

/// Sets the tab label of a view.
struct TabItemModifier<Label: View>: StructuralModifier {
    typealias Body = Never

    let label: Label

    func makeNode(_ context: _NodeContext) -> TabItemNode {
        let node = TabItemNode(context)
        node.item = AnyView(label)
        return node
    }

    func updateNode(_ node: TabItemNode) { node.item = AnyView(label) }
}

/// The node of a view with a tab label.
final class TabItemNode: ContentNode {
    var item: AnyView? { didSet { preferencesAreStale() } }

    override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard key == TabLabelKey.self else { return super.preference(key) }
        return item.map { TabLabel(view: $0, node: self) } as? Key.Value
    }
}

extension View {
    /// Sets the tab bar item for the view: a text, an image, or both in a label.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/tabitem(_:))
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabItemModifier(label: label()))
    }
}
