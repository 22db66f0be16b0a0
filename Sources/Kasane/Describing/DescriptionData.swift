import Foundation

/// Trees as JSON: an object for each node, with its children as `children`.
struct DescriptionData {
    /// A value of a node. Defaults are not written.
    enum Value {
        case text(String)
        case number(Double)
        case numbers([Double])
        case flag(Bool)
        case texts([String])
    }

    typealias Fields = [(name: String, value: Value)]

    /// The maximum depth of the description. JSON parsers have limits of their own.
    static let maxDepth = 200

    private var text = ""

    /// Returns a list of the nodes' objects, indented by two spaces per level; the text of the same tree is the same in
    /// each run.
    static func list<Node>(
        _ roots: [Node], children: (Node) -> [Node], fields: (Node) -> Fields
    ) -> String {
        var data = DescriptionData()
        data.write(roots, children: children, fields: fields)
        return data.text
    }

    /// Returns the object of a node.
    static func object<Node>(_ root: Node, children: (Node) -> [Node], fields: (Node) -> Fields) -> String {
        var data = DescriptionData()
        data.writeObject(root, 0, children, fields)
        return data.text
    }

    private mutating func write<Node>(
        _ roots: [Node], children: (Node) -> [Node], fields: (Node) -> Fields
    ) {
        text = roots.isEmpty ? "[]" : "["
        for (index, root) in roots.enumerated() {
            text += index == 0 ? "\n  " : ",\n  "
            writeObject(root, 1, children, fields)
        }
        if !roots.isEmpty { text += "\n]" }
    }

    private mutating func writeObject<Node>(
        _ node: Node, _ depth: Int, _ children: (Node) -> [Node], _ fields: (Node) -> Fields
    ) {
        let indent = String(repeating: "  ", count: depth)
        text += "{"
        for (index, field) in fields(node).enumerated() {
            text += index == 0 ? " " : ", "
            text += DescriptionData.json(field.name) + ": " + DescriptionData.json(field.value)
        }
        let below = children(node)
        if !below.isEmpty, depth < DescriptionData.maxDepth {
            text += ", \"children\": ["
            for (index, child) in below.enumerated() {
                text += (index == 0 ? "\n" : ",\n") + indent + "  "
                writeObject(child, depth + 1, children, fields)
            }
            text += "\n" + indent + "]"
        } else if !below.isEmpty {
            text += ", \"childrenLeftOut\": \(below.count)"
        }
        text += " }"
    }

    private static func json(_ value: Value) -> String {
        switch value {
        case .text(let text): json(text)
        case .number(let number): json(number)
        case .numbers(let numbers): "[" + numbers.map(json).joined(separator: ", ") + "]"
        case .flag(let flag): flag ? "true" : "false"
        case .texts(let texts): "[" + texts.map(json).joined(separator: ", ") + "]"
        }
    }

    /// Returns a number with at most three decimals; null for a non-finite number.
    private static func json(_ number: Double) -> String {
        guard number.isFinite else { return "null" }
        let rounded = (number * 1000).rounded() / 1000
        if rounded == 0 { return "0" }
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }

    private static func json(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case _ where scalar.value < 32 || scalar.value == 0x7F || (0x2028...0x2029).contains(scalar.value):
                result += String(format: "\\u%04x", scalar.value)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
