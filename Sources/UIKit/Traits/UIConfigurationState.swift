import Foundation

/// The key of a custom value in a configuration state.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiconfigurationstatecustomkey)
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state that a view's configuration depends on: traits, and the view's condition.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiconfigurationstate)
@preconcurrency @MainActor
public protocol UIConfigurationState {
    /// Creates a default state with traits.
    init(traitCollection: UITraitCollection)

    /// The traits.
    var traitCollection: UITraitCollection { get set }

    /// Accesses a custom value.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
