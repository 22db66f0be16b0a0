public import Foundation

/// A suggestion that a search controller shows.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uisearchsuggestion)
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    /// The text of the suggestion.
    var localizedSuggestion: String? { get }
    /// The attributed text of the suggestion.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// The description that assistive technologies speak.
    var localizedDescription: String? { get }
    /// An image beside the text.
    var iconImage: UIImage? { get }
    /// The object that the suggestion represents.
    var representedObject: Any? { get set }
}

/// A suggestion with a text and an optional image.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uisearchsuggestionitem)
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    public final let localizedAttributedSuggestion: NSAttributedString?
    public final let localizedDescription: String?
    public final let iconImage: UIImage?
    open var representedObject: Any?

    public final var localizedSuggestion: String? { localizedAttributedSuggestion?.string }

    /// Creates a suggestion with a text.
    public convenience init(
        localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        self.init(
            localizedAttributedSuggestion: NSAttributedString(string: suggestion), localizedDescription: description,
            iconImage: iconImage)
    }

    /// Creates a suggestion with an attributed text.
    public init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        (localizedAttributedSuggestion, localizedDescription, self.iconImage) = (suggestion, description, iconImage)
        super.init()
    }
}
