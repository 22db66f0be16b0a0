import CoreGraphics
import CoreText

/// `kasane fonts`: which font file is used for which name, and why.
enum FontsCommand {
    /// A table of `names`, or, without any, of the names that iOS apps use most.
    static func table(_ names: [String]) -> String {
        let names = names.isEmpty ? FontSubstitutes.samples : names
        let rows = names.map { name -> [String] in
            guard let choice = FontChoice(named: name) else { return [name, "-", "no fonts available", ""] }
            return [name, choice.font.postScriptName, reason(choice), choice.path ?? ""]
        }
        let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
        let lines = rows.map { row in
            zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "  ") + "  "
                + row[3]
        }
        return ([source] + lines).joined(separator: "\n")
    }

    private static var source: String {
        let database = FontDatabase.shared
        let place = database.folder.map { "in \($0) (\(FontDatabase.folderVariable))" } ?? "found by Fontconfig"
        return "\(database.fonts.count) fonts \(place):"
    }

    private static func reason(_ choice: FontChoice) -> String {
        switch choice.reason {
        case .name: "has that name"
        case .family: "of that family"
        case .substitute: "substitute"
        case .fontconfig: "chosen by Fontconfig"
        case .unknown: "unknown name"
        }
    }
}
