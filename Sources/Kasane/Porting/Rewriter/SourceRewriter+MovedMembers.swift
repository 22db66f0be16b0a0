import SwiftSyntax

/// Members of extensions that must be in the class's own body.
extension SourceRewriter {
    /// Renames a method of an extension that the class calls.
    func renameMoved(_ node: FunctionDeclSyntax) {
        guard rename(node.name, MemberName(node), modifiers: node.modifiers) else { return }
        blankAvailability(node.attributes)
    }

    /// Renames a property of an extension that the class calls.
    func renameMoved(_ node: VariableDeclSyntax) {
        guard let name = node.firstName, let key = MemberName(node), rename(name, key, modifiers: node.modifiers) else {
            return
        }
        blankAvailability(node.attributes)
        makeFunctions(node)
    }

    /// Turns a property's observers into functions, which the class's own observers call.
    func makeFunctions(_ node: VariableDeclSyntax) {
        guard let binding = node.bindings.first, let type = binding.typeAnnotation,
            case .accessors(let accessors) = binding.accessorBlock?.accessors, let name = node.firstName
        else { return }
        let modifiers = node.modifiers.map(\.name.text).filter { $0 == "public" || $0 == "open" || $0 == "class" }
        for (index, accessor) in accessors.enumerated() {
            let observer = accessor.accessorSpecifier
            guard let given = MovedMember.observers[observer.text] else { return }
            let parameter = accessor.parameters?.name.text ?? given
            if let clause = accessor.parameters { edits.blank(clause.bytes) }
            if index == 0 {
                edits.replace(node.bindingSpecifier.bytes, by: "func", padded: false)
                edits.insert("(\(observer.text) \(parameter)", at: name.bytes.upperBound)
                edits.insert(")", at: type.bytes.upperBound)
                edits.replace(observer.bytes, by: "do")
            } else {
                let list = modifiers.map { $0 + " " }.joined()
                edits.replace(
                    observer.bytes,
                    by: "}; \(list)func \(MovedMember.prefix(in: scope?.name ?? ""))\(name.text)(\(observer.text) "
                        + "\(parameter): \(type.type.trimmedDescription)) { do", padded: false)
            }
        }
    }

    /// Members that can't be called by name are called by the class.
    private func blankAvailability(_ attributes: AttributeListSyntax) {
        if let attribute = attributes.attribute("available") { edits.blank(attribute.bytes) }
    }

    /// Renames a moved member; returns whether it is one.
    private func rename(_ name: TokenSyntax, _ key: MemberName, modifiers: DeclModifierListSyntax) -> Bool {
        guard let scope, scope.isExtension, movedMembers(of: scope.name).contains(where: { $0.key == key }) else {
            return false
        }
        edits.insert(MovedMember.prefix(in: scope.name), at: name.bytes.lowerBound)
        for modifier in modifiers where modifier.name.tokenKind == .keyword(.override) { edits.blank(modifier.bytes) }
        edits.count("member of an extension")
        return true
    }

    /// Inserts the members that call the extensions' members before a class's closing brace.
    func forwardMoved(_ scope: Scope, in body: MemberBlockSyntax) {
        for member in movedMembers(of: scope.name) { write(member.forwarding, into: body) }
    }

    private func movedMembers(of type: String) -> [MovedMember] {
        guard isForIOS else { return [] }
        // Members that Linux's `NSObject` doesn't declare are not overrides.
        return facts.movedMembers(of: type).filter { !$0.isOverride || !Self.objectMethods.contains($0.selector) }
    }
}
