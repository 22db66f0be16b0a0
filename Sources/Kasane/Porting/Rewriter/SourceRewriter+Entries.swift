import SwiftSyntax

/// SwiftUI's keyed values declared with `@Entry`.
extension SourceRewriter {
    /// The protocols of the keys, by the types that hold keyed values.
    private static let entryKeys = ["EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey"]

    /// Inserts the accessors and the key that the macro would generate. The initial value stays in place, as the key's.
    func rewriteEntry(_ node: VariableDeclSyntax) {
        guard let scope, scope.isExtension, let key = Self.entryKeys[scope.name],
            let attribute = node.attributes.attribute("Entry"), node.bindings.count == 1,
            let binding = node.bindings.first, binding.accessorBlock == nil,
            let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { return }
        let type = binding.typeAnnotation?.type
        guard binding.initializer != nil || type?.is(OptionalTypeSyntax.self) == true else { return }
        let name = "__Key_" + identifier.text.filter { $0 != "`" }
        let access = ["public ", "package ", "private ", "fileprivate "].first { access in
            node.modifiers.contains { $0.name.text + " " == access }
        }
        // In a public extension the key is implicitly public, and so must its protocol's requirements be.
        let isPublic = access == "public " || (access == nil && isInPublicExtension(node))
        let value = type.map { ": \($0.trimmedDescription)" } ?? ""
        let accessors = "{ get { self[\(name).self] } set { self[\(name).self] = newValue } }"
        edits.blank(attribute.bytes)
        edits.insert(
            (type == nil ? ": \(name).Value" : "") + " \(accessors); \(access ?? "")struct \(name): \(key) { "
                + "\(isPublic ? "public " : "")nonisolated(unsafe) static var defaultValue\(value)",
            at: (type?.bytes ?? identifier.bytes).upperBound)
        edits.insert(binding.initializer == nil ? " = nil }" : " }", at: binding.bytes.upperBound)
        edits.count("@Entry")
    }

    private func isInPublicExtension(_ node: VariableDeclSyntax) -> Bool {
        var parent = node.parent
        while let current = parent {
            if let around = current.as(ExtensionDeclSyntax.self) {
                return around.modifiers.contains(keyword: .public)
            }
            parent = current.parent
        }
        return false
    }
}
