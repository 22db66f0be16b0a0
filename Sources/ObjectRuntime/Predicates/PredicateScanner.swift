import Foundation

/// A token of a predicate.
enum PredicateToken: Equatable {
    case word(String)
    case text(String)
    case number(Double)
    /// A placeholder for an argument: a value, or a key path.
    case argument, path
    case variable(String)
    case sign(String)
    case end
}

/// Splits a predicate's format string into tokens.
struct PredicateScanner {
    private let characters: [Character]
    private var place = 0

    init(_ text: String) { characters = Array(text) }

    private static let signs = [
        "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}", "[", "]", ",",
        "+",
        "-", "*", "/",
    ]

    mutating func next() throws -> PredicateToken {
        while let character = peek, character.isWhitespace { place += 1 }
        guard let character = peek else { return .end }
        if character == "'" || character == "\"" { return try .text(quoted(character)) }
        if character.isNumber { return .number(number()) }
        if character == "%" { return try format() }
        if character == "$" {
            place += 1
            return .variable(word())
        }
        if character.isLetter || "_@#".contains(character) { return .word(word()) }
        for sign in PredicateScanner.signs where characters[place...].starts(with: sign) {
            place += sign.count
            return .sign(sign)
        }
        throw PredicateError(message: "unexpected character \(character)")
    }

    private var peek: Character? { place < characters.count ? characters[place] : nil }

    /// An identifier, or several separated by points.
    private mutating func word() -> String {
        var word = ""
        while let character = peek, character.isLetter || character.isNumber || "_@#.".contains(character) {
            word.append(character)
            place += 1
        }
        return word
    }

    private mutating func number() -> Double {
        var text = ""
        while let character = peek,
            character.isNumber || ".eE".contains(character)
                || ("+-".contains(character) && text.last?.lowercased() == "e")
        {
            text.append(character)
            place += 1
        }
        return Double(text) ?? 0
    }

    private mutating func quoted(_ mark: Character) throws -> String {
        place += 1
        var text = ""
        while let character = peek {
            place += 1
            if character == mark { return text }
            guard character == "\\", let escaped = peek else {
                text.append(character)
                continue
            }
            place += 1
            text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
        }
        throw PredicateError(message: "a quotation mark is missing")
    }

    /// `%@`, `%K`, `%d`, `%lu`, `%.2f` and similar specifiers.
    private mutating func format() throws -> PredicateToken {
        place += 1
        while let character = peek {
            place += 1
            if character == "K" { return .path }
            if "@diuxXofFeEgGcs".contains(character) { return .argument }
            guard character.isNumber || "lhqzLjt.".contains(character) else { break }
        }
        throw PredicateError(message: "a format specifier is missing after %")
    }
}
