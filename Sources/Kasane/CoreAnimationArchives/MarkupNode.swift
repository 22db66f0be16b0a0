import Foundation

/// An element of an archive's XML.
final class MarkupNode {
    let name: String
    let attributes: [String: String]
    /// From 1.
    let line: Int
    var children: [MarkupNode] = []
    var text = ""

    init(_ name: String, _ attributes: [String: String] = [:], line: Int = 1) {
        (self.name, self.attributes, self.line) = (name, attributes, line)
    }

    subscript(attribute: String) -> String? { attributes[attribute] }

    /// Returns the first child with a name.
    func child(_ name: String) -> MarkupNode? { children.first { $0.name == name } }

    /// The value: an attribute, or the text between the tags.
    var value: String? {
        if let value = attributes["value"] { return value }
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return trimmed.isEmpty ? nil : trimmed
    }

    /// The element's type: its `type` attribute, or else its name.
    var type: String { attributes["type"] ?? name }

    /// Whether it has no value and no children.
    var isEmpty: Bool { children.isEmpty && value == nil && attributes.allSatisfy { $0.key == "type" } }
}
