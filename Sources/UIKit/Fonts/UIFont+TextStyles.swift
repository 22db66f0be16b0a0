import CoreGraphics
public import CoreText
public import Foundation

extension UIFont {
    /// The semantic style of text, which determines its size and weight.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uifont/textstyle)
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The largest title.
        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        /// The second extra large title.
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        /// The large title of a screen.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A first-level title.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A second-level title.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A third-level title.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A headline: body size, but bolder.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// Body text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// A callout.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A line below a headline.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// A footnote.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// A caption.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// The smallest caption.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    /// Returns the system font for a text style, in the size for the current traits' content size category.
    public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the system font for a text style, in the size for the given traits' content size category.
    public class func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        let font = CTFont.system(ofSize: style.size(in: category), weight: Double(style.weight.rawValue))
        return UIFont(font, textStyle: style.rawValue)
    }
}

extension UIFont.TextStyle {
    fileprivate var weight: UIFont.Weight {
        switch self {
        case .headline: .semibold
        case .extraLargeTitle, .extraLargeTitle2: .bold
        default: .regular
        }
    }

    /// Returns the size in points. An unknown style is treated as body text.
    func size(in category: UIContentSizeCategory) -> CGFloat {
        let column = UIContentSizeCategory.ordered.firstIndex(of: category) ?? 3
        let sizes = textSizes[self] ?? textSizes[.body] ?? []
        return column < sizes.count ? sizes[column] : 17
    }
}

extension UIContentSizeCategory {
    /// The categories, from the smallest to the largest.
    static let ordered: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]
}

/// The sizes of Apple's Human Interface Guidelines, in points, for each category from the smallest to the largest.
private let textSizes: [UIFont.TextStyle: [CGFloat]] = [
    .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62],
    .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
]

/// Scales sizes from the default content size category to another one in the way that a text style scales.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uifontmetrics)
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    /// The metrics of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Creates metrics that scale as a text style does.
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    private func factor(_ traits: UITraitCollection?) -> CGFloat {
        style.size(in: (traits ?? .current).preferredContentSizeCategory) / style.size(in: .large)
    }

    /// Returns a font, designed for the category `large`, scaled for the current traits.
    public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// Returns a font, designed for the category `large`, scaled for the given traits.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
    }

    /// Returns a font scaled for the current traits, to at most `maximumPointSize`.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns a font scaled for the given traits, to at most `maximumPointSize`.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        font.withSize(min(scaledValue(for: font.pointSize, compatibleWith: traitCollection), maximumPointSize))
    }

    /// Returns a value, designed for the category `large`, scaled for the current traits.
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Returns a value, designed for the category `large`, scaled for the given traits.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        value * factor(traitCollection)
    }
}
