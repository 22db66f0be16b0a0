import SwiftSyntax

/// A member of an extension that must be in the class's own body without Objective-C: one that overrides, or that a
/// subclass overrides.
///
/// It stays in place under another name, and a member that calls it is added to the class.
struct MovedMember: Sendable {
    let name: String
    /// Nil for a property.
    let labels: [String?]?
    let selector: String
    let isOverride: Bool
    /// The declaration that is added to the class.
    let forwarding: String
    /// The modifiers that it keeps, except for `override`, with a space after each.
    let modifiers: String
    let form: Form
    /// The parameter types as written, which distinguish methods with equal names.
    let types: [String]

    enum Form {
        /// The parameters, the text between them and the body, the text before a call, and a call's arguments.
        case method(parameters: String, result: String, marks: String, arguments: [String])
        case property(type: String, isSettable: Bool)
    }

    /// Returns the prefix of a member's name in the extension of a class. A subclass may have such a member too.
    static func prefix(in type: String) -> String { "__\(type)_" }

    /// Returns nil for a function that can't be called by another.
    init?(_ node: FunctionDeclSyntax, of owner: String, access: String) {
        let method = FileFacts.Method(node)
        guard case .identifier = node.name.tokenKind, node.genericParameterClause == nil,
            !node.attributes.dependsOnVersion, PlatformCondition.holds(around: node),
            let form = Form(node), case .method(let parameters, let result, let marks, let arguments) = form
        else { return nil }
        name = method.name
        labels = method.labels
        selector = method.selector
        isOverride = node.modifiers.contains(keyword: .override)
        let call = marks + Self.prefix(in: owner) + name + "(" + arguments.joined(separator: ", ") + ")"
        let signature = "(\(parameters)) \(result)".trimmed
        let kept = Self.modifiers(node.modifiers, access: access)
        forwarding = "\(kept)func \(name)\(signature) { \(call) }"
        modifiers = kept.replacing("override ", with: "")
        self.form = form
        types = Self.types(of: node)
    }

    static func types(of node: FunctionDeclSyntax) -> [String] {
        node.signature.parameterClause.parameters.map { parameter in
            parameter.type.tokens(viewMode: .sourceAccurate).onOneLine.trimmed + (parameter.ellipsis?.text ?? "")
        }
    }

    /// Returns nil for stored properties, which extensions don't have.
    init?(_ node: VariableDeclSyntax, of owner: String, access: String) {
        guard node.bindings.count == 1, let binding = node.bindings.first, let block = binding.accessorBlock,
            let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let type = binding.typeAnnotation?.type, !node.attributes.dependsOnVersion,
            PlatformCondition.holds(around: node)
        else { return nil }
        var isSettable = false
        var observers: [String] = []
        if case .accessors(let accessors) = block.accessors {
            let names = accessors.map(\.accessorSpecifier.text)
            isSettable = names.contains("set")
            if !names.contains("get") {
                guard !names.isEmpty, names.allSatisfy(Self.observers.keys.contains) else { return nil }
                observers = names
            }
        }
        name = identifier.text
        labels = nil
        selector = identifier.text
        isOverride = node.modifiers.contains(keyword: .override)
        let own = Self.prefix(in: owner) + name
        let accessors = isSettable ? "get { \(own) } set { \(own) = newValue }" : "\(own)"
        let kept = Self.modifiers(node.modifiers, access: access)
        let calls = observers.map { "\($0) { \(own)(\($0): \(Self.observers[$0] ?? "")) }" }
        let content = observers.isEmpty ? accessors : calls.joined(separator: " ")
        forwarding = "\(kept)var \(name): \(type.trimmedDescription) { \(content) }"
        modifiers = kept.replacing("override ", with: "")
        form = .property(type: type.trimmedDescription, isSettable: isSettable)
        types = []
    }

    /// The parameters of property observers.
    static let observers = ["willSet": "newValue", "didSet": "oldValue"]

    /// Returns the modifiers that the member keeps in the class.
    private static func modifiers(_ list: DeclModifierListSyntax, access: String) -> String {
        let kept = list.map(\.name.text).filter {
            ["override", "class", "static", "public", "open", "final", "nonisolated"].contains($0)
        }
        let hasAccess = kept.contains("public") || kept.contains("open")
        return (hasAccess || access.isEmpty ? kept : [access] + kept).map { $0 + " " }.joined()
    }
}

extension MovedMember.Form {
    /// Returns nil for a method that can't be called with its own parameters.
    init?(_ node: FunctionDeclSyntax) {
        var parameters = ""
        var arguments: [String] = []
        for (label, parameter) in zip(FileFacts.Method(node).labels, node.signature.parameterClause.parameters) {
            let type = parameter.type.tokens(viewMode: .sourceAccurate).map(\.text)
            guard parameter.ellipsis == nil else { return nil }
            let name = parameter.secondName ?? parameter.firstName
            // Forwarding calls must be able to name the parameters.
            let isUnnamed = name.text == "_"
            var value = isUnnamed ? "unnamed\(arguments.count + 1)" : name.text
            parameters +=
                isUnnamed
                ? "\(label ?? "_") \(value): \(parameter.type.tokens(viewMode: .sourceAccurate).onOneLine.trimmed)"
                    + (parameter.trailingComma == nil ? "" : ", ")
                : parameter.tokens(viewMode: .sourceAccurate).onOneLine
            if type.contains("inout") { value = "&" + value }
            if type.contains("autoclosure") { value += "()" }
            arguments.append(label.map { "\($0): \(value)" } ?? value)
        }
        let effects = node.signature.effectSpecifiers
        let result = [
            effects.map { $0.tokens(viewMode: .sourceAccurate).onOneLine },
            node.signature.returnClause?.tokens(viewMode: .sourceAccurate).onOneLine,
        ]
        self = .method(
            parameters: parameters.trimmed,
            result: result.compactMap { $0?.trimmed }.joined(separator: " "),
            marks: (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await "),
            arguments: arguments)
    }
}
