public import CoreGraphics

/// Traits that override inherited ones for a view and its descendants: `view.traitOverrides.displayScale = 3`.
///
/// A trait that is not set or was removed is inherited; reading it returns its unspecified value.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct)
public struct UITraitOverrides: UIMutableTraits, Hashable, Sendable {
    var values = TraitValues()

    init() {}

    /// Whether a trait is overridden.
    public func contains(_ trait: UITrait) -> Bool { values.specifies(trait) }

    /// Removes an override, so that the trait is inherited again.
    public mutating func remove(_ trait: UITrait) { values.remove(trait) }

    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { values.userInterfaceStyle }
        set { values.userInterfaceStyle = newValue }
    }
    public var displayScale: CGFloat {
        get { values.displayScale }
        set { values.displayScale = newValue }
    }
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { values.layoutDirection }
        set { values.layoutDirection = newValue }
    }
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontalSizeClass }
        set { values.horizontalSizeClass = newValue }
    }
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { values.verticalSizeClass }
        set { values.verticalSizeClass = newValue }
    }
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { values.userInterfaceIdiom }
        set { values.userInterfaceIdiom = newValue }
    }
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { values.userInterfaceLevel }
        set { values.userInterfaceLevel = newValue }
    }
    public var accessibilityContrast: UIAccessibilityContrast {
        get { values.accessibilityContrast }
        set { values.accessibilityContrast = newValue }
    }
    public var legibilityWeight: UILegibilityWeight {
        get { values.legibilityWeight }
        set { values.legibilityWeight = newValue }
    }
    public var displayGamut: UIDisplayGamut {
        get { values.displayGamut }
        set { values.displayGamut = newValue }
    }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { values.preferredContentSizeCategory }
        set { values.preferredContentSizeCategory = newValue }
    }
    public var forceTouchCapability: UIForceTouchCapability {
        get { values.forceTouchCapability }
        set { values.forceTouchCapability = newValue }
    }
    public var imageDynamicRange: UIImageDynamicRange {
        get { values.imageDynamicRange }
        set { values.imageDynamicRange = newValue }
    }
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { values.activeAppearance }
        set { values.activeAppearance = newValue }
    }
    public var sceneCaptureState: UISceneCaptureState {
        get { values.sceneCaptureState }
        set { values.sceneCaptureState = newValue }
    }
}
