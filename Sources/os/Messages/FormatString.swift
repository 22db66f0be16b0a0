import Glibc

/// A message with a C-style format string, whose conversions may specify the privacy of a value: `%{public}@`,
/// `%{private}d`.
struct FormatString {
    let format: String
    let arguments: [Any]

    /// The message. A conversion without an argument, or an unknown one, is written unchanged.
    var text: String {
        var result = ""
        var rest = format[...]
        var next = arguments.startIndex
        func take() -> Any? {
            guard next < arguments.endIndex else { return nil }
            defer { next += 1 }
            return arguments[next]
        }
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...]
            guard let conversion = Conversion(&rest) else {
                result.append(rest.removeFirst())
                continue
            }
            result += conversion.text(take)
        }
        return result + rest
    }

    /// The C locale: logs use a decimal point everywhere.
    nonisolated(unsafe) private static let plain = newlocale(1 << LC_NUMERIC, "C", nil)

    /// Formats a number or a C string with `snprintf`.
    static func printed(_ conversion: String, _ argument: any CVarArg) -> String {
        let previous = uselocale(plain)
        defer { _ = uselocale(previous) }
        return withVaList([argument]) { list in
            var buffer = [CChar](repeating: 0, count: 512)
            let length = vsnprintf(&buffer, buffer.count, conversion, list)
            return String(
                decoding: buffer.prefix(Int(min(max(length, 0), 511))).map(UInt8.init(bitPattern:)), as: UTF8.self)
        }
    }
}

/// A conversion in a format string, such as `%{public}-8.2f`.
private struct Conversion {
    var options: [Substring] = []
    var flags = ""
    var letter: Character
    let source: Substring

    /// Parses a conversion, and leaves the rest. Returns nil if there is none.
    init?(_ rest: inout Substring) {
        var scan = rest.dropFirst()
        if scan.first == "{" {
            guard let end = scan.firstIndex(of: "}") else { return nil }
            options = scan[scan.index(after: scan.startIndex)..<end].split { $0 == "," || $0 == " " }
            scan = scan[scan.index(after: end)...]
        }
        while let character = scan.first, "-+ #0123456789.*hlqLzjt".contains(character) {
            flags.append(character)
            scan.removeFirst()
        }
        guard let letter = scan.popFirst(), letter.isLetter || letter == "@" || letter == "%" else { return nil }
        self.letter = letter
        source = rest[..<scan.startIndex]
        rest = scan
    }

    private var privacy: OSLogPrivacy {
        if options.contains("public") { return .public }
        let mask = options.contains("mask.hash") ? OSLogPrivacy.Mask.hash : .none
        return options.contains("private") || options.contains("sensitive") ? .private(mask: mask) : .auto(mask: mask)
    }

    func text(_ take: () -> Any?) -> String {
        switch letter {
        case "%": return "%"
        case "m": return String(cString: strerror(errno))
        default: break
        }
        var flags = flags
        while let star = flags.firstIndex(of: "*") {
            guard let width = take() else { return String(source) }
            flags.replaceSubrange(star...star, with: "\(width)")
        }
        guard let argument = take() else { return String(source) }
        return privacy.redacted(converted(argument, flags) ?? String(source))
    }

    private func converted(_ argument: Any, _ flags: String) -> String? {
        switch letter {
        case "@": return "\(argument)"
        case "s":
            guard let address = argument as? any CVarArg, isAddress(argument) else { return "\(argument)" }
            return FormatString.printed("%\(flags)s", address)
        case "d", "D", "i", "u", "U", "x", "X", "o", "O", "c":
            if options.contains("bool") || options.contains("BOOL") { return "\(argument)" == "0" ? "false" : "true" }
            guard let number = argument as? any BinaryInteger & CVarArg else { return "\(argument)" }
            return FormatString.printed("%\(flags)\(letter)", number)
        case "f", "F", "e", "E", "g", "G", "a", "A":
            guard let number = argument as? any BinaryFloatingPoint else { return "\(argument)" }
            return FormatString.printed("%\(flags.filter { $0 != "l" && $0 != "L" })\(letter)", Double(number))
        case "p": return "\(argument)"
        default: return nil
        }
    }

    /// Whether an argument is a C string: anything else would be read as an address.
    private func isAddress(_ argument: Any) -> Bool {
        argument is UnsafePointer<CChar> || argument is UnsafeMutablePointer<CChar> || argument is UnsafePointer<UInt8>
    }
}
