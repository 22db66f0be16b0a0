/// A localized format string, with placeholders for values in order or by position (`%2$@`).
struct LocalizedFormat {
    private enum Part {
        case text(String)
        case value(Int)
    }

    private var parts: [Part] = []

    init(_ format: String) {
        var text = ""
        var next = 0
        var rest = Substring(format)
        while let character = rest.popFirst() {
            guard character == "%" else {
                text.append(character)
                continue
            }
            if rest.first == "%" {
                text.append(rest.removeFirst())
                continue
            }
            let digits = rest.prefix { $0.isNumber }
            if let number = Int(digits), rest.dropFirst(digits.count).first == "$" {
                next = number - 1
                rest = rest.dropFirst(digits.count + 1)
            }
            // Flags and length modifiers precede the specifier's letter.
            rest = rest.drop { "-+ #0123456789.hlLqjzt".contains($0) }.dropFirst()
            parts += [.text(text), .value(next)]
            text = ""
            next += 1
        }
        parts.append(.text(text))
    }

    /// Returns the pieces in the format's order; placeholders without a value are omitted.
    func filled(with values: [LocalizedStringKey.Piece]) -> [LocalizedStringKey.Piece] {
        parts.compactMap { part in
            switch part {
            case .text(let text): text.isEmpty ? nil : .literal(text)
            case .value(let index): values.indices.contains(index) ? values[index] : nil
            }
        }
    }
}
