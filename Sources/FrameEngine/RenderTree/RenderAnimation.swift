import CoreGraphics

/// A committed animation, encoded as values.
package final class RenderAnimation: Sendable {
    package let timing: AnimationTiming
    let pacing: TimingFunction
    let effect: Effect
    /// The effect on one property, retained by `effect`.
    let property: Unmanaged<PropertyAnimation>?

    package enum Effect: Sendable {
        case property(PropertyAnimation)
        /// Animations in this animation's time.
        case group([RenderAnimation])
        case transition(RenderTransition)
    }

    package init(timing: AnimationTiming, pacing: TimingFunction, effect: Effect) {
        self.timing = timing
        self.pacing = pacing
        self.effect = effect
        property = if case .property(let animation) = effect { .passUnretained(animation) } else { nil }
    }

    /// The keys of the animated properties.
    package var keys: [String] {
        switch effect {
        case .property(let animation): [animation.key]
        case .group(let members): members.flatMap(\.keys)
        case .transition: []
        }
    }

    package var isTransition: Bool {
        if case .transition = effect { true } else { false }
    }

    /// Whether it keeps a coplanar layer coplanar at all times.
    var keepsCoplanar: Bool {
        switch effect {
        case .property(let animation): animation.keepsCoplanar
        case .group(let members): members.allSatisfy(\.keepsCoplanar)
        case .transition: true
        }
    }

    /// Whether it sets a property that the layer's class adds.
    func setsValue(of content: LayerContent) -> Bool {
        switch effect {
        case .property(let animation):
            if case .layer(let key) = animation.path.key { content.value(for: key) != nil } else { false }
        case .group(let members): members.contains { $0.setsValue(of: content) }
        case .transition: false
        }
    }

    /// Whether it only animates numeric values of the geometry, by a shortcut.
    var isGeometric: Bool {
        if case .property(let animation) = effect { animation.isGeometric } else { false }
    }
}

/// The effect of an animation on one property.
package final class PropertyAnimation: Sendable {
    let path: PropertyPath
    let track: AnimationTrack
    let function: ValueFunction?
    let isAdditive: Bool
    let isCumulative: Bool
    let shortcut: Shortcut?

    /// Fast paths for the most common animations, from one number or point to another, which avoid the large
    /// `AnimationValue`.
    enum Shortcut: Sendable {
        case opacity(NumberSpan)
        case cornerRadius(NumberSpan)
        case scalar(LayerKey, NumberSpan)
        case point(LayerKey, from: CGPoint?, to: CGPoint?)
        case transform(ValueComponent, NumberSpan)
        case positionX(NumberSpan)
        case positionY(NumberSpan)

        init?(_ path: PropertyPath, _ track: AnimationTrack) {
            guard case .layer(let key) = path.key else { return nil }
            if let span = NumberSpan(track) {
                switch (key, path.component) {
                case (.opacity, nil): self = .opacity(span)
                case (.cornerRadius, nil): self = .cornerRadius(span)
                case (_, nil): self = .scalar(key, span)
                case (.transform, let field?): self = .transform(field, span)
                case (.position, .x?): self = .positionX(span)
                case (.position, .y?): self = .positionY(span)
                default: return nil
                }
                return
            }
            guard path.component == nil else { return nil }
            switch track {
            case .between(.point(let from), .point(let to)): self = .point(key, from: from, to: to)
            case .from(.point(let from)): self = .point(key, from: from, to: nil)
            case .to(.point(let to)): self = .point(key, from: nil, to: to)
            default: return nil
            }
        }

        var isGeometric: Bool {
            switch self {
            case .opacity, .cornerRadius, .transform, .positionX, .positionY: true
            case .point(let key, _, _): key == .position || key == .anchorPoint
            case .scalar: false
            }
        }
    }

    var isGeometric: Bool { shortcut?.isGeometric ?? false }

    package init(
        path: PropertyPath, track: AnimationTrack, function: ValueFunction?, isAdditive: Bool, isCumulative: Bool
    ) {
        self.path = path
        self.track = track
        self.function = function
        self.isAdditive = isAdditive
        self.isCumulative = isCumulative
        // A shortcut replaces the value: it reads no base and applies no function.
        shortcut = isAdditive || isCumulative || function != nil ? nil : Shortcut(path, track)
    }

    var key: String {
        switch path.key {
        case .layer(let key): key.rawValue
        case .custom(let key): key
        case .cell(let name, let key): "emitterCells.\(name).\(key.rawValue)"
        case .filter(let list, let name, let input): "\(list.rawValue).\(name).\(input)"
        }
    }

    /// Whether it keeps a coplanar layer coplanar.
    var keepsCoplanar: Bool {
        guard case .layer(let key) = path.key else { return true }
        switch (key, path.component) {
        case (.zPosition, _), (.anchorPointZ, _): return false
        // These transforms map the plane z = 0 to itself.
        case (.transform, .rotationZ?), (.transform, .rotation?), (.transform, .scaleX?), (.transform, .scaleY?),
            (.transform, .scale?), (.transform, .scaleXY?), (.transform, .translationX?), (.transform, .translationY?),
            (.transform, .translation?):
            return true
        case (.transform, _): return false
        default: return true
        }
    }
}
