import SwiftSyntax

/// Creation of objects whose class is a value: a generic parameter, `Self`, or a metatype.
///
/// On iOS every initializer of a framework's class can be called on such a class. Native Swift classes need a
/// `required` one, which the frameworks' classes don't have here; so the runtime creates the object.
extension SourceRewriter {
    /// The argument labels of the initializers by which the runtime creates objects of such classes.
    private static let creatingLabels: [[String?]] = [
        [], ["frame"], ["style", "reuseIdentifier"], ["reuseIdentifier"],
    ]

    /// `T()`, `T(frame: f)`, `type.init()`, `type.init(style: .default, reuseIdentifier: nil)`.
    func rewriteCreation(_ node: FunctionCallExprSyntax) {
        guard isForIOS, let open = node.leftParen, node.trailingClosure == nil,
            Self.creatingLabels.contains(node.arguments.map({ $0.label?.text })),
            let type = createdType(node.calledExpression), isObjectClass(type, at: node)
        else { return }
        edits.replace(node.calledExpression.bytes, by: "newInstance", padded: false)
        edits.insert(
            "of: \(type)\(isMetatype(type) ? "" : ".self")\(node.arguments.isEmpty ? "" : ", ")",
            at: open.bytes.upperBound)
        edits.count("type.init")
        needsRuntime = true
    }

    /// `T.init`, as a function value.
    func rewriteCreation(_ node: MemberAccessExprSyntax) {
        guard isForIOS, node.declName.baseName.tokenKind == .keyword(.`init`), node.declName.argumentNames == nil,
            node.parent?.is(FunctionCallExprSyntax.self) != true, let type = createdType(ExprSyntax(node)),
            isObjectClass(type, at: node)
        else { return }
        edits.replace(
            node.bytes, by: "{ newInstance(of: \(type)\(isMetatype(type) ? "" : ".self")) }", padded: false)
        edits.count("type.init")
        needsRuntime = true
    }

    private func isMetatype(_ name: String) -> Bool { name == "self" || name.first?.isLowercase == true }

    /// Returns the name before the parentheses or `.init`.
    private func createdType(_ called: ExprSyntax) -> String? {
        if let access = called.as(MemberAccessExprSyntax.self) {
            guard access.declName.baseName.tokenKind == .keyword(.`init`), access.declName.argumentNames == nil else {
                return nil
            }
            return access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
        }
        guard let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text, !isMetatype(name) else { return nil }
        return name
    }

    /// Returns whether a name stands for an Objective-C class that isn't named explicitly.
    private func isObjectClass(_ name: String, at node: some SyntaxProtocol) -> Bool {
        if name == "self" { return isOwnClass(at: node) }
        if isMetatype(name) { return isMetatypeOfObjects(name, at: node) }
        if facts.classes.contains(name) || facts.others.contains(name) || isFrameworkClass(name) { return false }
        if name == "Self", isOwnClass(at: node) { return true }
        return constraints(on: name, at: node).contains { facts.isObject($0, isFrameworkClass) }
    }

    /// Returns whether `self` is a framework's class: in a static method of an extension of such a class.
    private func isOwnClass(at node: some SyntaxProtocol) -> Bool {
        guard let scope, scope.isExtension, scope.isClass, !facts.classes.contains(scope.name) else { return false }
        return enclosing(node).lazy.compactMap { $0.as(FunctionDeclSyntax.self) ?? nil }.first?.modifiers
            .areOfType ?? false
    }

    /// Returns whether a parameter or property is a metatype of such a class.
    private func isMetatypeOfObjects(_ name: String, at node: some SyntaxProtocol) -> Bool {
        for outer in enclosing(node) {
            if let type = boundType(of: name, by: outer) { return isMetatypeOfObjects(type, node) }
            let clause =
                outer.as(FunctionDeclSyntax.self)?.signature.parameterClause
                ?? outer.as(InitializerDeclSyntax.self)?.signature.parameterClause
            guard let parameter = clause?.parameters.first(where: { ($0.secondName ?? $0.firstName).text == name })
            else { continue }
            return isMetatypeOfObjects(parameter.type.trimmedDescription, node)
        }
        guard let types = facts.propertyTypes[name], types.count == 1, let type = types.first else { return false }
        return isMetatypeOfObjects(type, node)
    }

