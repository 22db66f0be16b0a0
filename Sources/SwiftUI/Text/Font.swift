public import CoreGraphics
public import CoreText
import UIKit

/// A font description, resolved in an environment.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/font)
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case style(TextStyle)
        case system(CGFloat)
        /// Scaled with the text style, if any.
        case named(String, CGFloat, TextStyle?)
        case uiFont(UIFont)
    }

    var base: Base
    var weight: Weight?
    var design: Design?
    var width: Width?
    var isItalic = false
    var isMonospaced = false
    var hasMonospacedDigits = false
    /// Which letter cases are drawn as small capitals.
    var smallCapitals = SmallCapitals()
    var leading = Leading.standard

    init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
        self.base = base
        self.weight = weight
        self.design = design
    }

    /// Creates a font from a Core Text or UIKit font, which are the same type.
    public init(_ font: CTFont) { self.init(.uiFont(font)) }

    // MARK: System fonts

    /// The extra large title style.
    public static let extraLargeTitle = Font(.style(.extraLargeTitle))
    /// The second-level extra large title style.
    public static let extraLargeTitle2 = Font(.style(.extraLargeTitle2))
    /// The large title style.
    public static let largeTitle = Font(.style(.largeTitle))
    /// The title style.
    public static let title = Font(.style(.title))
    /// The second-level title style.
    public static let title2 = Font(.style(.title2))
    /// The third-level title style.
    public static let title3 = Font(.style(.title3))
    /// The headline style: the body size in a heavier weight.
    public static let headline = Font(.style(.headline))
    /// The subheadline style.
    public static let subheadline = Font(.style(.subheadline))
    /// The body style, the default for text.
    public static let body = Font(.style(.body))
    /// The callout style.
    public static let callout = Font(.style(.callout))
    /// The footnote style.
    public static let footnote = Font(.style(.footnote))
    /// The caption style.
    public static let caption = Font(.style(.caption))
    /// The second-level caption style.
    public static let caption2 = Font(.style(.caption2))

    /// The system font for a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), weight: weight, design: design)
    }

    /// The system font at a fixed size, in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size), weight: weight, design: design)
    }

    /// A named font at a size in points that scales with the body text style.
    ///
    /// If no such font exists, the system font is used instead, and a diagnostic is reported.
    public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }

    /// A named font at a size in points that scales with a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.named(name, size, textStyle))
    }

    /// A named font at a fixed size in points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.named(name, fixedSize, nil)) }

    // MARK: Variants

    /// Returns the font with a weight.
    public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
    /// Returns the font with a width.
    public func width(_ width: Width) -> Font { changed { $0.width = width } }
    /// Returns the bold font.
    public func bold() -> Font { weight(.bold) }
    /// Returns the italic font.
    public func italic() -> Font { changed { $0.isItalic = true } }
    /// Returns the system's fixed-width font.
    public func monospaced() -> Font { changed { $0.isMonospaced = true } }
    /// Returns the font with fixed-width digits.
    public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }
    /// Returns the font with small capitals for all letters. Fonts without small capitals are unchanged.
    public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }
    /// Returns the font with small capitals for lowercase letters.
    public func lowercaseSmallCaps() -> Font { changed { $0.smallCapitals.insert(.lowercase) } }
    /// Returns the font with small capitals for uppercase letters.
    public func uppercaseSmallCaps() -> Font { changed { $0.smallCapitals.insert(.uppercase) } }
    /// Returns the font with a line spacing.
    public func leading(_ leading: Leading) -> Font { changed { $0.leading = leading } }

    private func changed(_ change: (inout Font) -> Void) -> Font {
        var copy = self
        change(&copy)
        return copy
    }
}
