public import Foundation

/// A class with an appearance proxy, which customizes its instances.
///
/// ```swift
/// UISwitch.appearance().onTintColor = .systemPurple
/// UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .white
/// ```
///
/// Appearances are applied when a view enters a window. Properties that have been set on the view itself are kept. A
/// view that is already in a window isn't changed until it enters one again.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiappearance)
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// Returns the appearance proxy of the class.
    static func appearance() -> Self
    /// Returns the appearance proxy for instances contained in instances of other classes, innermost first.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// Returns the appearance proxy for instances with traits.
    static func appearance(for trait: UITraitCollection) -> Self
    /// Returns the appearance proxy for instances with traits, contained in instances of other classes, innermost
    /// first.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// A class whose instances can contain views with a different appearance.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiappearancecontainer)
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
    public class func appearance() -> Self { proxy(nil, []) }

    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(nil, containerTypes) }

    public class func appearance(for trait: UITraitCollection) -> Self { proxy(trait, []) }

    public class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(trait, containerTypes) }

    private class func proxy(
        _ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]
    ) -> Self {
        // The table stores the class's own instance under the class.
        unsafeDowncast(AppearanceProxies.shared.view(of: self, traits, containers), to: self)
    }
}

/// Records that a property of a view has been set, so that appearance proxies of its class apply it, and views keep
/// values set on them. Call it from custom properties that take part in `appearance()`.
///
/// ```swift
/// var ringColor = UIColor.red {
///     didSet { noteAppearance(\.ringColor, of: self) }
/// }
/// ```
@MainActor
public func noteAppearance<V: UIView, T>(_ keyPath: ReferenceWritableKeyPath<V, T>, of view: V) {
    guard view.customAppearance[keyPath] == nil else { return }
    view.customAppearance[keyPath] = { from, to in
        if let from = from as? V, let to = to as? V { to[keyPath: keyPath] = from[keyPath: keyPath] }
    }
}

/// Records a change of an observable property of a view: notifies its observers, and lets it take part in
/// `appearance()`, like a `dynamic` property on iOS.
@MainActor
public func didChange<V: UIView, T>(_ keyPath: @autoclosure () -> ReferenceWritableKeyPath<V, T>, of view: V) {
    noteAppearance(keyPath(), of: view)
    ObjectRuntime.didChange(keyPath(), of: view)
}
