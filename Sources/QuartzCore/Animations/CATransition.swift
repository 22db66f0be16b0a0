import CoreGraphics
import Foundation

/// An animation from a layer's previous appearance to its current one, whatever changed: its contents, other
/// properties, or its sublayers.
///
/// The old image is a still of what is on screen when the transition is committed; the new one is the live layer,
/// animations included. A layer has at most one transition, always under the key `kCATransition`. Sliding images are
/// clipped to the layer's bounds. A `CATransformLayer` has no image of its own and no transitions.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/catransition)
open class CATransition: CAAnimation {
    /// The effect that replaces one image by the other. `.fade` by default; an unknown type fades too.
    open var type = CATransitionType.fade

    /// The direction of the movement; nil, the default, is `.fromLeft`. A fade has no direction.
    open var subtype: CATransitionSubtype?

    /// The progress at which the transition begins, in 0...1. 0 by default.
    open var startProgress: Float {
        get { span.start }
        set { setSpan(newValue, "startProgress", \.start) }
    }

    /// The progress at which the transition ends, in 0...1 and not below `startProgress`. 1 by default.
    open var endProgress: Float {
        get { span.end }
        set { setSpan(newValue, "endProgress", \.end) }
    }

    /// A filter that performs the transition. Stored without effect, as on iOS.
    open var filter: Any?

    private struct Span {
        var start: Float = 0
        var end: Float = 1
    }

    private final var span = Span()

    private final func setSpan(_ value: Float, _ key: String, _ path: WritableKeyPath<Span, Float>) {
        guard (0...1).contains(value) else {
            return reportOnce("CATransition: \(value) is not a usable \(key); the old value is kept")
        }
        span[keyPath: path] = value
    }

    override class func accessor(named name: String) -> AnimationAccessor? {
        transitionAccessors[name] ?? super.accessor(named: name)
    }

    /// `startProgress` and `endProgress` as key-value coding passes them.
    final var startFraction: CGFloat {
        get { CGFloat(startProgress) }
        set { startProgress = Float(newValue) }
    }

    final var endFraction: CGFloat {
        get { CGFloat(endProgress) }
        set { endProgress = Float(newValue) }
    }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CATransition else { return }
        type = other.type
        subtype = other.subtype
        span = other.span
        filter = other.filter
    }

    override func makeEmptyCopy() -> CAAnimation { CATransition() }

    // A layer has one transition at most.
    override func keyInLayer(for key: String?) -> String? { kCATransition }

    override func makeEffect(for target: AnimationTarget, duration: CFTimeInterval) -> RenderAnimation.Effect? {
        guard target.scope == .own else { return nil }
        if filter != nil { target.report("transition filters are not supported; the transition's type is used") }
        return .transition(
            RenderTransition(
                style: style(for: target), from: target.layer.committed,
                fromTime: target.layer.presentedOuterTime(atRootTime: ContextClock.current.now),
                start: CGFloat(span.start), end: CGFloat(max(span.start, span.end))))
    }

    private final func style(for target: AnimationTarget) -> RenderTransition.Style {
        switch type {
        case .fade: return .fade
        case .moveIn: return .moveIn(edge(for: target))
        case .push: return .push(edge(for: target))
        case .reveal: return .reveal(edge(for: target))
        default:
            target.report("\"\(type.rawValue)\" is not a transition type; using fade")
            return .fade
        }
    }

    private final func edge(for target: AnimationTarget) -> RenderTransition.Edge {
        switch subtype {
        case .fromLeft?, nil: return .minX
        case .fromRight?: return .maxX
        case .fromTop?: return .maxY
        case .fromBottom?: return .minY
        case let other?:
            target.report("\"\(other.rawValue)\" is not a transition subtype; using fromLeft")
            return .minX
        }
    }
}
