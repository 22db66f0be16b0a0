import SwiftSyntax

/// Members of extensions that the class's own body has to hold.
extension SourceRewriter {
    /// Renames a method of an extension that the class calls.
    func renameMoved(_ node: FunctionDeclSyntax) {
        let labels = FileFacts.Method(node).labels
        rename(node.name, modifiers: node.modifiers, isMoved: { $0.name == node.name.text && $0.labels == labels })
    }

    /// Renames a property of an extension that the class calls.
    func renameMoved(_ node: VariableDeclSyntax) {
        guard let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return }
        rename(name, modifiers: node.modifiers, isMoved: { $0.name == name.text && $0.labels == nil })
    }

    private func rename(_ name: TokenSyntax, modifiers: DeclModifierListSyntax, isMoved: (MovedMember) -> Bool) {
        guard let scope, scope.isExtension, movedMembers(of: scope.name).contains(where: isMoved) else { return }
        edits.insert(MovedMember.prefix(in: scope.name), at: name.bytes.lowerBound)
        for modifier in modifiers where modifier.name.tokenKind == .keyword(.override) { edits.blank(modifier.bytes) }
        edits.count("member of an extension")
    }

    /// Writes what calls the extensions' members before a class's closing brace.
    func forwardMoved(_ scope: Scope, in body: MemberBlockSyntax) {
        for member in movedMembers(of: scope.name) { write(member.forwarding, into: body) }
    }

    private func movedMembers(of type: String) -> [MovedMember] {
        guard isForIOS else { return [] }
        // What Linux's `NSObject` doesn't declare is no override.
        return facts.movedMembers(of: type).filter { !$0.isOverride || !Self.objectMethods.contains($0.selector) }
    }
}
