import CoreGraphics
public import Foundation

/// The content configuration of a cell, header or footer of a list: an image, and primary and secondary text.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct)
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration, @preconcurrency Hashable {
    /// The image; nil, the default, for none.
    public var image: UIImage?

    /// The appearance of the image.
    public var imageProperties = ImageProperties()

    /// The primary text; nil, the default, for none.
    public var text: String?

    /// The attributed primary text, which replaces `text`.
    public var attributedText: NSAttributedString?

    /// The appearance of the primary text.
    public var textProperties: TextProperties

    /// The secondary text; nil, the default, for none.
    public var secondaryText: String?

    /// The attributed secondary text, which replaces `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?

    /// The appearance of the secondary text.
    public var secondaryTextProperties: TextProperties

    /// The axes along which the margins are at least those of the superview.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal

    /// The margins around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 8, bottom: 11, trailing: 8)

    /// Whether the secondary text is placed beside the primary text where it fits, and below it otherwise.
    public var prefersSideBySideTextAndSecondaryText = false

    /// The padding between the image and the text, in points.
    public var imageToTextPadding: CGFloat = 16

    /// The padding between primary and secondary text side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 12

    /// The padding between primary and secondary text stacked vertically, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    /// The opacity of the content. 1 by default.
    public var alpha: CGFloat = 1

    /// The kind of content, which determines how it changes with the state.
    private var kind = Kind.cell
    /// The minimum height, in points.
    var minHeight: CGFloat = 44

    private enum Kind { case cell, sidebar, header }

    private init(_ text: TextProperties, _ secondary: TextProperties, _ change: (inout Self) -> Void = { _ in }) {
        (textProperties, secondaryTextProperties) = (text, secondary)
        change(&self)
    }

    // MARK: Standard configurations

    /// Creates the content of a cell with a text and a secondary text below it.
    public static func cell() -> UIListContentConfiguration { Self(.init(.body), .init(.subheadline, .secondaryLabel)) }

    /// Creates the content of a cell with a small secondary text below the primary text.
    public static func subtitleCell() -> UIListContentConfiguration {
        Self(.init(.body), .init(.caption1, .secondaryLabel))
    }

    /// Creates the content of a cell with a secondary text beside the primary text.
    public static func valueCell() -> UIListContentConfiguration {
        Self(.init(.body), .init(.body, .secondaryLabel)) { $0.prefersSideBySideTextAndSecondaryText = true }
    }

    /// Creates the content of a header in a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        header(.headline, .label, top: 5, bottom: 5, min: 28)
    }

    /// Creates the content of a footer in a plain list.
    public static func plainFooter() -> UIListContentConfiguration {
        header(.footnote, .secondaryLabel, top: 6, bottom: 6, min: 28)
    }

    /// Creates the content of a header in a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration {
        header(.footnote, .secondaryLabel, top: 16, bottom: 6, min: 38) { $0.textProperties.transform = .uppercase }
    }

    /// Creates the content of a prominent header in an inset grouped list.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        header(.headline, .label, top: 16, bottom: 8, min: 44)
    }

    /// Creates the content of an extra prominent header in an inset grouped list.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        header(.title3, .label, top: 16, bottom: 8, min: 48) { $0.textProperties.font = boldTitle }
    }

    /// The font of the headers that stand out most.
    private static var boldTitle: UIFont {
        .systemFont(ofSize: UIFont.TextStyle.title3.size(in: .large), weight: .bold)
    }

    /// Creates the content of a footer in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration {
        header(.footnote, .secondaryLabel, top: 8, bottom: 6, min: 30)
    }

    /// Creates the content of a cell in a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { cell().of(.sidebar) }

    /// Creates the content of a cell with a small secondary text in a sidebar.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell().of(.sidebar) }

    /// Creates the content of a cell in a list beside a sidebar.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell().of(.sidebar) }

    /// Creates the content of a cell with a small secondary text in a list beside a sidebar.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell().of(.sidebar) }

    /// Creates the content of a header in a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration {
        header(.title3, .label, top: 10, bottom: 10, min: 44) { $0.textProperties.font = boldTitle }
    }

    /// Creates the content of a header that adapts to the style of its list.
    public static func header() -> UIListContentConfiguration { groupedHeader() }

    /// Creates the content of a footer that adapts to the style of its list.
    public static func footer() -> UIListContentConfiguration { groupedFooter() }

    private static func header(
        _ style: UIFont.TextStyle, _ color: UIColor, top: CGFloat, bottom: CGFloat, min: CGFloat,
        _ change: (inout Self) -> Void = { _ in }
    ) -> Self {
        Self(.init(style, color), .init(.footnote, .secondaryLabel)) {
            $0.directionalLayoutMargins = NSDirectionalEdgeInsets(top: top, leading: 8, bottom: bottom, trailing: 8)
            $0.minHeight = min
            $0.kind = .header
            change(&$0)
        }
    }

    private func of(_ kind: Kind) -> Self {
        var copy = self
        copy.kind = kind
        return copy
    }

    // MARK: Content

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var copy = self
        let (isDisabled, isSelected) =
            switch state {
            case let cell as UICellConfigurationState: (cell.isDisabled, cell.isSelected)
            case let view as UIViewConfigurationState: (view.isDisabled, view.isSelected)
            default: (false, false)
            }
        if isDisabled {
            copy.textProperties.color = .tertiaryLabel
            copy.secondaryTextProperties.color = .tertiaryLabel
            copy.imageProperties.tintColor = .tertiaryLabel
        } else if kind == .sidebar, isSelected {
            copy.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .white }
            copy.secondaryTextProperties.colorTransformer = UIConfigurationColorTransformer { _ in .white }
            copy.imageProperties.tintColorTransformer = UIConfigurationColorTransformer { _ in .white }
        } else if kind == .sidebar {
            copy.textProperties.colorTransformer = nil
            copy.secondaryTextProperties.colorTransformer = nil
            copy.imageProperties.tintColorTransformer = nil
        }
        return copy
    }

    public static func == (a: UIListContentConfiguration, b: UIListContentConfiguration) -> Bool {
        a.image === b.image && a.imageProperties == b.imageProperties && a.text == b.text
            && a.attributedText == b.attributedText && a.textProperties == b.textProperties
            && a.secondaryText == b.secondaryText && a.secondaryAttributedText == b.secondaryAttributedText
            && a.secondaryTextProperties == b.secondaryTextProperties
            && a.axesPreservingSuperviewLayoutMargins == b.axesPreservingSuperviewLayoutMargins
            && a.directionalLayoutMargins == b.directionalLayoutMargins
            && a.prefersSideBySideTextAndSecondaryText == b.prefersSideBySideTextAndSecondaryText
            && a.imageToTextPadding == b.imageToTextPadding && a.alpha == b.alpha
            && a.textToSecondaryTextHorizontalPadding == b.textToSecondaryTextHorizontalPadding
            && a.textToSecondaryTextVerticalPadding == b.textToSecondaryTextVerticalPadding
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(secondaryText)
        hasher.combine(alpha)
    }
}
