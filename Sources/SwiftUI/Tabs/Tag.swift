/// What tells a view from others in a selection.
struct TagKey: LayoutValueKey {
    /// A tag, which may be an optional value itself.
    struct Tag { let value: AnyHashable }

    static var defaultValue: Tag? { nil }
}

/// What is noted beside a view's name: in a row or a tab.
struct BadgeKey: LayoutValueKey {
    static var defaultValue: Text? { nil }
}

extension ViewTraits {
    /// What the view stands for in a selection; nil if nothing was said.
    package var tag: AnyHashable? { (layoutValues[ObjectIdentifier(TagKey.self)] as? TagKey.Tag)?.value }
    /// What is noted beside the view's name; nil for nothing.
    package var badge: Text? { (layoutValues[ObjectIdentifier(BadgeKey.self)] as? Text?) ?? nil }
}

extension View {
    /// Says what the view stands for in a selection, as of a `TabView`.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/tag(_:))
    public func tag<V: Hashable>(_ tag: V) -> some View {
        layoutValue(key: TagKey.self, value: TagKey.Tag(value: AnyHashable(tag)))
    }

    /// Notes a number beside the name of the view's tab; 0 notes nothing.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/badge(_:)-9dpyv)
    public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(verbatim: "\(count)")) }

    /// Notes a text beside the name of the view's tab; nil notes nothing.
    public func badge(_ label: Text?) -> some View { layoutValue(key: BadgeKey.self, value: label) }

    /// Notes a text beside the name of the view's tab.
    public func badge(_ key: LocalizedStringKey) -> some View { badge(Text(key)) }

    /// Notes a text beside the name of the view's tab.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S) -> some View { badge(Text(label)) }
}
