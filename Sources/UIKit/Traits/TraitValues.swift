public import CoreGraphics

/// A mutable set of traits.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uimutabletraits)
public protocol UIMutableTraits {
    /// The interface style: light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// The number of pixels per point.
    var displayScale: CGFloat { get set }
    /// The layout direction.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// The horizontal size class.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The vertical size class.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// The interface level: base or elevated.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// The accessibility contrast.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// The user's preference for bold text.
    var legibilityWeight: UILegibilityWeight { get set }
    /// The display's colour gamut.
    var displayGamut: UIDisplayGamut { get set }
    /// The preferred text size.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// Whether the force of touches can be measured.
    var forceTouchCapability: UIForceTouchCapability { get set }
    /// The dynamic range of images: how much brighter than white they may be.
    var imageDynamicRange: UIImageDynamicRange { get set }
    /// Whether the window is active.
    var activeAppearance: UIUserInterfaceActiveAppearance { get set }
    /// Whether the screen is being captured.
    var sceneCaptureState: UISceneCaptureState { get set }

    /// Accesses a trait by its type, which the system or the program defines.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

/// The traits that a collection specifies.
struct TraitValues: Hashable, Sendable, UIMutableTraits {
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var displayScale: CGFloat = 0
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var displayGamut = UIDisplayGamut.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var forceTouchCapability = UIForceTouchCapability.unknown
    var imageDynamicRange = UIImageDynamicRange.unspecified
    var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
    var sceneCaptureState = UISceneCaptureState.unspecified
    /// Custom traits, by type.
    private var own: [ObjectIdentifier: OwnTrait] = [:]

    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            let value =
                (trait as? any SystemTrait.Type)?.read(self) ?? own[ObjectIdentifier(trait)]?.value
            return value as? Trait.Value ?? Trait.defaultValue
        }
        set {
            if let system = trait as? any SystemTrait.Type {
                system.write(newValue, to: &self)
            } else {
                own[ObjectIdentifier(trait)] = OwnTrait(trait: trait, value: newValue)
            }
        }
    }

    /// Whether a trait is specified.
    func specifies(_ trait: UITrait) -> Bool {
        if let system = trait as? any SystemTrait.Type { return system.isSpecified(in: self) }
        return own[ObjectIdentifier(trait)] != nil
    }

    /// Makes a trait unspecified.
    mutating func remove(_ trait: UITrait) {
        if let system = trait as? any SystemTrait.Type {
            system.copy(from: TraitValues(), to: &self)
        } else {
            own[ObjectIdentifier(trait)] = nil
        }
    }

    /// Overrides the values with those that `other` specifies.
    mutating func take(_ other: TraitValues) {
        guard other != TraitValues() else { return }
        for trait in TraitValues.systemTraits where trait.isSpecified(in: other) { trait.copy(from: other, to: &self) }
        own.merge(other.own) { $1 }
    }

    /// Whether colours may resolve differently under the other values.
    func hasOtherColors(than other: TraitValues) -> Bool {
        if userInterfaceStyle != other.userInterfaceStyle || userInterfaceLevel != other.userInterfaceLevel
            || accessibilityContrast != other.accessibilityContrast || displayGamut != other.displayGamut
            || activeAppearance != other.activeAppearance
        {
            return true
        }
        return Set(own.keys).union(other.own.keys).contains { key in
            (own[key] ?? other.own[key])?.trait.affectsColorAppearance == true && own[key] != other.own[key]
        }
    }
}

/// The value of a custom trait.
// `@unchecked Sendable`: as on iOS, the program ensures that values shared with other threads are safe to share.
private struct OwnTrait: Hashable, @unchecked Sendable {
    let trait: UITrait
    let value: Any

    /// Values that can't be compared are equal if they are the same object.
    static func == (a: OwnTrait, b: OwnTrait) -> Bool {
        guard a.trait == b.trait else { return false }
        return TraitComparison.areEqual(a.value, b.value)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(trait)) }
}

/// Compares values of any type.
enum TraitComparison {
    static func areEqual(_ a: Any, _ b: Any) -> Bool {
        if let a = a as? any Equatable { return isEqual(a, b) }
        return type(of: a) is AnyClass && type(of: b) is AnyClass && a as AnyObject === b as AnyObject
    }

    private static func isEqual<Value: Equatable>(_ a: Value, _ b: Any) -> Bool { b as? Value == a }
}
