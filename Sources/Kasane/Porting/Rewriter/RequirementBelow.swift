import SwiftSyntax

/// A method of a class that an optional requirement of a framework's protocol may ask for.
struct AnsweringMethod: Sendable {
    let key: MemberName
    fileprivate let parameters: String
    fileprivate let result: String
    /// The arguments of a call, with their labels, and without.
    fileprivate let arguments: [String]
    fileprivate let values: [String]

    /// Nil for what no optional requirement asks for.
    init?(_ node: FunctionDeclSyntax, _ frameworks: FrameworkFacts) {
        key = MemberName(node)
        guard !node.modifiers.areOfType, !node.modifiers.contains(keyword: .override),
            frameworks.optionalOwners[key] != nil, node.genericParameterClause == nil,
            case .method(let parameters, let result, _, let arguments) = MovedMember.Form(node)
        else { return nil }
        (self.parameters, self.result, self.arguments) = (parameters, result, arguments)
        values = zip(FileFacts.Method(node).labels, arguments).map { label, argument in
            String(argument.dropFirst(label.map { $0.count + 2 } ?? 0))
        }
    }
}

/// An optional requirement of a framework's protocol that only a class below the one that adopts the protocol fulfils.
///
/// Objective-C looks such a method up in the object's class. Swift settles in the class that adopts the protocol what fulfils the
/// requirement, so that class gets a method which asks the object, and where it has no answer does what the framework does.
struct RequirementBelow: Sendable {
    let method: AnsweringMethod
    /// The protocol that has the requirement.
    let adopted: String
    let selector: String

    /// The name of the method that the adopting class gets.
    static func name(_ name: String, in type: String) -> String { MovedMember.prefix(in: type) + name }

    /// What the adopting class gets. No other method of the requirement's name is favoured less, so that a call by that name means the
    /// framework's own.
    func declaration(in type: String) -> String {
        let name = method.key.name
        let labels = (method.key.labels ?? []).map { ($0 ?? "_") + ":" }.joined()
        let sent = ["\"\(selector)\"", "to: self"] + method.values
        return "@_disfavoredOverload @_implements(\(adopted), \(name)(\(labels))) "
            + "public func \(Self.name(name, in: type))(\(method.parameters)) \(method.result) { "
            + "if implementing(self, \"\(selector)\") != nil { "
            + "return ObjectRuntime.send(\(sent.joined(separator: ", "))) }; "
            + "return self.\(name)(\(method.arguments.joined(separator: ", "))) }"
    }
}

extension SourceRewriter {
    /// Writes what asks the classes below before a class's closing brace.
    func askBelow(_ scope: Scope, in body: MemberBlockSyntax) {
        guard isForIOS else { return }
        for requirement in facts.requirementsBelow[scope.name] ?? [] {
            write(requirement.declaration(in: scope.name), into: body)
            edits.count("requirement fulfilled by a subclass")
            needsRuntime = true
        }
    }
}
