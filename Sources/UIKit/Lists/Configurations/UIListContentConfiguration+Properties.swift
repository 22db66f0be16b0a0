public import CoreGraphics

extension UIListContentConfiguration {
    /// The appearance of the image.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/imageproperties-swift.struct)
    public struct ImageProperties: Hashable {
        /// A width or height of `reservedLayoutSize` that reserves the same space for every image as is reserved for
        /// symbols. Its numeric value is unpublished.
        public static let standardDimension = CGFloat.greatestFiniteMagnitude

        /// The size reserved for a symbol at the default text size, in points: enough for wide ones. Chosen by
        /// Kasane.
        static let symbolSize = CGSize(width: 28, height: 22)

        /// The preferred symbol configuration.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

        /// The colour of template images; nil for the tint colour.
        public var tintColor: UIColor?

        /// Transforms the tint colour; nil, the default, for no change.
        public var tintColorTransformer: UIConfigurationColorTransformer?

        /// The radius of the image's corners, in points. 0 by default.
        public var cornerRadius: CGFloat = 0

        /// The maximum size of the image, in points, to which it is scaled down; 0, the default, for no
        /// limit.
        public var maximumSize = CGSize.zero

        /// The size reserved for the image, in which it is centred. 0, the default, is the standard dimension for a
        /// symbol, and the image's size for any other image.
        public var reservedLayoutSize = CGSize.zero

        /// Whether the image keeps its colours while the display's are inverted. False by default; stored
        /// without effect.
        public var accessibilityIgnoresInvertColors = false

        /// Returns the tint colour after `tintColorTransformer` is applied.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        public static func == (a: ImageProperties, b: ImageProperties) -> Bool {
            a.preferredSymbolConfiguration == b.preferredSymbolConfiguration && a.tintColor == b.tintColor
                && a.cornerRadius == b.cornerRadius && a.maximumSize == b.maximumSize
                && a.reservedLayoutSize == b.reservedLayoutSize
                && a.accessibilityIgnoresInvertColors == b.accessibilityIgnoresInvertColors
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(tintColor)
            hasher.combine(cornerRadius)
        }
    }

    /// The appearance of a text.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct)
    public struct TextProperties: Hashable {
        /// The alignment of a text.
        public enum TextAlignment: Hashable, Sendable {
            /// The natural alignment of the interface language.
            case natural
            /// Centred.
            case center
            /// Justified.
            case justified
        }

        /// A transform applied to a text before it is shown.
        public enum TextTransform: Hashable, Sendable {
            /// No transform.
            case none
            /// Uppercase.
            case uppercase
            /// Lowercase.
            case lowercase
            /// The first letter of each word capitalized.
            case capitalized
        }

        /// The font.
        public var font: UIFont

        /// The colour.
        public var color: UIColor

        /// Transforms the colour; nil, the default, for no change.
        public var colorTransformer: UIConfigurationColorTransformer?

        /// The alignment. Natural by default.
        public var alignment = TextAlignment.natural

        /// How text that doesn't fit is truncated or wrapped.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail

        /// The maximum number of lines; 0, the default, for no limit.
        public var numberOfLines = 0

        /// Whether the font size is reduced for text that is too wide. False by default.
        public var adjustsFontSizeToFitWidth = false

        /// The minimum scale factor of the text; 0, the default, for no minimum.
        public var minimumScaleFactor: CGFloat = 0

        /// Whether letter spacing may be tightened before truncation. Stored without effect.
        public var allowsDefaultTighteningForTruncation = false

        /// Whether the font follows the preferred content size category. True by default.
        public var adjustsFontForContentSizeCategory = true

        /// The transform applied to the text.
        public var transform = TextTransform.none

        /// Whether a pointer over truncated text shows all of it. Stored without effect.
        public var showsExpansionTextWhenTruncated = false

        init(_ style: UIFont.TextStyle, _ color: UIColor = .label) {
            font = .preferredFont(forTextStyle: style)
            self.color = color
        }

        /// Returns the colour after `colorTransformer` is applied.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        public static func == (a: TextProperties, b: TextProperties) -> Bool {
            a.font == b.font && a.color == b.color && a.alignment == b.alignment && a.lineBreakMode == b.lineBreakMode
                && a.numberOfLines == b.numberOfLines && a.adjustsFontSizeToFitWidth == b.adjustsFontSizeToFitWidth
                && a.minimumScaleFactor == b.minimumScaleFactor && a.transform == b.transform
                && a.adjustsFontForContentSizeCategory == b.adjustsFontForContentSizeCategory
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(font)
            hasher.combine(color)
            hasher.combine(numberOfLines)
        }

        func apply(to text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }
}
