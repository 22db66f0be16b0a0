public import CoreGraphics
public import Foundation
public import UIKit

/// One or more lines of text, with the environment's font and style unless they have their own.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/text)
public struct Text: Equatable, Sendable {
    indirect enum Content: Equatable, Sendable {
        case verbatim(String)
        case key(LocalizedStringKey, table: String?, bundle: Bundle?)
        case formatted(FormattedValue)
        case attributed(AttributedString)
        case image(Image)
        case clock(ClockText)
        case pair(Text, Text)
    }

    var content: Content
    /// Later modifiers take precedence.
    var modifiers: [Modifier] = []

    enum Modifier: Equatable, Sendable {
        case font(Font?)
        case weight(Font.Weight?)
        case design(Font.Design?)
        case width(Font.Width?)
        case italic(Bool)
        case monospaced(Bool)
        case monospacedDigit
        case style(AnyShapeStyle?)
        case underline(LineStyle?)
        case strikethrough(LineStyle?)
        case kerning(CGFloat)
        case tracking(CGFloat)
        case baselineOffset(CGFloat)
        case scale(Scale)
        case background(Color)
        case language(TypesettingLanguage)
        /// The URL that a tap opens.
        case link(URL)
    }

    /// The style of an underline or strikethrough.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/text/linestyle)
    public struct LineStyle: Hashable, Sendable {
        /// The dash pattern of the line.
        public enum Pattern: Hashable, Sendable {
            /// A line without gaps.
            case solid
            /// Dashes.
            case dash
            /// Dots.
            case dot
            /// A dash and a dot in turn.
            case dashDot
            /// A dash and two dots in turn.
            case dashDotDot
        }

        var pattern: Pattern
        var color: Color?

        /// Creates a line with a pattern and a colour; nil for the text's colour.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// Converts a UIKit style; nil for one without a line.
        public init?(nsUnderlineStyle: NSUnderlineStyle) {
            // The lowest byte holds the number of lines, the bits above it the pattern.
            guard nsUnderlineStyle.rawValue & 0xff != 0 else { return nil }
            switch nsUnderlineStyle.rawValue & 0xf00 {
            case NSUnderlineStyle.patternDot.rawValue: self.init(pattern: .dot)
            case NSUnderlineStyle.patternDash.rawValue: self.init(pattern: .dash)
            case NSUnderlineStyle.patternDashDot.rawValue: self.init(pattern: .dashDot)
            case NSUnderlineStyle.patternDashDotDot.rawValue: self.init(pattern: .dashDotDot)
            default: self.init()
            }
        }

        /// A solid line.
        public static let single = LineStyle()
    }

    /// Where text that doesn't fit is truncated.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/text/truncationmode)
    public enum TruncationMode: Hashable, Sendable {
        /// The beginning is truncated.
        case head
        /// The end is truncated.
        case tail
        /// The middle is truncated.
        case middle
    }

    /// The case transformation of text.
    public enum Case: Hashable, Sendable {
        /// Uppercase letters.
        case uppercase
        /// Lowercase letters.
        case lowercase
    }

    init(_ content: Content) { self.content = content }

    /// Creates a text from a string, without localization.
    public init(verbatim content: String) { self.init(.verbatim(content)) }

    /// Creates a text from a string, without localization.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

    /// Creates a localized text; if no table contains the key, it shows the key itself.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(.key(key, table: tableName, bundle: bundle))
    }

    /// Creates a text from a localized string resource, with values formatted in the resource's locale.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(.verbatim(String(localized: resource))) }

    /// Creates a text from an attributed string, showing the attributes of `AttributeScopes.SwiftUIAttributes`.
    // An attributed string can also be written as a literal, but a literal is a localized key.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

    /// Creates a text from an image, sized to match the surrounding text.
    public init(_ image: Image) { self.init(.image(image)) }

    /// Creates a text from a value formatted with a style, in the environment's locale if one is set.
    public init<F: FormatStyle>(
        _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.formatted(FormattedValue(input, format)))
    }

    /// Creates a text from a value formatted with a formatter.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
    }

    /// Concatenates two texts, each with its own font and style.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(.pair(lhs, rhs)) }
}
