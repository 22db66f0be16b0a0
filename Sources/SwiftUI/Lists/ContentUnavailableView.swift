/// A view that states that there is no content to show, and why.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/contentunavailableview)
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Creates a view with a label, a description, and actions.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        (self.label, self.description, self.actions) = (label(), description(), actions())
    }

    public var body: some View {
        VStack(spacing: 20) {
            VStack(spacing: 12) {
                label.labelStyle(UnavailableLabelStyle()).font(.title2.weight(.bold))
                description.font(.subheadline).foregroundStyle(.secondary)
            }
            actions.font(.subheadline)
        }
        .multilineTextAlignment(.center)
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// The icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 16) {
            configuration.icon.font(.system(size: 52)).foregroundStyle(.secondary).accessibilityHidden(true)
            configuration.title
        }
    }
}

/// An image above a title.
public struct ContentUnavailableTitle: View {
    let title: Text
    let image: Image

    public var body: some View {
        VStack(spacing: 16) {
            image.font(.system(size: 52)).foregroundStyle(.secondary)
            title
        }
    }
}

extension ContentUnavailableView where Label == ContentUnavailableTitle, Description == Text?, Actions == EmptyView {
    /// Creates a view with a localized title, a symbol, and a description.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(Text(title), Image(systemName: name), description)
    }

    /// Creates a view with a localized title, an image, and a description.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(Text(title), Image(name), description)
    }

    /// Creates a view with a string as its title, a symbol, and a description.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(Text(title), Image(systemName: name), description)
    }

    /// Creates a view with a string as its title, an image, and a description.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(Text(title), Image(name), description)
    }

    private init(_ title: Text, _ image: Image, _ description: Text?) {
        self.init {
            ContentUnavailableTitle(title: title, image: image)
        } description: {
            description
        }
    }
}

/// The content of the view for a search without results.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/searchunavailablecontent)
public struct SearchUnavailableContent {
    /// The title, below a magnifying glass.
    public struct Label: View {
        let text: String?

        public var body: some View {
            ContentUnavailableTitle(
                title: Text(verbatim: text.map { "No Results for “\($0)”" } ?? "No Results"),
                image: Image(systemName: "magnifyingglass"))
        }
    }

    /// The suggestion of what to do next.
    public struct Description: View {
        public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
    }

    /// The actions; there are none.
    public struct Actions: View {
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// A view that states that a search has no results.
    public static var search: ContentUnavailableView { makeSearch(nil) }

    /// Returns a view that states that a search for the given text has no results.
    public static func search(text: String) -> ContentUnavailableView { makeSearch(text) }

    private static func makeSearch(_ text: String?) -> ContentUnavailableView {
        ContentUnavailableView {
            SearchUnavailableContent.Label(text: text)
        } description: {
            SearchUnavailableContent.Description()
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }
}
