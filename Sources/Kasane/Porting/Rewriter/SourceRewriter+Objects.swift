import SwiftSyntax

/// What Objective-C gives objects that Swift knows nothing of: their classes' descriptions, and paths of observed properties.
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

    /// `observe(\.owner.name)`: names the objects on the way, which are looked at too.
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

extension String {
    /// The text without marks of optionals at its end.
    fileprivate var trimmingMarks: String {
        var text = self
        while text.hasSuffix("?") || text.hasSuffix("!") { text.removeLast() }
        return text
    }
}
