import CoreGraphics
public import Foundation
import QuartzCore
import Synchronization

/// What an interface is to look like: light or dark, how sharp, how much room. It never changes.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitraitcollection)
public final class UITraitCollection: NSObject, Sendable {
    private let traits: Traits

    private struct Traits: Hashable, Sendable, UIMutableTraits {
        var userInterfaceStyle = UIUserInterfaceStyle.unspecified
        var displayScale: CGFloat = 0
        var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
        var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
        var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
        var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
        var userInterfaceLevel = UIUserInterfaceLevel.unspecified
        var accessibilityContrast = UIAccessibilityContrast.unspecified
        var displayGamut = UIDisplayGamut.unspecified
        var preferredContentSizeCategory = UIContentSizeCategory.unspecified

        /// Takes over what `other` specifies.
        mutating func take(_ other: Traits) {
            if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
            if other.displayScale > 0 { displayScale = other.displayScale }
            if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
            if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
            if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
            if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
            if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
            if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
            if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
            if other.preferredContentSizeCategory != .unspecified {
                preferredContentSizeCategory = other.preferredContentSizeCategory
            }
        }
    }

    // MARK: Making one

    /// Nothing specified.
    public override init() { traits = Traits() }

    private init(_ traits: Traits) { self.traits = traits }

    /// Archives can't be read yet, so this makes none.
    public required init?(coder: NSCoder) { nil }

    /// What the closure sets, and nothing else.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(UITraitCollection.changing(Traits(), mutations))
    }

    /// All that several collections specify; later ones count where they disagree.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var traits = Traits()
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

    /// The same traits but for what the closure sets.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(UITraitCollection.changing(traits, mutations))
    }

    private static func changing(_ traits: Traits, _ mutations: (inout any UIMutableTraits) -> Void) -> Traits {
        var changed: any UIMutableTraits = traits
        mutations(&changed)
        return changed as? Traits ?? traits
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

    /// Whether dynamic colours may be different under the other traits.
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        guard let other = other?.traits else { return true }
        return traits.userInterfaceStyle != other.userInterfaceStyle
            || traits.userInterfaceLevel != other.userInterfaceLevel
            || traits.accessibilityContrast != other.accessibilityContrast
            || traits.displayGamut != other.displayGamut
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

    /// The traits that count on the main actor, or on a thread beside it, now, for dynamic colours. UIKit sets those of a view while it draws, lays out
    /// and is told of changes; outside they are a light interface of the main screen's scale.
    public static var current: UITraitCollection {
        get { ofContext ?? ofScreen.withLock { $0 } }
        set { ofContext = newValue }
    }

    private static var ofContext: UITraitCollection? {
        get { local.value }
        set { local.value = newValue }
    }

    private static let local = ContextLocal<UITraitCollection>()

    /// The main screen's, which any thread may ask for.
    static let ofScreen = Mutex(standard)

    /// The traits of a telephone held upright, one pixel a point.
    static let standard = UITraitCollection {
        $0.userInterfaceStyle = .light
        $0.displayScale = 1
        $0.layoutDirection = .leftToRight
        $0.horizontalSizeClass = .compact
        $0.verticalSizeClass = .regular
        $0.userInterfaceIdiom = .phone
        $0.userInterfaceLevel = .base
        $0.accessibilityContrast = .normal
        $0.displayGamut = .SRGB
        $0.preferredContentSizeCategory = .large
    }

    /// Runs code with these traits as the current ones.
    public func performAsCurrent(_ actions: () -> Void) { asCurrent(actions) }

    func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        let previous = UITraitCollection.ofContext
        UITraitCollection.ofContext = self
        defer { UITraitCollection.ofContext = previous }
        return try body()
    }
}

/// Traits that can be set.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uimutabletraits)
public protocol UIMutableTraits {
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var displayScale: CGFloat { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    var accessibilityContrast: UIAccessibilityContrast { get set }
    var displayGamut: UIDisplayGamut { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
}

/// What has traits and hears of their changes.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitraitenvironment)
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
