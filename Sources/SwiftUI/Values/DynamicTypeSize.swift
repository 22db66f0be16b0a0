public import UIKit

/// The size of text in an interface.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/dynamictypesize)
public enum DynamicTypeSize: CaseIterable, Hashable, Comparable, Sendable {
    /// The smaller sizes.
    case xSmall, small, medium
    /// The standard size.
    case large
    /// The larger sizes.
    case xLarge, xxLarge, xxxLarge
    /// The largest sizes, which the accessibility settings offer.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// All values, in the order of their declaration.
    public static let allCases: [DynamicTypeSize] = [
        .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge, .accessibility1, .accessibility2,
        .accessibility3, .accessibility4, .accessibility5,
    ]

    /// Converts a UIKit category; nil if unspecified.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let size = DynamicTypeSize.allCases.first(where: { $0.category == uiSizeCategory }) else { return nil }
        self = size
    }

    /// Whether it is one of the five largest.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The size as a UIKit category.
    package var category: UIContentSizeCategory {
        switch self {
        case .xSmall: .extraSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .xLarge: .extraLarge
        case .xxLarge: .extraExtraLarge
        case .xxxLarge: .extraExtraExtraLarge
        case .accessibility1: .accessibilityMedium
        case .accessibility2: .accessibilityLarge
        case .accessibility3: .accessibilityExtraLarge
        case .accessibility4: .accessibilityExtraExtraLarge
        case .accessibility5: .accessibilityExtraExtraExtraLarge
        }
    }

    package var traits: UITraitCollection { UITraitCollection(preferredContentSizeCategory: category) }
}

extension UIContentSizeCategory {
    /// Converts a SwiftUI size.
    public init(_ dynamicTypeSize: DynamicTypeSize) { self = dynamicTypeSize.category }
}
