import SwiftSyntax

/// Objective-C features of objects that Swift lacks: class descriptions, and key paths of observed properties.
extension SourceRewriter {
    /// `type(of: object).description()`, where the object may be of any class.
    func rewriteClassDescription(_ node: FunctionCallExprSyntax, _ called: MemberAccessExprSyntax) {
        guard called.declName.baseName.text == "description", node.arguments.isEmpty, node.trailingClosure == nil,
            let base = called.base, let type = base.as(FunctionCallExprSyntax.self),
            type.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type",
            type.arguments.first?.label?.text == "of",
            facts.method("description", labels: [], in: nil)?.isStatic != true
        else { return }
        edits.insert("String(cString: class_getName(", at: base.bytes.lowerBound)
        edits.replace(base.bytes.upperBound..<node.bytes.upperBound, by: "))")
        edits.count("class description")
        needsRuntime = true
    }

    /// `observe(\.owner.name)`: adds the intermediate objects, which are observed too.
    func observeAlong(_ node: FunctionCallExprSyntax, _ called: MemberAccessExprSyntax?) {
        let name = called?.declName.baseName.text ?? "observe"
        guard let first = node.arguments.first, let keyPath = first.expression.as(KeyPathExprSyntax.self),
            name == "observe" ? first.label == nil : name == "publisher" && first.label?.text == "for",
            node.arguments.allSatisfy({ ["options", "changeHandler", "for", nil].contains($0.label?.text) }),
            facts.method("observe", labels: nil, in: nil)?.labels.first != .some(nil)
        else { return }
        let root = keyPath.root?.trimmedDescription ?? ""
        var steps: [String] = []
        var path = ""
        for component in keyPath.components {
            let text = component.trimmedDescription
            if component.component.is(KeyPathPropertyComponentSyntax.self) {
                if !path.isEmpty { steps.append("\\" + root + path.trimmingMarks) }
            } else if !component.component.is(KeyPathOptionalComponentSyntax.self) {
                return
            }
            path += text
        }
        guard !steps.isEmpty else { return }
        edits.insert(", through: [\(steps.joined(separator: ", "))]", at: first.expression.bytes.upperBound)
        edits.count("observed path")
        needsRuntime = true
    }
}

/// Members of objects of unknown class, which Objective-C looks up by name.
extension SourceRewriter {
    /// `object.priority`, where the object is declared as `AnyObject` or is an element of such an array.
    func askAnyObject(_ node: MemberAccessExprSyntax) {
        let name = node.declName.baseName
        guard isForIOS, node.declName.argumentNames == nil, let base = node.base else { return }
        let chained =
            base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression
        let object = chained ?? base
        guard isAnyObject(object) else { return }
        if Self.wrappedValues.contains(name.text), facts.propertyTypes[name.text] == nil {
            edits.insert("wrappedValue(of: ", at: object.bytes.lowerBound)
            edits.replace(object.bytes.upperBound..<base.bytes.upperBound, by: ")")
            edits.count("member of AnyObject")
            needsRuntime = true
            return
        }
        guard let member = facts.memberOwners[name.text] ?? keyValueMember(node) else { return }
        edits.insert("(", at: object.bytes.lowerBound)
        edits.insert(" \(chained == nil ? "as!" : "as?") \(member.type))", at: object.bytes.upperBound)
        if member.name != name.text { edits.replace(name.bytes, by: member.name) }
        edits.count("member of AnyObject")
    }

    /// The properties of numbers and values that are read from objects of unknown class, such as those of a
    /// notification's user info.
    private static let wrappedValues: Set = [
        "boolValue", "cgPointValue", "cgRectValue", "cgSizeValue", "doubleValue", "floatValue", "int32Value",
        "int64Value", "intValue", "integerValue", "uintValue",
    ]

    /// `object.value(forKey:)` and `object.setValue(_:forKey:)`, which every object has.
    private func keyValueMember(_ node: MemberAccessExprSyntax) -> (type: String, name: String)? {
        let name = node.declName.baseName.text
        guard ["value", "setValue"].contains(name), let call = node.parent?.as(FunctionCallExprSyntax.self),
            ["forKey", "forKeyPath"].contains(call.arguments.last?.label?.text)
        else { return nil }
        return ("NSObject", name)
    }

