import Foundation

/// What the frameworks declare that a source's rewriting depends on, from `frameworks.txt` beside this file.
///
/// A line is one fact: `optional PROTOCOL NAME SELECTOR`, a requirement that may be left out; `protocol NAME: PARENTS`;
/// `observable CLASS PROPERTY`; `member CLASS PROPERTY [NAME]`, which an object of unknown class has as that one, and what is
/// written for it where its type is left open too.
struct FrameworkFacts: Sendable {
    private(set) var optionalMethods: [FileFacts.Method] = []
    private(set) var protocols: Set<String> = []
    /// What each protocol inherits from.
    private(set) var parents: [String: [String]] = [:]
    /// The protocols that have an optional method, and its selector.
    private(set) var optionalOwners: [MemberName: [(type: String, selector: String)]] = [:]
    /// The classes of properties that `AnyObject` is asked for, and what is written for them, by the properties.
    private(set) var memberOwners: [String: (type: String, name: String)] = [:]

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
            default: break
            }
        }
    }

    /// The table as it lies beside the rewriter's sources.
    static func load() -> FrameworkFacts {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("frameworks.txt")
        return FrameworkFacts(table: (try? String(contentsOf: file, encoding: .utf8)) ?? "")
    }
}
