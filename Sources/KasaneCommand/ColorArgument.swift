/// A colour in CSS syntax: a name, `none`, or hexadecimal digits.
struct ColorArgument: Equatable {
    /// Red, green, blue and alpha from 0 to 1; nil for none.
    let components: [Double]?

    init(_ text: String) throws {
        // Unicode has other digits, and letters whose lower case is ASCII.
        let text = text.utf8.allSatisfy { $0 < 128 } ? text.lowercased() : text
        if text == "none" || text == "transparent" {
            components = nil
            return
        }
        let digits = ColorArgument.names[text] ?? (text.hasPrefix("#") ? String(text.dropFirst()) : text)
        guard let components = ColorArgument.components(digits) else {
            throw UsageError(
                "--background \(text) is not a colour: use none, a name such as white, or hex digits such as #1e90ff")
        }
        self.components = components
    }

    /// Parses 3, 4, 6 or 8 hexadecimal digits.
    private static func components(_ digits: String) -> [Double]? {
        let values = digits.filter(\.isASCII).compactMap(\.hexDigitValue)
        guard values.count == digits.count else { return nil }
        let levels: [Int]
        switch values.count {
        case 3, 4: levels = values.map { 17 * $0 }
        case 6, 8: levels = stride(from: 0, to: values.count, by: 2).map { 16 * values[$0] + values[$0 + 1] }
        default: return nil
        }
        return (levels.count == 3 ? levels + [255] : levels).map { Double($0) / 255 }
    }

    /// The names of CSS level 2.
    private static let names = [
        "aqua": "00ffff", "black": "000000", "blue": "0000ff", "fuchsia": "ff00ff", "gray": "808080", "grey": "808080",
        "green": "008000", "lime": "00ff00", "maroon": "800000", "navy": "000080", "olive": "808000",
        "orange": "ffa500", "purple": "800080", "red": "ff0000", "silver": "c0c0c0", "teal": "008080",
        "white": "ffffff", "yellow": "ffff00",
    ]
}
