/// The format of an integer in a message.
/// [Apple's reference](https://developer.apple.com/documentation/os/oslogintegerformatting)
public struct OSLogIntegerFormatting: Equatable, Sendable {
    var radix = 10
    var prefix = ""
    var explicitPositiveSign = false
    var uppercase = false
    var minDigits = 0

    /// In decimal.
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }

    /// In decimal, optionally with a positive sign or leading zeros.
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(explicitPositiveSign: explicitPositiveSign, minDigits: minDigits)
    }

    /// In hexadecimal, without a prefix.
    public static var hex: OSLogIntegerFormatting { .hex() }

    /// In hexadecimal.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, prefix: includePrefix ? "0x" : "", explicitPositiveSign: explicitPositiveSign,
            uppercase: uppercase, minDigits: minDigits)
    }

    /// In octal, without a prefix.
    public static var octal: OSLogIntegerFormatting { .octal() }

    /// In octal.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 8, prefix: includePrefix ? "0" : "", explicitPositiveSign: explicitPositiveSign,
            uppercase: uppercase, minDigits: minDigits)
    }

    func string<T: BinaryInteger>(_ value: T) -> String {
        let digits = String(value.magnitude, radix: radix, uppercase: uppercase)
        let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
        let sign = value < 0 ? "-" : explicitPositiveSign ? "+" : ""
        return sign + prefix + zeros + digits
    }
}

/// The format of a floating-point number in a message.
/// [Apple's reference](https://developer.apple.com/documentation/os/oslogfloatformatting)
public struct OSLogFloatFormatting: Equatable, Sendable {
    var conversion: Character
    var precision: Int?
    var explicitPositiveSign = false

    private static func make(
        _ conversion: Character, _ precision: Int? = nil, _ explicitPositiveSign: Bool = false,
        _ uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        let letter = uppercase ? Character(conversion.uppercased()) : conversion
        return OSLogFloatFormatting(
            conversion: letter, precision: precision, explicitPositiveSign: explicitPositiveSign)
    }

    /// With six fraction digits.
    public static var fixed: OSLogFloatFormatting { make("f") }
    /// With a number of fraction digits.
    public static func fixed(
        precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { make("f", precision, explicitPositiveSign, uppercase) }
    /// With six fraction digits, optionally with a positive sign.
    public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        make("f", nil, explicitPositiveSign, uppercase)
    }
    /// In hexadecimal.
    public static var hex: OSLogFloatFormatting { make("a") }
    /// In hexadecimal.
    public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        make("a", nil, explicitPositiveSign, uppercase)
    }
    /// In exponential notation.
    public static var exponential: OSLogFloatFormatting { make("e") }
    /// In exponential notation, with a number of fraction digits.
    public static func exponential(
        precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { make("e", precision, explicitPositiveSign, uppercase) }
    /// In decimal or exponential notation, whichever is shorter.
    public static var hybrid: OSLogFloatFormatting { make("g") }
    /// In decimal or exponential notation, whichever is shorter, with a number of significant digits.
    public static func hybrid(
        precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { make("g", precision, explicitPositiveSign, uppercase) }

    func string(_ value: Double) -> String {
        let sign = explicitPositiveSign ? "+" : ""
        let digits = precision.map { ".\(max(0, $0))" } ?? ""
        return FormatString.printed("%\(sign)\(digits)\(conversion)", value)
    }
}

/// The format of a Boolean value in a message.
public enum OSLogBoolFormat: Equatable, Sendable {
    /// As `true` or `false`.
    case truth
    /// As `yes` or `no`.
    case answer
}

/// The minimum width of a value in a message, and its alignment.
/// [Apple's reference](https://developer.apple.com/documentation/os/oslogstringalignment)
public struct OSLogStringAlignment: Equatable, Sendable {
    var columns = 0
    var isLeft = false

    /// Without padding.
    public static var none: OSLogStringAlignment { OSLogStringAlignment() }
    /// Aligned right, without padding.
    public static var right: OSLogStringAlignment { OSLogStringAlignment() }
    /// Aligned left, without padding.
    public static var left: OSLogStringAlignment { OSLogStringAlignment(isLeft: true) }
    /// Aligned right in a number of columns.
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns())
    }
    /// Aligned left in a number of columns.
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isLeft: true)
    }

    func string(_ text: String) -> String {
        let spaces = String(repeating: " ", count: max(0, columns - text.count))
        return isLeft ? text + spaces : spaces + text
    }
}
