import SwiftSyntax

/// `#selector` and `#keyPath`.
extension SourceRewriter {
    /// The expression in the parentheses of `#selector`.
    private struct Reference {
        var name = ""
        /// Nil for a name without labels.
        var labels: [String?]?
        /// The type before the last dot; nil if it can't be determined.
        var type: String?
        /// The type after `as`.
        var cast: String?
        /// Whether the reference is qualified by its type, as in `Foo.bar`.
        var isQualified = false
    }

    func rewrite(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        qualifyArithmetic(node)
        rewriteCreation(node)
        guard isForIOS else { return rewriteOptionalCall(node) }
        if let called = node.calledExpression.as(MemberAccessExprSyntax.self) {
            rewriteClassDescription(node, called)
            observeAlong(node, called)
        }
        guard let called = node.calledExpression.as(DeclReferenceExprSyntax.self), let parenthesis = node.rightParen
        else { return rewriteOptionalCall(node) }
        if called.baseName.text == "observe" { observeAlong(node, nil) }
        // Linux's initializer is Foundation's own.
        if called.baseName.text == "ProcessInfo", node.arguments.isEmpty, node.trailingClosure == nil {
            edits.replace(node.bytes, by: "ProcessInfo.processInfo")
            edits.count("ProcessInfo()")
            return .skipChildren
        }
        if Self.exchanges.contains(called.baseName.text) {
            report(
                called, called.baseName.text, "methods can't be swizzled or added at run time",
                replacement: "a subclass, or your own call")
        }
        if namesBlocks, called.baseName.text == "unsafeBitCast" {
            // A block is one pointer, and a Swift function is two.
            edits.replace(called.bytes, by: "blockBitCast")
            edits.count("unsafeBitCast of blocks")
            needsRuntime = true
            return .visitChildren
        }
        guard node.arguments.count == 1 else { return rewriteOptionalCall(node) }
        // Foundation's functions don't know the Objective-C names that sources give their classes.
        switch called.baseName.text {
        case "NSStringFromClass":
            edits.replace(called.bytes, by: "String(cString: class_getName")
            edits.insert(")", at: parenthesis.bytes.upperBound)
        case "NSClassFromString": edits.replace(called.bytes, by: "objc_lookUpClass", padded: false)
        default: return .visitChildren
        }
        edits.count(called.baseName.text)
        needsRuntime = true
        return .visitChildren
    }

    private static let exchanges: Set<String> = [
        "method_exchangeImplementations", "method_setImplementation", "class_addMethod", "class_replaceMethod",
    ]

    /// The type of selectors, qualified where the package has a type of that name.
    private var selectorType: String {
        let name = "Selector"
        let isTaken = facts.classes.contains(name) || facts.others.contains(name) || facts.aliases[name] != nil
        return isTaken ? "ObjectRuntime." + name : name
    }

    func rewriteSelector(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard let argument = node.arguments.first else { return .skipChildren }
        edits.count("#selector")
        let reference = readReference(argument.expression)
        let selector =
            switch argument.label?.text {
            case "getter": "\(selectorType)(\"\(reference.name)\")"
            case "setter": "\(selectorType)(\"\(SelectorName.setter(reference.name))\")"
            default: method(reference)
            }
        edits.replace(node.bytes, by: selector, padded: mayBeFollowedBySpaces(node))
        return .skipChildren
    }

    private func readReference(_ expression: ExprSyntax) -> Reference {
        var reference = Reference()
        var expression = expression
        while let parentheses = expression.as(TupleExprSyntax.self), parentheses.elements.count == 1,
            let only = parentheses.elements.first
        {
            expression = only.expression
        }
        if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
            if let type = sequence.elements.last?.as(TypeExprSyntax.self) {
                reference.cast = type.type.trimmedDescription
            }
            expression = first
            while let parentheses = expression.as(TupleExprSyntax.self), parentheses.elements.count == 1,
                let only = parentheses.elements.first
            {
                expression = only.expression
            }
        }
        let declaration: DeclReferenceExprSyntax?
        if let member = expression.as(MemberAccessExprSyntax.self) {
            declaration = member.declName
            reference.isQualified = true
            reference.type = typeName(of: member.base)
        } else {
            declaration = expression.as(DeclReferenceExprSyntax.self)
            reference.type = scope?.type
        }
        reference.name = declaration?.baseName.text ?? expression.trimmedDescription
        reference.labels = declaration?.argumentNames?.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
        return reference
    }

    /// Returns the type of the expression before the dot, if it is explicit in the text.
    private func typeName(of base: ExprSyntax?) -> String? {
        guard let base else { return scope?.type }
        var text = base.trimmedDescription
        if text == "self" || text == "Self" || text == "super" || text == "type(of: self)" { return scope?.type }
        if text.hasSuffix(".self") { text.removeLast(5) }
        let last = text.split(separator: ".").last.map(String.init) ?? text
        guard last.first?.isUppercase == true else { return nil }
        return text
    }

    private func method(_ reference: Reference) -> String {
        let owner = reference.type.map { String($0.split(separator: ".").last ?? "").prefix { $0 != "<" } }.map(
            String.init)
        let declared = facts.method(reference.name, labels: reference.labels, in: owner)
        let labels = reference.labels ?? declared?.labels
        // A name without colons gets one for each argument of the method found.
        let selector =
            declared.map(facts.selector) ?? labels.map { SelectorName.method(reference.name, labels: $0) }
            ?? reference.name
        guard let type = reference.type, let owner, !isProtocol(owner), declared?.isStatic != true,
            declared?.isPlain != false,
            scope?.isProtocol != true || reference.isQualified
        else { return "\(selectorType)(\"\(selector)\")" }
        var method = type + "." + reference.name
        if let labels, !labels.isEmpty { method += "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")" }
        if let cast = reference.cast {
            method += reference.isQualified && cast.contains(") -> (") ? " as \(cast)" : " as (\(type)) -> \(cast)"
        }
        return "\(selectorType)(\"\(selector)\", \(method))"
    }

    /// Returns whether a type is a protocol, whose methods have no unapplied form; a framework's is recognized by its
    /// name.
    private func isProtocol(_ name: String) -> Bool {
        if facts.protocols.contains(name) { return true }
        return !facts.classes.contains(name) && !facts.others.contains(name)
            && ["Delegate", "DataSource", "Actions", "Protocol"].contains(where: name.hasSuffix)
    }

    func rewriteKeyPath(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard let argument = node.arguments.first else { return .skipChildren }
        var parts = argument.expression.trimmedDescription.split(separator: ".").map {
            $0.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" }
        }
        while let first = parts.first, parts.count > 1, first.first?.isUppercase == true || first == "self" {
            parts.removeFirst()
        }
        edits.replace(node.bytes, by: "\"" + parts.joined(separator: ".") + "\"", padded: mayBeFollowedBySpaces(node))
        edits.count("#keyPath")
        return .skipChildren
    }

    /// Returns whether spaces after an expression are insignificant.
    private func mayBeFollowedBySpaces(_ node: some SyntaxProtocol) -> Bool {
        guard let last = node.lastToken(viewMode: .sourceAccurate), last.trailingTrivia.isEmpty,
            let next = last.nextToken(viewMode: .sourceAccurate), next.leadingTrivia.isEmpty
        else { return true }
        return [.rightParen, .rightSquare, .rightBrace, .comma, .semicolon, .colon].contains(next.tokenKind)
    }
}
