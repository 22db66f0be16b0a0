import SwiftSyntax

/// Members that are looked up by name at run time.
extension SourceRewriter {
    /// Returns whether a name that no source of the package declares is a framework class, judging by its form.
    func isFrameworkClass(_ name: String) -> Bool {
        let prefixes = ["UI", "CA", "NS", "CI"]
        guard prefixes.contains(where: name.hasPrefix), name.dropFirst(2).first?.isUppercase == true,
            !facts.protocols.contains(name), !Self.frameworkValues.contains(name)
        else {
            return false
        }
        return !["Delegate", "DataSource", "Protocol", "Coordinating", "Key", "Style", "Options", "Insets"].contains(
            where: name.hasSuffix)
    }

    /// Structures and generic classes among the frameworks' names.
    private static let frameworkValues: Set<String> = [
        "UIEdgeInsets", "UIOffset", "UIRectEdge", "UIRectCorner", "NSRange", "NSDirectionalEdgeInsets",
        "UIHostingController",
        "UIViewPropertyAnimator.State", "NSDiffableDataSourceSnapshot", "UICollectionViewDiffableDataSource",
        "UITableViewDiffableDataSource", "NSCoding", "NSCopying", "NSLayoutAnchor", "CATransform3D",
        "UIUserInterfaceSizeClass",
        "NSObjectProtocol", "UIViewRepresentable", "UIViewControllerRepresentable", "UIAppearance", "NSSecureCoding",
        "NSItemProviderReading", "UIContentConfiguration", "UIContentView", "UIConfigurationState", "CAMediaTiming",
        "CAAction",
        "UIGraphicsRendererContext.State", "NSDirectionalRectEdge", "UIWindow.Level", "NSUnderlineStyle", "CIFormat",
    ]

    // A member list must not name a member that isn't compiled whenever its type's body is.

    func exposeMethod(_ node: FunctionDeclSyntax) {
        guard let scope, !scope.isGeneric, isForIOS, PlatformCondition.holds(around: node, inBodyAlone: true),
            node.genericParameterClause == nil, node.genericWhereClause == nil,
            case .identifier = node.name.tokenKind
        else { return }
        let method = FileFacts.Method(node)
        let attributes = node.attributes
        guard !attributes.containsAttribute("nonobjc"), !isObsolete(attributes) else { return }
        let isMarked =
            attributes.containsAttribute("objc") || attributes.containsAttribute("IBAction")
            || node.modifiers.contains(keyword: .dynamic)
            || (scope.exposesAll && !node.modifiers.contains(keyword: .private)
                && !node.modifiers.contains(keyword: .fileprivate))
        guard isMarked || facts.isRequirement(method) || isObjectMethod(method), method.isPlain,
            canBeSentTo(node)
        else { return }
        var reference = scope.type + "." + method.name
        if !method.labels.isEmpty { reference += "(" + method.labels.map { ($0 ?? "_") + ":" }.joined() + ")" }
        if facts.isOverloaded(method, in: scope.name) { reference += cast(node, in: scope.type) }
        scopes[scopes.count - 1].exposed.append(
            "$0.\(method.isStatic ? "classMethod" : "method")(\"\(facts.selector(of: method))\", \(reference))")
    }

    /// Returns whether a method's parameters and result can be passed in a message.
    private func canBeSentTo(_ node: FunctionDeclSyntax) -> Bool {
        let parameters = node.signature.parameterClause.parameters
        guard parameters.count <= 6 else { return false }
        // A class that isn't isolated to the main actor can't pass on such a method.
        if node.attributes.containsAttribute("MainActor"), scope?.isMainActor == false, isPlainObject(scope?.name ?? "")
        {
            return false
        }
        return parameters.allSatisfy { parameter in
            guard parameter.ellipsis == nil else { return false }
            let tokens = parameter.type.tokens(viewMode: .sourceAccurate).map(\.text)
            return !tokens.contains("inout") && !tokens.contains("some")
        }
    }

    private func isPlainObject(_ name: String) -> Bool { facts.ancestors(of: name).root == "NSObject" }

    /// Returns whether a declaration exists only so that the compiler can suggest its replacement.
    func isObsolete(_ attributes: AttributeListSyntax) -> Bool {
        attributes.contains { element in
            guard case .attribute(let attribute) = element, attribute.attributeName.lastName == "available",
                case .availability(let arguments) = attribute.arguments
            else { return false }
            let words = arguments.map(\.argument.trimmedDescription)
            return words.contains("unavailable") && ["*", "iOS"].contains(words[0])
        }
    }

