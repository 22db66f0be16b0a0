/// Where suggestions of a search are.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/searchsuggestionsplacement)
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    private enum Place { case automatic, menu, content }

    private let place: Place

    /// Where they suit: in a list in place of the content.
    public static let automatic = SearchSuggestionsPlacement(place: .automatic)
    /// In a menu at the field.
    public static let menu = SearchSuggestionsPlacement(place: .menu)
    /// In a list in place of the content.
    public static let content = SearchSuggestionsPlacement(place: .content)

    /// Several places.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/searchsuggestionsplacement/set)
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// In a menu at the field.
        public static let menu = Set(rawValue: 1)
        /// In a list in place of the content, as on phones.
        public static let content = Set(rawValue: 2)
    }
}

/// How bars behave while people search.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/searchpresentationtoolbarbehavior)
public struct SearchPresentationToolbarBehavior: Equatable, Sendable {
    let keepsBar: Bool

    /// The navigation bar gives way to the search.
    public static let automatic = SearchPresentationToolbarBehavior(keepsBar: false)
    /// The navigation bar stays, with its title and its buttons.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(keepsBar: true)
}

extension EnvironmentValues {
    private struct PlacementKey: EnvironmentKey {
        static var defaultValue: SearchSuggestionsPlacement { .automatic }
    }

    /// Where suggestions of a search are shown, for the views that suggest: in place of the content.
    /// [Apple's
    /// reference](https://developer.apple.com/documentation/swiftui/environmentvalues/searchsuggestionsplacement)
    public internal(set) var searchSuggestionsPlacement: SearchSuggestionsPlacement {
        get { self[PlacementKey.self] }
        set { self[PlacementKey.self] = newValue }
    }
}

extension View {
    /// Shows suggestions of the search at some places, or hides them there. Here they are in place of the content.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/searchsuggestions(_:for:))
    public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        screenSetting { settings in
            if placements.contains(.content) { settings.search?.hidesSuggestions = visibility == .hidden }
        }
    }

    /// Sets how bars behave while people search.
    /// [Apple's
    /// reference](https://developer.apple.com/documentation/swiftui/view/searchpresentationtoolbarbehavior(_:))
    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
        screenSetting { $0.searchBehavior = behavior }
    }
}
