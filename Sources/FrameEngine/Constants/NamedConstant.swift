/// A constant that Apple's API names by a string, such as `CALayerContentsGravity`.
///
/// Clients can create constants from any string, and get them back as they were set. The engine only uses `known`,
/// which is one of a closed set: a `switch` over it needs no default, and compares no strings.
package protocol NamedConstant: RawRepresentable<String>, Hashable, Sendable {
    /// The names that Core Animation knows.
    associatedtype Known: RawRepresentable<String>, Hashable, Sendable

    /// The name; for one that Core Animation doesn't know, the property's default.
    var known: Known { get }
}

/// The name of a constant: one of a closed set, or any other.
///
/// Each string has exactly one representation, so two names are equal if and only if their strings are.
enum ConstantName<Known: RawRepresentable<String> & Hashable & Sendable>: Hashable, Sendable {
    case known(Known)
    case other(String)

    init(_ string: String) { self = Known(rawValue: string).map { .known($0) } ?? .other(string) }

    var string: String {
        switch self {
        case .known(let name): name.rawValue
        case .other(let string): string
        }
    }

    func known(or standard: Known) -> Known {
        if case .known(let name) = self { name } else { standard }
    }
}
