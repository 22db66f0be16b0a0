/// Scenes with values of the environment, or of transactions, that `@Entry` declares.
///
/// `@Entry` is a macro, which Kasane cannot bring, so accessors and a key take its place before the compiler sees it, on the
/// lines on which it stands. Declarations are found by their words: those that begin a line, after `extension
/// EnvironmentValues` or `extension Transaction`. The rewriter of packages does the same on the parsed source.
enum EntryScene {
    /// The protocols of the keys, by the types that hold values by key.
    private static let keys = ["EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey"]

    /// The scene's source with accessors and keys; nil for one without entries.
    static func source(of scene: String) -> String? {
        guard scene.contains("@Entry") else { return nil }
        var (result, rest) = ("", scene[...])
        var holder: String?
        while let found = rest.firstMatch(of: head) {
            let before = rest[..<found.range.lowerBound]
            if let last = before.matches(of: #/\bextension\s+(?:SwiftUI\.)?(\w+)/#).last { holder = String(last.1) }
            let declaration = holder.flatMap { keys[$0] }.flatMap { key in
                Declaration(
                    key: key, access: found.access.map { "\($0) " } ?? "", name: String(found.name),
                    rest: rest[found.range.upperBound...])
            }
            result += before
            result += declaration.map { found.indent + $0.text } ?? String(found.output.0)
            rest = declaration?.rest ?? rest[found.range.upperBound...]
        }
        return result.isEmpty ? nil : result + rest
    }

    private static var head: Regex<(Substring, indent: Substring, access: Substring?, name: Substring)> {
        #/(?m)^(?<indent>[ \t]*)@Entry\s+(?:(?<access>public|package|internal|private|fileprivate)\s+)?var\s+(?<name>`?\w+`?)/#
    }

    /// A value with its accessors and its key.
    private struct Declaration {
        let text: String
        /// What follows it.
        let rest: Substring

        init?(key: String, access: String, name: String, rest: Substring) {
            var scanner = Scanner(rest: rest)
            scanner.skipSpaces()
            let type = scanner.take(":") ? scanner.text(endingBefore: "=") : nil
            let value = scanner.take("=") ? scanner.text(endingBefore: nil) : nil
            guard type != nil || value != nil else { return nil }
            let keyName = "__Key_" + name.filter { $0 != "`" }
            text =
                "\(access)var \(name): \(type ?? "\(keyName).Value") "
                + "{ get { self[\(keyName).self] } set { self[\(keyName).self] = newValue } }; "
                + "\(access)struct \(keyName): \(key) { \(access == "public " ? access : "")nonisolated(unsafe) static var "
                + "defaultValue\(type.map { ": \($0)" } ?? "") = \(value ?? "nil") }"
            self.rest = scanner.rest
        }
    }
}

/// Reads a declaration's type and value, which may go on over lines inside brackets.
private struct Scanner {
    var rest: Substring

    mutating func skipSpaces() { rest = rest.drop { $0 == " " || $0 == "\t" } }

    mutating func take(_ mark: Character) -> Bool {
        guard rest.first == mark else { return false }
        rest.removeFirst()
        skipSpaces()
        return true
    }

    /// What stands before a mark, a comment or the end of a line, outside of brackets and strings, without spaces at its end.
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
                index = rest[index...].firstIndex(where: \.isNewline) ?? rest.endIndex
                continue
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

    /// Whether the next line is a member of what has been read.
    private func goesOn(after index: Substring.Index) -> Bool {
        rest[index...].first { !$0.isWhitespace } == "."
    }

    private func endOfString(_ start: Substring.Index) -> Substring.Index {
        let quotes = rest[start...].hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        var index = rest.index(start, offsetBy: quotes.count)
        while index < rest.endIndex, !rest[index...].hasPrefix(quotes) {
            if rest[index] == "\\" { index = rest.index(after: index) }
            guard index < rest.endIndex else { break }
            index = rest.index(after: index)
        }
        return index < rest.endIndex ? rest.index(index, offsetBy: quotes.count) : index
    }
}
