import SwiftSyntax

/// Arithmetic functions.
extension SourceRewriter {
    /// Linux's `CGFloat` has members with these names, which take precedence over the functions inside its extensions.
    func qualifyArithmetic(_ call: FunctionCallExprSyntax) {
        guard isForIOS, scope?.name == "CGFloat", let called = call.calledExpression.as(DeclReferenceExprSyntax.self),
            ["abs", "max", "min"].contains(called.baseName.text)
        else { return }
        edits.insert("Swift.", at: called.bytes.lowerBound)
        edits.count("CGFloat")
    }
}
