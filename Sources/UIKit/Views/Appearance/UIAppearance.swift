public import Foundation

/// A class whose instances take the looks that a proxy of the class is given.
///
/// ```swift
/// UISwitch.appearance().onTintColor = .systemPurple
/// UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .white
/// ```
///
/// A view takes the looks when it enters a window. A property that has been set on the view itself stays. A view that is in a
/// window already keeps its looks until it enters one anew.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiappearance)
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// Returns the proxy of the class.
    static func appearance() -> Self
    /// Returns the proxy for instances within instances of other classes, the innermost first.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// Returns the proxy for instances with traits.
    static func appearance(for trait: UITraitCollection) -> Self
    /// Returns the proxy for instances with traits, within instances of other classes, the innermost first.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// A class within whose instances looks may be others.
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
        // The table keeps the class's own instances under the class.
        unsafeDowncast(AppearanceProxies.shared.view(of: self, traits, containers), to: self)
    }
}

/// Says that a property of a view has been set, so that proxies of its class pass it on and views that it was set on keep it: what
/// a property of your own calls to take part in `appearance()`.
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

/// Says that an observable property of a view has changed: tells its observers, and lets it take part in `appearance()`, as a
/// `dynamic` property does on iOS.
@MainActor
public func didChange<V: UIView, T>(_ keyPath: @autoclosure () -> ReferenceWritableKeyPath<V, T>, of view: V) {
    noteAppearance(keyPath(), of: view)
    ObjectRuntime.didChange(keyPath(), of: view)
}
