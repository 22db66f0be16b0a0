public import CoreGraphics
public import CoreText
import UIKit

/// A font description, resolved in an environment.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/font)
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case style(TextStyle)
        case system(CGFloat)
        /// Scaled as the text style is, if there is one.
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
    var leading = Leading.standard

    init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
        self.base = base
        self.weight = weight
        self.design = design
    }

    /// A font of Core Text or UIKit, which are one.
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
    /// The headline's style: the body's size, stronger.
    public static let headline = Font(.style(.headline))
    /// The style below headlines.
    public static let subheadline = Font(.style(.subheadline))
    /// The font of texts that name none.
    public static let body = Font(.style(.body))
    /// The style of callouts.
    public static let callout = Font(.style(.callout))
    /// The style of footnotes.
    public static let footnote = Font(.style(.footnote))
    /// The style of captions.
    public static let caption = Font(.style(.caption))
    /// The style of the smallest captions.
    public static let caption2 = Font(.style(.caption2))

    /// The interface's font for a kind of text.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), weight: weight, design: design)
    }

    /// The interface's font in a size, in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size), weight: weight, design: design)
    }

    /// A font by its name, in a size that grows with the environment's as body text does.
    ///
    /// Where there is no such font, the interface's stands in, which is reported.
    public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }

    /// A font by its name, in a size that grows with the environment's as a kind of text does.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.named(name, size, textStyle))
    }

    /// A font by its name, in a size that stays.
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
    /// The interface's font whose letters are all as wide.
    public func monospaced() -> Font { changed { $0.isMonospaced = true } }
    /// The font with digits that are all as wide.
    public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }
    /// The font with its lines closer or farther apart.
    public func leading(_ leading: Leading) -> Font { changed { $0.leading = leading } }

    private func changed(_ change: (inout Font) -> Void) -> Font {
        var copy = self
        change(&copy)
        return copy
    }
}
