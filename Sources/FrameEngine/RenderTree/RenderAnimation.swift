import CoreGraphics

/// A committed copy of one animation, converted to plain values.
package final class RenderAnimation: Sendable {
    package let timing: AnimationTiming
    let pacing: Pacing
    let effect: Effect
    /// The effect of one property, which `effect` keeps.
    private let property: Unmanaged<PropertyAnimation>?

    package enum Effect: Sendable {
        case property(PropertyAnimation)
        /// Animations whose parent's time is this one's.
        case group([RenderAnimation])
        case transition(RenderTransition)
    }

    package init(timing: AnimationTiming, pacing: Pacing, effect: Effect) {
        self.timing = timing
        self.pacing = pacing
        self.effect = effect
        property = if case .property(let animation) = effect { .passUnretained(animation) } else { nil }
    }

    /// The keys of the properties it changes.
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

    /// Whether a level layer stays level, at the depth where it is, whatever the time.
    var keepsLevel: Bool {
        switch effect {
        case .property(let animation): animation.keepsLevel
        case .group(let members): members.allSatisfy(\.keepsLevel)
        case .transition: true
        }
    }

    /// Whether it sets numbers of the geometry alone, in the simplest way.
    var isGeometric: Bool {
        if case .property(let animation) = effect { animation.isGeometric } else { false }
    }

    /// Does to the geometry what `apply(to:own:at:)` does to a sample; for animations of nothing else.
    func apply(to geometry: inout LayerGeometry, own: RenderLayer, at parentTime: Double) {
        guard let property, let moment = timing.moment(at: parentTime) else { return }
        property._withUnsafeGuaranteedRef {
            $0.apply(to: &geometry, own: own, at: pacing.progress(at: moment.fraction))
        }
    }

    /// Sets what the animation changes when its parent's time is `parentTime`.
    ///
    /// - Parameters:
    ///   - own: the layer's values without any animation.
    ///   - isMember: whether the parent is a group: at its end, where it may stay, its members are at theirs and not
    ///     yet over.
    package func apply(to sample: inout SampledLayer, own: RenderLayer, at parentTime: Double, isMember: Bool = false) {
        guard let moment = timing.moment(at: parentTime, includingEnd: isMember) else { return }
        let progress = pacing.progress(at: moment.fraction)
        switch effect {
        case .property(let animation):
            animation.apply(to: &sample, own: own, at: progress, iteration: moment.iteration)
        case .group(let members):
            let time = progress * timing.duration
            for member in members { member.apply(to: &sample, own: own, at: time, isMember: true) }
        case .transition(let transition):
            sample.transition = SampledTransition(transition: transition, progress: transition.progress(at: progress))
        }
    }
}

/// What one animation does to one property.
package final class PropertyAnimation: Sendable {
    private let path: PropertyPath
    private let track: AnimationTrack
    private let function: ValueFunction?
    private let isAdditive: Bool
    private let isCumulative: Bool
    private let shortcut: Shortcut?

    /// The most common animations, of a number or a point from one to another, without the detour by
    /// `AnimationValue`, which is large to carry about.
    private enum Shortcut: Sendable {
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

    /// Whether it leaves a level layer level, at the depth where it is.
    var keepsLevel: Bool {
        guard case .layer(let key) = path.key else { return true }
        switch (key, path.component) {
        case (.zPosition, _), (.anchorPointZ, _): return false
        case (.transform, .rotationZ?), (.transform, .rotation?), (.transform, .scaleX?), (.transform, .scaleY?),
            (.transform, .scale?), (.transform, .scaleXY?), (.transform, .translationX?), (.transform, .translationY?),
            (.transform, .translation?):
            return true
        case (.transform, _): return false
        default: return true
        }
    }

    func apply(to sample: inout SampledLayer, own: RenderLayer, at progress: Double, iteration: Double) {
        if let shortcut { return apply(shortcut, to: &sample, own: own, at: CGFloat(progress)) }
        guard var value = value(at: progress, own: own) else { return }
        if isCumulative, iteration > 0, let end = self.value(at: 1, own: own) {
            value = value.added(to: end.multiplied(by: CGFloat(iteration)))
        }
        if isAdditive, let base = sample.value(at: path) { value = value.added(to: base) }
        sample.set(value, at: path)
        if case .path(let track) = track, let angle = track.angle(at: progress) {
            // The turn comes first, so that a scale stays along the superlayer's axes and a translation where it is.
            sample.properties.transform = CATransform3DConcat(
                CATransform3DMakeRotation(angle, 0, 0, 1), sample.properties.transform)
        }
    }

    private func apply(_ shortcut: Shortcut, to sample: inout SampledLayer, own: RenderLayer, at t: CGFloat) {
        if case .scalar(let key, let span) = shortcut {
            guard let own = span.needsOwn ? own.number(for: key) : 0 else { return }
            return sample.set(span.value(at: t, own: own), for: key)
        }
        if shortcut.isGeometric {
            return apply(to: &sample.properties.geometry, own: own, at: Double(t))
        }
        guard case .point(let key, let from, let to) = shortcut, let from = from ?? own.point(for: key),
            let to = to ?? own.point(for: key)
        else { return }
        sample.set(CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t), for: key)
    }

    /// For an animation that is geometric.
    func apply(to geometry: inout LayerGeometry, own: RenderLayer, at progress: Double) {
        let t = CGFloat(progress)
        func between(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
            CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
        }
        let values = own.properties.geometry
        switch shortcut {
        case .opacity(let span): geometry.opacity = Float(span.value(at: t, own: CGFloat(values.opacity)))
        case .cornerRadius(let span): geometry.cornerRadius = span.value(at: t, own: values.cornerRadius)
        case .point(.position, let from, let to):
            geometry.position = between(from ?? values.position, to ?? values.position)
        case .point(.anchorPoint, let from, let to):
            geometry.anchorPoint = between(from ?? values.anchorPoint, to ?? values.anchorPoint)
        case .transform(let field, let span):
            guard let own = span.needsOwn ? values.transform.number(of: field) : 0 else { return }
            geometry.transform = geometry.transform.setting(field, to: span.value(at: t, own: own))
        case .positionX(let span): geometry.position.x = span.value(at: t, own: values.position.x)
        case .positionY(let span): geometry.position.y = span.value(at: t, own: values.position.y)
        case .point, .scalar, nil: break
        }
    }

    private func value(at progress: Double, own: RenderLayer) -> AnimationValue? {
        let value = track.value(at: progress) {
            let value = own.value(at: path)
            // What is added to the layer's own value is measured from nothing.
            let start = isAdditive ? value?.zero : value
            guard let function else { return start }
            return start.flatMap(function.argument(of:))
        }
        guard let function else { return value }
        return value.map(function.transform)
    }
}
