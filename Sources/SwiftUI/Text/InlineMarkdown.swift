import Foundation

/// The inline Markdown of string literals in code: emphasis, code, strikethrough and links, as specified by
/// [CommonMark](https://spec.commonmark.org/0.31.2/#inlines), and autolinks. Interpolated values are never parsed as
/// Markdown.
struct InlineMarkdown {
    /// A piece with the modifiers of the enclosing Markdown.
    struct Run {
        var piece: LocalizedStringKey.Piece
        var modifiers: [Text.Modifier]
    }

    private enum Token {
        case character(Character)
        case piece(LocalizedStringKey.Piece)
    }

    private let tokens: [Token]
    private var runs: [Run] = []
    /// The key of a failed search: the closing delimiter, and the end of the searched text.
    private struct Search: Hashable {
        let mark: Character
        let length, end: Int
    }
    /// The index from which each search has failed, so that text with many delimiters is parsed in linear time.
    private var failures: [Search: Int] = [:]

    static func runs(of pieces: [LocalizedStringKey.Piece]) -> [Run] {
        let marks = CharacterSet(charactersIn: "*_`~[\\")
        let isPlain = pieces.allSatisfy { piece in
            guard case .literal(let text) = piece else { return true }
            return text.rangeOfCharacter(from: marks) == nil && !mayHaveAddress(text)
        }
        if isPlain { return pieces.map { Run(piece: $0, modifiers: []) } }
        var tokens: [Token] = []
        for piece in pieces {
            if case .literal(let text) = piece {
                tokens += text.map { .character($0) }
            } else {
                tokens.append(.piece(piece))
            }
        }
        var markdown = InlineMarkdown(tokens: tokens)
        markdown.read(tokens.indices, [], depth: 0)
        return markdown.runs
    }

    private init(tokens: [Token]) { self.tokens = tokens }

    /// The maximum nesting depth of emphasis, so that no text overflows the stack.
    private static let greatestDepth = 16
    /// The maximum length of code, and of the text and the URL of a link.
    private static let greatestSpan = 1000

    func character(_ index: Int) -> Character? {
        guard tokens.indices.contains(index), case .character(let character) = tokens[index] else { return nil }
        return character
    }

    mutating func append(_ text: String, _ modifiers: [Text.Modifier]) {
        if let last = runs.last, last.modifiers == modifiers, case .string(let before) = last.piece {
            runs[runs.count - 1].piece = .string(before + text)
        } else {
            runs.append(Run(piece: .string(text), modifiers: modifiers))
        }
    }

    private mutating func read(_ range: Range<Int>, _ modifiers: [Text.Modifier], depth: Int) {
        var index = range.lowerBound
        while index < range.upperBound {
            guard case .character(let current) = tokens[index] else {
                if case .piece(let piece) = tokens[index] { runs.append(Run(piece: piece, modifiers: modifiers)) }
                index += 1
                continue
            }
            if current == "\\", let next = character(index + 1), index + 1 < range.upperBound,
                next.isASCII, next.isPunctuation || next.isSymbol
            {
                append(String(next), modifiers)
                index += 2
            } else if depth < Self.greatestDepth, let end = readSpan(at: index, in: range, modifiers, depth) {
                index = end
            } else if let end = readAddress(at: index, in: range, modifiers) {
                index = end
            } else {
                append(String(current), modifiers)
                index += 1
            }
        }
    }

