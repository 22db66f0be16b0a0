import CoreGraphics
public import Foundation

/// A key of the program's string tables, with interpolated values.
///
/// If no table has the key, the key itself is shown. Emphasis, code and links in it are Markdown.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/localizedstringkey)
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    enum Piece: Equatable, Sendable {
        /// What stands in the literal, with its Markdown.
        case literal(String)
        case string(String)
        case text(Text)
    }

    /// With a format specifier for each value.
    let key: String
    let pieces: [Piece]
    /// The values, in order.
    let arguments: [Piece]

    /// Makes a key without values.
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
            // A key is a format, in which a per cent sign is doubled.
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

        /// Appends a text with its own font and colours.
        public mutating func appendInterpolation(_ text: Text) { append(.text(text), "%@") }

        /// Appends an image.
        public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image)), "%@") }

        /// Appends an attributed string.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(.text(Text(attributedString)), "%@")
        }

        /// Appends a value formatted by a style.
        public mutating func appendInterpolation<F: FormatStyle>(
            _ input: F.FormatInput, format: F
        ) where F.FormatInput: Equatable, F.FormatOutput == String {
            append(.text(Text(input, format: format)), "%@")
        }

        /// Appends an object formatted by a formatter.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append(.string(formatter?.string(for: subject) ?? "\(subject)"), "%@")
        }

        /// Appends a number.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(.string(value._text), value._specifier)
        }

        /// Appends a number with a format specifier such as `%.2f`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(.string(value._text(specifier)), specifier)
        }

        /// Appends the description of a value.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { append(.string("\(value)"), "%@") }
    }

    /// The pieces in the order of the string table's format, if it has the key.
    func localized(table: String?, bundle: Bundle?) -> [Piece] {
        let bundle = bundle ?? .main
        let missing = "\u{0}"
        let format = bundle.localizedString(forKey: key, value: missing, table: table)
        guard format != missing, format != key else { return pieces }
        guard !arguments.isEmpty else { return [.literal(format)] }
        return LocalizedFormat(format).filled(with: arguments)
    }
}

/// A number with a format specifier.
public protocol _FormatSpecifiable: Equatable {
    var _specifier: String { get }
    var _text: String { get }
    func _text(_ specifier: String) -> String
}

extension _FormatSpecifiable where Self: BinaryInteger {
    public var _specifier: String { Self.isSigned ? "%lld" : "%llu" }
    public var _text: String { "\(self)" }

    public func _text(_ specifier: String) -> String {
        guard let wide = specifier.formatSpecifier(of: "diouxX", length: "ll") else { return _text }
        return Self.isSigned
            ? String(format: wide, Int64(truncatingIfNeeded: self))
            : String(format: wide, UInt64(truncatingIfNeeded: self))
    }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
    public var _specifier: String { "%lf" }
    public var _text: String { String(Double(self), byFormat: "%f") }

    public func _text(_ specifier: String) -> String {
        guard let format = specifier.formatSpecifier(of: "aAeEfFgG", length: "") else { return _text }
        return String(Double(self), byFormat: format)
    }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

extension String {
    /// The specifier with a length modifier for the argument; nil unless it is a single specifier of these kinds, with
    /// text around it.
    ///
    /// Formatting with a specifier of another type would read beyond the argument.
    fileprivate func formatSpecifier(of kinds: String, length: String) -> String? {
        var result = ""
        var characters = Substring(self)
        var count = 0
        while let character = characters.popFirst() {
            result.append(character)
            guard character == "%" else { continue }
            if characters.first == "%" {
                result.append(characters.removeFirst())
                continue
            }
            let flags = characters.prefix { "-+ #0123456789.".contains($0) }
            characters = characters.dropFirst(flags.count).drop { "hlLqjzt".contains($0) }
            guard flags.count <= 16, let kind = characters.popFirst(), kinds.contains(kind) else { return nil }
            // Larger widths and precisions would only make excessive strings.
            guard flags.split(whereSeparator: { !$0.isNumber }).allSatisfy({ $0.count <= 3 }) else { return nil }
            result += flags + length + String(kind)
            count += 1
        }
        return count == 1 ? result : nil
    }
}
