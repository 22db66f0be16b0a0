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
        /// What a tap opens.
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

        /// Makes a line with a pattern and a colour; nil for the text's colour.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// Converts a style of UIKit's; nil for one without a line.
        public init?(nsUnderlineStyle: NSUnderlineStyle) {
            // The numbers of lines in the lowest byte, the pattern above them.
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

    /// The letter case of a text.
    public enum Case: Hashable, Sendable {
        /// Uppercase letters.
        case uppercase
        /// Lowercase letters.
        case lowercase
    }

    init(_ content: Content) { self.content = content }

    /// Makes a text from a string, without localization.
    public init(verbatim content: String) { self.init(.verbatim(content)) }

    /// Makes a text from a string, without localization.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

    /// Makes a localized text; the key itself is shown if no table has it.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(.key(key, table: tableName, bundle: bundle))
    }

    /// Makes a text of what a resource stands for, with values as the resource's locale writes them.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(.verbatim(String(localized: resource))) }

    /// Makes a text from an attributed string, showing the attributes of `AttributeScopes.SwiftUIAttributes`.
    // Such a string may be written as a literal, too, which is a localized key.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

    /// Makes a text from an image, sized like a letter of the surrounding text.
    public init(_ image: Image) { self.init(.image(image)) }

    /// Makes a text from a value formatted by a style, in the environment's locale if one was set.
    public init<F: FormatStyle>(
        _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.formatted(FormattedValue(input, format)))
    }

    /// Makes a text from a value formatted by a formatter.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
    }

    /// Concatenates two texts, each with its own font and style.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(.pair(lhs, rhs)) }
}
