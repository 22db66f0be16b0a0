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
    private final var last: Span?

    /// Called when the fingers' span has changed. Returns whether the gesture has been recognized.
    func spanDidChange(from old: Span, to new: Span) -> Bool { false }

    /// The value since the gesture's beginning, from which its velocity is computed.
    var measure: CGFloat { 0 }

    private var span: Span? {
        guard followed.count >= 2 else { return nil }
        let (a, b) = (followed[0].windowLocation, followed[1].windowLocation)
        let (x, y) = (b.x - a.x, b.y - a.y)
        return Span(length: max(hypot(x, y), 1), angle: atan2(y, x))
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        last = span
        for touch in followed.dropFirst(2) { ignore(touch, for: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let old = last, let new = span else { return }
        last = new
        let isFound = spanDidChange(from: old, to: new)
        history.add(CGPoint(x: measure, y: 0), at: event.timestamp)
        if state != .possible { state = .changed } else if isFound { state = .began }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible {
            if followed.allSatisfy({ touches.contains($0) }) { state = .failed }
        } else {
            state = .ended
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    open override func reset() {
        last = nil
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

    private var stretch: CGFloat = 0
    /// The scale since the beginning, from which the velocity is computed: setting `scale` doesn't change it.
    private var wholeScale: CGFloat = 1

    override var measure: CGFloat { wholeScale }

    override func spanDidChange(from old: Span, to new: Span) -> Bool {
        scale *= new.length / old.length
        wholeScale *= new.length / old.length
        stretch += new.length - old.length
        return abs(stretch) >= TwoFingerGestureRecognizer.threshold
    }

    open override func reset() {
        super.reset()
        (scale, wholeScale, stretch) = (1, 1, 0)
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

    private var way: CGFloat = 0
    /// The rotation since the beginning, from which the velocity is computed: setting `rotation` doesn't change it.
    private var wholeRotation: CGFloat = 0

    override var measure: CGFloat { wholeRotation }

    override func spanDidChange(from old: Span, to new: Span) -> Bool {
        // The shorter direction of rotation.
        let turn = (new.angle - old.angle).remainder(dividingBy: 2 * .pi)
        rotation += turn
        wholeRotation += turn
        way += turn * new.length / 2
        return abs(way) >= TwoFingerGestureRecognizer.threshold
    }

    open override func reset() {
        super.reset()
        (rotation, wholeRotation, way) = (0, 0, 0)
    }
}
