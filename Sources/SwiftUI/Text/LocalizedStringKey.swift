import CoreGraphics
public import Foundation

/// A key into the program's string tables, with interpolated values.
///
/// If no table contains the key, the key itself is shown. Emphasis, code and links in it are parsed as Markdown.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/localizedstringkey)
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    enum Piece: Equatable, Sendable {
        /// The text of the literal, with its Markdown.
        case literal(String)
        case string(String)
        /// A number, formatted in the locale in which it is shown.
        case number(_InterpolatedNumber)
        case text(Text)
    }

    /// The key, with a format specifier for each value.
    let key: String
    let pieces: [Piece]
    /// The values, in order.
    let arguments: [Piece]

    /// Creates a key without values.
    public init(_ value: String) { self.init(stringLiteral: value) }

    public init(stringLiteral value: String) {
        key = value
        pieces = [.literal(value)]
        arguments = []
    }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        pieces = stringInterpolation.pieces
        arguments = stringInterpolation.arguments
    }

    /// Builds a key and its values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var pieces: [Piece] = []
        var arguments: [Piece] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            // A key is a format string, in which a percent sign is doubled.
            key += literal.replacingOccurrences(of: "%", with: "%%")
            pieces.append(.literal(literal))
        }

        private mutating func append(_ piece: Piece, _ specifier: String) {
            key += specifier
            pieces.append(piece)
            arguments.append(piece)
        }

        /// Appends a string.
        public mutating func appendInterpolation(_ string: String) { append(.string(string), "%@") }

        /// Appends text with its own font and colours.
        public mutating func appendInterpolation(_ text: Text) { append(.text(text), "%@") }

        /// Appends an image.
        public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image)), "%@") }

        /// Appends an attributed string.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(.text(Text(attributedString)), "%@")
        }

        /// Appends a value formatted with a style.
        public mutating func appendInterpolation<F: FormatStyle>(
            _ input: F.FormatInput, format: F
        ) where F.FormatInput: Equatable, F.FormatOutput == String {
            append(.text(Text(input, format: format)), "%@")
        }

        /// Appends a value or an object, formatted by a formatter.
        ///
        /// Unlike Apple's, it doesn't require `ReferenceConvertible`, to which dates and other Foundation values
        /// don't conform on Linux.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
            append(.string(formatter?.string(for: subject) ?? "\(subject)"), "%@")
        }

        /// Appends a number, with the separators of the locale in which it is shown: "1,234".
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(.number(value._number(value._specifier)), value._specifier)
        }

        /// Appends a number with a format specifier such as `%.2f`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(.number(value._number(specifier)), specifier)
        }

        /// Appends the description of a value.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { append(.string("\(value)"), "%@") }
    }

    /// Returns the pieces in the order of the string table's format, if a table contains the key.
    func localized(table: String?, bundle: Bundle?) -> [Piece] {
        let bundle = bundle ?? .main
        let missing = "\u{0}"
        let format = bundle.localizedString(forKey: key, value: missing, table: table)
        guard format != missing, format != key else { return pieces }
        guard !arguments.isEmpty else { return [.literal(format)] }
        return LocalizedFormat(format).filled(with: arguments)
    }
}
