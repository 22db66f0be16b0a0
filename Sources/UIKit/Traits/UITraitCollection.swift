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

    /// Says only whether the interface is light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    /// Says only how many pixels per point has.
    public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }

    /// Says only from which side text runs.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    /// Says only how much room there is across.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    /// Says only how much room there is up and down.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    /// Says only what kind of device it is.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }

    /// Says only whether the interface lies on another.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }

    /// Says only how much contrast is asked for.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }

    /// Says only which colours the display has.
    public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }

    /// Says only how large text is to be.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    /// Says only whether text is to be bold.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }

    /// Says only whether presses are measured.
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init { $0.forceTouchCapability = capability }
    }

    /// Says only how bright images may be.
    public convenience init(imageDynamicRange: UIImageDynamicRange) {
        self.init { $0.imageDynamicRange = imageDynamicRange }
    }

    /// Says only whether the window is in front.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init { $0.activeAppearance = activeAppearance }
    }

    /// Says only whether the screen is being recorded.
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

    /// Whether the interface is light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
    /// How many pixels make a point; 0 where unspecified.
    public var displayScale: CGFloat { traits.displayScale }
    /// From which side text runs.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
    /// How much room there is across.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
    /// How much room there is up and down.
    public var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
    /// What kind of device it is.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
    /// Whether the interface lies on another.
    public var userInterfaceLevel: UIUserInterfaceLevel { traits.userInterfaceLevel }
    /// How much contrast is asked for.
    public var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }
    /// Which colours the display has.
    public var displayGamut: UIDisplayGamut { traits.displayGamut }
    /// How large text is to be.
    public var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory }

    /// Whether text is to be bold.
    public var legibilityWeight: UILegibilityWeight { traits.legibilityWeight }
    /// Whether presses are measured.
    public var forceTouchCapability: UIForceTouchCapability { traits.forceTouchCapability }
    /// How bright images may be, beyond white.
    public var imageDynamicRange: UIImageDynamicRange { traits.imageDynamicRange }
    /// Whether the window is in front.
    public var activeAppearance: UIUserInterfaceActiveAppearance { traits.activeAppearance }
    /// Whether the screen is being recorded.
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
    /// The traits that hold here.
    var traitCollection: UITraitCollection { get }
    /// Called when the traits have changed, with those of before.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
