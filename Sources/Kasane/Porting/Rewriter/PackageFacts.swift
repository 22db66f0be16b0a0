/// The combined facts of all source files, on which the rewriting of each depends.
struct PackageFacts: Sendable {
    /// A method's name and labels.
    struct Signature: Hashable, Sendable {
        let name: String
        let labels: [String?]
    }

    private(set) var classes: Set<String> = []
    private(set) var genericTypes: Set<String> = []
    /// The types that are not classes.
    private(set) var others: Set<String> = []
    private(set) var objectiveCProtocols: Set<String> = []
    private(set) var protocols: Set<String>
    /// The inheritance clause, by type name.
    private(set) var inherits: [String: [String]] = [:]
    /// Methods by the type's name and their own.
    private var methods: [String: [String: [FileFacts.Method]]] = [:]
    private var methodsByName: [String: [FileFacts.Method]] = [:]
    /// Optional requirements.
    private(set) var optionalSelectors: [Signature: String] = [:]
    /// The selectors of all requirements of Objective-C protocols, including the frameworks'.
    private var requirements: [Signature: String] = [:]
    private(set) var optionalNames: [String: [FileFacts.Method]] = [:]
    /// The package's protocols that have optional methods, by the methods' selectors.
    private(set) var protocolsOfOptional: [String: String] = [:]
    private var exposingClasses: Set<String> = []
    /// The number of classes with each name.
    private var classCounts: [String: Int] = [:]
    private var movable: [String: [MovedMember]] = [:]
    /// The classes that override a member.
    private var overridingClasses: [MemberName: [String]] = [:]
    /// The qualified names of classes in other files, except for invisible ones.
    private var paths: [String: String] = [:]
    /// Members that extensions of the frameworks' classes declare and other classes override, by the extended class.
    private(set) var dispatched: [String: [DispatchedMember]] = [:]
    /// Methods of subclasses that implement optional requirements of protocols that a class adopts, by that class.
    private(set) var requirementsBelow: [String: [RequirementBelow]] = [:]
    /// Methods that may implement an optional requirement of the frameworks, by their class.
    private var answers: [String: [AnsweringMethod]] = [:]
    /// Optional properties, by their protocol.
    private(set) var optionalProperties: [String: Set<String>] = [:]
    private(set) var propertyTypes: [String: Set<String>] = [:]
    /// The payload types of enum cases with one value, by case name.
    private(set) var payloadTypes: [String: Set<String>] = [:]
    /// Classes that require an initializer without parameters, or with a frame.
    private var requiring: Set<String> = []
    /// The types that type aliases refer to.
    private(set) var aliases: [String: String] = [:]
    /// The constraints of associated types, by protocol and name.
    private(set) var associated: [String: [String: [String]]] = [:]
    /// The classes of properties that are looked up on `AnyObject`, and their replacements, by property.
    let memberOwners: [String: (type: String, name: String)]
    /// The full names of the members of the frameworks' classes that an extension may replace.
    let replaceable: [String: Set<String>]
    /// Whether tests expect failures.
    private(set) var expectsFailures = false

    init(files: [FileFacts], frameworks: FrameworkFacts) {
        protocols = frameworks.protocols
        memberOwners = frameworks.memberOwners
        replaceable = frameworks.replaceable
        for method in frameworks.optionalMethods { add(optional: method) }
        for file in files {
            for body in file.bodies { add(body) }
            propertyTypes.merge(file.propertyTypes) { $0.union($1) }
            payloadTypes.merge(file.payloadTypes) { $0.union($1) }
            expectsFailures = expectsFailures || file.expectsFailures
            aliases.merge(file.aliases) { first, _ in first }
            associated.merge(file.associated) { $0.merging($1) { $0 + $1 } }
        }
        findDispatched()
        findRequirementsBelow(frameworks)
    }

    private mutating func add(_ body: FileFacts.TypeBody) {
        switch body.kind {
        case .actualClass:
            classes.insert(body.name)
            classCounts[body.name, default: 0] += 1
            if body.exposesAll { exposingClasses.insert(body.name) }
        case .objectiveCProtocol:
            objectiveCProtocols.insert(body.name)
            protocols.insert(body.name)
        case .otherProtocol: protocols.insert(body.name)
        case .other: others.insert(body.name)
        case .extending: break
        }
        if body.isGeneric, body.kind != .extending { genericTypes.insert(body.name) }
        inherits[body.name, default: []] += body.inherits
        movable[body.name, default: []] += body.movable
        answers[body.name, default: []] += body.answers
        if !body.isHidden { paths[body.name] = body.path }
        if body.requiresInitializers { requiring.insert(body.name) }
        for signature in body.overrides {
            overridingClasses[MemberName(name: signature.name, labels: signature.labels), default: []].append(body.name)
        }
        for name in body.overriddenProperties {
            overridingClasses[MemberName(name: name, labels: nil), default: []].append(body.name)
        }
        for method in body.methods {
            methods[body.name, default: [:]][method.name, default: []].append(method)
            methodsByName[method.name, default: []].append(method)
            if body.kind == .objectiveCProtocol { add(requirement: method) }
        }
        for method in body.optionalMethods {
            add(optional: method)
            protocolsOfOptional[method.selector] = body.path
            methods[body.name, default: [:]][method.name, default: []].append(method)
            methodsByName[method.name, default: []].append(method)
        }
        for property in body.optionalProperties { optionalProperties[body.name, default: []].insert(property) }
    }

