public import ObjectRuntime

/// What an intent does, for people.
/// [Apple's reference](https://developer.apple.com/documentation/appintents/intentdescription)
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
    /// The text.
    public let descriptionText: LocalizedStringResource
    /// The name of the category that the intent is listed in.
    public let categoryName: LocalizedStringResource?
    /// Words by which the intent is found.
    public let searchKeywords: [LocalizedStringResource]

    /// Creates a description.
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = []
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
    }

    /// Creates a description from a literal.
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}
