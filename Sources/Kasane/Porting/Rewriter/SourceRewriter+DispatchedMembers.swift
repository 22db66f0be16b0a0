import SwiftSyntax

/// Members of extensions of the frameworks' classes that other classes override, and those that replace the frameworks'.
extension SourceRewriter {
    func renameDispatched(_ node: FunctionDeclSyntax) {
        rename(node.name, MemberName(node), MovedMember.types(of: node), node.modifiers, canReplace: true)
    }

    func renameDispatched(_ node: VariableDeclSyntax) {
        guard let name = node.firstName, let key = MemberName(node) else { return }
        var canReplace = node.bindings.first?.accessorBlock != nil
        // Observers replace no accessor.
        if case .accessors(let accessors)? = node.bindings.first?.accessorBlock?.accessors {
            canReplace = accessors.contains { $0.accessorSpecifier.text == "get" }
        }
        rename(name, key, [], node.modifiers, canReplace: canReplace)
    }

    private func rename(
        _ name: TokenSyntax, _ key: MemberName, _ types: [String], _ modifiers: DeclModifierListSyntax,
        canReplace: Bool
    ) {
        guard let scope, isForIOS else { return }
        if let override = modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }) {
            guard facts.dispatch(of: key, overriddenBy: scope.name) != nil else {
                return replaceMember(name, key, modifiers, override, canReplace: canReplace)
            }
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

    /// Rewrites an overriding member of an extension of a framework's class, which on iOS replaces the class's own, to a
    /// dynamic replacement, and reports one of a member that is not dynamic.
    private func replaceMember(
        _ name: TokenSyntax, _ key: MemberName, _ modifiers: DeclModifierListSyntax, _ override: DeclModifierSyntax,
        canReplace: Bool
    ) {
        guard let scope, scope.isExtension, !facts.classes.contains(scope.name) else { return }
        guard canReplace, let first = modifiers.first, facts.replaceable[scope.name]?.contains(key.fullName) == true
        else {
            return report(
                override, "override in an extension",
                "\(scope.name) is a framework class, which lets no extension replace \(key.fullName)",
                replacement: "a subclass of \(scope.name)")
        }
        edits.insert("@_dynamicReplacement(for: \(key.fullName)) ", at: first.bytes.lowerBound)
        edits.blank(override.bytes)
        for modifier in modifiers where modifier.name.tokenKind == .keyword(.open) {
            edits.replace(modifier.bytes, by: "public", padded: false)
        }
        edits.insert(DispatchedMember.prefix, at: name.bytes.lowerBound)
        edits.count("replaced member of a framework's class")
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
