/// The navigation title.
struct NavigationTitleKey: PreferenceKey {
    static var defaultValue: Text? { nil }

    /// The first view's title is used.
    static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}

extension ViewGraph {
    /// Calls a closure with the views' title, and with each new one.
    package func observeTitle(_ body: @escaping (String) -> Void) {
        var title: String?
        rootPreferencesChanged = { root in
            guard let text = root.reducePreference(NavigationTitleKey.self) ?? nil else { return }
            let newTitle = TextResolver(environment: root.scope.values).resolve(text).string
            guard newTitle != title else { return }
            title = newTitle
            body(newTitle)
        }
    }
}

extension View {
    /// Sets the hosting controller's title.
    public func navigationTitle(_ title: Text) -> some View { preference(key: NavigationTitleKey.self, value: title) }

    /// Sets the hosting controller's title.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

    /// Sets the hosting controller's title.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

    /// Sets the hosting controller's title; the older name of `navigationTitle(_:)`.
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// Sets the hosting controller's title; the older name of `navigationTitle(_:)`.
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

    /// Sets the hosting controller's title; the older name of `navigationTitle(_:)`.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }
}
