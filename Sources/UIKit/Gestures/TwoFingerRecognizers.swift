public import Foundation

/// The base class of the pinch and rotation recognizers.
@preconcurrency @MainActor
open class TwoFingerGestureRecognizer: UIGestureRecognizer {
    /// The distance that fingers move before the gesture is recognized, in points.
    static let threshold: CGFloat = 8

    /// The distance and direction from the first finger to the second.
    struct Span {
        var length: CGFloat
        var angle: CGFloat
    }

    private(set) final var history = VelocityTracker()
    /// The first span of the two fingers, and the last one.
    private final var spans: (first: Span, last: Span)?
    /// How far the fingers have moved apart or about each other, in points.
    final var distance: CGFloat = 0

    /// Called when the fingers' span has changed: updates the value and the distance. Returns the step of
    /// the value since the beginning, for the velocity.
    func spanDidChange(from old: Span, to new: Span, since first: Span) -> CGFloat { 0 }

    private var span: Span? {
        guard followed.count >= 2 else { return nil }
        let (a, b) = (followed[0].windowLocation, followed[1].windowLocation)
        let (x, y) = (b.x - a.x, b.y - a.y)
        return Span(length: max(hypot(x, y), 1), angle: atan2(y, x))
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in followed.dropFirst(2) { ignore(touch, for: event) }
        // Further fingers are ignored, and don't begin another span.
        if spans == nil { spans = span.map { ($0, $0) } }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let (first, old) = spans, let new = span else { return }
        spans = (first, new)
        let step = spanDidChange(from: old, to: new, since: first)
        history.add(CGPoint(x: step, y: 0), at: event.timestamp)
        if state != .possible {
            state = .changed
        } else if abs(distance) >= TwoFingerGestureRecognizer.threshold {
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible {
            // Another finger may replace the lifted one, at another place.
            spans = nil
            if followed.allSatisfy({ touches.contains($0) }) { state = .failed }
        } else {
            state = .ended
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    open override func reset() {
        spans = nil
        distance = 0
        history.clear()
    }
}

/// Recognizes two fingers that move apart or together.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer)
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: TwoFingerGestureRecognizer {
    /// The ratio of the fingers' distance to the initial one. Setting it rebases the scale.
    open var scale: CGFloat = 1
    /// The change of the scale per second.
    open var velocity: CGFloat { history.velocity.x }

    override func spanDidChange(from old: Span, to new: Span, since first: Span) -> CGFloat {
        scale *= new.length / old.length
        distance += new.length - old.length
        return (new.length - old.length) / first.length
    }

    open override func reset() {
        super.reset()
        scale = 1
    }
}

/// Recognizes two fingers that rotate about each other.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer)
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: TwoFingerGestureRecognizer {
    /// The rotation since the beginning, clockwise, in radians. Setting it rebases the rotation.
    open var rotation: CGFloat = 0
    /// The angular velocity, in radians per second.
    open var velocity: CGFloat { history.velocity.x }

    override func spanDidChange(from old: Span, to new: Span, since first: Span) -> CGFloat {
        // The shorter direction of rotation.
        let turn = (new.angle - old.angle).remainder(dividingBy: 2 * .pi)
        rotation += turn
        distance += turn * new.length / 2
        return turn
    }

    open override func reset() {
        super.reset()
        rotation = 0
    }
}
