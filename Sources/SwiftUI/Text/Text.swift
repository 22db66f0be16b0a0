public import CoreGraphics
public import Foundation

/// Lines of text, in the environment's font and style where they have none of their own.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/text)
public struct Text: Equatable, Sendable {
    indirect enum Content: Equatable, Sendable {
        case verbatim(String)
        case key(LocalizedStringKey, table: String?, bundle: Bundle?)
        case formatted(FormattedValue)
        case attributed(AttributedString)
        case image(Image)
        case pair(Text, Text)
    }

    var content: Content
    /// The first one counts least.
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

        /// A line of a pattern and a colour; the text's colour for nil.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// One line.
        public static let single = LineStyle()
    }

    /// Where text that doesn't fit is truncated.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/text/truncationmode)
    public enum TruncationMode: Hashable, Sendable {
        /// The beginning is left out.
        case head
        /// The end is left out.
        case tail
        /// The middle is left out.
        case middle
    }

    /// The letter case of a text.
    public enum Case: Hashable, Sendable {
        /// Capital letters.
        case uppercase
        /// Small letters.
        case lowercase
    }

    init(_ content: Content) { self.content = content }

    /// A string as it is.
    public init(verbatim content: String) { self.init(.verbatim(content)) }

    /// A string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

    /// A text of the program's tables, or the key itself where they have not got it.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(.key(key, table: tableName, bundle: bundle))
    }

    /// A string with attributes, of which those of `AttributeScopes.SwiftUIAttributes` are shown.
    public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

    /// An image as tall as a letter of the text around it.
    public init(_ image: Image) { self.init(.image(image)) }

    /// A value as a style writes it, by the habits of the environment's locale where one was set.
    public init<F: FormatStyle>(
        _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.formatted(FormattedValue(input, format)))
    }

    /// A value as a formatter writes it.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
    }

    /// One text after another, each with its own font and style.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(.pair(lhs, rhs)) }
}
