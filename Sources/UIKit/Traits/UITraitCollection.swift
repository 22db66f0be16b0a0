import CoreGraphics
public import Foundation
public import ObjectRuntime
import QuartzCore
import Synchronization

/// An immutable set of traits of an interface, such as its style, scale and size classes.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitraitcollection)
public final class UITraitCollection: NSObject, Sendable {
    let traits: TraitValues

    // MARK: Creation

    /// Creates a collection that specifies no traits.
    public override init() { traits = TraitValues() }

    init(_ traits: TraitValues) { self.traits = traits }

    /// Returns nil: unarchiving trait collections is not supported yet.
    public required init?(coder: NSCoder) { nil }

    /// Creates a collection that specifies the traits set by the closure.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(UITraitCollection.changing(TraitValues(), mutations))
    }

    /// Creates a collection that merges several; later ones take precedence.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var traits = TraitValues()
        for collection in traitCollections { traits.take(collection.traits) }
        self.init(traits)
    }

    /// Creates a collection that specifies only the interface style.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    /// Creates a collection that specifies only the number of pixels per point.
    public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }

    /// Creates a collection that specifies only the layout direction.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    /// Creates a collection that specifies only the horizontal size class.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    /// Creates a collection that specifies only the vertical size class.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    /// Creates a collection that specifies only the kind of device.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }

    /// Creates a collection that specifies only the interface level.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }

    /// Creates a collection that specifies only the accessibility contrast.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }

    /// Creates a collection that specifies only the display's colour gamut.
    public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }

    /// Creates a collection that specifies only the preferred text size.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    /// Creates a collection that specifies only the preference for bold text.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }

    /// Creates a collection that specifies only whether the force of touches can be measured.
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init { $0.forceTouchCapability = capability }
    }

    /// Creates a collection that specifies only the dynamic range of images.
    public convenience init(imageDynamicRange: UIImageDynamicRange) {
        self.init { $0.imageDynamicRange = imageDynamicRange }
    }

    /// Creates a collection that specifies only whether the window is active.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init { $0.activeAppearance = activeAppearance }
    }

    /// Creates a collection that specifies only whether the screen is being captured.
    public convenience init(sceneCaptureState: UISceneCaptureState) {
        self.init { $0.sceneCaptureState = sceneCaptureState }
    }

    /// Creates a collection that specifies a single trait by its type.
    public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
        self.init { $0[trait] = value }
    }

    /// Returns a copy modified by the closure.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(UITraitCollection.changing(traits, mutations))
    }

    /// Returns a copy with a trait's value replaced.
    public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
        modifyingTraits { $0[trait] = value }
    }

    func overridden(by overrides: UITraitOverrides) -> UITraitCollection {
        var values = traits
        values.take(overrides.values)
        return values == traits ? self : UITraitCollection(values)
    }

    private static func changing(
        _ traits: TraitValues, _ mutations: (inout any UIMutableTraits) -> Void
    ) -> TraitValues {
        var changed: any UIMutableTraits = traits
        mutations(&changed)
        return changed as? TraitValues ?? traits
    }

    // MARK: Traits

    /// The interface style: light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
    /// The number of pixels per point; 0 if unspecified.
    public var displayScale: CGFloat { traits.displayScale }
    /// The layout direction.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
    /// The horizontal size class.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
    /// The vertical size class.
    public var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
    /// The interface level: base or elevated.
    public var userInterfaceLevel: UIUserInterfaceLevel { traits.userInterfaceLevel }
    /// The accessibility contrast.
    public var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }
    /// The display's colour gamut.
    public var displayGamut: UIDisplayGamut { traits.displayGamut }
    /// The preferred text size.
    public var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory }

    /// The user's preference for bold text.
    public var legibilityWeight: UILegibilityWeight { traits.legibilityWeight }
    /// Whether the force of touches can be measured.
    public var forceTouchCapability: UIForceTouchCapability { traits.forceTouchCapability }
    /// The dynamic range of images: how much brighter than white they may be.
    public var imageDynamicRange: UIImageDynamicRange { traits.imageDynamicRange }
    /// Whether the window is active.
    public var activeAppearance: UIUserInterfaceActiveAppearance { traits.activeAppearance }
    /// Whether the screen is being captured.
    public var sceneCaptureState: UISceneCaptureState { traits.sceneCaptureState }

    /// Accesses a trait by its type, which the system or the program defines.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { traits[trait] }

    /// Whether dynamic colours may resolve differently under the other traits.
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        guard let other = other?.traits else { return true }
        return traits.hasOtherColors(than: other)
    }

    /// Whether all traits specified by the other collection have the same values here.
    public func containsTraits(in other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        var merged = traits
        merged.take(other.traits)
        return merged == traits
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.traits == traits }

    public override var hash: Int { traits.hashValue }

    // MARK: Current traits

    /// The current traits of the main actor, or of another thread, under which dynamic colours are resolved.
    ///
    /// UIKit sets it to the traits of a view while that draws, lays out or is notified of changes; otherwise it is
    /// the main screen's. Restoring a value read in the latter case makes it follow the screen again.
    public static var current: UITraitCollection {
        get { ofContext ?? ofScreen.withLock { $0 } }
        set { ofContext = newValue === ofScreen.withLock { $0 } ? nil : newValue }
    }

    private static var ofContext: UITraitCollection? {
        get { local.value }
        set { local.value = newValue }
    }

    private static let local = ContextLocal<UITraitCollection>()

    /// The main screen's traits, accessible from any thread.
    static let ofScreen = Mutex(ScreenModel.initial.traits)

    /// The traits of a phone in portrait, with one pixel per point.
    static let standard = ScreenModel().traits

    /// Calls a closure with these traits as the current ones.
    public func performAsCurrent(_ actions: () -> Void) { asCurrent(actions) }

    func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        let previous = UITraitCollection.ofContext
        UITraitCollection.ofContext = self
        defer { UITraitCollection.ofContext = previous }
        return try body()
    }
}

/// An object with traits that is notified of their changes.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitraitenvironment)
@preconcurrency @MainActor
public protocol UITraitEnvironment: RuntimeObject {
    /// The traits of the object.
    var traitCollection: UITraitCollection { get }
    /// Called when the traits have changed, with the previous ones.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
