import SwiftSyntax

/// Members of extensions of the frameworks' classes that other classes override.
extension SourceRewriter {
    func renameDispatched(_ node: FunctionDeclSyntax) {
        // These are found by their selectors, whatever class they override.
        guard !isObjectMethod(FileFacts.Method(node)) else { return }
        rename(node.name, MemberName(node), MovedMember.types(of: node), node.modifiers)
    }

    func renameDispatched(_ node: VariableDeclSyntax) {
        guard let name = node.firstName, let key = MemberName(node) else { return }
        rename(name, key, [], node.modifiers)
        if isReplacement(key, node.modifiers) { makeFunctions(node) }
    }

    private func rename(
        _ name: TokenSyntax, _ key: MemberName, _ types: [String], _ modifiers: DeclModifierListSyntax
    ) {
        guard let scope, isForIOS else { return }
        if let override = modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }) {
            if isReplacement(key, modifiers) { return renameReplacement(name, override) }
            guard facts.dispatch(of: key, overriddenBy: scope.name) != nil else { return }
            edits.blank(override.bytes)
            edits.replace(name.bytes, by: DispatchedMember.name(key.name, in: scope.name))
        } else {
            guard scope.isExtension,
                dispatchedMembers(of: scope).contains(where: { $0.member.key == key && $0.member.types == types })
            else { return }
            edits.insert(DispatchedMember.prefix, at: name.bytes.lowerBound)
        }
        edits.count("overridden member of an extension")
    }

    /// Whether a member of an extension replaces one that a framework's class has.
    private func isReplacement(_ key: MemberName, _ modifiers: DeclModifierListSyntax) -> Bool {
        guard let scope, isForIOS, scope.isExtension, !facts.classes.contains(scope.name) else { return false }
        return modifiers.contains(keyword: .override) && facts.dispatch(of: key, overriddenBy: scope.name) == nil
    }

    /// Reports a member that replaces one of a framework's class, which the framework itself calls. Under another name
    /// it compiles.
    private func renameReplacement(_ name: TokenSyntax, _ override: DeclModifierSyntax) {
        guard let scope else { return }
        report(
            override, "override in an extension",
            "\(scope.name) is a framework class, whose members can't be replaced: this one is never called",
            replacement: "a subclass of \(scope.name)")
        edits.blank(override.bytes)
        edits.insert(MovedMember.prefix(in: scope.name), at: name.bytes.lowerBound)
        edits.count("override in an extension")
    }

    /// Inserts the dispatching members into the extension that declares them.
    func dispatch(_ scope: Scope, in body: MemberBlockSyntax) {
        for dispatched in dispatchedMembers(of: scope) where isDeclared(dispatched.member, in: body) {
            for declaration in dispatched.declarations { write(declaration, into: body) }
            needsRuntime = true
        }
    }

    private func dispatchedMembers(of scope: Scope) -> [DispatchedMember] {
        isForIOS ? facts.dispatched[scope.name] ?? [] : []
    }

    private func isDeclared(_ member: MovedMember, in body: MemberBlockSyntax) -> Bool {
        body.members.contains { item in
            if let function = item.decl.as(FunctionDeclSyntax.self) {
                return MemberName(function) == member.key && MovedMember.types(of: function) == member.types
            }
            return item.decl.as(VariableDeclSyntax.self).flatMap { MemberName($0) } == member.key
        }
    }

    /// Rewrites `super.member` in an overriding class to the superclass's implementation.
    func callAbove(_ node: MemberAccessExprSyntax) {
        guard isForIOS, let base = node.base, base.is(SuperExprSyntax.self), let scope = scopes.last(where: \.isClass),
            facts.overridesDispatched(node.declName.baseName.text, in: scope.name)
        else { return }
        edits.replace(
            base.bytes.lowerBound..<node.declName.baseName.bytes.upperBound,
            by: DispatchedMember.prefix + node.declName.baseName.text, padded: false)
        let type = "as: class_getSuperclass(\(scope.type).self)"
        if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id,
            let parenthesis = call.leftParen
        {
            edits.insert(type + (call.arguments.isEmpty ? "" : ", "), at: parenthesis.bytes.upperBound)
        } else {
            edits.insert("(\(type))", at: node.bytes.upperBound)
        }
        needsRuntime = true
    }
}