    /// The types distinguish two methods with the same labels.
    private func cast(_ node: FunctionDeclSyntax, in type: String) -> String {
        let types = node.signature.parameterClause.parameters.map { $0.type.trimmedDescription }.joined(separator: ", ")
        let result = node.signature.returnClause?.type.trimmedDescription ?? "Void"
        return node.modifiers.areOfType ? " as (\(types)) -> \(result)" : " as (\(type)) -> (\(types)) -> \(result)"
    }

    func exposeProperty(_ node: VariableDeclSyntax) {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            exposeProperty(name, of: node)
        }
    }

    private func exposeProperty(_ name: String, of node: VariableDeclSyntax) {
        guard let scope, !scope.isGeneric, isForIOS, PlatformCondition.holds(around: node, inBodyAlone: true),
            !node.modifiers.areOfType
        else { return }
        guard !node.attributes.containsAttribute("nonobjc"), !isObsolete(node.attributes) else { return }
        let marks = ["objc", "IBInspectable", "IBOutlet", "NSManaged"]
        let isOptional = facts.optionalProperties.values.contains { $0.contains(name) }
        guard
            marks.contains(where: node.attributes.containsAttribute) || node.modifiers.contains(keyword: .dynamic)
                || scope.exposesAll
                || isOptional, node.bindingSpecifier.tokenKind == .keyword(.var) || !isOptional
        else { return }
        if scope.exposesAll,
            node.modifiers.contains(keyword: .private) || node.modifiers.contains(keyword: .fileprivate)
        {
            return
        }
        let key = node.attributes.objectiveCName ?? name
        scopes[scopes.count - 1].exposed.append("$0.property(\"\(key)\", \\\(scope.type).\(name))")
    }

    /// Inserts a body's member list before its closing brace. The loader runs it before `main`.
    func expose(_ scope: Scope, in body: MemberBlockSyntax, named name: String?) {
        guard isForIOS, scope.isClass, !scope.isGeneric, !isRewritten, !scope.exposed.isEmpty || name != nil else {
            return
        }
        let line = locations.location(for: body.rightBrace.positionAfterSkippingLeadingTrivia).line
        let named = name.map { ", named: \"\($0)\"" } ?? ""
        let list = scope.exposed.isEmpty ? "_ in" : scope.exposed.joined(separator: "; ")
        write(
            """
            @section(".init_array") @used private nonisolated static let __exposed\(line): @convention(c) () -> Void = \
            { exposeMembers(of: \(scope.type).self\(named)) { \(list) } }
            """, into: body)
        edits.count("exposed members")
        needsRuntime = true
    }

    // MARK: Observed properties

    /// Notifies the observers of a `dynamic` property before and after it is set.
    func observe(_ node: VariableDeclSyntax) {
        guard let scope, node.modifiers.contains(keyword: .dynamic), node.bindingSpecifier.tokenKind == .keyword(.var),
            !node.attributes.containsAttribute("NSManaged"), node.bindings.count == 1,
            let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            !node.modifiers.areOfType
        else { return }
        let before = "willChange(\\\(scope.type).\(name), of: self)"
        let after = "didChange(\\\(scope.type).\(name), of: self)"
        guard let block = binding.accessorBlock else {
            edits.insert(" { willSet { \(before) } didSet { \(after) } }", at: binding.bytes.upperBound)
            countObserved()
            return
        }
        guard case .accessors(let accessors) = block.accessors else { return }
        let names = accessors.map(\.accessorSpecifier.text)
        if let setter = accessors.first(where: { $0.accessorSpecifier.text == "set" }), let body = setter.body {
            edits.insert(" \(before); defer { \(after) };", at: body.leftBrace.bytes.upperBound)
            countObserved()
            return
        }
        guard names.contains("willSet") || names.contains("didSet") else { return }
        for accessor in accessors {
            guard let body = accessor.body else { continue }
            // The property's own observers run between the two.
            let call = accessor.accessorSpecifier.text == "willSet" ? before : "defer { \(after) }"
            edits.insert(" \(call);", at: body.leftBrace.bytes.upperBound)
        }
        let open = block.leftBrace.bytes.upperBound
        if !names.contains("willSet") { edits.insert(" willSet { \(before) }", at: open) }
        if !names.contains("didSet") { edits.insert(" didSet { \(after) }", at: open) }
        countObserved()
    }

    private func countObserved() {
        edits.count("observed property")
        needsRuntime = true
    }
}
