import SwiftSyntax

/// Objective-C protocols with optional requirements, and the calls that check for them.
extension SourceRewriter {
    // MARK: Protocol declaration

    /// An Objective-C protocol becomes class-bound; each optional requirement gets a default implementation, which
    /// traps as an unrecognized selector does, unless a subclass of the conforming class implements it.
    func rewriteProtocol(_ node: ProtocolDeclSyntax) {
        edits.count("@objc protocol")
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.lastName) ?? []
        if inherited.isEmpty {
            edits.insert(": AnyObject", at: node.name.endPositionBeforeTrailingTrivia.utf8Offset)
        } else if !inherited.contains(where: isClassBound), let last = node.inheritanceClause?.inheritedTypes.last {
            edits.insert(", AnyObject", at: last.bytes.upperBound)
        }
        let defaults = node.memberBlock.members.flatMap { member -> [String] in
            if let function = member.decl.as(FunctionDeclSyntax.self), function.modifiers.contains(keyword: .optional) {
                return [defaultMethod(function)]
            }
            if let variable = member.decl.as(VariableDeclSyntax.self), variable.modifiers.contains(keyword: .optional) {
                return variable.bindings.compactMap(defaultProperty)
            }
            return []
        }
        guard !defaults.isEmpty else { return }
        let isPublic = node.modifiers.contains(keyword: .public) || node.modifiers.contains(keyword: .open)
        let isPrivate = node.modifiers.contains(keyword: .private) || node.modifiers.contains(keyword: .fileprivate)
        let access = isPublic ? "public " : isPrivate ? "fileprivate " : ""
        let path = scopes.map(\.type).joined(separator: ".")
        let body = "; extension \(path) { " + defaults.map { access + $0 }.joined(separator: "; ") + " }"
        let nested = scopes.count > 1
        // An extension must be at file scope.
        let place = nested ? node.root.endPosition.utf8Offset : node.bytes.upperBound
        edits.insert(nested ? String(body.dropFirst(2)) + "\n" : body, at: place)
        needsRuntime = true
    }

    private func isClassBound(_ name: String) -> Bool {
        name == "AnyObject" || name == "class" || name == "NSObjectProtocol" || facts.objectiveCProtocols.contains(name)
            || isFrameworkClass(name)
    }

    private func defaultMethod(_ function: FunctionDeclSyntax) -> String {
        let method = FileFacts.Method(function)
        let signature = function.signature
        var text = method.isStatic ? "static func " : "func "
        text +=
            function.name.text + (function.genericParameterClause?.tokens(viewMode: .sourceAccurate).onOneLine ?? "")
        text += signature.tokens(viewMode: .sourceAccurate).onOneLine
        let arguments = signature.parameterClause.parameters.filter(canBeSent).map {
            ($0.secondName ?? $0.firstName).text
        }
        let sent = (["\"\(method.selector)\"", "to: self"] + arguments).joined(separator: ", ")
        return "\(text.trimmed) { return ObjectRuntime.send(\(sent)) }"
    }

    /// Nonescaping closures are not values.
    private func canBeSent(_ parameter: FunctionParameterSyntax) -> Bool {
        let tokens = parameter.type.tokens(viewMode: .sourceAccurate).map(\.text)
        return !tokens.contains("->") || tokens.contains("@") || parameter.type.is(OptionalTypeSyntax.self)
    }

    private func defaultProperty(_ binding: PatternBindingSyntax) -> String? {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let type = binding.typeAnnotation?.type
        else { return nil }
        let isSettable = binding.accessorBlock?.description.contains("set") ?? false
        let setter =
            isSettable ? " set { ObjectRuntime.send(\"\(SelectorName.setter(name))\", to: self, newValue) }" : ""
        return
            "var \(name): \(type.trimmedDescription) { get { return ObjectRuntime.send(\"\(name)\", to: self) }\(setter) }"
    }

    // MARK: Uses

    /// `delegate?.method?(argument)`.
    func rewriteOptionalCall(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let mark: TokenSyntax
        let called: ExprSyntax
        if let optional = node.calledExpression.as(OptionalChainingExprSyntax.self) {
            (mark, called) = (optional.questionMark, optional.expression)
        } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
            (mark, called) = (forced.exclamationMark, forced.expression)
        } else {
            return .visitChildren
        }
        guard let member = called.as(MemberAccessExprSyntax.self), let base = member.base else { return .visitChildren }
        let trailing = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
        let labels = node.arguments.map { $0.label?.text }
        let name = member.declName.baseName.text
        guard let selector = facts.optionalSelector(name, labels: labels, trailingClosures: trailing),
            // A closure stored in a property is called the same way.
            labels.contains(where: { $0 != nil }) || !isClosureProperty(name)
        else { return .visitChildren }
        let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
        if mark.tokenKind == .exclamationMark, !isAnyObject(object) {
            // The method is there, even if its class is generic and exposes nothing.
            edits.blankTight(mark.bytes)
            edits.count("optional call")
            return .visitChildren
        }
        ask(base, selector, mark: mark.text, as: isAnyObject(object) ? facts.protocolsOfOptional[selector] : nil)
        edits.blankTight(mark.bytes)
        edits.count("optional call")
        needsRuntime = true
        return .visitChildren
    }

    func rewrite(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        rewriteCreation(node)
        askAnyObject(node)
        guard let base = node.base, !isCalled(node) else { return .visitChildren }
        let name = node.declName.baseName.text
        // `delegate?.title`, an optional property of the delegate.
        if let owner = base.lastIdentifier, let types = facts.propertyTypes[owner],
            types.contains(where: { facts.optionalProperties[$0]?.contains(name) ?? false })
        {
            ask(base, name, mark: "?")
            edits.count("optional property")
            needsRuntime = true
        }
        // `if let f = delegate?.f`, `delegate?.f != nil`.
        if let methods = facts.optionalNames[name], methods.count == 1, let method = methods.first, isAskedFor(node),
            let owner = base.lastIdentifier,
            facts.propertyTypes[owner]?.contains(where: facts.protocols.contains) ?? false
        {
            ask(base, method.selector, mark: "?")
            edits.count("optional method")
            needsRuntime = true
        }
        return .visitChildren
    }

    /// Makes the object before the dot nil if it doesn't implement the method. An object of unknown class is cast to a
    /// type that has it.
    private func ask(_ base: ExprSyntax, _ selector: String, mark: String, as type: String? = nil) {
        edits.insert("implementing(", at: base.bytes.lowerBound)
        var end = base.bytes.upperBound
        if let optional = base.as(OptionalChainingExprSyntax.self) {
            edits.blankTight(optional.questionMark.bytes)
            end = optional.questionMark.bytes.upperBound
        }
        let cast = type.map { " as? \($0)" } ?? ""
        edits.insert("\(cast), \"\(selector)\")\(mark)", at: end)
    }

    private func isClosureProperty(_ name: String) -> Bool {
        facts.propertyTypes[name]?.contains { $0.contains("->") || $0.hasSuffix("Handler") || $0.hasSuffix("Block") }
            ?? false
    }

    private func isCalled(_ node: MemberAccessExprSyntax) -> Bool {
        guard let parent = node.parent else { return false }
        if parent.is(FunctionCallExprSyntax.self) { return true }
        guard parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) else { return false }
        return parent.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == parent.id
    }

    /// Returns whether an expression is compared with nil or bound by `if let`.
    private func isAskedFor(_ node: MemberAccessExprSyntax) -> Bool {
        if node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
        guard let list = node.parent?.as(ExprListSyntax.self), list.parent?.is(SequenceExprSyntax.self) == true else {
            return false
        }
        return list.count == 3 && list.last?.is(NilLiteralExprSyntax.self) == true
    }
}

extension ExprSyntax {
    /// The last name in an expression: `delegate` of `self.delegate?`.
    var lastIdentifier: String? {
        if let optional = self.as(OptionalChainingExprSyntax.self) { return optional.expression.lastIdentifier }
        if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.lastIdentifier }
        if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
        return self.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}

extension SourceEdits {
    /// Removes a mark without leaving a space, because the following text belongs to the preceding.
    mutating func blankTight(_ range: Range<Int>) { replace(range, by: "", padded: false) }
}

extension String {
    /// The text without surrounding spaces.
    var trimmed: String {
        var text = self[...]
        while text.last?.isWhitespace == true { text.removeLast() }
        while text.first?.isWhitespace == true { text.removeFirst() }
        return String(text)
    }
}
