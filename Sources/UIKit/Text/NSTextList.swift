public import Foundation

/// A list whose items are paragraphs.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextlist)
// Safe to share: only the first item's number changes, before the list is used.
open class NSTextList: NSObject, NSCopying, @unchecked Sendable {
    /// The format of item markers: a text with a placeholder in braces, such as "{decimal}.".
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates a format from its text.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// A box.
        public static let box = MarkerFormat("{box}")
        /// A check mark.
        public static let check = MarkerFormat("{check}")
        /// A circle.
        public static let circle = MarkerFormat("{circle}")
        /// A filled diamond.
        public static let diamond = MarkerFormat("{diamond}")
        /// A filled circle.
        public static let disc = MarkerFormat("{disc}")
        /// A hyphen.
        public static let hyphen = MarkerFormat("{hyphen}")
        /// A filled square.
        public static let square = MarkerFormat("{square}")
        /// Octal numbers.
        public static let octal = MarkerFormat("{octal}")
        /// Hexadecimal numbers, with lowercase letters.
        public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
        /// Hexadecimal numbers, with uppercase letters.
        public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
        /// Decimal numbers.
        public static let decimal = MarkerFormat("{decimal}")
        /// Lowercase Roman numerals.
        public static let lowercaseRoman = MarkerFormat("{lower-roman}")
        /// Uppercase Roman numerals.
        public static let uppercaseRoman = MarkerFormat("{upper-roman}")
        /// Lowercase letters.
        public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
        /// Uppercase letters.
        public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
        /// Lowercase Latin letters.
        public static let lowercaseLatin = MarkerFormat("{lower-latin}")
        /// Uppercase Latin letters.
        public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    }

    /// Options of a list.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Markers are prefixed with those of the enclosing list.
        public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
    }

    /// Creates a list with options, and the number of its first item.
    public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
        (self.markerFormat, listOptions, self.startingItemNumber) = (markerFormat, options, startingItemNumber)
    }

    /// Creates a list with options, whose first item is number 1.
    public convenience init(markerFormat: MarkerFormat, options: Int) {
        self.init(markerFormat: markerFormat, options: Options(rawValue: UInt(max(options, 0))), startingItemNumber: 1)
    }

    /// The format of item markers.
    public final let markerFormat: MarkerFormat

    /// The list's options.
    public final let listOptions: Options

    /// The number of the first item.
    open var startingItemNumber: Int

    /// Whether the items are numbered.
    open var isOrdered: Bool { ListNumbering(in: markerFormat.rawValue)?.isOrdered ?? false }

    /// Returns the marker of an item.
    open func marker(forItemNumber itemNumber: Int) -> String {
        let format = markerFormat.rawValue
        guard let numbering = ListNumbering(in: format) else { return format }
        return format.replacingOccurrences(of: "{\(numbering.rawValue)}", with: numbering.text(of: itemNumber))
    }

    open func copy(with zone: NSZone?) -> Any { self }
}

/// The numbering of a list's items.
private enum ListNumbering: String, CaseIterable {
    case box, check, circle, diamond, disc, hyphen, square, octal, decimal
    case lowerHexadecimal = "lower-hexadecimal"
    case upperHexadecimal = "upper-hexadecimal"
    case lowerRoman = "lower-roman"
    case upperRoman = "upper-roman"
    case lowerAlpha = "lower-alpha"
    case upperAlpha = "upper-alpha"
    case lowerLatin = "lower-latin"
    case upperLatin = "upper-latin"

    /// The first placeholder in a format.
    init?(in format: String) {
        let found = ListNumbering.allCases.first { format.contains("{\($0.rawValue)}") }
        guard let found else { return nil }
        self = found
    }

    private var symbol: String? {
        switch self {
        case .box: "\u{25A1}"
        case .check: "\u{2713}"
        case .circle: "\u{25E6}"
        case .diamond: "\u{25C6}"
        case .disc: "\u{2022}"
        case .hyphen: "\u{2043}"
        case .square: "\u{25AA}"
        default: nil
        }
    }

    var isOrdered: Bool { symbol == nil }

    func text(of number: Int) -> String {
        switch self {
        case .octal: return String(number, radix: 8)
        case .lowerHexadecimal: return String(number, radix: 16)
        case .upperHexadecimal: return String(number, radix: 16, uppercase: true)
        case .lowerRoman: return ListNumbering.roman(number).lowercased()
        case .upperRoman: return ListNumbering.roman(number)
        case .lowerAlpha, .lowerLatin: return ListNumbering.letters(number)
        case .upperAlpha, .upperLatin: return ListNumbering.letters(number).uppercased()
        default: return symbol ?? String(number)
        }
    }

    /// A to Z, then AA, AB and so on; numbers below 1 are formatted as decimals.
    private static func letters(_ number: Int) -> String {
        guard number > 0 else { return String(number) }
        var (rest, text) = (number, "")
        while rest > 0 {
            let digit = (rest - 1) % 26
            text = String(UnicodeScalar(UInt8(97 + digit))) + text
            rest = (rest - 1) / 26
        }
        return text
    }

    /// Numbers below 1 or above 3999 are formatted as decimals.
    private static func roman(_ number: Int) -> String {
        guard (1...3999).contains(number) else { return String(number) }
        let values = [
            (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"),
            (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
        ]
        var (rest, text) = (number, "")
        for (value, letters) in values {
            while rest >= value {
                text += letters
                rest -= value
            }
        }
        return text
    }
}
