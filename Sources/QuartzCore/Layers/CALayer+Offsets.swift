import CoreGraphics

extension CALayer {
    /// What must be added to a property's value to have it still show an earlier one, for animations that are additive;
    /// nil for values that don't add up as they mix.
    package final func offset(from earlier: Any, forKey key: String) -> Any? {
        guard let kind = LayerKey(name: key)?.kind, let current = value(forKey: key),
            let new = AnimationValue(current, as: kind), let old = AnimationValue(earlier, as: kind)
        else { return nil }
        switch (new, old) {
        case (.scalar, .scalar), (.point, .point), (.size, .size), (.rect, .rect): return old.subtracting(new).any
        case (.transform(let matrix), .transform):
            // What was flattened can't be multiplied back.
            return CATransform3DInvert(matrix) == matrix && !matrix.isInvolution ? nil : old.subtracting(new).any
        default: return nil
        }
    }

    /// The value so much of the way from one to another; nil where they are not values of the key.
    package final func value(between start: Any?, and end: Any?, at fraction: CGFloat, forKey key: String) -> Any? {
        let kind = LayerKey(name: key)?.kind
        func convert(_ any: Any?) -> AnimationValue? {
            guard let any else { return kind == .color ? .color(nil) : nil }
            return kind.map { AnimationValue(any, as: $0) } ?? AnimationValue(guessing: any)
        }
        guard let start = convert(start), let end = convert(end) else { return nil }
        return start.mixed(with: end, fraction).any
    }

    /// Whether a change of the key can be shown as an animation.
    package static func canAnimate(_ key: String) -> Bool { LayerKey(name: key)?.isAnimatedImplicitly == true }
}

extension CATransform3D {
    /// Whether doing it twice does nothing.
    fileprivate var isInvolution: Bool { CATransform3DConcat(self, self) == CATransform3DIdentity }
}
