public import CoreGraphics
public import Foundation

/// An animation through a list of values, or along a path.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/cakeyframeanimation)
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values to go through, from first to last. One alone is shown throughout, but does nothing where
    /// `calculationMode` is `.discrete`.
    open var values: [Any]?

    /// A path to go along, for properties that are points or sizes, `transform.translation` among them; takes the place of
    /// `values`. Every segment counts as one step from key to key, a line that closes a subpath as well, unless
    /// `keyTimes` has one time for each point without it.
    open var path: CGPath?

    /// When each value is reached, as fractions of the duration, never falling. One for each value or point of the path,
    /// for `.discrete` also one more, for the end of the last; otherwise, and by default, the values are spread evenly.
    ///
    /// Times count as they are, also outside of 0...1: before the first time the first value holds, after the last the
    /// last.
    open var keyTimes: [NSNumber]?

    /// How progress follows time from each value to the next; an even pace where there is none.
    open var timingFunctions: [CAMediaTimingFunction]?

    /// What lies between the values. `.linear` by default.
    open var calculationMode = CAAnimationCalculationMode.linear

    /// How tight the curve of `.cubic` is at each value: 0 by default, 1 for a corner.
    open var tensionValues: [NSNumber]?

    /// How smooth the curve of `.cubic` is at each value: 0, the default, for no change of direction.
    open var continuityValues: [NSNumber]?

    /// Where the curve of `.cubic` swings over at each value: positive before it, negative behind it. 0 by default.
    open var biasValues: [NSNumber]?

    /// Whether the layer turns with the path it goes along; nil, the default, for not.
    open var rotationMode: CAAnimationRotationMode?

    override class func accessor(named name: String) -> AnimationAccessor? {
        keyframeAccessors[name] ?? super.accessor(named: name)
    }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        path = other.path?.copy()
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
        tensionValues = other.tensionValues
        continuityValues = other.continuityValues
        biasValues = other.biasValues
        rotationMode = other.rotationMode
    }

    override func makeEmptyCopy() -> CAAnimation { CAKeyframeAnimation() }

    override func makeTrack(for path: PropertyPath, target: AnimationTarget) -> AnimationTrack? {
        if let curve = self.path, let kind = target.kind(at: path), kind == .point || kind == .size {
            guard let track = makePathTrack(curve, isSize: kind == .size) else {
                target.report("the keyframes of \"\(keyPath ?? "")\" are a path without a segment; they do nothing")
                return nil
            }
            return .path(track)
        }
        guard let values, !values.isEmpty else {
            target.report("the keyframe animation of \"\(keyPath ?? "")\" has no values; it does nothing")
            return nil
        }
        guard calculationMode != .discrete || values.count > 1 else {
            target.report(
                "one value alone is no discrete animation of \"\(keyPath ?? "")\"; it does nothing, as on iOS")
            return nil
        }
        var converted: [AnimationValue] = []
        for value in values {
            guard let value = convert(value, for: path, target: target) else { return nil }
            guard let value else {
                target.report("NSNull is not a keyframe of \"\(keyPath ?? "")\"; the animation does nothing")
                return nil
            }
            converted.append(value)
        }
        for (value, next) in zip(converted, converted.dropFirst()) {
            reportMismatch(value, next, path: path, target: target)
        }
        return .keyframes(
            KeyframeTrack(
                converted, mode: calculationMode, keyTimes: keyTimes?.map(\.doubleValue),
                curves: timingFunctions?.map(\.curve), spline: splineShape))
    }

    private final var splineShape: KeyframeTrack.SplineShape {
        func numbers(_ values: [NSNumber]?) -> [Double] { (values ?? []).map(\.doubleValue) }
        return KeyframeTrack.SplineShape(
            tensions: numbers(tensionValues), continuities: numbers(continuityValues), biases: numbers(biasValues))
    }

    private final func makePathTrack(_ curve: CGPath, isSize: Bool) -> PathTrack? {
        let turn: PathTrack.Turn? =
            switch rotationMode {
            case .rotateAuto: .along
            case .rotateAutoReverse: .against
            default: nil
            }
        return PathTrack(
            curve.storage, isSize: isSize, mode: calculationMode, keyTimes: keyTimes?.map(\.doubleValue),
            curves: timingFunctions?.map(\.curve), turn: turn)
    }
}
