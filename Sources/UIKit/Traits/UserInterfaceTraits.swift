/// The style of an interface: light or dark.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiuserinterfacestyle)
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Unspecified.
    case unspecified
    /// Light.
    case light
    /// Dark.
    case dark
}

/// The layout direction of an interface.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection)
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// Left to right.
    case leftToRight
    /// Right to left.
    case rightToLeft
}

/// The layout direction as a trait, which may be unspecified.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection)
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// Left to right.
    case leftToRight
    /// Right to left.
    case rightToLeft
}

/// The amount of space that an interface has along an axis.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass)
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Unspecified.
    case unspecified
    /// Limited space.
    case compact
    /// Ample space.
    case regular
}

/// The kind of device that an interface is for.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom)
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// A phone.
    case phone
    /// A tablet.
    case pad
    /// A television.
    case tv
    /// A car's display.
    case carPlay
    /// A Mac.
    case mac = 5
    /// A headset.
    case vision
}

/// The visual level of an interface: the base, or on top of another one.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiuserinterfacelevel)
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// The base level.
    case base
    /// On top of another interface.
    case elevated
}

/// The contrast of an interface's colours.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiaccessibilitycontrast)
public enum UIAccessibilityContrast: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// Normal contrast.
    case normal
    /// Increased contrast.
    case high
}

/// The weight of text that the user prefers.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uilegibilityweight)
public enum UILegibilityWeight: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// Regular weight.
    case regular
    /// Bold weight.
    case bold
}

/// Whether a device can measure the force of touches.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiforcetouchcapability)
public enum UIForceTouchCapability: Int, Sendable {
    /// Unknown.
    case unknown
    /// Not available.
    case unavailable
    /// Available.
    case available
}

/// Whether an interface is active.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiuserinterfaceactiveappearance)
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// Inactive.
    case inactive
    /// Active.
    case active
}

/// Whether an interface is being captured: recorded or mirrored.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiscenecapturestate)
public enum UISceneCaptureState: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// Not being captured.
    case inactive
    /// Being captured.
    case active
}

/// The dynamic range of an image: how much brighter than white it may be shown. Kasane shows white at most.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiimage/dynamicrange)
public enum UIImageDynamicRange: Int, Sendable { case unspecified = -1, standard, constrainedHigh, high }

/// The colour gamut of a display.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidisplaygamut)
public enum UIDisplayGamut: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// The gamut of sRGB.
    case SRGB
    /// The gamut of Display P3.
    case P3
}

/// The text size that a user prefers.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontentsizecategory)
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Unspecified.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest size.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// A small size.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// A medium size, smaller than the default.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The default size.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// One step larger than the default.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Two steps larger than the default.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// Three steps larger than the default.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The smallest of the accessibility sizes.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second accessibility size.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third accessibility size.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth accessibility size.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest accessibility size.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
}

extension UIContentSizeCategory: Comparable {
    /// Whether the left size is smaller than the right; an unknown one is the smallest.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        (ordered.firstIndex(of: left) ?? -1) < (ordered.firstIndex(of: right) ?? -1)
    }

    /// Whether this is one of the five accessibility sizes, for which interfaces adapt their layout.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

/// Whether a view's content is mirrored in right-to-left layouts.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uisemanticcontentattribute)
public enum UISemanticContentAttribute: Int, Sendable {
    /// Depends on the language; never mirrored, for playback controls or for spatial content; or forced to one
    /// direction.
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
