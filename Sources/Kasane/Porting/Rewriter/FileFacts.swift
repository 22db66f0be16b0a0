/// The facts in one source file that the rewriting of the others depends on.
struct FileFacts: Sendable {
    /// A method as it is called.
    struct Method: Sendable, Hashable {
        let name: String
        /// One label for each parameter; nil for none.
        let labels: [String?]
        let selector: String
        /// Whether the source specifies the selector, rather than Swift's rule.
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
        /// Whether it has the attribute `@objcMembers`.
        let exposesAll: Bool
        var methods: [Method] = []
        /// Optional requirements.
        var optionalMethods: [Method] = []
        var optionalProperties: [String] = []
        /// Members of an extension that override, or are visible to Objective-C.
        var movable: [MovedMember] = []
        /// Methods that may implement an optional requirement of the frameworks.
        var answers: [AnsweringMethod] = []
        /// The names and labels of overriding members.
        var overrides: Set<PackageFacts.Signature> = []
        var overriddenProperties: Set<String> = []
        /// The qualified name used in other files.
        var path = ""
        /// Whether it requires an initializer without parameters, or with a frame.
        var requiresInitializers = false
        /// Whether it is invisible to other files.
        var isHidden = false
    }

    var bodies: [TypeBody] = []
    /// The declared types of each property, by property name; both without optional marks.
    var propertyTypes: [String: Set<String>] = [:]
    /// The payload types of enum cases with one value, by case name.
    var payloadTypes: [String: Set<String>] = [:]
    /// The types that type aliases refer to.
    var aliases: [String: String] = [:]
    /// The constraints of associated types, by protocol and name.
    var associated: [String: [String: [String]]] = [:]
    var imports: Set<String> = []
    /// Whether Objective-C attributes are used outside conditions.
    var usesObjectiveC = false
    /// Whether it refers to `XCTExpectFailure`.
    var expectsFailures = false
}
