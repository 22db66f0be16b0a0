import CoreGraphics
public import Foundation
import QuartzCore
import Synchronization

/// What an interface is to look like: light or dark, how sharp, how much room. It never changes.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitraitcollection)
public final class UITraitCollection: NSObject, Sendable {
    let traits: TraitValues

    // MARK: Making one

    /// Nothing specified.
    public override init() { traits = TraitValues() }

    init(_ traits: TraitValues) { self.traits = traits }

    /// Archives can't be read yet, so this makes none.
    public required init?(coder: NSCoder) { nil }

    /// What the closure sets, and nothing else.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(UITraitCollection.changing(TraitValues(), mutations))
    }

    /// All that several collections specify; later ones count where they disagree.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var traits = TraitValues()
        for collection in traitCollections { traits.take(collection.traits) }
        self.init(traits)
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }

    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }

    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }

    public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }

    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init { $0.forceTouchCapability = capability }
    }

    public convenience init(imageDynamicRange: UIImage.DynamicRange) {
        self.init { $0.imageDynamicRange = imageDynamicRange }
    }

    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init { $0.activeAppearance = activeAppearance }
    }

    public convenience init(sceneCaptureState: UISceneCaptureState) {
        self.init { $0.sceneCaptureState = sceneCaptureState }
    }

    /// One trait, by the type that names it.
    public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
        self.init { $0[trait] = value }
    }

    /// The same traits but for what the closure sets.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(UITraitCollection.changing(traits, mutations))
    }

    /// The same traits but for one, by the type that names it.
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

    public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
    /// How many pixels make a point; 0 where unspecified.
    public var displayScale: CGFloat { traits.displayScale }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
    public var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
    public var userInterfaceLevel: UIUserInterfaceLevel { traits.userInterfaceLevel }
    public var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }
    public var displayGamut: UIDisplayGamut { traits.displayGamut }
    public var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory }

    public var legibilityWeight: UILegibilityWeight { traits.legibilityWeight }
    public var forceTouchCapability: UIForceTouchCapability { traits.forceTouchCapability }
    public var imageDynamicRange: UIImage.DynamicRange { traits.imageDynamicRange }
    public var activeAppearance: UIUserInterfaceActiveAppearance { traits.activeAppearance }
    public var sceneCaptureState: UISceneCaptureState { traits.sceneCaptureState }

    /// A trait by the type that names it, the system's or one of one's own.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { traits[trait] }

    /// Whether dynamic colours may be different under the other traits.
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        guard let other = other?.traits else { return true }
        return traits.hasOtherColors(than: other)
    }

    /// Whether all that the other collection specifies is so here.
    public func containsTraits(in other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        var merged = traits
        merged.take(other.traits)
        return merged == traits
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.traits == traits }

    public override var hash: Int { traits.hashValue }

    // MARK: The current traits

    /// The traits that count now, on the main actor or on a thread beside it, for dynamic colours.
    ///
    /// UIKit sets those of a view while it draws, lays out and is told of changes; outside they are the main screen's.
    /// Setting back what was read there follows the screen again.
    public static var current: UITraitCollection {
        get { ofContext ?? ofScreen.withLock { $0 } }
        set { ofContext = newValue === ofScreen.withLock { $0 } ? nil : newValue }
    }

    private static var ofContext: UITraitCollection? {
        get { local.value }
        set { local.value = newValue }
    }

    private static let local = ContextLocal<UITraitCollection>()

    /// The main screen's, which any thread may ask for.
    static let ofScreen = Mutex(standard)

    /// The traits of a telephone held upright, one pixel a point.
    static let standard = ScreenModel().traits

    /// Runs code with these traits as the current ones.
    public func performAsCurrent(_ actions: () -> Void) { asCurrent(actions) }

    func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        let previous = UITraitCollection.ofContext
        UITraitCollection.ofContext = self
        defer { UITraitCollection.ofContext = previous }
        return try body()
    }
}

/// What has traits and hears of their changes.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitraitenvironment)
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
