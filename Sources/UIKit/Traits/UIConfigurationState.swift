import Foundation

/// A key of a value that code adds to a configuration's state.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiconfigurationstatecustomkey)
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What the look of a view depends on: traits, and what is happening with it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiconfigurationstate)
@preconcurrency @MainActor
public protocol UIConfigurationState {
    /// Creates a state with traits, in which nothing is happening.
    init(traitCollection: UITraitCollection)

    /// The traits.
    var traitCollection: UITraitCollection { get set }

    /// A value that code adds.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
