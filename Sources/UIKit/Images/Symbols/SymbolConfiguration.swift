import CoreGraphics
public import Foundation

extension UIFont.Weight {
    /// Returns the symbol weight that matches this font weight: the nearest available one.
    public func symbolWeight() -> UIImage.SymbolWeight {
        let weights = (UIImage.SymbolWeight.ultraLight.rawValue...UIImage.SymbolWeight.black.rawValue)
            .compactMap(UIImage.SymbolWeight.init(rawValue:))
        func distance(_ weight: UIImage.SymbolWeight) -> CGFloat { abs(weight.fontWeight().rawValue - rawValue) }
        return weights.min { distance($0) < distance($1) } ?? .regular
    }
}

extension UIImage {
    /// The configuration of an image.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiimage/configuration-swift.class)
    // Immutable after initialization.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        /// The traits that an image is for; nil for any.
        public final let traitCollection: UITraitCollection?
        /// The locale that an image is for; nil for any.
        public final let locale: Locale?

        fileprivate init(_ traits: UITraitCollection?, _ locale: Locale?) {
            (traitCollection, self.locale) = (traits, locale)
            super.init()
        }

        /// Creates a configuration for traits.
        public convenience init(traitCollection: UITraitCollection?) { self.init(traitCollection, nil) }

        /// Creates a configuration for a locale.
        public convenience init(locale: Locale?) { self.init(nil, locale) }

        /// Returns the configuration itself, as it is immutable.
        public final func copy(with zone: NSZone?) -> Any { self }

        /// Returns the configuration for other traits and another locale.
        func made(for traits: UITraitCollection?, _ locale: Locale?) -> Configuration {
            Configuration(traits, locale)
        }

