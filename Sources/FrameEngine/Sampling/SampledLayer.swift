/// One layer's values at one time: the values that `presentation()` returns and that a frame draws.
package struct SampledLayer: Sendable {
    package var properties: LayerProperties
    package var content: LayerContent
    /// Values of custom keys; nil when there are none.
    package var custom: [String: AnimationValue]?
    /// The layer's local time, which is the parent time of its sublayers and mask.
    package var localTime: Double
    /// The running transition; nil for none.
    package var transition: SampledTransition?

    package init(
        properties: LayerProperties, content: LayerContent, custom: [String: AnimationValue]?, localTime: Double
    ) {
        (self.properties, self.content, self.custom, self.localTime) = (properties, content, custom, localTime)
    }
}

extension RenderLayer {
    /// Samples this layer at the superlayer's time `parentTime`.
    package func sample(atParentTime parentTime: Double) -> SampledLayer {
        sample(atParentTime: parentTime, beginningWith: content)
    }

    /// - Parameter content: equal to the layer's own content, possibly in separate memory, in which animations then
    ///   change it.
    func sample(atParentTime parentTime: Double, beginningWith content: consuming LayerContent) -> SampledLayer {
        var sample = SampledLayer(
            properties: properties, content: consume content, custom: custom,
            localTime: localTime(fromParent: parentTime))
        // In the order in which they were added: a later animation replaces, or adds to, the current value.
        for animation in animations { animation.apply(to: &sample, own: self, at: sample.localTime) }
        // These belong to the superlayer and run in its time.
        for animation in foreignAnimations { animation.apply(to: &sample, own: self, at: parentTime) }
        if !isVisible(atParentTime: parentTime) { sample.properties.isHidden = true }
        return sample
    }

    /// Samples the geometry of a plain leaf.
    func geometry(atParentTime parentTime: Double) -> LayerGeometry {
        var geometry = properties.geometry
        for index in 0..<animations.count {
            // The layer retains the animations.
            Unmanaged.passUnretained(animations[index])._withUnsafeGuaranteedRef {
                $0.apply(to: &geometry, own: self, at: parentTime)
            }
        }
        return geometry
    }

    /// A property's unanimated value.
    package func value(at path: PropertyPath) -> AnimationValue? {
        let value =
            switch path.key {
            case .layer(let key): properties.value(for: key) ?? content.value(for: key)
            case .custom(let key): custom?[key]
            case .cell(let name, let key): content.value(ofCell: name, key)
            case .filter(let list, let name, let input): properties.value(of: input, ofFilter: name, in: list)
            }
        guard let component = path.component else { return value }
        return value?[component]
    }
}

extension SampledLayer {
    package func value(at path: PropertyPath) -> AnimationValue? {
        let value =
            switch path.key {
            case .layer(let key): value(for: key)
            case .custom(let key): custom?[key]
            case .cell(let name, let key): content.value(ofCell: name, key)
            case .filter(let list, let name, let input): properties.value(of: input, ofFilter: name, in: list)
            }
        guard let component = path.component else { return value }
        return value?[component]
    }

    package mutating func set(_ value: AnimationValue, at path: PropertyPath) {
        switch (path.key, path.component) {
        case (.layer(let key), nil): set(value, for: key)
        case (.layer(let key), let component?):
            guard let structure = self.value(for: key) else { return }
            set(structure.setting(component, to: value), for: key)
        case (.cell(let name, let key), _): content.set(value, ofCell: name, key)
        case (.filter(let list, let name, let input), _): properties.set(value, of: input, ofFilter: name, in: list)
        case (.custom(let key), _): custom = (custom ?? [:]).merging([key: value]) { $1 }
        }
    }
}