    private mutating func add(requirement method: FileFacts.Method) {
        requirements[Signature(name: method.name, labels: method.labels)] = method.selector
    }

    private mutating func add(optional method: FileFacts.Method) {
        add(requirement: method)
        optionalSelectors[Signature(name: method.name, labels: method.labels)] = method.selector
        optionalNames[method.name, default: []].append(method)
    }

    /// Returns whether the package declares a method of a type, in any body.
    func declaresMethod(_ name: String, in type: String) -> Bool { methods[type]?[name] != nil }

    /// Returns the types of the package that a type inherits from, itself first, and the first name that isn't the
    /// package's.
    func ancestors(of type: String) -> (known: [String], root: String?) {
        var known: [String] = []
        var current = type
        while classes.contains(current), !known.contains(current) {
            known.append(current)
            guard let parent = inherits[current]?.first(where: { !protocols.contains($0) && !others.contains($0) })
            else {
                return (known, nil)
            }
            current = parent
        }
        return (known, current)
    }

    /// Returns whether a class of the package, or one that it inherits from, requires its subclasses to have the
    /// initializers.
    func requiresInitializers(_ type: String) -> Bool { ancestors(of: type).known.contains(where: requiring.contains) }

    /// Returns whether a class's ancestors end in a framework's class with this prefix.
    func descends(_ type: String, fromPrefix prefix: String) -> Bool {
        ancestors(of: type).root?.hasPrefix(prefix) ?? false
    }

    /// Returns whether a class exposes all its members: it or an ancestor has `@objcMembers`.
    func exposesAll(_ type: String) -> Bool { ancestors(of: type).known.contains(where: exposingClasses.contains) }

    /// Returns the members of a class's extensions that must be in its own body: overriding and overridden ones.
    func movedMembers(of type: String) -> [MovedMember] {
        guard let members = movable[type], classCounts[type] == 1, !genericTypes.contains(type) else { return [] }
        return members.filter { member in
            if member.isOverride { return dispatch(of: member.key, overriddenBy: type) == nil }
            return overridingClasses[member.key]?.contains {
                $0 != type && ancestors(of: $0).known.contains(type)
            } ?? false
        }
    }

    /// Finds members that extensions of the frameworks' classes declare and other classes override.
    private mutating func findDispatched() {
        for (base, members) in movable
        where !classes.contains(base) && !others.contains(base) && !protocols.contains(base) {
            for member in members where !member.isOverride && !member.isSettable {
                let types = Set(overridingClasses[member.key] ?? []).filter { type in
                    paths[type] != nil && !genericTypes.contains(type) && type != base
                        && !inheritsDeclaration(of: member.key, type)
                        && isLikelyAncestor(base, of: type)
                }
                guard !types.isEmpty else { continue }
                let overriders = types.sorted().map { (name: $0, path: paths[$0] ?? $0) }
                dispatched[base, default: []].append(DispatchedMember(member: member, overriders: overriders))
            }
        }
    }

    /// Finds optional requirements of a class that are implemented only in a subclass.
    private mutating func findRequirementsBelow(_ frameworks: FrameworkFacts) {
        for (type, answers) in answers.sorted(by: { $0.key < $1.key }) where classes.contains(type) {
            let above = ancestors(of: type).known.dropFirst()
            for answer in answers where !above.contains(where: { declares(answer.key, in: $0) }) {
                for (adopted, selector) in frameworks.optionalOwners[answer.key] ?? [] {
                    // The topmost class that adopts the protocol is the one that conforms to it.
                    guard
                        let adopter = above.last(where: { protocols(of: $0, frameworks).contains(adopted) }),
                        isAnsweredBelow(answer.key, adopted, in: adopter, frameworks)
                    else { continue }
                    requirementsBelow[adopter, default: []].append(
                        RequirementBelow(method: answer, adopted: adopted, selector: selector))
                }
            }
        }
    }

