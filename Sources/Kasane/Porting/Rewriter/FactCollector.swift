import SwiftSyntax

/// Collects the facts of one source file.
final class FactCollector: SyntaxVisitor {
    private(set) var facts = FileFacts()
    /// The bodies around the current position, as indices in `facts.bodies`.
    private var around: [Int] = []
    private var genericAround = 0

    private let frameworks: FrameworkFacts

    init(_ frameworks: FrameworkFacts) {
        self.frameworks = frameworks
        super.init(viewMode: .sourceAccurate)
    }

    static func facts(of tree: SourceFileSyntax, _ frameworks: FrameworkFacts) -> FileFacts {
        let collector = FactCollector(frameworks)
        collector.walk(tree)
        return collector.facts
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first, !isForDarwinAlone(node) { facts.imports.insert(module.name.text) }
        return .skipChildren
    }

    /// Returns whether a source also supports non-Apple systems, and imports a module only on Apple's.
    private func isForDarwinAlone(_ node: ImportDeclSyntax) -> Bool {
        conditions(around: node).contains { condition in
            condition.contains("canImport(Darwin)") || condition.contains("canImport(ObjectiveC)")
        }
    }

    private func conditions(around node: some SyntaxProtocol) -> [String] {
        sequence(first: Syntax(node)) { $0.parent }
            .compactMap { $0.as(IfConfigClauseSyntax.self)?.condition?.trimmedDescription ?? nil }
    }

    private func noteObjectiveC(_ attributes: AttributeListSyntax) {
        guard !facts.usesObjectiveC, !attributes.isEmpty,
            ["objc", "objcMembers", "IBOutlet", "IBAction", "NSManaged"].contains(where: attributes.containsAttribute)
        else { return }
        facts.usesObjectiveC = conditions(around: attributes).isEmpty
    }

