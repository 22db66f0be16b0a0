import CoreGraphics
public import Foundation

/// What a view shows in place of content that isn't there: an image, texts and buttons.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct)
@MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// Where the parts are in their view.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/alignment-swift.enum)
    public enum Alignment: Sendable {
        /// In the middle, or at its top.
        case center, natural
    }

    /// How a text looks.
    public struct TextProperties {
        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// How a text is shortened that finds no room. At its end by default.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The greatest number of lines; 0, the default, for any.
        public var numberOfLines = 0
    }

    /// How the image looks.
    public struct ImageProperties {
        /// The size and weight of a symbol; nil for its own.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of a template; nil for the view's tint.
        public var tintColor: UIColor?
        /// The radius of the corners, in points. 0 by default.
        public var cornerRadius: CGFloat = 0
        /// The greatest size, in points; zero, the default, for the image's own.
        public var maximumSize = CGSize.zero
    }

    /// What a button does.
    public struct ButtonProperties {
        /// What a tap does. Nil by default.
        public var primaryAction: UIAction?
        /// The button's menu. Nil by default.
        public var menu: UIMenu?
        /// Whether the button can be tapped. True by default.
        public var isEnabled = true
        /// The button's role. `.normal` by default.
        public var role = UIButton.Role.normal
    }

    /// The image over the texts. Nil by default.
    public var image: UIImage?
    /// How the image looks.
    public var imageProperties = ImageProperties()
    /// The room between image and text, in points.
    public var imageToTextPadding: CGFloat = 15
    /// The title. Nil by default.
    public var text: String?
    /// The title with attributes, instead of the plain one. Nil by default.
    public var attributedText: NSAttributedString?
    /// How the title looks.
    public var textProperties = TextProperties(
        font: .systemFont(ofSize: 22, weight: .bold), color: .label)
    /// The text below the title. Nil by default.
    public var secondaryText: String?
    /// The text below the title with attributes, instead of the plain one. Nil by default.
    public var secondaryAttributedText: NSAttributedString?
    /// How the text below looks.
    public var secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 15), color: .secondaryLabel)
    /// The room between the texts, in points.
    public var textToSecondaryTextPadding: CGFloat = 8
    /// The room between the texts and the button, in points.
    public var textToButtonPadding: CGFloat = 15
    /// The button; shown where it has a title or an image.
    public var button = UIButton.Configuration.plain()
    /// What the button does.
    public var buttonProperties = ButtonProperties()
    /// The button below the other one; shown where it has a title or an image.
    public var secondaryButton = UIButton.Configuration.plain()
    /// What it does.
    public var secondaryButtonProperties = ButtonProperties()
    /// The room between the buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    /// Where the parts are. In the middle by default.
    public var alignment = Alignment.center
    /// The margins around the parts, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// What is behind the parts. Nothing by default.
    public var background = UIBackgroundConfiguration.clear()
    /// Whether there is a spinner in the image's place.
    fileprivate(set) var showsSpinner = false
    /// Whether the title names what was searched for.
    private var namesSearch = false

    private init() {}

    /// What there is to say of content that doesn't exist. Without texts and an image at first.
    public static func empty() -> UIContentUnavailableConfiguration {
        var made = UIContentUnavailableConfiguration()
        made.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 42, weight: .regular)
        made.imageProperties.tintColor = .secondaryLabel
        return made
    }

    /// A spinner, while content is on its way.
    public static func loading() -> UIContentUnavailableConfiguration {
        var made = UIContentUnavailableConfiguration()
        made.showsSpinner = true
        made.text = "Loading…"
        made.textProperties = TextProperties(font: .systemFont(ofSize: 15), color: .secondaryLabel)
        made.imageToTextPadding = 8
        return made
    }

    /// What there is to say of a search that found nothing.
    public static func search() -> UIContentUnavailableConfiguration {
        var made = empty()
        made.image = UIImage(systemName: "magnifyingglass")
        made.text = "No Results"
        made.namesSearch = true
        made.secondaryText = "Check the spelling or try a new search."
        return made
    }

    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// Returns one whose title names the state's search text, if it is that of a search whose title is still its own; else
    /// the same.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard namesSearch, text == "No Results" || text?.hasPrefix("No Results for ") == true,
            let state = state as? UIContentUnavailableConfigurationState
        else { return self }
        var updated = self
        let searched = state.searchText ?? ""
        updated.text = searched.isEmpty ? "No Results" : "No Results for “\(searched)”"
        return updated
    }
}
