public import Foundation

/// What a search controller proposes to search for.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uisearchsuggestion)
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    /// The text that people see.
    var localizedSuggestion: String? { get }
    /// The text that people see, with attributes.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// What the suggestion is spoken as.
    var localizedDescription: String? { get }
    /// A picture beside the text.
    var iconImage: UIImage? { get }
    /// What the suggestion stands for.
    var representedObject: Any? { get set }
}

/// A suggestion of a text, with or without a picture.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uisearchsuggestionitem)
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    public final let localizedAttributedSuggestion: NSAttributedString?
    public final let localizedDescription: String?
    public final let iconImage: UIImage?
    open var representedObject: Any?

    public final var localizedSuggestion: String? { localizedAttributedSuggestion?.string }

    /// Creates a suggestion of a text.
    public convenience init(
        localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        self.init(
            localizedAttributedSuggestion: NSAttributedString(string: suggestion), localizedDescription: description,
            iconImage: iconImage)
    }

    /// Creates a suggestion of a text with attributes.
    public init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        (localizedAttributedSuggestion, localizedDescription, self.iconImage) = (suggestion, description, iconImage)
        super.init()
    }
}
