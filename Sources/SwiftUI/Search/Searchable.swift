/// Offers a search on the screen of a view.
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
        // The value is read here, so that the bar follows it.
        let values = [text.wrappedValue, "\(isPresented?.wrappedValue ?? false)"]
        return
            content
            .environment(\.isSearching, isSearching)
            .environment(\.searchDismissal, end)
            .modifier(SearchRequestModifier(make: request, values: values))
    }
}

/// Passes a search up to the screen.
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

/// The node of a view that offers a search.
private final class SearchNode: ContentNode {
    var make: ((_ViewNode) -> SearchRequest)? { didSet { preferencesAreStale() } }

    override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard key == ScreenSettingsKey.self else { return super.preference(key) }
        var settings = reducePreference(ScreenSettingsKey.self) ?? ScreenSettings()
        settings.search = make?(self)
        return settings as? Key.Value
    }
}

/// Where a search field is.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/searchfieldplacement)
public struct SearchFieldPlacement: Hashable, Sendable {
    /// Whether the field shows when content is scrolled.
    /// [Apple's
    /// reference](https://developer.apple.com/documentation/swiftui/searchfieldplacement/navigationbardrawerdisplaymode)
    public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
        let isAlways: Bool

        /// The field goes as the content is scrolled.
        public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
        /// The field always shows.
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
    /// In the navigation bar of the sidebar, which is the view's own on iPhones.
    public static let sidebar = SearchFieldPlacement(hidesWhenScrolling: true)
    /// In the navigation bar.
    public static let toolbar = SearchFieldPlacement(hidesWhenScrolling: true)
}

/// When the scopes of a search show.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/searchscopeactivation)
public struct SearchScopeActivation: Hashable, Sendable {
    private let number: Int

    /// While people search.
    public static let automatic = SearchScopeActivation(number: 0)
    /// While people search.
    public static let onSearchPresentation = SearchScopeActivation(number: 1)
    /// While there is a text.
    public static let onTextEntry = SearchScopeActivation(number: 2)
}

extension View {
    /// Offers a search for a text in the navigation bar of the view's screen. Views below the modifier read
    /// `isSearching`.
    /// [Apple's
    /// reference](https://developer.apple.com/documentation/swiftui/view/searchable(text:placement:prompt:)-18a8f)
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { modifier(SearchModifier(text: text, prompt: prompt, placement: placement)) }

    /// Offers a search for a text, with a prompt in the empty field.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

    /// Offers a search for a text, with a prompt in the empty field.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

    /// Offers a search for a text that a binding begins and ends.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: isPresented, prompt: prompt, placement: placement))
    }

    /// Offers a search for a text that a binding begins and ends.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }

    /// Offers a search for a text that a binding begins and ends.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }

    /// Offers a search for a text and tokens, which people may delete.
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

    /// Offers a search for a text and tokens, which people may delete, that a binding begins and ends.
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

    /// Suggests what to search for, in a list in place of the content while people search: texts with a
    /// `searchCompletion(_:)`,
    /// or buttons.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/searchsuggestions(_:))
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        let view = AnyView(suggestions())
        return screenSetting { $0.search?.suggestions = view }
    }

    /// Says what the search becomes when the view is chosen among suggestions.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/searchcompletion(_:)-2uaf3)
    public func searchCompletion(_ completion: String) -> some View {
        modifier(CompletionModifier(completion: completion))
    }

    /// Gives the search scopes, one of which is selected by its tag.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/searchscopes(_:scopes:))
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View { searchScopes(scope, activation: .automatic, scopes) }

    /// Gives the search scopes, which show while people search.
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

/// Ends the search of the environment.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/dismisssearchaction)
@MainActor @preconcurrency
public struct DismissSearchAction {
    let dismissal: Dismissal?

    nonisolated init(dismissal: Dismissal?) { self.dismissal = dismissal }

    /// Ends the search, and takes its text away.
    public func callAsFunction() { dismissal?.end() }
}

extension EnvironmentValues {
    private struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
    private struct SearchDismissalKey: EnvironmentKey { static var defaultValue: Dismissal? { nil } }

    /// Whether people search, for views below a `searchable` modifier.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/environmentvalues/issearching)
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    var searchDismissal: Dismissal? {
        get { self[SearchDismissalKey.self] }
        set { self[SearchDismissalKey.self] = newValue }
    }

    /// Ends the search, for views below a `searchable` modifier.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/environmentvalues/dismisssearch)
    public var dismissSearch: DismissSearchAction { DismissSearchAction(dismissal: searchDismissal) }
}