        /// Returns the configuration for other traits.
        public final func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            // The configuration's own class creates the result.
            made(for: traitCollection, locale) as? Self ?? self
        }

        /// Returns the configuration for another locale.
        public final func withLocale(_ locale: Locale?) -> Self {
            made(for: traitCollection, locale) as? Self ?? self
        }

        /// Returns the combination of both configurations; settings of the other one take precedence.
        public func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let other = otherConfiguration else { return self }
            return made(for: other.traitCollection ?? traitCollection, other.locale ?? locale) as? Self
                ?? self
        }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Configuration else { return false }
            return type(of: other) == type(of: self) && traitCollection == other.traitCollection
                && locale == other.locale
        }

        open override var hash: Int { locale.hashValue }
    }

    /// The weight of a symbol's strokes.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiimage/symbolweight)
    public enum SymbolWeight: Int, Sendable {
        /// The stroke weight, from lightest to heaviest.
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// Returns the font weight that matches this symbol weight.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .unspecified, .regular: .regular
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    /// The scale of a symbol relative to text of its point size.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiimage/symbolscale)
    public enum SymbolScale: Int, Sendable {
        /// The default scale for the context.
        case `default` = -1
        /// The size of the symbol relative to the text.
        case unspecified, small, medium, large
    }

    /// The size, weight and colour of a symbol. Unspecified settings are left to the context.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class)
    // Immutable after initialization.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat?
        let weight: SymbolWeight?
        let scale: SymbolScale?
        /// The rendering; nil to use that of the context.
        let rendering: SymbolRendering?
        /// The text style that determines the size, which views track; nil for a fixed size.
        let textStyle: UIFont.TextStyle?

        private init(
            _ pointSize: CGFloat?, _ weight: SymbolWeight?, _ scale: SymbolScale?,
            _ rendering: SymbolRendering? = nil,
            _ traits: UITraitCollection? = nil, _ locale: Locale? = nil, textStyle: UIFont.TextStyle? = nil
        ) {
            self.textStyle = textStyle
            self.pointSize = pointSize.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
            self.weight = weight == .unspecified ? nil : weight
            self.scale = scale == .unspecified ? nil : scale
            self.rendering = rendering
            super.init(traits, locale)
        }

        override func made(for traits: UITraitCollection?, _ locale: Locale?) -> Configuration {
            SymbolConfiguration(pointSize, weight, scale, rendering, traits, locale, textStyle: textStyle)
        }

        /// Creates a combination of two configurations; settings of the second one take precedence.
        convenience init(_ first: SymbolConfiguration, _ second: SymbolConfiguration) {
            self.init(
                second.pointSize ?? first.pointSize, second.weight ?? first.weight, second.scale ?? first.scale,
                second.rendering ?? first.rendering, second.traitCollection ?? first.traitCollection,
                second.locale ?? first.locale,
                textStyle: second.textStyle ?? (second.pointSize == nil ? first.textStyle : nil))
        }

        /// Returns the configuration with the size of its text style for the traits of a view.
        func resolved(for traits: UITraitCollection) -> SymbolConfiguration {
            guard let textStyle else { return self }
            let font = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits)
            return SymbolConfiguration(
                font.pointSize, weight, scale, rendering, traitCollection, locale, textStyle: textStyle)
        }

        /// A configuration without any settings.
        public static let unspecified = SymbolConfiguration(nil, nil, nil)

        /// Creates a configuration for the size of text, in points.
        public convenience init(pointSize: CGFloat) { self.init(pointSize, nil, nil) }

        /// Creates a configuration for the size of text, in points, and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(pointSize, weight, nil) }

        /// Creates a configuration for the size of text, in points, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize, weight, scale)
        }

        /// Creates a configuration with a scale.
        public convenience init(scale: SymbolScale) { self.init(nil, nil, scale) }

        /// Creates a configuration with a weight.
        public convenience init(weight: SymbolWeight) { self.init(nil, weight, nil) }

        /// Creates a configuration that matches a text style.
        public convenience init(textStyle: UIFont.TextStyle) {
            let font = UIFont.preferredFont(forTextStyle: textStyle)
            self.init(font.pointSize, font.symbolWeight, nil, textStyle: textStyle)
        }

        /// Creates a configuration that matches a text style, with a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            let font = UIFont.preferredFont(forTextStyle: textStyle)
            self.init(font.pointSize, font.symbolWeight, scale, textStyle: textStyle)
        }

        /// Creates a configuration that matches a font.
        public convenience init(font: UIFont) { self.init(font.pointSize, font.symbolWeight, nil) }

        /// Creates a configuration that matches a font, with a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(font.pointSize, font.symbolWeight, scale)
        }

        /// Creates a configuration for shades of a colour: the surroundings of a glyph are fainter than the glyph.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(nil, nil, nil, .hierarchical(hierarchicalColor))
        }

        /// Creates a configuration for several colours: for a glyph, and for its surroundings. With one colour, the
        /// glyph stays cut out.
        public convenience init(paletteColors: [UIColor]) { self.init(nil, nil, nil, .palette(paletteColors)) }

        /// Returns a configuration for multicolour symbols; symbols without colours of their own are drawn as
        /// templates.
        public class func preferringMulticolor() -> Self { Self(nil, nil, nil, .multicolor) }

        /// Returns a configuration for a single colour, that of the context.
        public class func preferringMonochrome() -> Self { Self(nil, nil, nil, .monochrome) }

        /// Returns the configuration without a text style: without its size and weight.
        public func configurationWithoutTextStyle() -> Self { Self(nil, nil, scale, rendering) }

        /// Returns the configuration without a scale.
        public func configurationWithoutScale() -> Self {
            Self(pointSize, weight, nil, rendering, textStyle: textStyle)
        }

        /// Returns the configuration without a weight.
        public func configurationWithoutWeight() -> Self {
            Self(pointSize, nil, scale, rendering, textStyle: textStyle)
        }

        /// Returns the configuration without a size and a weight.
        public func configurationWithoutPointSizeAndWeight() -> Self { Self(nil, nil, scale, rendering) }

        /// Returns whether both configurations have the same settings.
        public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }

        /// Returns the combination of both configurations; the other takes precedence.
        public func applying(_ otherConfiguration: Configuration) -> SymbolConfiguration {
            guard let other = otherConfiguration as? SymbolConfiguration else { return self }
            return SymbolConfiguration(self, other)
        }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && weight == other.weight && scale == other.scale
                && rendering == other.rendering && traitCollection == other.traitCollection
                && locale == other.locale && textStyle == other.textStyle
        }

        public override var hash: Int {
            var hasher = Hasher()
            hasher.combine(pointSize)
            hasher.combine(weight)
            hasher.combine(scale)
            return hasher.finalize()
        }
    }
}

extension UIFont {
    /// The symbol weight that matches the font.
    fileprivate final var symbolWeight: UIImage.SymbolWeight {
        let traits = fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
        let own = traits?[.weight].flatMap { Double(attribute: $0) } ?? 0
        return UIFont.Weight(rawValue: own).symbolWeight()
    }
}
