import SwiftSyntax

/// The name of a method or a property.
struct MemberName: Hashable, Sendable {
    let name: String
    /// Nil for a property.
    let labels: [String?]?

    init(name: String, labels: [String?]?) { (self.name, self.labels) = (name, labels) }

    init(_ method: FunctionDeclSyntax) { self.init(name: method.name.text, labels: FileFacts.Method(method).labels) }

    /// The name with its labels, by which Swift refers to the member: `motionEnded(_:with:)`.
    var fullName: String { labels.map { "\(name)(\($0.map { ($0 ?? "_") + ":" }.joined()))" } ?? name }

    /// Creates the name of a declaration's first property; returns nil for a pattern.
    init?(_ properties: VariableDeclSyntax) {
        guard let name = properties.firstName else { return nil }
        self.init(name: name.text, labels: nil)
    }
}

extension VariableDeclSyntax {
    /// The name of the first declared property; nil for a pattern.
    var firstName: TokenSyntax? { bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier }
}
