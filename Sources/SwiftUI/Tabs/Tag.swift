/// A view's value in a selection.
struct TagKey: LayoutValueKey {
    /// A tag, which may be an optional value itself.
    struct Tag { let value: AnyHashable }

    static var defaultValue: Tag? { nil }
}

/// The badge of a view, shown in a row or a tab.
struct BadgeKey: LayoutValueKey {
    static var defaultValue: Text? { nil }
}

extension ViewTraits {
    /// The view's value in a selection; nil if none is set.
    package var tag: AnyHashable? { (layoutValues[ObjectIdentifier(TagKey.self)] as? TagKey.Tag)?.value }
    /// The view's badge; nil for none.
    package var badge: Text? { (layoutValues[ObjectIdentifier(BadgeKey.self)] as? Text?) ?? nil }
}

extension View {
    /// Sets the view's value in the selection of, for example, a `TabView`, a `List` or a `Picker`.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/tag(_:))
    public func tag<V: Hashable>(_ tag: V) -> some View {
        layoutValue(key: TagKey.self, value: TagKey.Tag(value: AnyHashable(tag)))
    }

    /// Sets a number as the badge of the view's tab or list row; 0 removes the badge.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/badge(_:)-9dpyv)
    public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(verbatim: "\(count)")) }

    /// Sets a text as the badge of the view's tab or list row; nil removes the badge.
    public func badge(_ label: Text?) -> some View { layoutValue(key: BadgeKey.self, value: label) }

    /// Sets a localized text as the badge of the view's tab or list row; nil removes the badge.
    public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// Sets a string as the badge of the view's tab or list row; nil removes the badge.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}
