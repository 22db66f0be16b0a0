public import CoreGraphics

extension UIListContentConfiguration {
    /// How an image in a list looks.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/imageproperties-swift.struct)
    public struct ImageProperties: Hashable {
        /// The width or height that symbols reserve, whatever their own size, as a value of `reservedLayoutSize` for
        /// other images. What number it is isn't published.
        public static let standardDimension = CGFloat.greatestFiniteMagnitude

        /// What a symbol reserves at the standard size of text, in points: room for wide ones at that size. Chosen.
        static let symbolSize = CGSize(width: 28, height: 22)

        /// The configuration of symbols.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

        /// The colour of template images; nil for the tint colour.
        public var tintColor: UIColor?

        /// Transforms the tint colour before it is used; nil, the default, for none.
        public var tintColorTransformer: UIConfigurationColorTransformer?

        /// The radius of the image's corners, in points. 0 by default.
        public var cornerRadius: CGFloat = 0

        /// The size that the image is scaled down to, in points; 0, the default, for no limit.
        public var maximumSize = CGSize.zero

        /// The size that is kept free for the image, in which it is centred. 0, the default, is the standard dimension
        /// for a symbol, and the size of any other image.
        public var reservedLayoutSize = CGSize.zero

        /// Whether inverted colours leave the image as it is. False by default; stored without effect.
        public var accessibilityIgnoresInvertColors = false

        /// The tint colour after its transformer.
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

    /// How a text in a list looks.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct)
    public struct TextProperties: Hashable {
        /// The alignment of a text.
        public enum TextAlignment: Hashable, Sendable {
            /// By the language of the interface.
            case natural
            /// Centred.
            case center
            /// Justified.
            case justified
        }

        /// What is done to the letters of a text.
        public enum TextTransform: Hashable, Sendable {
            /// Nothing.
            case none
            /// All are capitals.
            case uppercase
            /// None is.
            case lowercase
            /// The first of each word is.
            case capitalized
        }

        /// The font.
        public var font: UIFont

        /// The colour.
        public var color: UIColor

        /// Transforms the colour before it is used; nil, the default, for none.
        public var colorTransformer: UIConfigurationColorTransformer?

        /// The alignment. Natural by default.
        public var alignment = TextAlignment.natural

        /// How text that doesn't fit is treated.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail

        /// The maximum number of lines; 0, the default, for no limit.
        public var numberOfLines = 0

        /// Whether text that is too wide is scaled down. False by default.
        public var adjustsFontSizeToFitWidth = false

        /// The minimum scale factor of the text; 0, the default, for no minimum.
        public var minimumScaleFactor: CGFloat = 0

        /// Whether letter spacing may be tightened. Stored without effect.
        public var allowsDefaultTighteningForTruncation = false

        /// Whether the font follows the preferred size of text. True by default.
        public var adjustsFontForContentSizeCategory = true

        /// What is done to the letters.
        public var transform = TextTransform.none

        /// Whether the whole text shows under a pointer where it is cut. Stored without effect.
        public var showsExpansionTextWhenTruncated = false

        init(_ style: UIFont.TextStyle, _ color: UIColor = .label) {
            font = .preferredFont(forTextStyle: style)
            self.color = color
        }

        /// The colour after its transformer.
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