    /// Returns the type that a statement or a `switch` case gives a name, as far as it is explicit.
    private func boundType(of name: String, by node: Syntax) -> String? {
        if let list = node.as(CodeBlockItemListSyntax.self) {
            return list.lazy.compactMap { item -> String? in
                if let variable = item.item.as(VariableDeclSyntax.self), variable.firstName?.text == name,
                    let binding = variable.bindings.first
                {
                    return binding.typeAnnotation?.type.trimmedDescription ?? self.castType(binding.initializer)
                }
                return self.boundType(of: name, in: item.item.as(GuardStmtSyntax.self)?.conditions)
            }.first
        }
        if let branch = node.as(IfExprSyntax.self) { return boundType(of: name, in: branch.conditions) }
        guard let items = node.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self)?.caseItems else {
            return nil
        }
        for item in items {
            let tokens = item.pattern.tokens(viewMode: .sourceAccurate).map(\.text)
            guard tokens.contains(name), let dot = tokens.firstIndex(of: "."), dot + 1 < tokens.count,
                let types = facts.payloadTypes[tokens[dot + 1]], types.count == 1
            else { continue }
            return types.first
        }
        return nil
    }

    private func boundType(of name: String, in conditions: ConditionElementListSyntax?) -> String? {
        conditions?.lazy.compactMap { condition -> String? in
            guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
                binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
            else { return nil }
            return self.castType(binding.initializer)
        }.first
    }

    /// Returns the metatype that a value is cast to.
    private func castType(_ initializer: InitializerClauseSyntax?) -> String? {
        guard let elements = initializer?.value.as(SequenceExprSyntax.self)?.elements, elements.count >= 3,
            elements.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true
        else { return nil }
        return elements.last?.trimmedDescription
    }

    private func isMetatypeOfObjects(_ type: String, _ node: some SyntaxProtocol) -> Bool {
        guard type.hasSuffix(".Type") else { return false }
        let name = String(type.dropLast(".Type".count))
        // Classes of the package may declare which initializers all of their subclasses have.
        if facts.classes.contains(name), facts.requiresInitializers(name) || facts.genericTypes.contains(name) {
            return false
        }
        return facts.isObject(name, isFrameworkClass)
            || constraints(on: name, at: node).contains { facts.isObject($0, isFrameworkClass) }
    }

    /// Returns the constraints on a generic parameter, `Self` or an associated type.
    private func constraints(on name: String, at node: some SyntaxProtocol) -> [String] {
        var found: [String] = []
        for outer in enclosing(node) {
            if let parameters = outer.asProtocol((any WithGenericParametersSyntax).self) {
                for parameter in parameters.genericParameterClause?.parameters ?? [] where parameter.name.text == name {
                    found += parameter.inheritedType.map { $0.parts } ?? []
                }
                found += requirements(parameters.genericWhereClause, on: name)
            }
            if let body = outer.as(ExtensionDeclSyntax.self) {
                found += requirements(body.genericWhereClause, on: name)
                found += facts.constraints(on: name, in: body.extendedType.lastName)
            } else if let body = outer.as(ProtocolDeclSyntax.self) {
                found += facts.constraints(on: name, in: body.name.text)
            }
        }
        return found
    }

    private func requirements(_ clause: GenericWhereClauseSyntax?, on name: String) -> [String] {
        clause?.requirements.flatMap { item -> [String] in
            guard case .conformanceRequirement(let requirement) = item.requirement else { return [] }
            let left = requirement.leftType.trimmedDescription
            return left == name || left == "Self." + name ? requirement.rightType.parts : []
        } ?? []
    }

    private func enclosing(_ node: some SyntaxProtocol) -> some Sequence<Syntax> {
        sequence(first: Syntax(node)) { $0.parent }.dropFirst()
    }
}

extension TypeSyntax {
    /// The names in `A & B`.
    var parts: [String] {
        if let composition = self.as(CompositionTypeSyntax.self) {
            return composition.elements.flatMap { $0.type.parts }
        }
        return [lastName]
    }
}

extension PackageFacts {
    /// Returns whether a name stands for `NSObject` or a descendant: a class, a protocol or an alias.
    func isObject(_ name: String, _ isFrameworkClass: (String) -> Bool) -> Bool {
        var open = [name]
        var seen: Set<String> = []
        while let current = open.popLast() {
            guard seen.insert(current).inserted else { continue }
            if let alias = aliases[current] {
                open.append(alias)
            } else if classes.contains(current) || protocols.contains(current) {
                open += inherits[current] ?? []
            } else if isFrameworkClass(current) {
                return true
            }
        }
        return false
    }

    /// Returns the constraints that a protocol, or one that it inherits from, places on `Self` or an associated type.
    func constraints(on name: String, in type: String) -> [String] {
        var open = [type]
        var seen: Set<String> = []
        var found: [String] = []
        while let current = open.popLast() {
            guard protocols.contains(current), seen.insert(current).inserted else { continue }
            let inherited = inherits[current] ?? []
            found += name == "Self" ? inherited : associated[current]?[name] ?? []
            open += inherited
        }
        return found
    }
}
