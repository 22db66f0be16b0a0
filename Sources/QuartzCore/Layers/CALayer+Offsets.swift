import CoreGraphics

extension CALayer {
    /// The offset that yields an earlier value when added to the property's value, for additive animations; nil for
    /// values that can't be added.
    package final func offset(from earlier: Any, forKey key: String) -> Any? {
        guard let kind = LayerKey(name: key)?.kind, let current = value(forKey: key),
            let new = AnimationValue(current, as: kind), let old = AnimationValue(earlier, as: kind)
        else { return nil }
        switch (new, old) {
        case (.scalar, .scalar), (.point, .point), (.size, .size), (.rect, .rect): return old.subtracting(new).any
        case (.transform(let matrix), .transform):
            // A singular transform can't be inverted.
            return CATransform3DInvert(matrix) == matrix && !matrix.isInvolution ? nil : old.subtracting(new).any
        default: return nil
        }
    }

    /// Interpolates between two values of the key; nil when they are not valid for it.
    package final func value(between start: Any?, and end: Any?, at fraction: CGFloat, forKey key: String) -> Any? {
        let kind = LayerKey(name: key)?.kind
        func convert(_ any: Any?) -> AnimationValue? {
            guard let any else { return kind == .color ? .color(nil) : nil }
            return kind.map { AnimationValue(any, as: $0) } ?? AnimationValue(guessing: any)
        }
        guard let start = convert(start), let end = convert(end) else { return nil }
        return start.mixed(with: end, fraction).any
    }

    /// Whether the key is animatable.
    package static func canAnimate(_ key: String) -> Bool { LayerKey(name: key)?.isAnimatedImplicitly == true }
}

extension CAKeyframeAnimation {
    /// Returns the value at a progress, as an animation of the layer has it; nil without values that the property can
    /// have.
    package final func value(at progress: CGFloat, in layer: CALayer) -> Any? {
        guard let keyPath, let path = PropertyPath(keyPath) else { return nil }
        let target = AnimationTarget(layer: layer)
        let track = makeTrack(for: path, target: target)
        return track?.value(at: Double(progress)) { target.ownValue(at: path) }?.any
    }
}

extension CATransform3D {
    /// Whether the transform is its own inverse.
    fileprivate var isInvolution: Bool { CATransform3DConcat(self, self) == CATransform3DIdentity }
}
