/// The placement of search suggestions.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/searchsuggestionsplacement)
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    private enum Place { case automatic, menu, content }

    private let place: Place

    /// The default placement: a list in place of the content.
    public static let automatic = SearchSuggestionsPlacement(place: .automatic)
    /// A menu at the search field.
    public static let menu = SearchSuggestionsPlacement(place: .menu)
    /// A list in place of the content.
    public static let content = SearchSuggestionsPlacement(place: .content)

    /// A set of placements.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/searchsuggestionsplacement/set)
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// A menu at the search field.
        public static let menu = Set(rawValue: 1)
        /// A list in place of the content, as on iPhone.
        public static let content = Set(rawValue: 2)
    }
}

/// The behaviour of bars during a search.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/searchpresentationtoolbarbehavior)
public struct SearchPresentationToolbarBehavior: Equatable, Sendable {
    let keepsBar: Bool

    /// The search replaces the navigation bar.
    public static let automatic = SearchPresentationToolbarBehavior(keepsBar: false)
    /// The navigation bar stays visible, with its title and buttons.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(keepsBar: true)
}

extension EnvironmentValues {
    private struct PlacementKey: EnvironmentKey {
        static var defaultValue: SearchSuggestionsPlacement { .automatic }
    }

    /// The placement of search suggestions, for the views that provide them: in place of the content.
    /// [Apple's
    /// reference](https://developer.apple.com/documentation/swiftui/environmentvalues/searchsuggestionsplacement)
    public internal(set) var searchSuggestionsPlacement: SearchSuggestionsPlacement {
        get { self[PlacementKey.self] }
        set { self[PlacementKey.self] = newValue }
    }
}

extension View {
    /// Sets the visibility of search suggestions in some placements. Here they are shown in place of the content.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/searchsuggestions(_:for:))
    public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        screenSetting { settings in
            if placements.contains(.content) { settings.search?.hidesSuggestions = visibility == .hidden }
        }
    }

    /// Sets the behaviour of bars during a search.
    /// [Apple's
    /// reference](https://developer.apple.com/documentation/swiftui/view/searchpresentationtoolbarbehavior(_:))
    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
        screenSetting { $0.searchBehavior = behavior }
    }
}
