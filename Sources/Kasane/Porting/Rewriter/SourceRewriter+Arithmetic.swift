import SwiftSyntax

/// Functions of numbers.
extension SourceRewriter {
    /// Linux's `CGFloat` has members of these names, which within its extensions come before the functions.
    func qualifyArithmetic(_ call: FunctionCallExprSyntax) {
        guard isForIOS, scope?.name == "CGFloat", let called = call.calledExpression.as(DeclReferenceExprSyntax.self),
            ["abs", "max", "min"].contains(called.baseName.text)
        else { return }
        edits.insert("Swift.", at: called.bytes.lowerBound)
        edits.count("CGFloat")
    }
}
