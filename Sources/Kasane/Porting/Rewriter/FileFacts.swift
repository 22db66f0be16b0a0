/// What one source tells the rewriting of the others.
struct FileFacts: Sendable {
    /// A method as its users name it.
    struct Method: Sendable, Hashable {
        let name: String
        /// One for each parameter; nil for none.
        let labels: [String?]
        let selector: String
        /// Whether the source gives the selector, rather than Swift's rule.
        let isNamed: Bool
        let isStatic: Bool
        /// Whether it neither throws nor suspends.
        let isPlain: Bool
    }

    /// A class, a protocol, another type, or an extension of one.
    struct TypeBody: Sendable {
        enum Kind: Sendable { case actualClass, objectiveCProtocol, otherProtocol, other, extending }

        let kind: Kind
        /// The last part of the name.
        let name: String
        let inherits: [String]
        let isGeneric: Bool
        /// Whether it says `@objcMembers`.
        let exposesAll: Bool
        var methods: [Method] = []
        /// Requirements that a conforming type may leave out.
        var optionalMethods: [Method] = []
        var optionalProperties: [String] = []
        /// Members of an extension that override, or that Objective-C sees.
        var movable: [MovedMember] = []
        /// Methods that an optional requirement of the frameworks may ask for.
        var answers: [AnsweringMethod] = []
        /// The names and labels of what overrides.
        var overrides: Set<PackageFacts.Signature> = []
        var overriddenProperties: Set<String> = []
        /// The whole name, by which other files know it.
        var path = ""
        /// Whether it requires an initializer without parameters, or with a frame.
        var requiresInitializers = false
        /// Whether other files don't see it.
        var isHidden = false
    }

    var bodies: [TypeBody] = []
    /// The type that each property is declared with, by the property's name; both without marks of optionals.
    var propertyTypes: [String: Set<String>] = [:]
    /// The types of what cases with one value have, by the case's name.
    var payloadTypes: [String: Set<String>] = [:]
    /// What the names of type aliases stand for.
    var aliases: [String: String] = [:]
    /// What associated types inherit from, by the protocol and their name.
    var associated: [String: [String: [String]]] = [:]
    var imports: Set<String> = []
    /// Whether Objective-C's marks stand where no condition asks for them.
    var usesObjectiveC = false
    /// Whether it names `XCTExpectFailure`.
    var expectsFailures = false
}
