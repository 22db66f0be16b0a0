public import UIKit

/// The size of text; the predecessor of `DynamicTypeSize`.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/contentsizecategory)
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
    /// The smallest size.
    case extraSmall
    /// A small size.
    case small
    /// Smaller than the default size.
    case medium
    /// The default size.
    case large
    /// Sizes larger than the default, in ascending order.
    case extraLarge, extraExtraLarge, extraExtraExtraLarge
    /// The accessibility sizes, in ascending order.
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

    /// Whether it is an accessibility size.
    public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

    var size: DynamicTypeSize {
        DynamicTypeSize.allCases[ContentSizeCategory.allCases.firstIndex(of: self) ?? 3]
    }
}

extension EnvironmentValues {
    /// The size of text; the predecessor of `dynamicTypeSize`.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.size }
    }
}
