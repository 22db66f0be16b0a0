import SwiftSyntax

/// A method of a class that may implement an optional requirement of a framework's protocol.
struct AnsweringMethod: Sendable {
    let key: MemberName
    fileprivate let parameters: String
    fileprivate let result: String
    /// The arguments of a call, with and without their labels.
    fileprivate let arguments: [String]
    fileprivate let values: [String]

    /// Returns nil for a method that no optional requirement matches.
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

/// An optional requirement of a framework's protocol that only a subclass of the adopting class implements.
///
/// Objective-C looks up such a method in the object's class. Swift binds the requirement in the class that adopts the
/// protocol, so a method is added to that class that queries the object, and otherwise behaves as the framework does.
struct RequirementBelow: Sendable {
    let method: AnsweringMethod
    /// The protocol that has the requirement.
    let adopted: String
    let selector: String

    /// Returns the name of the method that is added to the adopting class.
    static func name(_ name: String, in type: String) -> String { MovedMember.prefix(in: type) + name }

    /// Returns the declaration that is added to the adopting class. It is the most disfavoured overload of its name, so
    /// that a call by that name refers to the framework's own method.
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
    /// Inserts the forwarding methods before a class's closing brace.
    func askBelow(_ scope: Scope, in body: MemberBlockSyntax) {
        guard isForIOS else { return }
        for requirement in facts.requirementsBelow[scope.name] ?? [] {
            write(requirement.declaration(in: scope.name), into: body)
            edits.count("requirement fulfilled by a subclass")
            needsRuntime = true
        }
    }
}
