public import CoreGraphics

/// Traits that can be set.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uimutabletraits)
public protocol UIMutableTraits {
    /// Whether the interface is light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// How many pixels per point has.
    var displayScale: CGFloat { get set }
    /// From which side text runs.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// How much room there is across.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// How much room there is up and down.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// What kind of device it is.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// Whether the interface lies on another.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// How much contrast is asked for.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// Whether text is to be bold.
    var legibilityWeight: UILegibilityWeight { get set }
    /// Which colours the display has.
    var displayGamut: UIDisplayGamut { get set }
    /// How large text is to be.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// Whether presses are measured.
    var forceTouchCapability: UIForceTouchCapability { get set }
    /// How bright images may be, beyond white.
    var imageDynamicRange: UIImageDynamicRange { get set }
    /// Whether the window is in front.
    var activeAppearance: UIUserInterfaceActiveAppearance { get set }
    /// Whether the screen is being recorded.
    var sceneCaptureState: UISceneCaptureState { get set }

    /// A trait by the type that names it, the system's or one of one's own.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

/// What a collection of traits specifies.
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
    /// Traits that a program has defined, by their types.
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

    /// Whether a trait has a value here.
    func specifies(_ trait: UITrait) -> Bool {
        if let system = trait as? any SystemTrait.Type { return system.isSpecified(in: self) }
        return own[ObjectIdentifier(trait)] != nil
    }

    /// Leaves a trait open.
    mutating func remove(_ trait: UITrait) {
        if let system = trait as? any SystemTrait.Type {
            system.copy(from: TraitValues(), to: &self)
        } else {
            own[ObjectIdentifier(trait)] = nil
        }
    }

    /// Takes over what `other` specifies.
    mutating func take(_ other: TraitValues) {
        guard other != TraitValues() else { return }
        for trait in TraitValues.systemTraits where trait.isSpecified(in: other) { trait.copy(from: other, to: &self) }
        own.merge(other.own) { $1 }
    }

    /// Whether colours may look different under the other values.
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

/// The value of a trait that a program has defined.
// `@unchecked Sendable`: as on iOS, the program sees to it that values which go to other threads may.
private struct OwnTrait: Hashable, @unchecked Sendable {
    let trait: UITrait
    let value: Any

    /// Values that can't be compared are equal where they are the same object.
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
