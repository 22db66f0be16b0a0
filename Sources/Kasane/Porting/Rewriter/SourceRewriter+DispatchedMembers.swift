import SwiftSyntax

/// Members of extensions of the frameworks' classes that other classes override, and those that replace the frameworks'.
extension SourceRewriter {
    func renameDispatched(_ node: FunctionDeclSyntax) {
        // These are found by their selectors, whatever class they override.
        guard !isObjectMethod(FileFacts.Method(node)) else { return }
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
        if overridesFramework(key, node.modifiers), !(canReplace && isDynamic(key)) { makeFunctions(node) }
    }

    private func rename(
        _ name: TokenSyntax, _ key: MemberName, _ types: [String], _ modifiers: DeclModifierListSyntax,
        canReplace: Bool
    ) {
        guard let scope, isForIOS else { return }
        if let override = modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }) {
            if overridesFramework(key, modifiers) {
                return replaceMember(name, key, modifiers, override, canReplace: canReplace)
            }
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

    /// Whether a member of an extension overrides one that a framework's class has.
    private func overridesFramework(_ key: MemberName, _ modifiers: DeclModifierListSyntax) -> Bool {
        guard let scope, isForIOS, scope.isExtension, !facts.classes.contains(scope.name) else { return false }
        return modifiers.contains(keyword: .override) && facts.dispatch(of: key, overriddenBy: scope.name) == nil
    }

    /// Whether a member of the extended class can be replaced.
    private func isDynamic(_ key: MemberName) -> Bool {
        scope.flatMap { facts.replaceable[$0.name] }?.contains(key.fullName) == true
    }

    /// Rewrites an overriding member of an extension of a framework's class, which on iOS replaces the class's own, to a
    /// dynamic replacement. One of a member that is not dynamic gets another name, so that it compiles, and is reported.
    private func replaceMember(
        _ name: TokenSyntax, _ key: MemberName, _ modifiers: DeclModifierListSyntax, _ override: DeclModifierSyntax,
        canReplace: Bool
    ) {
        guard let scope, let first = modifiers.first else { return }
        edits.blank(override.bytes)
        guard canReplace, isDynamic(key) else {
            report(
                override, "override in an extension",
                "\(scope.name) is a framework class, which lets no extension replace \(key.fullName): "
                    + "this one is never called",
                replacement: "a subclass of \(scope.name)")
            edits.insert(MovedMember.prefix(in: scope.name), at: name.bytes.lowerBound)
            return edits.count("override in an extension")
        }
        edits.insert("@_dynamicReplacement(for: \(key.fullName)) ", at: first.bytes.lowerBound)
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
