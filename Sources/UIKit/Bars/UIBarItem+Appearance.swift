import CoreGraphics
import Foundation

extension UIBarItem: UIAppearance {
    public class func appearance() -> Self { proxy(nil, []) }

    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(nil, containerTypes) }

    public class func appearance(for trait: UITraitCollection) -> Self { proxy(trait, []) }

    public class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(trait, containerTypes) }

    private class func proxy(_ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]) -> Self {
        // The table stores instances of the class itself under the class.
        unsafeDowncast(BarItemProxies.shared.item(of: self, traits, containers), to: self)
    }

    /// Returns the title's attributes for a control state, given by its raw value: the item's own, and where it has
    /// none those of the proxies of its classes.
    final func shownTitleAttributes(for state: UInt, in button: UIView) -> [NSAttributedString.Key: Any] {
        var attributes = titleAttributes[state] ?? [:]
        for proxy in BarItemProxies.shared.items(for: self, in: button) {
            attributes.merge(proxy.titleAttributes[state] ?? [:]) { own, _ in own }
        }
        return attributes
    }

    /// Returns the item's tint, or that of the first proxy of its classes that has one.
    final func shownTintColor(in button: UIView) -> UIColor? {
        let items = [self] + BarItemProxies.shared.items(for: self, in: button)
        return items.lazy.compactMap { ($0 as? UIBarButtonItem)?.tintColor }.first
    }
}

/// The appearance proxies of bar item classes: items in no bar, from which others take their appearance.
@MainActor
final class BarItemProxies {
    static let shared = BarItemProxies()

    private struct Proxy {
        let item: UIBarItem
        let traits: UITraitCollection?
        let containers: [any UIAppearanceContainer.Type]
    }

    private var proxies: [ObjectIdentifier: [Proxy]] = [:]

    /// Returns the proxy of a class for traits and containers, always the same one.
    func item(
        of type: UIBarItem.Type, _ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]
    ) -> UIBarItem {
        let id = ObjectIdentifier(type)
        let known = proxies[id]?.first { proxy in
            proxy.traits == traits && proxy.containers.elementsEqual(containers) { $0 == $1 }
        }
        if let known { return known.item }
        let item = newInstance(of: type)
        proxies[id, default: []].append(Proxy(item: item, traits: traits, containers: containers))
        return item
    }

    /// Returns the proxies that apply to an item, in descending precedence, as for views.
    func items(for item: UIBarItem, in button: UIView) -> [UIBarItem] {
        guard !proxies.isEmpty else { return [] }
        var found: [UIBarItem] = []
        var next: AnyClass? = type(of: item)
        while let type = next {
            let ranked = (proxies[ObjectIdentifier(type)] ?? []).compactMap {
                proxy -> (item: UIBarItem, rank: [Int])? in
                if let traits = proxy.traits, !button.traitCollection.containsTraits(in: traits) { return nil }
                guard let distance = button.distance(toContainers: proxy.containers) else { return nil }
                return (proxy.item, [proxy.traits == nil ? 0 : 1, distance, proxy.containers.count])
            }
            found += ranked.sorted { $1.rank.lexicographicallyPrecedes($0.rank) }.map(\.item)
            if type == UIBarItem.self { break }
            next = _getSuperclass(type)
        }
        return found
    }
}
