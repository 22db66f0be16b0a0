/// Scans Swift lexically: types and values, which may span lines inside brackets, and blocks.
struct SourceScanner {
    var rest: Substring

    mutating func skipSpaces() { rest = rest.drop { $0 == " " || $0 == "\t" } }

    mutating func take(_ mark: Character) -> Bool {
        guard rest.first == mark else { return false }
        rest.removeFirst()
        skipSpaces()
        return true
    }

    /// Returns the text before a mark, a semicolon, a comment or the end of a line, outside brackets and strings,
    /// without trailing spaces.
    mutating func text(endingBefore mark: Character?) -> String {
        var (depth, index) = (0, rest.startIndex)
        scan: while index < rest.endIndex {
            switch rest[index] {
            case "\"":
                index = endOfString(index)
                continue
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case "/" where rest[index...].hasPrefix("//"):
                if depth <= 0 { break scan }
                index = endOfLine(index)
                continue
            case ";" where depth <= 0: break scan
            case let other where depth <= 0 && other == mark: break scan
            case let other where depth <= 0 && other.isNewline && !goesOn(after: index): break scan
            default: break
            }
            // The end of the extension may be on the same line.
            if depth < 0 { break }
            index = rest.index(after: index)
        }
        let found = rest[..<index]
        rest = rest[index...]
        return String(
            found.prefix(upTo: found.lastIndex { !$0.isWhitespace }.map(found.index(after:)) ?? found.startIndex))
    }

    /// Returns the text before the brace that closes a block whose opening brace has been read; nil if there is none.
    mutating func block() -> Substring? {
        var (depth, index) = (1, rest.startIndex)
        while index < rest.endIndex {
            switch rest[index] {
            case "\"":
                index = endOfString(index)
                continue
            case "/" where rest[index...].hasPrefix("//"):
                index = endOfLine(index)
                continue
            case "{": depth += 1
            case "}": depth -= 1
            default: break
            }
            if depth == 0 {
                defer { rest = rest[index...] }
                return rest[..<index]
            }
            index = rest.index(after: index)
        }
        return nil
    }

    private func endOfLine(_ index: Substring.Index) -> Substring.Index {
        rest[index...].firstIndex(where: \.isNewline) ?? rest.endIndex
    }

    /// Returns whether the next line continues the expression.
    private func goesOn(after index: Substring.Index) -> Bool {
        rest[index...].first { !$0.isWhitespace } == "."
    }

    private func endOfString(_ start: Substring.Index) -> Substring.Index {
        // A raw string's quotes and backslashes have number signs.
        let signs = String(rest[..<start].reversed().prefix { $0 == "#" })
        let quotes = rest[start...].hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        let (end, escape) = (quotes + signs, "\\" + signs)
        var index = rest.index(start, offsetBy: quotes.count)
        while index < rest.endIndex, !rest[index...].hasPrefix(end) {
            if rest[index...].hasPrefix(escape) {
                index = rest.index(index, offsetBy: escape.count)
                guard index < rest.endIndex else { break }
                if rest[index] == "(" {
                    index = endOfInterpolation(index)
                    continue
                }
            }
            index = rest.index(after: index)
        }
        return index < rest.endIndex ? rest.index(index, offsetBy: end.count) : index
    }

    /// Returns the end of an interpolation, whose strings may contain parentheses and quotes.
    private func endOfInterpolation(_ start: Substring.Index) -> Substring.Index {
        var (depth, index) = (0, start)
        while index < rest.endIndex {
            switch rest[index] {
            case "\"":
                index = endOfString(index)
                continue
            case "(": depth += 1
            case ")": depth -= 1
            default: break
            }
            index = rest.index(after: index)
            if depth == 0 { break }
        }
        return index
    }
}
