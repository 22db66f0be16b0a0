/// What tells a view from others in a selection.
struct TagKey: LayoutValueKey {
    static var defaultValue: AnyHashable? { nil }
}

extension ViewTraits {
    /// What the view stands for in a selection; nil if nothing was said.
    package var tag: AnyHashable? { layoutValues[ObjectIdentifier(TagKey.self)] as? AnyHashable }
}

extension View {
    /// Says what the view stands for in a selection, as of a `Picker`.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/tag(_:))
    public func tag<V: Hashable>(_ tag: V) -> some View { layoutValue(key: TagKey.self, value: AnyHashable(tag)) }
}
