import CoreGraphics
public import Foundation

extension UIFont.Weight {
    /// The weight of symbols that go with text of this one: the nearest that there is.
    public func symbolWeight() -> UIImage.SymbolWeight {
        let weights = (UIImage.SymbolWeight.ultraLight.rawValue...UIImage.SymbolWeight.black.rawValue)
            .compactMap(UIImage.SymbolWeight.init(rawValue:))
        func distance(_ weight: UIImage.SymbolWeight) -> CGFloat { abs(weight.fontWeight().rawValue - rawValue) }
        return weights.min { distance($0) < distance($1) } ?? .regular
    }
}

extension UIImage {
    /// How an image is to be made.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiimage/configuration-swift.class)
    // Guarded by itself: nothing in it can be set.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        /// The same configuration: it never changes.
        public final func copy(with zone: NSZone?) -> Any { self }
    }

    /// The weight of a symbol's strokes.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiimage/symbolweight)
    public enum SymbolWeight: Int, Sendable {
        /// How strong the strokes are, from the thinnest to the strongest.
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// The font weight that matches this symbol weight.
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
        /// The size that the place asks for.
        case `default` = -1
        /// How large the symbol is beside the letters.
        case unspecified, small, medium, large
    }

    /// How a symbol is drawn: how large, how heavy, in which colour. What is not said is left to others.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class)
    // Guarded by itself: nothing in it can be set.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat?
        let weight: SymbolWeight?
        let scale: SymbolScale?
        /// Nil for what the place says.
        let color: UIColor?

        private init(_ pointSize: CGFloat?, _ weight: SymbolWeight?, _ scale: SymbolScale?, _ color: UIColor? = nil) {
            self.pointSize = pointSize.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
            self.weight = weight == .unspecified ? nil : weight
            self.scale = scale == .unspecified ? nil : scale
            self.color = color
        }

        /// Of both what each says, the second first.
        convenience init(_ first: SymbolConfiguration, _ second: SymbolConfiguration) {
            self.init(
                second.pointSize ?? first.pointSize, second.weight ?? first.weight, second.scale ?? first.scale,
                second.color ?? first.color)
        }

        /// A configuration without any settings.
        public static let unspecified = SymbolConfiguration(nil, nil, nil)

        /// As large as text of a size in points.
        public convenience init(pointSize: CGFloat) { self.init(pointSize, nil, nil) }

        /// As large as text of a size in points, and as heavy as asked for.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(pointSize, weight, nil) }

        /// As large as text of a size in points, as heavy and in the scale asked for.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize, weight, scale)
        }

        /// In a scale.
        public convenience init(scale: SymbolScale) { self.init(nil, nil, scale) }

        /// As heavy as asked for.
        public convenience init(weight: SymbolWeight) { self.init(nil, weight, nil) }

        /// As text of a style is.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(font: UIFont.preferredFont(forTextStyle: textStyle))
        }

        /// As text of a style is, in a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(font: UIFont.preferredFont(forTextStyle: textStyle), scale: scale)
        }

        /// As text of a font is.
        public convenience init(font: UIFont) { self.init(font.pointSize, font.symbolWeight, nil) }

        /// As text of a font is, in a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(font.pointSize, font.symbolWeight, scale)
        }

        /// In shades of a colour. All of a symbol has the colour itself here.
        public convenience init(hierarchicalColor: UIColor) { self.init(nil, nil, nil, hierarchicalColor) }

        /// In several colours. All of a symbol has the first one here.
        public convenience init(paletteColors: [UIColor]) { self.init(nil, nil, nil, paletteColors.first) }

        /// Combines both configurations; the other takes precedence.
        public func applying(_ otherConfiguration: Configuration) -> SymbolConfiguration {
            guard let other = otherConfiguration as? SymbolConfiguration else { return self }
            return SymbolConfiguration(self, other)
        }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && weight == other.weight && scale == other.scale
                && color == other.color
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
    /// The weight of symbols that go with the font.
    fileprivate final var symbolWeight: UIImage.SymbolWeight {
        let traits = fontDescriptor.object(forKey: .traits) as? CFDictionary
        let own = traits?[UIFontDescriptor.TraitKey.weight.rawValue].flatMap { Double(attribute: $0) } ?? 0
        let all = (1...9).compactMap { UIImage.SymbolWeight(rawValue: $0) }
        func distance(_ weight: UIImage.SymbolWeight) -> Double { abs(Double(weight.fontWeight().rawValue) - own) }
        return all.min { distance($0) < distance($1) } ?? .regular
    }
}
