import CoreGraphics

extension RenderAnimation {
    /// Applies a purely geometric animation to the geometry, as `apply(to:own:at:)` does to a sample.
    func apply(to geometry: inout LayerGeometry, own: RenderLayer, at parentTime: Double) {
        guard let property, let moment = timing.moment(at: parentTime) else { return }
        property._withUnsafeGuaranteedRef {
            $0.apply(to: &geometry, own: own, at: pacing.progress(at: moment.fraction))
        }
    }

    /// Applies the animation at `parentTime`, in its parent's time.
    ///
    /// - Parameters:
    ///   - own: the layer's unanimated values.
    ///   - isMember: whether the parent is a group: at the group's end, where it may freeze, its members include their
    ///     ends.
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

extension PropertyAnimation {
    func apply(to sample: inout SampledLayer, own: RenderLayer, at progress: Double, iteration: Double) {
        if let shortcut { return apply(shortcut, to: &sample, own: own, at: CGFloat(progress)) }
        guard var value = value(at: progress, own: own) else { return }
        if isCumulative, iteration > 0, let end = self.value(at: 1, own: own) {
            // Each iteration starts where the last one ended.
            value = value.added(to: end.multiplied(by: CGFloat(iteration)))
        }
        if isAdditive, let base = sample.value(at: path) { value = value.added(to: base) }
        sample.set(value, at: path)
        if case .path(let track) = track, let angle = track.angle(at: progress) {
            // The rotation is applied first, so that scale and translation stay in the superlayer's axes.
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
            // Offsets of the layer's own value are measured from zero.
            let start = isAdditive ? value?.zero : value
            guard let function else { return start }
            return start.flatMap(function.argument(of:))
        }
        guard let function else { return value }
        return value.map(function.transform)
    }
}
