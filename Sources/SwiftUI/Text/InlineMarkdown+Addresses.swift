/// Autolinks: URLs and email addresses without brackets, as specified by [GitHub Flavored
/// Markdown](https://github.github.com/gfm/#autolinks-extension-).
extension InlineMarkdown {
    /// The maximum length of an autolink.
    private static let greatestLength = 2000

    /// A quick check whether a text may contain an autolink.
    static func mayHaveAddress(_ text: String) -> Bool {
        text.contains("@") || text.contains("://") || text.contains("www.")
    }

    /// Parses the autolink that begins at an index, and returns where it ends.
    mutating func readAddress(at index: Int, in range: Range<Int>, _ modifiers: [Text.Modifier]) -> Int? {
        guard let first = character(index), first.isASCII, first.isLetter || first.isNumber, isFree(index, in: range),
            // Links don't nest.
            !modifiers.contains(where: \.isLink),
            let found = page(at: index, in: range) ?? letter(at: index, in: range)
        else { return nil }
        append(text(index..<found.end), modifiers + Self.link(to: found.address))
        return found.end
    }

    private func text(_ range: Range<Int>) -> String { String(range.compactMap { character($0) }) }

    /// Whether an autolink can begin at an index: at the start, after white space, or after a delimiter.
    private func isFree(_ index: Int, in range: Range<Int>) -> Bool {
        guard index > range.lowerBound, let before = character(index - 1) else { return true }
        return before.isWhitespace || "*_~(".contains(before)
    }

    /// Returns the URL at an index: everything up to white space, without trailing punctuation.
    private func page(at index: Int, in range: Range<Int>) -> (address: String, end: Int)? {
        let limit = min(range.upperBound, index + Self.greatestLength)
        guard let start = ["https://", "http://", "www."].first(where: { begins(with: $0, at: index, before: limit) })
        else { return nil }
        let body = index + start.count
        var end = body
        while end < limit, let next = character(end), !next.isWhitespace, next != "<" { end += 1 }
        while end > body, let last = character(end - 1) {
            let isUnmatched = last == ")" && count(")", in: index..<end) > count("(", in: index..<end)
            guard isUnmatched || "?!.,:*_~'\"".contains(last) else { break }
            end -= 1
        }
        guard end > body, character(body)?.isLetter == true || character(body)?.isNumber == true else { return nil }
        let text = text(index..<end)
        return (start == "www." ? "http://" + text : text, end)
    }

    private func begins(with start: String, at index: Int, before limit: Int) -> Bool {
        index + start.count < limit
            && zip(start, index...).allSatisfy { character($1)?.lowercased() == String($0) }
    }

    private func count(_ wanted: Character, in range: Range<Int>) -> Int {
        range.lazy.filter { character($0) == wanted }.count
    }

    /// Returns the email address at an index: a local part, and a domain with a dot in it.
    private func letter(at index: Int, in range: Range<Int>) -> (address: String, end: Int)? {
        func isWord(_ index: Int, or others: String) -> Bool {
            guard index < range.upperBound, let next = character(index) else { return false }
            return next.isASCII && (next.isLetter || next.isNumber) || others.contains(next)
        }
        let limit = min(range.upperBound, index + Self.greatestLength)
        var end = index
        while end < limit, isWord(end, or: ".-_+") { end += 1 }
        guard end < limit, character(end) == "@" else { return nil }
        let place = end + 1
        end = place
        while end < limit, isWord(end, or: ".-_") { end += 1 }
        while end > place, character(end - 1) == "." { end -= 1 }
        guard end > place, character(end - 1) != "-", character(end - 1) != "_", count(".", in: place..<end) > 0 else {
            return nil
        }
        return ("mailto:" + text(index..<end), end)
    }
}

extension Text.Modifier {
    fileprivate var isLink: Bool { if case .link = self { true } else { false } }
}
