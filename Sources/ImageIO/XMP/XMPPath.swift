/// The path to a property: `dc:title[x-default]`, `exif:Flash.exif:Fired`, `dc:creator[0]`, `dc:title[0]?xml:lang`.
struct XMPPath: Hashable {
    enum Step: Hashable {
        case name(prefix: String, name: String)
        /// An item of an array, from 0.
        case index(Int)
        /// The item of an array in a language.
        case language(String)
        case qualifier(prefix: String, name: String)
    }

    let steps: [Step]

    /// The maximum depth; deeper trees are malicious.
    static let maxDepth = 64

    /// Returns nil for an invalid path.
    init?(_ text: String) {
        var steps: [Step] = []
        var rest = Substring(text)
        func takeName() -> (String, String)? {
            let word = rest.prefix { !".[?".contains($0) }
            rest = rest.dropFirst(word.count)
            let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            switch parts.count {
            case 2 where !parts[0].isEmpty && !parts[1].isEmpty: return (String(parts[0]), String(parts[1]))
            case 1 where !parts[0].isEmpty: return ("", String(parts[0]))
            default: return nil
            }
        }
        guard let (prefix, name) = takeName(), !prefix.isEmpty else { return nil }
        steps.append(.name(prefix: prefix, name: name))
        while let mark = rest.first {
            rest = rest.dropFirst()
            switch mark {
            case ".":
                guard let (prefix, name) = takeName() else { return nil }
                steps.append(.name(prefix: prefix, name: name))
            case "?":
                guard let (prefix, name) = takeName() else { return nil }
                steps.append(.qualifier(prefix: prefix, name: name))
            case "[":
                guard let end = rest.firstIndex(of: "]") else { return nil }
                let inside = String(rest[..<end])
                rest = rest[rest.index(after: end)...]
                if let index = Int(inside) {
                    guard index >= 0 else { return nil }
                    steps.append(.index(index))
                } else if !inside.isEmpty {
                    steps.append(.language(inside))
                } else {
                    return nil
                }
            default: return nil
            }
            if steps.count > Self.maxDepth { return nil }
        }
        self.steps = steps
    }
}

extension XMPNode {
    /// Returns whether the node matches a step; a field may be named without its prefix.
    private func matches(prefix: String, name: String) -> Bool {
        self.name == name && (prefix.isEmpty || self.prefix == prefix)
    }

    /// Returns the index of a step's node among nodes.
    private static func place(_ step: XMPPath.Step, in nodes: [XMPNode]) -> Int? {
        switch step {
        case .name(let prefix, let name), .qualifier(let prefix, let name):
            nodes.firstIndex { $0.matches(prefix: prefix, name: name) }
        case .index(let index): nodes.indices.contains(index) ? index : nil
        case .language(let language): nodes.firstIndex { $0.language == language }
        }
    }

    /// Returns the node at a path; nil if there is none.
    static func find(_ steps: ArraySlice<XMPPath.Step>, in nodes: [XMPNode]) -> XMPNode? {
        guard let step = steps.first, let place = place(step, in: nodes) else { return nil }
        let rest = steps.dropFirst()
        guard let next = rest.first else { return nodes[place] }
        if case .qualifier = next { return find(rest, in: nodes[place].qualifiers) }
        return find(rest, in: nodes[place].children)
    }

    /// Sets a node at a path, or removes the existing one. Missing containers are created.
    /// - Parameter prefix: the prefix of the containing structure, used for nodes created without one.
    /// - Returns: whether the path is valid.
    static func replace(
        _ steps: ArraySlice<XMPPath.Step>, in nodes: inout [XMPNode], with node: XMPNode?,
        namespaces: [String: String], prefix: String = ""
    ) -> Bool {
        guard let step = steps.first else { return false }
        let rest = steps.dropFirst()
        var prefix = prefix
        if case .name(let stated, _) = step, !stated.isEmpty { prefix = stated }
        var place = place(step, in: nodes)
        if rest.isEmpty {
            if let place {
                if let node { nodes[place] = node } else { nodes.remove(at: place) }
                return true
            }
            guard var node else { return false }
            if case .index(let index) = step, index != nodes.count { return false }
            if case .language(let language) = step, node.language == nil {
                node.qualifiers.append(.languageQualifier(language))
            }
            nodes.append(node)
            return true
        }
        if place == nil {
            guard node != nil, let made = container(step, for: rest.first, namespaces, prefix) else { return false }
            if case .index(let index) = step, index != nodes.count { return false }
            nodes.append(made)
            place = nodes.count - 1
        }
        guard let place else { return false }
        if case .qualifier? = rest.first {
            return replace(rest, in: &nodes[place].qualifiers, with: node, namespaces: namespaces, prefix: prefix)
        }
        if case .language? = rest.first, node != nil { nodes[place].becomeAlternateText() }
        guard nodes[place].text == nil else { return false }
        return replace(rest, in: &nodes[place].children, with: node, namespaces: namespaces, prefix: prefix)
    }

    /// Converts plain text to the default of localized text.
    private mutating func becomeAlternateText() {
        guard text != nil else { return }
        var item = self
        item.type = .string
        if item.language == nil { item.qualifiers.append(.languageQualifier("x-default")) }
        (type, value, qualifiers) = (.alternateText, .items([item]), [])
    }

    /// Returns the container for the next step's node.
    private static func container(
        _ step: XMPPath.Step, for next: XMPPath.Step?, _ namespaces: [String: String], _ inherited: String
    ) -> XMPNode? {
        var (prefix, name) = ("", "")
        if case .name(_, let own) = step { (prefix, name) = (inherited, own) }
        guard prefix.isEmpty || namespaces[prefix] != nil else { return nil }
        let namespace = namespaces[prefix] ?? ""
        switch next {
        case .index:
            return XMPNode(namespace: namespace, prefix: prefix, name: name, type: .arrayOrdered, value: .items([]))
        case .language:
            return XMPNode(namespace: namespace, prefix: prefix, name: name, type: .alternateText, value: .items([]))
        case .name:
            return XMPNode(namespace: namespace, prefix: prefix, name: name, type: .structure, value: .fields([]))
        case .qualifier, nil: return nil
        }
    }

    static func languageQualifier(_ language: String) -> XMPNode {
        XMPNode(namespace: xmlNamespace, prefix: "xml", name: "lang", type: .string, value: .text(language))
    }
}
