import Foundation

/// The framework declarations that rewriting depends on, from `frameworks.txt` beside this file.
///
/// A line is one fact: `optional PROTOCOL NAME SELECTOR`, an optional requirement; `protocol NAME: PARENTS`;
/// `observable CLASS PROPERTY`; `member CLASS PROPERTY [NAME]`, a property that is looked up on objects of unknown
/// class, and its replacement if its type is not known either; `replaceable CLASS NAME`, a dynamic member that an
/// extension may replace.
struct FrameworkFacts: Sendable {
    private(set) var optionalMethods: [FileFacts.Method] = []
    private(set) var protocols: Set<String> = []
    /// The protocols that each protocol inherits from.
    private(set) var parents: [String: [String]] = [:]
    /// The protocols that have an optional method, and its selector.
    private(set) var optionalOwners: [MemberName: [(type: String, selector: String)]] = [:]
    /// The classes of properties that are looked up on `AnyObject`, and their replacements, by property.
    private(set) var memberOwners: [String: (type: String, name: String)] = [:]
    /// The full names of the members of each class that an extension may replace.
    private(set) var replaceable: [String: Set<String>] = [:]

    init(table: String) {
        for line in table.split(separator: "\n") where !line.hasPrefix("#") {
            let words = line.split(separator: " ").map(String.init)
            switch words.first {
            case "optional" where words.count == 4:
                guard let open = words[2].firstIndex(of: "(") else { continue }
                let labels = words[2][open...].dropFirst().dropLast().split(separator: ":")
                    .map { $0 == "_" ? nil : String($0) }
                let name = String(words[2][..<open])
                protocols.insert(words[1])
                optionalMethods.append(
                    FileFacts.Method(
                        name: name, labels: labels, selector: words[3], isNamed: true, isStatic: false, isPlain: true))
                optionalOwners[MemberName(name: name, labels: labels), default: []].append((words[1], words[3]))
            case "protocol" where words.count > 1:
                let name = words[1].trimmingCharacters(in: [":"])
                protocols.insert(name)
                parents[name] = words.dropFirst(2).map { $0.trimmingCharacters(in: [","]) }
            case "member" where words.count > 2: memberOwners[words[2]] = (words[1], words.last ?? words[2])
            case "replaceable" where words.count == 3: replaceable[words[1], default: []].insert(words[2])
            default: break
            }
        }
    }

    /// Loads the table beside the rewriter's sources.
    static func load() -> FrameworkFacts {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("frameworks.txt")
        return FrameworkFacts(table: (try? String(contentsOf: file, encoding: .utf8)) ?? "")
    }
}
