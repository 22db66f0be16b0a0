/// The schema of the entries that Foundation's own classes read from keyed archives and rely on.
enum FoundationArchiveSchema {
    typealias Node = BinaryPropertyList.Node

    /// Whether objects of a Foundation class are allowed in archives.
    static func isKnown(_ name: String) -> Bool { rules[name] != nil || plain.contains(name) }

    /// Throws where an object of a Foundation class lacks an entry that its decoder relies on.
    ///
    /// `node` returns an entry's value, `object` the object that a reference resolves to.
    static func check(
        _ name: String, entries: [String: Int], of number: Int, node: (Int) -> Node, object: (Int) -> Node
    ) throws(KeyedArchiveError) {
        for (key, rule) in rules[name] ?? [:] {
            guard let entry = entries[key] else {
                if rule.isRequired { throw .notAnArchive("object \(number) has no \(key)") }
                continue
            }
            // An entry holds the value or refers to it.
            var value = node(entry)
            if case .reference(let reference) = value { value = object(reference) }
            guard rule.kind.accepts(value) else { throw .notAnArchive("\(key) of object \(number)") }
        }
        if case .array(let keys)? = entries["NS.keys"].map(node) {
            guard case .array(let values)? = entries["NS.objects"].map(node), values.count == keys.count else {
                throw .notAnArchive("object \(number) has different numbers of keys and values")
            }
        }
    }

    private enum Kind {
        case scalar, string, data, list, text, bytes16

        func accepts(_ node: Node) -> Bool {
            switch (self, node) {
            case (.scalar, .scalar), (.string, .string), (.data, .data), (.list, .array): true
            // A string, or an object that encodes one; nil is the string "$null".
            case (.text, .string), (.text, .dictionary): true
            case (.bytes16, .data(let count)): count == 16
            default: false
            }
        }
    }

    private struct Rule {
        let kind: Kind
        var isRequired = true
    }

    /// Classes whose objects need no entries.
    private static let plain: Set<String> = ["NSNull", "NSObject"]

    private static let rules: [String: [String: Rule]] = {
        let list = ["NS.objects": Rule(kind: .list)]
        let dictionary = ["NS.objects": Rule(kind: .list), "NS.keys": Rule(kind: .list)]
        let string = ["NS.string": Rule(kind: .string)]
        let data = ["NS.data": Rule(kind: .data)]
        return [
            "NSString": string, "NSMutableString": string, "NSData": data, "NSMutableData": data,
            "NSArray": list, "NSMutableArray": list, "NSSet": list, "NSMutableSet": list, "NSOrderedSet": list,
            "NSDictionary": dictionary, "NSMutableDictionary": dictionary,
            "NSDate": ["NS.time": Rule(kind: .scalar)], "NSUUID": ["NS.uuidbytes": Rule(kind: .bytes16)],
            "NSURL": ["NS.base": Rule(kind: .text), "NS.relative": Rule(kind: .text)],
        ]
    }()
}
