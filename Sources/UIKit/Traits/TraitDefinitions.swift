public import CoreGraphics

/// A trait, as a type that names it: the system's are below, and a program may define its own.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitraitdefinition-2xk93)
public protocol UITraitDefinition {
    /// What the trait is.
    associatedtype Value

    /// What the trait is where nothing specifies it.
    static var defaultValue: Value { get }

    /// A name for people: the type's by default.
    static var name: String { get }

    /// A name for programs: the type's by default.
    static var identifier: String { get }

    /// Whether dynamic colours go by the trait. False by default.
    static var affectsColorAppearance: Bool { get }
}

/// A trait, to be listed.
public typealias UITrait = any UITraitDefinition.Type

extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
    public static var identifier: String { String(reflecting: Self.self) }
    public static var affectsColorAppearance: Bool { false }

    static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        !TraitComparison.areEqual(one[Self.self], other[Self.self])
    }
}

/// A trait of the system's, which has a place of its own.
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
    /// All of the system's.
    // `nonisolated(unsafe)`: types, which never change.
    nonisolated(unsafe) static let systemTraits: [any SystemTrait.Type] = [
        UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitLayoutDirection.self,
        UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceIdiom.self,
        UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self,
        UITraitDisplayGamut.self, UITraitPreferredContentSizeCategory.self, UITraitForceTouchCapability.self,
        UITraitImageDynamicRange.self, UITraitActiveAppearance.self, UITraitSceneCaptureState.self,
    ]
}

/// The trait that says whether the interface is light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    public static var affectsColorAppearance: Bool { true }
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The trait that says how many pixels per point has.
public enum UITraitDisplayScale: UITraitDefinition, SystemTrait {
    public static let defaultValue: CGFloat = 0
    static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The trait that says from which side text runs.
public enum UITraitLayoutDirection: UITraitDefinition, SystemTrait {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// The trait that says how much room there is across.
public enum UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The trait that says how much room there is up and down.
public enum UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The trait that says what kind of device it is.
public enum UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The trait that says whether the interface lies on another.
public enum UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    public static var affectsColorAppearance: Bool { true }
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The trait that says how much contrast is asked for.
public enum UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIAccessibilityContrast.unspecified
    public static var affectsColorAppearance: Bool { true }
    static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// The trait that says whether text is to be bold.
public enum UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
    public static let defaultValue = UILegibilityWeight.unspecified
    static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// The trait that says which colours the display has.
public enum UITraitDisplayGamut: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIDisplayGamut.unspecified
    public static var affectsColorAppearance: Bool { true }
    static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// The trait that says how large text is to be.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIContentSizeCategory.unspecified
    static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// The trait that says whether presses are measured.
public enum UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIForceTouchCapability.unknown
    static var path: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

/// The trait that says how much brighter than white images may be.
public enum UITraitImageDynamicRange: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIImageDynamicRange.unspecified
    static var path: WritableKeyPath<TraitValues, UIImageDynamicRange> { \.imageDynamicRange }
}

/// The trait that says whether the window is in front.
public enum UITraitActiveAppearance: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
    public static var affectsColorAppearance: Bool { true }
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}

/// The trait that says whether the screen is being recorded.
public enum UITraitSceneCaptureState: UITraitDefinition, SystemTrait {
    public static let defaultValue = UISceneCaptureState.unspecified
    static var path: WritableKeyPath<TraitValues, UISceneCaptureState> { \.sceneCaptureState }
}
