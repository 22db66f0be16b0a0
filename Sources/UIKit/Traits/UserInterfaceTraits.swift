/// Whether an interface is light or dark.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiuserinterfacestyle)
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Nothing is said about it.
    case unspecified
    /// Light.
    case light
    /// Dark.
    case dark
}

/// The direction in which an interface reads.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection)
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From the left to the right.
    case leftToRight
    /// From the right to the left.
    case rightToLeft
}

/// The direction as a trait, which may be unspecified.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection)
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Nothing is said about it.
    case unspecified = -1
    /// From the left to the right.
    case leftToRight
    /// From the right to the left.
    case rightToLeft
}

/// How much room an interface has along an axis.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass)
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Nothing is said about it.
    case unspecified
    /// Little room.
    case compact
    /// Ample room.
    case regular
}

/// The kind of device that an interface is for.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom)
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Nothing is said about it.
    case unspecified = -1
    /// A telephone.
    case phone
    /// A tablet.
    case pad
    /// A television.
    case tv
    /// A car's screen.
    case carPlay
    /// A Mac.
    case mac = 5
    /// A headset.
    case vision
}

/// Whether an interface is the base or lies over another one.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiuserinterfacelevel)
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Nothing is said about it.
    case unspecified = -1
    /// The lowest level.
    case base
    /// On another interface.
    case elevated
}

/// How much the colours of an interface stand out from each other.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiaccessibilitycontrast)
public enum UIAccessibilityContrast: Int, Sendable {
    /// Nothing is said about it.
    case unspecified = -1
    /// The usual contrast.
    case normal
    /// More contrast.
    case high
}

/// Whether a user wants all letters to be bold.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uilegibilityweight)
public enum UILegibilityWeight: Int, Sendable {
    /// Nothing is said about it.
    case unspecified = -1
    /// The usual weight.
    case regular
    /// Bold.
    case bold
}

/// Whether a screen feels how hard it is pressed.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiforcetouchcapability)
public enum UIForceTouchCapability: Int, Sendable {
    /// Not known.
    case unknown
    /// Presses are not measured.
    case unavailable
    /// Presses are measured.
    case available
}

/// Whether an interface is the one that is worked with.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiuserinterfaceactiveappearance)
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// Nothing is said about it.
    case unspecified = -1
    /// Not in front.
    case inactive
    /// In front.
    case active
}

/// Whether an interface is being recorded or shown elsewhere.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiscenecapturestate)
public enum UISceneCaptureState: Int, Sendable {
    /// Nothing is said about it.
    case unspecified = -1
    /// Not recorded.
    case inactive
    /// Recorded.
    case active
}

/// How much brighter than white a picture may be shown: `UIImage.DynamicRange`. Kasane shows white at most.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiimage/dynamicrange)
public enum UIImageDynamicRange: Int, Sendable { case unspecified = -1, standard, constrainedHigh, high }

/// The range of colours that a display shows.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidisplaygamut)
public enum UIDisplayGamut: Int, Sendable {
    /// Nothing is said about it.
    case unspecified = -1
    /// The colours of sRGB.
    case SRGB
    /// The colours of Display P3.
    case P3
}

/// The size of text that a user prefers.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontentsizecategory)
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing is said about it.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest text.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Small text.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// Text of a middle size, smaller than the default.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The default.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// Text one step larger than the default.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Text two steps larger than the default.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// Text three steps larger than the default.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The first of the sizes that the accessibility settings offer.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second of them.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third of them.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth of them.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest text.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
}

extension UIContentSizeCategory: Comparable {
    /// Whether text is smaller than in the other category; one that is not known comes first.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        (ordered.firstIndex(of: left) ?? -1) < (ordered.firstIndex(of: right) ?? -1)
    }

    /// Whether this is one of the five largest, which interfaces make other room for.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

/// Whether a view's contents turn round where one reads from right to left.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uisemanticcontentattribute)
public enum UISemanticContentAttribute: Int, Sendable {
    /// By the language; as a control of playback or a place does, which is the same everywhere; or one way always.
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
