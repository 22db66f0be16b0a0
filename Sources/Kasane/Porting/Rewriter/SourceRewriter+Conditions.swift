import SwiftSyntax

/// Conditions on the platform and its version.
extension SourceRewriter {
    // MARK: #if

    func rewrite(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if isForIOS, let condition = node.condition { rewriteCondition(condition) }
        return .visitChildren
    }

    private func rewriteCondition(_ condition: ExprSyntax) {
        for call in FunctionCalls.all(in: condition) {
            let answer = PlatformCondition.answer(to: call)
            guard answer.value != .unknown, !answer.isLinuxs else { continue }
            edits.replace(call.bytes, by: answer.value == .holds ? "true" : "false")
            edits.count("#if \(call.calledExpression.trimmedDescription)")
        }
    }

    // MARK: #available

    func rewrite(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        let isAvailable = node.availabilityKeyword.tokenKind == .poundAvailable
        let isNewer = asksForNewer(node.availabilityArguments)
        if isNewer {
            // Linux is none of the platforms listed, so this is false there, and its negation true, without a warning.
            // The version is an old one: a newer one would be inverted again.
            edits.replace(node.bytes, by: isAvailable ? "#unavailable(iOS 1)" : "#available(iOS 1, *)")
            edits.count("#available")
        }
        guard isForIOS || isNewer else { return .skipChildren }
        // Code for newer systems only uses declarations that this one doesn't have, and code for older ones only often
        // uses declarations that later ones no longer have.
        if isAvailable == isNewer { leaveOutWhatItGuards(node) } else { leaveOutElse(of: node) }
        return .skipChildren
    }

    /// Removes the code that a condition that is never true guards.
    private func leaveOutWhatItGuards(_ node: AvailabilityConditionSyntax) {
        guard let list = node.parent?.parent?.as(ConditionElementListSyntax.self) else { return }
        if let statement = list.parent?.as(IfExprSyntax.self) {
            leaveOut(statement.body.statements)
        } else if let statement = list.parent?.as(GuardStmtSyntax.self),
            let item = statement.parent?.as(CodeBlockItemSyntax.self),
            let items = item.parent?.as(CodeBlockItemListSyntax.self), let next = items.index(of: item)
        {
            let others = items[items.index(after: next)...]
            guard let first = others.first, let last = others.last, !isNeverReached(first) else { return }
            edits.blank(item.endPosition.utf8Offset..<last.bytes.upperBound)
            edits.insert("; fatalError()", at: item.bytes.upperBound)
        }
    }

    /// Removes the code that a condition that is always true makes unreachable.
    private func leaveOutElse(of node: AvailabilityConditionSyntax) {
        guard let list = node.parent?.parent?.as(ConditionElementListSyntax.self), list.count == 1,
            let statement = list.parent?.as(IfExprSyntax.self)
        else { return }
        if case .codeBlock(let block) = statement.elseBody {
            leaveOut(block.statements)
        } else if case .ifExpr(let other) = statement.elseBody {
            edits.blank(other.bytes)
            edits.insert("{ fatalError() }", at: other.bytes.lowerBound)
            edits.count("#available")
        }
    }

    /// Removes unreachable statements. They need not return, or set a variable, there.
    private func leaveOut(_ statements: CodeBlockItemListSyntax) {
        guard let first = statements.first, statements.count > 1 || !isNeverReached(first) else { return }
        edits.blank(statements.bytes)
        edits.insert("fatalError()", at: statements.bytes.lowerBound)
        edits.count("#available")
    }

    private func isNeverReached(_ item: CodeBlockItemSyntax) -> Bool {
        item.item.trimmedDescription == "fatalError()"
    }

    /// Returns whether a list such as `iOS 26, *` specifies a newer iOS.
    private func asksForNewer(_ arguments: AvailabilityArgumentListSyntax) -> Bool {
        for element in arguments {
            if case .availabilityVersionRestriction(let restriction) = element.argument,
                restriction.platform.text == "iOS",
                let version = restriction.version
            {
                return ios < Version(version.trimmedDescription)
            }
        }
        return false
    }

    // MARK: @available

    /// Returns whether a declaration is for a newer iOS.
    func isTooNew(_ attributes: AttributeListSyntax) -> Bool {
        for element in attributes {
            guard case .attribute(let attribute) = element, attribute.attributeName.lastName == "available",
                case .availability(let arguments) = attribute.arguments
            else { continue }
            if asksForNewer(arguments) || isIntroducedLater(arguments) { return true }
        }
        return false
    }

    /// Matches `iOS, introduced: 26`.
    private func isIntroducedLater(_ arguments: AvailabilityArgumentListSyntax) -> Bool {
        guard arguments.first?.argument.trimmedDescription == "iOS" else { return false }
        for element in arguments {
            if case .availabilityLabeledArgument(let labeled) = element.argument, labeled.label.text == "introduced" {
                return ios < Version(labeled.value.trimmedDescription)
            }
        }
        return false
    }

    /// Removes a declaration for a newer iOS, and returns whether it is one.
    func dropIfTooNew(_ node: some DeclSyntaxProtocol & WithAttributesSyntax) -> Bool {
        guard isTooNew(node.attributes) else { return false }
        edits.blank(node.bytes)
        edits.count("@available")
        return true
    }

    /// Xcode displays previews.
    func rewrite(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { dropPreview(node, node.macroName) }

    private func dropPreview(_ node: some SyntaxProtocol, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        guard name.text == "Preview" else { return .visitChildren }
        edits.blank(node.bytes)
        edits.count("#Preview")
        return .skipChildren
    }

    func rewrite(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector": return rewriteSelector(node)
        case "keyPath": return rewriteKeyPath(node)
        default: return dropPreview(node, node.macroName)
        }
    }
}

/// Finds the calls in an expression.
final class FunctionCalls: SyntaxVisitor {
    private var calls: [FunctionCallExprSyntax] = []

    static func all(in expression: ExprSyntax) -> [FunctionCallExprSyntax] {
        let visitor = FunctionCalls(viewMode: .sourceAccurate)
        visitor.walk(expression)
        return visitor.calls
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        calls.append(node)
        return .skipChildren
    }
}
