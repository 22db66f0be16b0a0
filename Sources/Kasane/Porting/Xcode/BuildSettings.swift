import Foundation

/// The build settings of a target: those of the project, overridden by its configuration files', overridden by the
/// target's.
struct BuildSettings {
    private(set) var values: [String: String] = [:]

    /// Layers settings over the existing ones, to which `$(inherited)` refers.
    mutating func lay(_ settings: [String: Any]) {
        for (key, value) in settings {
            // A setting for another platform, such as KEY[sdk=macosx*].
            let parts = key.split(separator: "[", maxSplits: 1)
            guard let name = parts.first.map(String.init) else { continue }
            if parts.count > 1, !parts[1].contains("iphone") { continue }
            let text = (value as? [String])?.joined(separator: " ") ?? value as? String ?? "\(value)"
            let inherited = values[name] ?? ""
            values[name] = text.replacingOccurrences(of: "$(inherited)", with: inherited)
                .replacingOccurrences(of: "${inherited}", with: inherited)
        }
    }

    /// Layers a configuration file's settings over the existing ones.
    mutating func lay(configurationFile path: String, depth: Int = 0) {
        guard depth < 16, let text = try? String(contentsOfFile: path, encoding: .utf8) else { return }
        for line in text.split(whereSeparator: \.isNewline) {
            let line = (line.components(separatedBy: "//").first ?? "").trimmingCharacters(in: .whitespaces)
            if let match = line.wholeMatch(of: #/#include\??\s+"(.*)"/#) {
                let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
                lay(configurationFile: folder.appendingPathComponent(String(match.1)).path, depth: depth + 1)
            } else if let match = line.wholeMatch(of: #/([A-Za-z0-9_]+(?:\[[^\]]*\])*)\s*=\s*(.*)/#) {
                lay([String(match.1): String(match.2)])
            }
        }
    }

    /// Returns a setting with references expanded; nil if there is none, or it is empty.
    subscript(name: String) -> String? {
        guard let value = values[name] else { return nil }
        let text = expand(value)
        return text.isEmpty ? nil : text
    }

    /// Returns text with `$(NAME)`, `${NAME}` and `$(NAME:modifier)` expanded.
    func expand(_ text: String) -> String { expand(text, 0) }

    private func expand(_ text: String, _ depth: Int) -> String {
        guard text.contains("$") else { return text }
        // A setting that refers to itself has no value.
        guard depth < 16 else { return "" }
        return text.replacing(#/\$[({]([A-Za-z0-9_]+)(?::([A-Za-z0-9_]+))?(?:=[^)}]*)?[)}]/#) { match -> String in
            let value = expand(values[String(match.1)] ?? "", depth + 1)
            switch match.2 {
            case "rfc1034identifier": return String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
            case "c99extidentifier", "identifier": return BuildSettings.identifier(value)
            case "lower": return value.lowercased()
            case "upper": return value.uppercased()
            default: return value
            }
        }
    }

    /// Returns a name as a valid module name.
    static func identifier(_ name: String) -> String {
        let text = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return text.first.map(\.isNumber) == true ? "_" + text.dropFirst() : text
    }
}
