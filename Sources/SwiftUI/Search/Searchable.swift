/// Adds a search to the screen of a view.
struct SearchModifier: ViewModifier {
    let text: Binding<String>
    var tokens: SearchTokens?
    var isPresented: Binding<Bool>?
    let prompt: Text?
    let placement: SearchFieldPlacement
    @State private var isSearching = false
    @State private var end = Dismissal()

    func body(content: Content) -> some View {
        let request = { (node: _ViewNode) in
            SearchRequest(
                text: text, isPresented: isPresented, prompt: prompt, placement: placement, tokens: tokens,
                setSearching: { isSearching = $0 }, end: end, node: node)
        }
        // The values are read here, so that the bar depends on them.
        let values = [text.wrappedValue, "\(isPresented?.wrappedValue ?? false)"]
        return
            content
            .environment(\.isSearching, isSearching)
            .environment(\.searchDismissal, end)
            .modifier(SearchRequestModifier(make: request, values: values))
    }
}

/// Passes a search to the view's screen.
private struct SearchRequestModifier: StructuralModifier {
    typealias Body = Never

    let make: (_ViewNode) -> SearchRequest
    let values: [String]

    func makeNode(_ context: _NodeContext) -> SearchNode {
        let node = SearchNode(context)
        node.make = make
        return node
    }

    func updateNode(_ node: SearchNode) { node.make = make }
}

/// The node of a view that declares a search.
private final class SearchNode: ContentNode {
    var make: ((_ViewNode) -> SearchRequest)? { didSet { preferencesAreStale() } }

    override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard key == ScreenSettingsKey.self else { return super.preference(key) }
        var settings = reducePreference(ScreenSettingsKey.self) ?? ScreenSettings()
        settings.search = make?(self)
        return settings as? Key.Value
    }
}

/// The placement of a search field.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/searchfieldplacement)
public struct SearchFieldPlacement: Hashable, Sendable {
    /// Whether the field stays visible when content is scrolled.
    /// [Apple's
    /// reference](https://developer.apple.com/documentation/swiftui/searchfieldplacement/navigationbardrawerdisplaymode)
    public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
        let isAlways: Bool

        /// The field is hidden as the content is scrolled.
        public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
        /// The field is always visible.
        public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
    }

    let hidesWhenScrolling: Bool

    /// In the navigation bar, below its buttons.
    public static let automatic = SearchFieldPlacement(hidesWhenScrolling: true)
    /// In the navigation bar, below its buttons.
    public static let navigationBarDrawer = SearchFieldPlacement(hidesWhenScrolling: true)
    /// In the navigation bar, below its buttons.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { SearchFieldPlacement(hidesWhenScrolling: !displayMode.isAlways) }
    /// In the navigation bar of the sidebar, which on iPhone is the view's own.
    public static let sidebar = SearchFieldPlacement(hidesWhenScrolling: true)
    /// In the navigation bar.
    public static let toolbar = SearchFieldPlacement(hidesWhenScrolling: true)
}

/// When the scopes of a search are shown.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/searchscopeactivation)
public struct SearchScopeActivation: Hashable, Sendable {
    private let number: Int

    /// While the search is active.
    public static let automatic = SearchScopeActivation(number: 0)
    /// While the search is active.
    public static let onSearchPresentation = SearchScopeActivation(number: 1)
    /// While the search has text.
    public static let onTextEntry = SearchScopeActivation(number: 2)
}

extension View {
    /// Adds a search field to the navigation bar of the view's screen. Views inside the modifier read `isSearching`.
    /// [Apple's
    /// reference](https://developer.apple.com/documentation/swiftui/view/searchable(text:placement:prompt:)-18a8f)
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { modifier(SearchModifier(text: text, prompt: prompt, placement: placement)) }

    /// Adds a search field with a prompt.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

    /// Adds a search field with a prompt.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

    /// Adds a search field with a binding to its presentation.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: isPresented, prompt: prompt, placement: placement))
    }

    /// Adds a search field with a binding to its presentation.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }

    /// Adds a search field with a binding to its presentation.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }

    /// Adds a search field for text and tokens that the user can delete.
    /// [Apple's
    /// reference](https://developer.apple.com/documentation/swiftui/view/searchable(text:tokens:placement:prompt:token:)-2u4sp)
    public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text, tokens: SearchTokens(tokens, label: token), prompt: prompt, placement: placement))
    }

    /// Adds a search field for text and tokens that the user can delete, with a binding to its presentation.
    public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text, tokens: SearchTokens(tokens, label: token), isPresented: isPresented, prompt: prompt,
                placement: placement))
    }

    /// Sets search suggestions, which replace the content during a search: texts with a `searchCompletion(_:)`, or
    /// buttons.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/searchsuggestions(_:))
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        let view = AnyView(suggestions())
        return screenSetting { $0.search?.suggestions = view }
    }

    /// Sets the text that the search changes to when the view is selected among suggestions.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/searchcompletion(_:)-2uaf3)
    public func searchCompletion(_ completion: String) -> some View {
        modifier(CompletionModifier(completion: completion))
    }

    /// Sets the search scopes, with a binding to the tag of the selected one.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/searchscopes(_:scopes:))
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View { searchScopes(scope, activation: .automatic, scopes) }

    /// Sets the search scopes, and when they are shown.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let views = AnyView(scopes())
        let selection = TabSelection(
            get: { AnyHashable(scope.wrappedValue) },
            set: { if let value = $0.base as? V { scope.wrappedValue = value } })
        return screenSetting { $0.search?.scopes = SearchScopes(views: views, selection: selection) }
    }
}

/// An action that dismisses the search.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/dismisssearchaction)
@MainActor @preconcurrency
public struct DismissSearchAction {
    let dismissal: Dismissal?

    nonisolated init(dismissal: Dismissal?) { self.dismissal = dismissal }

    /// Dismisses the search, and clears its text.
    public func callAsFunction() { dismissal?.end() }
}

extension EnvironmentValues {
    private struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
    private struct SearchDismissalKey: EnvironmentKey { static var defaultValue: Dismissal? { nil } }

    /// Whether a search is active, for views inside a `searchable` modifier.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/environmentvalues/issearching)
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    var searchDismissal: Dismissal? {
        get { self[SearchDismissalKey.self] }
        set { self[SearchDismissalKey.self] = newValue }
    }

    /// An action that dismisses the search, for views inside a `searchable` modifier.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/environmentvalues/dismisssearch)
    public var dismissSearch: DismissSearchAction { DismissSearchAction(dismissal: searchDismissal) }
}
