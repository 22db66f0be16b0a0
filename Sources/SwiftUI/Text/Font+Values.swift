public import CoreGraphics
import UIKit

extension Font {
    /// The text styles of the interface.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/font/textstyle)
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        /// Titles and body text, in descending size.
        case extraLargeTitle, extraLargeTitle2, largeTitle, title, title2, title3, headline, subheadline, body, callout
        /// Notes and captions, in descending size.
        case footnote, caption, caption2

        /// All values, in the order of their declaration.
        public static let allCases: [TextStyle] = [
            .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title, .title2, .title3, .headline, .subheadline,
            .body, .callout, .footnote, .caption, .caption2,
        ]
    }

    /// The design of a font.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/font/design)
    public enum Design: Hashable, Sendable {
        /// The system's default design, a serif design, a rounded one, and one of fixed width.
        case `default`, serif, rounded, monospaced
    }

    /// Which letter cases are drawn as small capitals.
    struct SmallCapitals: OptionSet, Hashable, Sendable {
        let rawValue: Int

        static let lowercase = SmallCapitals(rawValue: 1)
        static let uppercase = SmallCapitals(rawValue: 2)
    }

    /// The line spacing of a font.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/font/leading)
    public enum Leading: Hashable, Sendable {
        /// The leading of the font.
        case standard
        /// Two points less.
        case tight
        /// Two points more.
        case loose
    }

    /// The weight of a font: 0 is regular, 1 the heaviest.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/font/weight)
    @frozen
    public struct Weight: Hashable, Sendable {
        package let value: CGFloat

        /// The thinnest strokes.
        public static let ultraLight = Weight(value: -0.8)
        /// Thin strokes.
        public static let thin = Weight(value: -0.6)
        /// Light strokes.
        public static let light = Weight(value: -0.4)
        /// The strokes of body text.
        public static let regular = Weight(value: 0)
        /// Slightly heavier strokes.
        public static let medium = Weight(value: 0.23)
        /// Strokes between medium and bold.
        public static let semibold = Weight(value: 0.3)
        /// Bold strokes.
        public static let bold = Weight(value: 0.4)
        /// Heavy strokes.
        public static let heavy = Weight(value: 0.56)
        /// The heaviest strokes.
        public static let black = Weight(value: 0.62)
    }

    /// The width of a font: 0 is standard.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/font/width)
    public struct Width: Hashable, Sendable {
        /// The width: 0 is standard, negative values are narrower, positive ones wider.
        public var value: CGFloat

        /// Creates a width: 0 is standard, negative values are narrower, positive ones wider.
        public init(_ value: CGFloat) { self.value = value }

        /// The narrowest glyphs.
        public static let compressed = Width(-0.3)
        /// Narrow glyphs.
        public static let condensed = Width(-0.2)
        /// Glyphs of standard width.
        public static let standard = Width(0)
        /// Wide glyphs.
        public static let expanded = Width(0.2)
    }
}

extension Font.TextStyle {
    var uiTextStyle: UIFont.TextStyle {
        switch self {
        case .extraLargeTitle: .extraLargeTitle
        case .extraLargeTitle2: .extraLargeTitle2
        case .largeTitle: .largeTitle
        case .title: .title1
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .subheadline: .subheadline
        case .body: .body
        case .callout: .callout
        case .footnote: .footnote
        case .caption: .caption1
        case .caption2: .caption2
        }
    }
}

extension Font.Design {
    var uiDesign: UIFontDescriptor.SystemDesign {
        switch self {
        case .default: .default
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}
