/// The types of the kernel language.
enum KernelType: Hashable, Sendable {
    /// A scalar, or a vector of up to four components.
    case float(Int)
    case int
    case bool
    /// An image that can be sampled at any position.
    case sampler
    case void

    /// The type of a name; colours and samples are vectors.
    init?(_ name: String) {
        switch name {
        case "float": self = .float(1)
        case "vec2", "float2": self = .float(2)
        case "vec3", "float3": self = .float(3)
        case "vec4", "float4", "__color", "__sample": self = .float(4)
        case "int": self = .int
        case "bool": self = .bool
        case "sampler": self = .sampler
        case "void": self = .void
        default: return nil
        }
    }

    /// The number of components.
    var width: Int {
        switch self {
        case .float(let count): count
        case .int, .bool: 1
        case .sampler, .void: 0
        }
    }
}

/// An expression and its position.
final class KernelExpression: Sendable {
    enum Kind: Sendable {
        case number(Float, isWhole: Bool)
        case bool(Bool)
        case name(String)
        case unary(String, KernelExpression)
        case binary(String, KernelExpression, KernelExpression)
        case choice(KernelExpression, KernelExpression, KernelExpression)
        case call(String, [KernelExpression])
        case member(KernelExpression, String)
        /// A component of a vector, counted from 0.
        case element(KernelExpression, KernelExpression)
    }

    let kind: Kind
    let place: SourcePlace

    init(_ kind: Kind, _ place: SourcePlace) {
        self.kind = kind
        self.place = place
    }
}

/// A statement and its position.
struct KernelStatement: Sendable {
    indirect enum Kind: Sendable {
        case declaration(KernelType, [(name: String, value: KernelExpression?, place: SourcePlace)])
        /// A variable or some of its components, the operator, the value.
        case assignment(KernelExpression, String, KernelExpression)
        case expression(KernelExpression)
        case block([KernelStatement])
        case branch(KernelExpression, KernelStatement, KernelStatement?)
        /// The initialization, the condition, the increment and the body, and whether the body is executed first.
        case loop(KernelStatement?, KernelExpression?, KernelStatement?, KernelStatement, bodyFirst: Bool)
        case result(KernelExpression?)
        case leave
        case skip
    }

    let kind: Kind
    let place: SourcePlace
}

/// The declarations of a source: functions, and constants visible to all of them.
struct KernelSource: Sendable {
    var functions: [KernelFunction] = []
    /// Declarations, in the source's order.
    var constants: [KernelStatement] = []
}

/// A function, which may be a kernel.
struct KernelFunction: Sendable {
    struct Parameter: Sendable {
        let type: KernelType
        let name: String
        /// The name of the type as written: colours and samples are vectors from different sources.
        let typeName: String
        /// Whether the parameter is copied back to the caller's variable on return.
        var comesBack = false
    }

    let name: String
    let result: KernelType
    let parameters: [Parameter]
    let body: [KernelStatement]
    let isKernel: Bool
    let place: SourcePlace
}
