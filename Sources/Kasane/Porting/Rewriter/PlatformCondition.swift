import SwiftSyntax

/// The value of an `#if` condition on iOS, as far as it depends on platforms and modules.
enum PlatformCondition {
    case holds
    case fails
    /// It depends on something else, such as the compiler's version or a flag of the package.
    case unknown

    init(_ condition: ExprSyntax) { self = Self.value(of: condition) }

    /// Creates the value of a clause, after the preceding ones; `#else` has no condition of its own.
    init(_ clause: IfConfigClauseSyntax) {
        let list = clause.parent?.as(IfConfigClauseListSyntax.self)
        let before = list?.prefix { $0 != clause }.compactMap { $0.condition.map(Self.value) } ?? []
        self = Self.all(before.map(\.opposite) + (clause.condition.map { [Self.value(of: $0)] } ?? []))
    }

    /// Returns whether every clause around a position is certainly compiled on iOS: those inside its type's body, or
    /// all.
    static func holds(around node: some SyntaxProtocol, inBodyAlone: Bool = false) -> Bool {
        var parent = node.parent
        while let current = parent, !inBodyAlone || !current.is(MemberBlockSyntax.self) {
            if let clause = current.as(IfConfigClauseSyntax.self), Self(clause) != .holds { return false }
            parent = current.parent
        }
        return true
    }

    private var opposite: PlatformCondition {
        switch self {
        case .holds: .fails
        case .fails: .holds
        case .unknown: .unknown
        }
    }

    private static func all(_ values: [PlatformCondition]) -> PlatformCondition {
        values.contains(.fails) ? .fails : values.contains(.unknown) ? .unknown : .holds
    }

    private static func any(_ values: [PlatformCondition]) -> PlatformCondition {
        all(values.map(\.opposite)).opposite
    }

    private static func value(of condition: ExprSyntax) -> PlatformCondition {
        if let literal = condition.as(BooleanLiteralExprSyntax.self) {
            return literal.literal.tokenKind == .keyword(.true) ? .holds : .fails
        }
        if let prefix = condition.as(PrefixOperatorExprSyntax.self) { return value(of: prefix.expression).opposite }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return value(of: only.expression)
        }
        if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: Array(sequence.elements)) }
        return condition.as(FunctionCallExprSyntax.self).map { answer(to: $0).value } ?? .unknown
    }

    /// Modules that Kasane provides only as names of views, for sources that import them unconditionally.
    static let modulesOfNames: Set<String> = ["GLKit", "SceneKit", "SpriteKit"]

    /// Returns whether a check is for one of those modules.
    static func asksForNames(_ question: FunctionCallExprSyntax) -> Bool {
        question.calledExpression.trimmedDescription == "canImport"
            && question.arguments.first.map { modulesOfNames.contains($0.expression.trimmedDescription) } == true
    }

    /// Returns the value of a check such as `os(iOS)`, and whether the compiler on Linux gives the same value.
    static func answer(to question: FunctionCallExprSyntax) -> (value: PlatformCondition, isLinuxs: Bool) {
        guard let name = question.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let argument = question.arguments.first?.expression.trimmedDescription
        else { return (.unknown, true) }
        switch (name, argument) {
        case ("os", _): return (argument == "iOS" ? .holds : .fails, false)
        case ("targetEnvironment", _): return (argument == "simulator" ? .holds : .fails, false)
        case ("_runtime", "_ObjC"), ("canImport", "ObjectiveC"), ("canImport", "Darwin"): return (.holds, false)
        case ("canImport", _) where modulesOfNames.contains(argument): return (.fails, false)
        case ("canImport", _) where SourceRewriter.drawing.contains(argument): return (.holds, true)
        case ("canImport", _) where SourceRewriter.missing.contains(argument): return (.fails, true)
        default: return (.unknown, true)
        }
    }

    /// Evaluates operands combined by `&&` and `||`, of which the first has the higher precedence.
    private static func value(of elements: [ExprSyntax]) -> PlatformCondition {
        var terms: [[PlatformCondition]] = [[]]
        for element in elements {
            guard let sign = element.as(BinaryOperatorExprSyntax.self) else {
                terms[terms.count - 1].append(value(of: element))
                continue
            }
            if sign.operator.text == "||" { terms.append([]) }
        }
        return any(terms.map(all))
    }
}
