import CLayerRuntime

/// The appearance proxies of all classes. A proxy is a view of its class outside any window, whose properties are
/// copied to other views.
@MainActor
final class AppearanceProxies {
    static let shared = AppearanceProxies()

    private struct Proxy {
        let view: UIView
        let traits: UITraitCollection?
        let containers: [any UIAppearanceContainer.Type]
    }

    private var proxies: [ObjectIdentifier: [Proxy]] = [:]

    /// Whether there are no proxies.
    var isEmpty: Bool { proxies.isEmpty }

    /// Returns the proxy of a class for traits and containers, always the same object.
    func view(
        of type: UIView.Type, _ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]
    ) -> UIView {
        let id = ObjectIdentifier(type)
        let known = proxies[id]?.first { proxy in
            proxy.traits == traits
                && proxy.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
        }
        if let known { return known.view }
        let view = UIView.make(type)
        // Values set by the initializer aren't part of the appearance.
        view.appearanceMarks = []
        view.customAppearance = [:]
        proxies[id, default: []].append(Proxy(view: view, traits: traits, containers: containers))
        return view
    }

    /// The proxies that apply to a view, in order of precedence: those of a subclass before those of its superclass,
    /// those for traits before those for all, and among those for containers the one with the outermost container, then
    /// the one with more containers.
    func views(for view: UIView) -> [UIView] {
        var found: [UIView] = []
        var next: AnyClass? = Swift.type(of: view)
        while let type = next {
            let ranked = (proxies[ObjectIdentifier(type)] ?? []).compactMap { proxy -> (view: UIView, rank: [Int])? in
                if let traits = proxy.traits, !view.traitCollection.containsTraits(in: traits) { return nil }
                guard let distance = view.distance(toContainers: proxy.containers) else { return nil }
                return (proxy.view, [proxy.traits == nil ? 0 : 1, distance, proxy.containers.count])
            }
            found += ranked.sorted { $1.rank.lexicographicallyPrecedes($0.rank) }.map(\.view)
            if type == UIView.self { break }
            next = _getSuperclass(type)
        }
        return found
    }
}

extension UIView {
    /// Creates a view of a class by its `init(frame:)`.
    static func make(_ type: UIView.Type) -> UIView {
        let metatype = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
        guard let made = kasane_make_view(metatype) else { return UIView(frame: .zero) }
        return Unmanaged<UIView>.fromOpaque(made).takeRetainedValue()
    }

    /// The distance from the view up to the outermost of some containers: 0 if there are none, nil if the view isn't
    /// within them.
    func distance(toContainers containers: [any UIAppearanceContainer.Type]) -> Int? {
        var (left, distance) = (containers[...], 0)
        var next = parent
        while let container = left.first, let view = next {
            distance += 1
            if view.isInstance(of: container) || view.controller?.isInstance(of: container) == true {
                left.removeFirst()
            }
            next = view.parent
        }
        return left.isEmpty ? distance : nil
    }

    /// Applies the proxies of the view's classes to the properties that haven't been set on the view itself.
    final func takeAppearance() {
        let proxies = AppearanceProxies.shared.views(for: self)
        guard !proxies.isEmpty else { return }
        let (own, ownCustom) = (appearanceMarks, customAppearance)
        UIView.performWithoutAnimation {
            var taken = own
            var takenCustom = Set(ownCustom.keys)
            for proxy in proxies {
                let new = proxy.appearanceMarks.subtracting(taken)
                if !new.isEmpty {
                    for property in type(of: proxy).appearanceProperties where new.contains(property.mark) {
                        property.copy(proxy, self)
                    }
                    taken.formUnion(new)
                }
                for (key, copy) in proxy.customAppearance where takenCustom.insert(key).inserted { copy(proxy, self) }
            }
        }
        (appearanceMarks, customAppearance) = (own, ownCustom)
    }

    /// Applies appearances to this view and its descendants.
    final func takeAppearanceBelow() {
        if !AppearanceProxies.shared.isEmpty { forEachDescendant { $0.takeAppearance() } }
    }
}

extension UIResponder {
    /// Whether the object is of a class that is known at run time only.
    fileprivate func isInstance(of type: any UIAppearanceContainer.Type) -> Bool {
        var next: AnyClass? = Swift.type(of: self)
        while let current = next {
            if ObjectIdentifier(current) == ObjectIdentifier(type) { return true }
            next = _getSuperclass(current)
        }
        return false
    }
}
