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
    /// Which letters are small capitals.
    var smallCapitals = SmallCapitals()
    var leading = Leading.standard

    init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
        self.base = base
        self.weight = weight
        self.design = design
    }

    /// Makes a font from a Core Text or UIKit font, which are the same type.
    public init(_ font: CTFont) { self.init(.uiFont(font)) }

    // MARK: Fonts of the interface

    /// The largest title's style.
    public static let extraLargeTitle = Font(.style(.extraLargeTitle))
    /// The second of the extra large titles' styles.
    public static let extraLargeTitle2 = Font(.style(.extraLargeTitle2))
    /// The large title's style.
    public static let largeTitle = Font(.style(.largeTitle))
    /// The title's style.
    public static let title = Font(.style(.title))
    /// The style of titles of the second level.
    public static let title2 = Font(.style(.title2))
    /// The style of titles of the third level.
    public static let title3 = Font(.style(.title3))
    /// The headline's style: the body's size in a heavier weight.
    public static let headline = Font(.style(.headline))
    /// The style below headlines.
    public static let subheadline = Font(.style(.subheadline))
    /// The body's style, the default for text.
    public static let body = Font(.style(.body))
    /// The style of callouts.
    public static let callout = Font(.style(.callout))
    /// The style of footnotes.
    public static let footnote = Font(.style(.footnote))
    /// The style of captions.
    public static let caption = Font(.style(.caption))
    /// The style of the smallest captions.
    public static let caption2 = Font(.style(.caption2))

    /// The system's font for a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), weight: weight, design: design)
    }

    /// The system's font in a fixed size, in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size), weight: weight, design: design)
    }

    /// A named font, in a size in points that scales with the body's text style.
    ///
    /// If the font doesn't exist, the system's font is used instead, and it is reported.
    public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }

    /// A named font, in a size in points that scales with a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.named(name, size, textStyle))
    }

    /// A named font, in a fixed size in points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.named(name, fixedSize, nil)) }

    // MARK: Other fonts of the family

    /// The font in another weight.
    public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
    /// The font in another width.
    public func width(_ width: Width) -> Font { changed { $0.width = width } }
    /// The bold font.
    public func bold() -> Font { weight(.bold) }
    /// The italic font.
    public func italic() -> Font { changed { $0.isItalic = true } }
    /// The system's font with letters of equal width.
    public func monospaced() -> Font { changed { $0.isMonospaced = true } }
    /// The font with digits of equal width.
    public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }
    /// The font with small capitals for all letters. Fonts without such letters keep their own.
    public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }
    /// The font with small capitals for lowercase letters.
    public func lowercaseSmallCaps() -> Font { changed { $0.smallCapitals.insert(.lowercase) } }
    /// The font with small capitals for uppercase letters.
    public func uppercaseSmallCaps() -> Font { changed { $0.smallCapitals.insert(.uppercase) } }
    /// The font with another line spacing.
    public func leading(_ leading: Leading) -> Font { changed { $0.leading = leading } }

    private func changed(_ change: (inout Font) -> Void) -> Font {
        var copy = self
        change(&copy)
        return copy
    }
}
