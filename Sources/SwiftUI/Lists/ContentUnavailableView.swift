/// Says that there is nothing to show, and why.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/contentunavailableview)
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Makes a view with a title, a description, and buttons.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        (self.label, self.description, self.actions) = (label(), description(), actions())
    }

    public var body: some View {
        VStack(spacing: 20) {
            VStack(spacing: 12) {
                label.font(.title2.weight(.bold))
                description.font(.subheadline).foregroundStyle(.secondary)
            }
            actions.font(.subheadline)
        }
        .multilineTextAlignment(.center)
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A picture above a title.
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
    /// Makes a view with a localized title, a symbol, and a description.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(Text(title), Image(systemName: name), description)
    }

    /// Makes a view with a localized title, an image, and a description.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(Text(title), Image(name), description)
    }

    /// Makes a view with a string as its title, a symbol, and a description.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(Text(title), Image(systemName: name), description)
    }

    /// Makes a view with a string as its title, an image, and a description.
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

    /// Says that a search has found nothing.
    public static var search: ContentUnavailableView {
        ContentUnavailableView(
            Text(verbatim: "No Results"), Image(systemName: "magnifyingglass"),
            Text(verbatim: "Check the spelling or try a new search."))
    }

    /// Says that a search for a text has found nothing.
    public static func search(text: String) -> ContentUnavailableView {
        ContentUnavailableView(
            Text(verbatim: "No Results for “\(text)”"), Image(systemName: "magnifyingglass"),
            Text(verbatim: "Check the spelling or try a new search."))
    }
}
