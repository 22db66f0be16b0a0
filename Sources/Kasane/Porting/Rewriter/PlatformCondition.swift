import SwiftSyntax

/// What the condition of an `#if` comes to on iOS, as far as it names platforms and modules.
enum PlatformCondition {
    case holds
    case fails
    /// It asks for something else, such as the compiler's version or a flag of the package.
    case unknown

    init(_ condition: ExprSyntax) { self = Self.value(of: condition) }

    /// A clause's value after those that come before it; `#else` has no condition of its own.
    init(_ clause: IfConfigClauseSyntax) {
        let list = clause.parent?.as(IfConfigClauseListSyntax.self)
        let before = list?.prefix { $0 != clause }.compactMap { $0.condition.map(Self.value) } ?? []
        self = Self.all(before.map(\.opposite) + (clause.condition.map { [Self.value(of: $0)] } ?? []))
    }

    /// Whether every clause that a place lies in is compiled on iOS for certain: those within its type's body, or all.
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

    /// Modules of which Kasane has the names of views alone, for sources that import them whatever there is.
    static let modulesOfNames: Set<String> = ["GLKit", "SceneKit", "SpriteKit"]

    /// Whether a question is whether one of those is there.
    static func asksForNames(_ question: FunctionCallExprSyntax) -> Bool {
        question.calledExpression.trimmedDescription == "canImport"
            && question.arguments.first.map { modulesOfNames.contains($0.expression.trimmedDescription) } == true
    }

    /// What a question such as `os(iOS)` comes to, and whether that is what Linux's compiler says by itself.
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

    /// Operands with `&&` and `||` between them, of which the first binds more tightly.
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
