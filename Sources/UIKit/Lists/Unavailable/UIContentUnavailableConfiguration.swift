import CoreGraphics
public import Foundation

/// The content configuration of a view shown in place of unavailable content: an image, text and buttons.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct)
@MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// The alignment of the content in its view.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/alignment-swift.enum)
    public enum Alignment: Sendable {
        /// Vertically centred, or at the top.
        case center, natural
    }

    /// The appearance of a text.
    public struct TextProperties {
        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// How text that doesn't fit is truncated. At its end by default.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0, the default, for no limit.
        public var numberOfLines = 0
    }

    /// The appearance of the image.
    public struct ImageProperties {
        /// The preferred symbol configuration; nil for the symbol's own.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of a template image; nil for the view's tint colour.
        public var tintColor: UIColor?
        /// The radius of the corners, in points. 0 by default.
        public var cornerRadius: CGFloat = 0
        /// The maximum size, in points; zero, the default, for the image's own.
        public var maximumSize = CGSize.zero
    }

    /// The properties of a button.
    public struct ButtonProperties {
        /// The action that a tap performs. Nil by default.
        public var primaryAction: UIAction?
        /// The button's menu. Nil by default.
        public var menu: UIMenu?
        /// Whether the button can be tapped. True by default.
        public var isEnabled = true
        /// The button's role. `.normal` by default.
        public var role = UIButton.Role.normal
    }

    /// The image above the text. Nil by default.
    public var image: UIImage?
    /// The appearance of the image.
    public var imageProperties = ImageProperties()
    /// The padding between image and text, in points.
    public var imageToTextPadding: CGFloat = 15
    /// The primary text. Nil by default.
    public var text: String?
    /// The attributed primary text, which replaces `text`. Nil by default.
    public var attributedText: NSAttributedString?
    /// The appearance of the primary text.
    public var textProperties = TextProperties(
        font: .systemFont(ofSize: 22, weight: .bold), color: .label)
    /// The secondary text, below the primary text. Nil by default.
    public var secondaryText: String?
    /// The attributed secondary text, which replaces `secondaryText`. Nil by default.
    public var secondaryAttributedText: NSAttributedString?
    /// The appearance of the secondary text.
    public var secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 15), color: .secondaryLabel)
    /// The padding between the primary and the secondary text, in points.
    public var textToSecondaryTextPadding: CGFloat = 8
    /// The padding between the text and the button, in points.
    public var textToButtonPadding: CGFloat = 15
    /// The configuration of the button, which is shown if it has a title or an image.
    public var button = UIButton.Configuration.plain()
    /// The properties of the button.
    public var buttonProperties = ButtonProperties()
    /// The configuration of the secondary button below, which is shown if it has a title or an image.
    public var secondaryButton = UIButton.Configuration.plain()
    /// The properties of the secondary button.
    public var secondaryButtonProperties = ButtonProperties()
    /// The padding between the buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    /// The alignment of the content. Centred by default.
    public var alignment = Alignment.center
    /// The margins around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// The background. Clear by default.
    public var background = UIBackgroundConfiguration.clear()
    /// Whether an activity indicator is shown in place of the image.
    fileprivate(set) var showsSpinner = false
    /// Whether the title includes the search text.
    private var namesSearch = false

    private init() {}

    /// Creates a configuration for content that doesn't exist. Initially without text or an image.
    public static func empty() -> UIContentUnavailableConfiguration {
        var made = UIContentUnavailableConfiguration()
        made.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 42, weight: .regular)
        made.imageProperties.tintColor = .secondaryLabel
        return made
    }

    /// Creates a configuration with an activity indicator, for content that is loading.
    public static func loading() -> UIContentUnavailableConfiguration {
        var made = UIContentUnavailableConfiguration()
        made.showsSpinner = true
        made.text = "Loading…"
        made.textProperties = TextProperties(font: .systemFont(ofSize: 15), color: .secondaryLabel)
        made.imageToTextPadding = 8
        return made
    }

    /// Creates a configuration for a search without results.
    public static func search() -> UIContentUnavailableConfiguration {
        var made = empty()
        made.image = UIImage(systemName: "magnifyingglass")
        made.text = "No Results"
        made.namesSearch = true
        made.secondaryText = "Check the spelling or try a new search."
        return made
    }

    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// Returns the configuration updated for a state: the title includes the state's search text if this is a search
    /// configuration whose title hasn't been changed; otherwise the same configuration.
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
