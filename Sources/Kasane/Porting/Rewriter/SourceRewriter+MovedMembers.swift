import SwiftSyntax

/// Members of extensions that the class's own body has to hold.
extension SourceRewriter {
    /// Renames a method of an extension that the class calls.
    func renameMoved(_ node: FunctionDeclSyntax) {
        rename(node.name, MemberName(node), modifiers: node.modifiers)
    }

    /// Renames a property of an extension that the class calls.
    func renameMoved(_ node: VariableDeclSyntax) {
        guard let name = node.firstName, let key = MemberName(node) else { return }
        rename(name, key, modifiers: node.modifiers)
    }

    private func rename(_ name: TokenSyntax, _ key: MemberName, modifiers: DeclModifierListSyntax) {
        guard let scope, scope.isExtension, movedMembers(of: scope.name).contains(where: { $0.key == key }) else {
            return
        }
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