    /// Parses the span at an index, if a delimiter begins there, and returns where it ends.
    private mutating func readSpan(
        at index: Int, in range: Range<Int>, _ modifiers: [Text.Modifier], _ depth: Int
    ) -> Int? {
        switch character(index) {
        case "`":
            guard let end = place(of: "`", from: index + 1, in: range), end > index + 1 else { return nil }
            for place in index + 1..<end {
                switch tokens[place] {
                case .character(let letter): append(String(letter), modifiers + [.monospaced(true)])
                case .piece(let piece): runs.append(Run(piece: piece, modifiers: modifiers + [.monospaced(true)]))
                }
            }
            return end + 1
        case "[": return readLink(at: index, in: range, modifiers, depth)
        // `^[text](attributes)`, as for inflection: the attributes are ignored, and the text is shown.
        case "^" where index + 1 < range.upperBound && character(index + 1) == "[":
            guard let link = linkParts(at: index + 1, in: range) else { return nil }
            read(link.text, modifiers, depth: depth + 1)
            return link.end
        case "*", "_", "~":
            guard let mark = character(index) else { return nil }
            var end = index
            while end < range.upperBound, character(end) == mark { end += 1 }
            guard end - index <= 3 else {
                append(String(repeating: mark, count: end - index), modifiers)
                return end
            }
            for (length, style) in Self.styles(of: mark) {
                guard let inner = span(of: mark, length, at: index, in: range) else { continue }
                read(inner, modifiers + style, depth: depth + 1)
                return inner.upperBound + length
            }
            return nil
        default: return nil
        }
    }

    /// The styles of delimiter runs by length, longest first.
    private static func styles(of mark: Character) -> [(length: Int, [Text.Modifier])] {
        let (bold, italic) = (Text.Modifier.weight(.bold), Text.Modifier.italic(true))
        if mark == "~" { return [(2, [.strikethrough(.single)]), (1, [.strikethrough(.single)])] }
        return [(3, [bold, italic]), (2, [bold]), (1, [italic])]
    }

    /// Returns the range between a delimiter run of a length at an index and the run that closes it.
    private mutating func span(
        of mark: Character, _ length: Int, at index: Int, in range: Range<Int>
    ) -> Range<Int>? {
        let search = Search(mark: mark, length: length, end: range.upperBound)
        if let known = failures[search], known <= index { return nil }
        func count(from start: Int) -> Int {
            var end = start
            while end < range.upperBound, character(end) == mark { end += 1 }
            return end - start
        }
        let start = index + length
        guard count(from: index) == length, start < range.upperBound, character(start)?.isWhitespace != true else {
            return nil
        }
        // An underscore within a word is literal.
        if mark == "_", let before = character(index - 1), before.isLetter || before.isNumber { return nil }
        var place = start
        while place < range.upperBound {
            if character(place) == "\\" {
                place += 2
                continue
            }
            let found = count(from: place)
            guard found > 0 else {
                place += 1
                continue
            }
            let isAfterWord = character(place - 1)?.isWhitespace != true
            let after = character(place + found)
            let isInWord = mark == "_" && (after?.isLetter == true || after?.isNumber == true)
            if found == length, isAfterWord, place > start, !isInWord { return start..<place }
            place += found
        }
        failures[search] = index
        return nil
    }

    /// Returns the next index of a character within the maximum length.
    private func place(of wanted: Character, from start: Int, in range: Range<Int>) -> Int? {
        let end = min(range.upperBound, start + Self.greatestSpan)
        return start < end ? (start..<end).first { character($0) == wanted } : nil
    }

    /// Parses `[text](address)`, and returns where it ends.
    private mutating func readLink(
        at index: Int, in range: Range<Int>, _ modifiers: [Text.Modifier], _ depth: Int
    ) -> Int? {
        guard let parts = linkParts(at: index, in: range) else { return nil }
        let address = String(parts.address.compactMap { character($0) }).trimmingCharacters(in: .whitespaces)
        read(parts.text, modifiers + Self.link(to: address), depth: depth + 1)
        return parts.end
    }

    /// The modifiers of text that links to a URL.
    static func link(to address: String) -> [Text.Modifier] {
        [.style(AnyShapeStyle(.tint))] + (URL(string: address).map { [Text.Modifier.link($0)] } ?? [])
    }

    /// Returns the ranges of the text and the URL of `[text](address)`, and where it ends.
    private func linkParts(
        at index: Int, in range: Range<Int>
    ) -> (text: Range<Int>, address: Range<Int>, end: Int)? {
        guard let close = place(of: "]", from: index + 1, in: range), close > index + 1,
            close + 1 < range.upperBound, character(close + 1) == "(",
            let end = place(of: ")", from: close + 2, in: range)
        else { return nil }
        return (index + 1..<close, close + 2..<end, end + 1)
    }
}
