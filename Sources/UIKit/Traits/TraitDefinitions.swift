public import CoreGraphics

/// Defines a trait as a type: the system's traits are below, and a program may define its own.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitraitdefinition-2xk93)
public protocol UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value

    /// The value of the trait where it is unspecified.
    static var defaultValue: Value { get }

    /// A human-readable name: that of the type by default.
    static var name: String { get }

    /// A unique identifier: the name of the type by default.
    static var identifier: String { get }

    /// Whether dynamic colours depend on the trait. False by default.
    static var affectsColorAppearance: Bool { get }
}

/// The type of a trait, for use in lists.
public typealias UITrait = any UITraitDefinition.Type

extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
    public static var identifier: String { String(reflecting: Self.self) }
    public static var affectsColorAppearance: Bool { false }

    static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        !TraitComparison.areEqual(one[Self.self], other[Self.self])
    }
}

/// A system trait, with dedicated storage.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
    static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
    static func read(_ values: TraitValues) -> Any { values[keyPath: path] }

    static func write(_ value: Any, to values: inout TraitValues) {
        if let value = value as? Value { values[keyPath: path] = value }
    }

    static func copy(from other: TraitValues, to values: inout TraitValues) {
        values[keyPath: path] = other[keyPath: path]
    }

    static func isSpecified(in values: TraitValues) -> Bool { values[keyPath: path] != TraitValues()[keyPath: path] }
}

extension TraitValues {
    /// All system traits.
    // `nonisolated(unsafe)`: types, which never change.
    nonisolated(unsafe) static let systemTraits: [any SystemTrait.Type] = [
        UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitLayoutDirection.self,
        UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceIdiom.self,
        UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self,
        UITraitDisplayGamut.self, UITraitPreferredContentSizeCategory.self, UITraitForceTouchCapability.self,
        UITraitImageDynamicRange.self, UITraitActiveAppearance.self, UITraitSceneCaptureState.self,
    ]
}

/// The trait for the interface style: light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    public static var affectsColorAppearance: Bool { true }
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The trait for the number of pixels per point.
public enum UITraitDisplayScale: UITraitDefinition, SystemTrait {
    public static let defaultValue: CGFloat = 0
    static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The trait for the layout direction.
public enum UITraitLayoutDirection: UITraitDefinition, SystemTrait {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// The trait for the horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The trait for the vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The trait for the kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The trait for the interface level: base or elevated.
public enum UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    public static var affectsColorAppearance: Bool { true }
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The trait for the accessibility contrast.
public enum UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIAccessibilityContrast.unspecified
    public static var affectsColorAppearance: Bool { true }
    static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// The trait for the user's preference for bold text.
public enum UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
    public static let defaultValue = UILegibilityWeight.unspecified
    static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// The trait for the display's colour gamut.
public enum UITraitDisplayGamut: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIDisplayGamut.unspecified
    public static var affectsColorAppearance: Bool { true }
    static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// The trait for the preferred text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIContentSizeCategory.unspecified
    static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// The trait for the availability of force measurement.
public enum UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIForceTouchCapability.unknown
    static var path: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

/// The trait for the dynamic range of images.
public enum UITraitImageDynamicRange: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIImageDynamicRange.unspecified
    static var path: WritableKeyPath<TraitValues, UIImageDynamicRange> { \.imageDynamicRange }
}

/// The trait for whether the window is active.
public enum UITraitActiveAppearance: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
    public static var affectsColorAppearance: Bool { true }
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}

/// The trait for whether the screen is being captured.
public enum UITraitSceneCaptureState: UITraitDefinition, SystemTrait {
    public static let defaultValue = UISceneCaptureState.unspecified
    static var path: WritableKeyPath<TraitValues, UISceneCaptureState> { \.sceneCaptureState }
}
