/// Whether an interface is light or dark.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiuserinterfacestyle)
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The direction in which an interface reads.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection)
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// The direction as a trait, which may be unspecified.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection)
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }

/// How much room an interface has along an axis.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass)
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// The kind of device that an interface is for.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom)
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

/// Whether an interface is the base or lies over another one.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiuserinterfacelevel)
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }

/// How much the colours of an interface stand out from each other.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiaccessibilitycontrast)
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

/// The range of colours that a display shows.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidisplaygamut)
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }

/// The size of text that a user prefers.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontentsizecategory)
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
}

/// Whether a view's contents turn round where one reads from right to left.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uisemanticcontentattribute)
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
