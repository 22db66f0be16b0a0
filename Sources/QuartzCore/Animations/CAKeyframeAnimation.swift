public import CoreGraphics
public import Foundation

/// An animation through a list of values, or along a path.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/cakeyframeanimation)
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The keyframe values, in order. A single value is shown throughout, but has no effect when `calculationMode` is
    /// `.discrete`.
    open var values: [Any]? {
        get { ownValues.elements }
        set { ownValues.elements = newValue }
        _modify { yield &ownValues.elements }
    }

    /// A path to follow, for properties that are points or sizes, including `transform.translation`; overrides
    /// `values`. Every segment is one step between keyframes; so is the line that closes a subpath, unless `keyTimes`
    /// has exactly one time for each point without it.
    open var path: CGPath?

    /// The time of each keyframe as a fraction of the duration, in ascending order. One for each value or point of the
    /// path; for `.discrete` optionally one more, for the end of the last. Otherwise, and by default, keyframes are
    /// spaced evenly.
    ///
    /// Times outside of 0...1 are used as they are. Before the first time the first value holds, after the last time
    /// the last one.
    open var keyTimes: [NSNumber]? {
        get { ownTimes.elements }
        set { ownTimes.elements = newValue }
        _modify { yield &ownTimes.elements }
    }

    /// The timing curve from each keyframe to the next; linear where there is none.
    open var timingFunctions: [CAMediaTimingFunction]? {
        get { ownFunctions.elements }
        set { ownFunctions.elements = newValue }
        _modify { yield &ownFunctions.elements }
    }

    /// How values between keyframes are calculated. `.linear` by default.
    open var calculationMode = CAAnimationCalculationMode.linear

    /// The tension of the `.cubic` curve at each value: 0 by default, 1 makes a corner.
    open var tensionValues: [NSNumber]?

    /// The continuity of the `.cubic` curve at each value: 0, the default, keeps the direction unchanged across the
    /// keyframe.
    open var continuityValues: [NSNumber]?

    /// The bias of the `.cubic` curve at each value: positive overshoots before the keyframe, negative after it. 0 by
    /// default.
    open var biasValues: [NSNumber]?

    /// Whether the layer rotates to follow the path's tangent; nil, the default, leaves it unrotated.
    open var rotationMode: CAAnimationRotationMode?

    private final var ownValues = CompactList<KeyframeValues>()
    private final var ownTimes = CompactList<KeyframeNumbers>()
    private final var ownFunctions = CompactList<TimingCurves>()

    override class func accessor(named name: String) -> AnimationAccessor? {
        keyframeAccessors[name] ?? super.accessor(named: name)
    }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CAKeyframeAnimation else { return }
        takeLists(of: other)
        path = other.path?.copy()
        calculationMode = other.calculationMode
        tensionValues = other.tensionValues
        continuityValues = other.continuityValues
        biasValues = other.biasValues
        rotationMode = other.rotationMode
    }

    private final func takeLists(of other: CAKeyframeAnimation) {
        // A subclass may have lists of its own.
        if type(of: other) != CAKeyframeAnimation.self {
            (values, keyTimes, timingFunctions) = (other.values, other.keyTimes, other.timingFunctions)
        } else {
            (ownValues, ownTimes, ownFunctions) = (other.ownValues, other.ownTimes, other.ownFunctions)
        }
        ownValues = ownValues.compacted
        ownTimes = ownTimes.compacted
        ownFunctions = ownFunctions.compacted
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
        guard let values = makeValues(for: path, target: target) else { return nil }
        return .keyframes(
            KeyframeTrack(
                values, mode: calculationMode, keyTimes: ownTimes.form?.doubles, curves: ownFunctions.form,
                spline: splineShape))
    }

    /// The values converted to the property's kind; nil when there are none, or, having reported it, when they can't be
    /// converted.
    private final func makeValues(for path: PropertyPath, target: AnimationTarget) -> ValueList? {
        if valueFunction == nil, case .plain(let plain)? = ownValues.form, let kind = path.kind,
            plain.areValid(as: kind)
        {
            let list = ValueList(plain)
            return isAnimation(of: list.count, target) ? list : nil
        }
        guard let values, !values.isEmpty else {
            target.report("the keyframe animation of \"\(keyPath ?? "")\" has no values; it does nothing")
            return nil
        }
        guard isAnimation(of: values.count, target) else { return nil }
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
        return ValueList(converted)
    }

    /// Whether this many values animate anything; reports where they don't.
    private final func isAnimation(of count: Int, _ target: AnimationTarget) -> Bool {
        if calculationMode != .discrete || count > 1 { return true }
        target.report("a single value is not a discrete animation of \"\(keyPath ?? "")\"; it does nothing, as on iOS")
        return false
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
            curve.storage, isSize: isSize, mode: calculationMode, keyTimes: ownTimes.form?.doubles,
            curves: ownFunctions.form, turn: turn)
    }
}
