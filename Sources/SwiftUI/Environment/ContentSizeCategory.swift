public import UIKit

/// The size of text, by the name that it had before `DynamicTypeSize`.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/contentsizecategory)
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
    /// The smallest size.
    case extraSmall
    /// A small size.
    case small
    /// Smaller than usual.
    case medium
    /// The usual size.
    case large
    /// Larger than usual, in steps.
    case extraLarge, extraExtraLarge, extraExtraExtraLarge
    /// The sizes of accessibility, in steps.
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    /// The largest size.
    case accessibilityExtraExtraExtraLarge

    /// Converts a UIKit category; nil if unspecified.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
        self.init(size)
    }

    init(_ size: DynamicTypeSize) {
        let index = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
        self = ContentSizeCategory.allCases[index]
    }

    /// Whether it is one of accessibility.
    public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

    var size: DynamicTypeSize {
        DynamicTypeSize.allCases[ContentSizeCategory.allCases.firstIndex(of: self) ?? 3]
    }
}

extension EnvironmentValues {
    /// The size of text, by the name that it had before `dynamicTypeSize`.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.size }
    }
}
