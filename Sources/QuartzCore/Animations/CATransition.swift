import CoreGraphics
import Foundation

/// An animation from what a layer looked like to what it looks like now, whatever changed in between: its contents, its
/// other properties, or all of its sublayers.
///
/// The old picture is the one on screen when the transition is committed, standing still; the new one is the layer as it
/// goes on living, animations included. A layer keeps one transition, always under the key `kCATransition`. What slides is
/// cut off at the layer's bounds. A `CATransformLayer` has no picture of its own, and no transitions.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/catransition)
open class CATransition: CAAnimation {
    /// How the two pictures meet. `.fade` by default; a type that is not known fades too.
    open var type = CATransitionType.fade

    /// Where what slides comes from; nil, the default, is `.fromLeft`. A fade has no direction.
    open var subtype: CATransitionSubtype?

    /// How far the transition has come when it begins, in 0...1. 0 by default.
    open var startProgress: Float {
        get { span.start }
        set { setSpan(newValue, "startProgress", \.start) }
    }

    /// How far it has come when it ends, in 0...1 and not before `startProgress`. 1 by default.
    open var endProgress: Float {
        get { span.end }
        set { setSpan(newValue, "endProgress", \.end) }
    }

    /// A filter that makes the transition. Kept, and of no effect, as on iOS.
    open var filter: Any?

    private struct Span {
        var start: Float = 0
        var end: Float = 1
    }

    private final var span = Span()

    private final func setSpan(_ value: Float, _ key: String, _ path: WritableKeyPath<Span, Float>) {
        guard (0...1).contains(value) else {
            return reportOnce("CATransition: \(value) is not a usable \(key); the old value stays")
        }
        span[keyPath: path] = value
    }

    override class func accessor(named name: String) -> AnimationAccessor? {
        transitionAccessors[name] ?? super.accessor(named: name)
    }

    /// The two as key-value coding passes them.
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
        if filter != nil { target.report("transitions by filters are not supported; the transition goes by its type") }
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
            target.report("\"\(type.rawValue)\" is not a type of transition; using fade")
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
            target.report("\"\(other.rawValue)\" is not a subtype of transitions; using fromLeft")
            return .minX
        }
    }
}