    /// Returns whether an expression is of type `AnyObject`: a property, a cast, or an element of an array of such
    /// objects.
    func isAnyObject(_ expression: ExprSyntax) -> Bool {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let cast = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements, cast.count >= 3,
            cast.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true
        {
            return ["AnyObject", "AnyObject?"].contains(cast.last?.trimmedDescription)
        }
        if let name = expression.lastIdentifier, facts.propertyTypes[name] == ["AnyObject"] { return true }
        if let reference = expression.as(DeclReferenceExprSyntax.self), isAnyObjectParameter(reference) { return true }
        var list: ExprSyntax?
        if let call = expression.as(SubscriptCallExprSyntax.self) {
            list = call.calledExpression
        } else if let access = expression.as(MemberAccessExprSyntax.self),
            ["first", "last"].contains(access.declName.baseName.text)
        {
            list = access.base
        }
        guard let list, let name = list.lastIdentifier else { return false }
        return facts.propertyTypes[name] == ["[AnyObject]"]
            || (list.as(DeclReferenceExprSyntax.self)?.localType.map { $0.hasSuffix("AnyObject]") } ?? false)
    }

    /// Returns whether a name is that of a parameter of type `AnyObject`.
    private func isAnyObjectParameter(_ reference: DeclReferenceExprSyntax) -> Bool {
        var around = reference.parent
        while let node = around {
            let signature =
                node.as(FunctionDeclSyntax.self)?.signature ?? node.as(InitializerDeclSyntax.self)?.signature
            for parameter in signature?.parameterClause.parameters ?? [] {
                let name = parameter.secondName ?? parameter.firstName
                if name.text == reference.baseName.text { return parameter.type.plainName == "AnyObject" }
            }
            around = node.parent
        }
        return false
    }
}

extension DeclReferenceExprSyntax {
    /// The type of the constant or variable around the reference that it names, as its declaration or a cast writes it;
    /// nil if it doesn't.
    fileprivate var localType: String? {
        var around = parent
        while let node = around {
            if let found = node.bindings.lazy.compactMap({ type(of: $0) }).first { return found }
            around = node.parent
        }
        return nil
    }

    /// The type of a binding of the name: `let name: Type`, `if let name = value as? Type`.
    private func type(of binding: (pattern: PatternSyntax, type: TypeSyntax?, value: ExprSyntax?)) -> String? {
        guard binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == baseName.text else { return nil }
        if let type = binding.type { return type.trimmedDescription.trimmingMarks }
        guard let cast = binding.value?.as(SequenceExprSyntax.self)?.elements, cast.count >= 3,
            cast.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true
        else { return nil }
        return cast.last?.trimmedDescription.trimmingMarks
    }
}

extension Syntax {
    /// The bindings that the statements or conditions of a node declare.
    fileprivate var bindings: [(pattern: PatternSyntax, type: TypeSyntax?, value: ExprSyntax?)] {
        func of(_ conditions: ConditionElementListSyntax) -> [(PatternSyntax, TypeSyntax?, ExprSyntax?)] {
            conditions.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
                .map { ($0.pattern, $0.typeAnnotation?.type, $0.initializer?.value) }
        }
        if let conditions = self.as(ConditionElementListSyntax.self) { return of(conditions) }
        if let statement = self.as(IfExprSyntax.self) { return of(statement.conditions) }
        guard let list = self.as(CodeBlockItemListSyntax.self) else { return [] }
        return list.flatMap { item in
            if let variable = item.item.as(VariableDeclSyntax.self) {
                return variable.bindings.map { ($0.pattern, $0.typeAnnotation?.type, $0.initializer?.value) }
            }
            return item.item.as(GuardStmtSyntax.self).map { of($0.conditions) } ?? []
        }
    }
}

extension String {
    /// The text without trailing optional marks.
    fileprivate var trimmingMarks: String {
        var text = self
        while text.hasSuffix("?") || text.hasSuffix("!") { text.removeLast() }
        return text
    }
}
