public import UIKit

/// The user's preferred weight of text.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/legibilityweight)
public enum LegibilityWeight: Hashable, Sendable {
    /// The regular weight.
    case regular
    /// A heavier weight.
    case bold

    /// Converts a UIKit weight; nil if unspecified.
    public init?(_ uiLegibilityWeight: UILegibilityWeight) {
        guard uiLegibilityWeight != .unspecified else { return nil }
        self = uiLegibilityWeight == .bold ? .bold : .regular
    }
}
