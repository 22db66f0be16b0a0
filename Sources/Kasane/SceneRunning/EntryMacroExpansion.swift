/// Scenes with environment or transaction values that are declared with `@Entry`.
///
/// `@Entry` is a macro, which Kasane can't provide, so accessors and a key replace it before compilation, on the same
/// lines. Declarations are found lexically: those that begin a line, or follow a brace or a semicolon, after `extension
/// EnvironmentValues` or `extension Transaction`. The rewriter of packages does the same on the parsed source.
enum EntryMacroExpansion {
    /// The protocols of the keys, by the types that hold keyed values.
    private static let keys = ["EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey"]

    /// Returns the scene's source with accessors and keys; nil if it has no entries.
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
        #/(?m)(?<indent>^[ \t]*|[{;][ \t]*)@Entry\s+(?:(?<access>public|package|internal|private|fileprivate)\s+)?var\s+(?<name>`?\w+`?)/#
    }

    /// A value with its accessors and its key.
    private struct Declaration {
        let text: String
        /// The text after the declaration.
        let rest: Substring

        init?(key: String, access: String, name: String, rest: Substring) {
            var scanner = SourceScanner(rest: rest)
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