    /// Returns whether a forwarding method can be added to a class that adopts a protocol and doesn't implement the
    /// method.
    private func isAnsweredBelow(
        _ key: MemberName, _ adopted: String, in adopter: String, _ frameworks: FrameworkFacts
    ) -> Bool {
        classCounts[adopter] == 1 && !declaresMethod(RequirementBelow.name(key.name, in: adopter), in: adopter)
            && !protocols(of: adopter, frameworks).contains { declares(key, in: $0) }
            && !(requirementsBelow[adopter] ?? []).contains { $0.method.key == key && $0.adopted == adopted }
    }

    /// Returns whether a body of a type in the package's sources declares a method.
    private func declares(_ key: MemberName, in type: String) -> Bool {
        methods[type]?[key.name]?.contains { $0.labels == key.labels } ?? false
    }

    /// Returns the protocols that a class adopts in its declaration and extensions, and those that they inherit from.
    private func protocols(of type: String, _ frameworks: FrameworkFacts) -> Set<String> {
        var open = inherits[type] ?? []
        var found: Set<String> = []
        while let name = open.popLast() {
            let known = aliases[name] ?? name
            guard protocols.contains(known), found.insert(known).inserted else { continue }
            open += (inherits[known] ?? []) + (frameworks.parents[known] ?? [])
        }
        return found
    }

    /// Returns whether a superclass, in the package too, declares a member itself.
    private func inheritsDeclaration(of key: MemberName, _ type: String) -> Bool {
        ancestors(of: type).known.dropFirst().contains { owner in
            declares(key, in: owner) && overridingClasses[key]?.contains(owner) != true
        }
    }

    /// Returns whether a framework's class may be a superclass of another class, judging by their names: controllers
    /// are not views.
    private func isLikelyAncestor(_ base: String, of type: String) -> Bool {
        let root = ancestors(of: type).root ?? type
        func kind(_ name: String) -> Int {
            if name == "NSObject" || name == "UIResponder" { return 0 }
            if name.hasPrefix("CA") { return 1 }
            if name.hasSuffix("Controller") { return 2 }
            return name.hasPrefix("UI") && !name.hasSuffix("Item") && !name.hasSuffix("Recognizer") ? 3 : 4
        }
        return kind(base) == 0 || kind(base) == kind(root)
    }

    /// Returns whether an Objective-C protocol requires a method with this name.
    func isRequirement(_ method: FileFacts.Method) -> Bool {
        requirements[Signature(name: method.name, labels: method.labels)] != nil
    }

    /// Returns the selector of a method: the specified one, that of the requirement it implements, or the one from
    /// Swift's rule.
    func selector(of method: FileFacts.Method) -> String {
        if method.isNamed { return method.selector }
        return requirements[Signature(name: method.name, labels: method.labels)] ?? method.selector
    }

    /// Returns the method that a selector expression refers to: one of the type, of its ancestors, or else of any type.
    func method(_ name: String, labels: [String?]?, in type: String?) -> FileFacts.Method? {
        let fits = { (method: FileFacts.Method) in labels == nil || method.labels == labels }
        if let type {
            let chain = ancestors(of: type)
            for owner in chain.known + [chain.root, type].compactMap({ $0 }) {
                if let found = methods[owner]?[name]?.first(where: fits) { return found }
                for inherited in inherits[owner] ?? [] {
                    if let found = methods[inherited]?[name]?.first(where: fits) { return found }
                }
            }
        }
        return methodsByName[name]?.first(where: fits) ?? optionalNames[name]?.first(where: fits)
    }

    /// Returns whether a method's name and labels alone are ambiguous among a type's methods. A name without labels
    /// stands for all methods with that name.
    func isOverloaded(_ method: FileFacts.Method, in type: String) -> Bool {
        let owners = method.labels.isEmpty ? ancestors(of: type).known + [type] : [type]
        let named = Set(owners).flatMap { methods[$0]?[method.name] ?? [] }
        if method.labels.isEmpty, named.contains(where: { !$0.labels.isEmpty }) { return true }
        return methods[type]?[method.name, default: []].count {
            $0.labels == method.labels && $0.isStatic == method.isStatic
        } ?? 0 > 1
    }

    /// Returns the selector of an optional requirement from its name in a call; the last labels may be those of
    /// trailing closures.
    func optionalSelector(_ name: String, labels: [String?], trailingClosures: Int) -> String? {
        if trailingClosures == 0 { return optionalSelectors[Signature(name: name, labels: labels)] }
        return optionalNames[name]?.first {
            $0.labels.count == labels.count + trailingClosures && Array($0.labels.prefix(labels.count)) == labels
        }?.selector
    }

    /// Returns whether an ancestor in the package declares a method with this name, excluding the class itself.
    func packageAncestor(of type: String, declares name: String, labels: [String?]) -> Bool {
        ancestors(of: type).known.dropFirst().contains { owner in
            methods[owner]?[name]?.contains { $0.labels == labels } ?? false
        }
    }
}