    /// Code that isn't compiled on iOS says nothing about iOS's classes, which often have the same names.
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        guard PlatformCondition(node) == .fails else { return .visitChildren }
        // A source that checks for a module that Kasane provides only as names is for iOS, because the answer differs
        // there.
        let questions = node.condition.map { FunctionCalls.all(in: $0) } ?? []
        let modules = questions.filter(PlatformCondition.asksForNames).compactMap { $0.arguments.first?.expression }
        facts.imports.formUnion(modules.map(\.trimmedDescription))
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        noteObjectiveC(node.attributes)
        return begin(
            .actualClass, node.name.text, node.inheritanceClause, isGeneric: node.genericParameterClause != nil,
            exposesAll: node.attributes.containsAttribute("objcMembers"),
            isHidden: node.modifiers.contains(keyword: .private) || node.modifiers.contains(keyword: .fileprivate))
    }

    override func visitPost(_ node: ClassDeclSyntax) { end() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(.other, node.name.text, node.inheritanceClause, isGeneric: node.genericParameterClause != nil)
    }

    override func visitPost(_ node: StructDeclSyntax) { end() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(.other, node.name.text, node.inheritanceClause, isGeneric: node.genericParameterClause != nil)
    }

    override func visitPost(_ node: EnumDeclSyntax) { end() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(.other, node.name.text, node.inheritanceClause, isGeneric: node.genericParameterClause != nil)
    }

    override func visitPost(_ node: ActorDeclSyntax) { end() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let isObjectiveC = node.attributes.containsAttribute("objc")
        noteObjectiveC(node.attributes)
        return begin(
            isObjectiveC ? .objectiveCProtocol : .otherProtocol, node.name.text, node.inheritanceClause,
            isGeneric: false)
    }

    override func visitPost(_ node: ProtocolDeclSyntax) { end() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let access = node.modifiers.map(\.name.text).first { $0 == "public" || $0 == "open" }
        return begin(
            .extending, node.extendedType.lastName, node.inheritanceClause, isGeneric: node.genericWhereClause != nil,
            exposesAll: node.attributes.containsAttribute("objc"), access: access ?? "",
            path: node.extendedType.trimmedDescription)
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { end() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let body = around.last else { return .skipChildren }
        noteObjectiveC(node.attributes)
        let method = FileFacts.Method(node)
        let isOverride = node.modifiers.contains(keyword: .override)
        if isOverride { facts.bodies[body].overrides.insert(.init(name: method.name, labels: method.labels)) }
        if facts.bodies[body].kind == .extending, isOverride || exposes(node.attributes, body),
            let member = MovedMember(node, of: facts.bodies[body].name, access: accesses.last ?? "")
        {
            facts.bodies[body].movable.append(member)
        }
        if let answer = AnsweringMethod(node, frameworks) { facts.bodies[body].answers.append(answer) }
        if node.modifiers.contains(keyword: .optional) {
            facts.bodies[body].optionalMethods.append(method)
        } else {
            facts.bodies[body].methods.append(method)
        }
        // Classes inside functions are visible only there.
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let body = around.last else { return .skipChildren }
        noteObjectiveC(node.attributes)
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            if node.modifiers.contains(keyword: .optional) { facts.bodies[body].optionalProperties.append(name) }
            let isOverride = node.modifiers.contains(keyword: .override)
            if isOverride { facts.bodies[body].overriddenProperties.insert(name) }
            if facts.bodies[body].kind == .extending, isOverride || exposes(node.attributes, body),
                let member = MovedMember(node, of: facts.bodies[body].name, access: accesses.last ?? "")
            {
                facts.bodies[body].movable.append(member)
            }
            if let type = binding.typeAnnotation?.type { facts.propertyTypes[name, default: []].insert(type.plainName) }
        }
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if around.isEmpty, node.genericParameterClause == nil {
            facts.aliases[node.name.text] = node.initializer.value.plainName
        }
        return .skipChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let body = around.last else { return .skipChildren }
        let inherited = node.inheritanceClause?.inheritedTypes.flatMap(\.type.parts) ?? []
        facts.associated[facts.bodies[body].name, default: [:]][node.name.text, default: []] += inherited
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        if let body = around.last, node.modifiers.contains(keyword: .required), labels.isEmpty || labels == ["frame"] {
            facts.bodies[body].requiresInitializers = true
        }
        return .skipChildren
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        for element in node.elements {
            guard let values = element.parameterClause?.parameters, values.count == 1, let value = values.first else {
                continue
            }
            facts.payloadTypes[element.name.text, default: []].insert(value.type.plainName)
        }
        return .skipChildren
    }

    private func begin(
        _ kind: FileFacts.TypeBody.Kind, _ name: String, _ inherited: InheritanceClauseSyntax?, isGeneric: Bool,
        exposesAll: Bool = false, access: String = "", path: String? = nil, isHidden: Bool = false
    ) -> SyntaxVisitorContinueKind {
        let inherits = inherited?.inheritedTypes.flatMap(\.type.parts) ?? []
        if isGeneric { genericAround += 1 }
        var body = FileFacts.TypeBody(
            kind: kind, name: name, inherits: inherits, isGeneric: isGeneric || genericAround > 0,
            exposesAll: exposesAll)
        let outer = around.last.map { facts.bodies[$0] }
        body.path = path ?? outer.map { $0.path + "." + name } ?? name
        body.isHidden = isHidden || outer?.isHidden == true
        around.append(facts.bodies.count)
        facts.bodies.append(body)
        genericLevels.append(isGeneric)
        accesses.append(access)
        return .visitChildren
    }

    private var genericLevels: [Bool] = []
    /// The access levels that the enclosing extensions give their members.
    private var accesses: [String] = []

    private func exposes(_ attributes: AttributeListSyntax, _ body: Int) -> Bool {
        facts.bodies[body].exposesAll || attributes.containsAttribute("objc")
    }

    private func end() {
        around.removeLast()
        accesses.removeLast()
        if genericLevels.removeLast() { genericAround -= 1 }
    }
}

extension FileFacts.Method {
    init(_ node: FunctionDeclSyntax) {
        let parameters = node.signature.parameterClause.parameters
        let labels = parameters.map { $0.firstName.text == "_" ? nil : $0.firstName.text }
        name = node.name.text
        self.labels = labels
        selector =
            node.attributes.objectiveCName
            ?? SelectorName.method(
                node.name.text, labels: labels, throwing: node.signature.effectSpecifiers?.throwsClause != nil)
        isNamed = node.attributes.objectiveCName != nil
        isPlain =
            node.signature.effectSpecifiers?.throwsClause == nil
            && node.signature.effectSpecifiers?.asyncSpecifier == nil
        isStatic = node.modifiers.areOfType
    }
}
