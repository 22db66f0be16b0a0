public import Foundation
import QuartzCore

/// Recognizes touches held in place, and tracks them from then on.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer)
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The minimum duration of the press, in seconds. 0.5 by default.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The maximum movement before recognition, in points. 10 by default.
    open var allowableMovement: CGFloat = 10
    /// The number of touches required. 1 by default.
    open var numberOfTouchesRequired = 1
    /// The number of taps required before the press. 0 by default.
    open var numberOfTapsRequired = 0

    private var start = CGPoint.zero
    private var call: ScheduledCall?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        guard followed.count <= numberOfTouchesRequired else { return state = .failed }
        guard followed.count == numberOfTouchesRequired else { return }
        guard followed.allSatisfy({ $0.tapCount > numberOfTapsRequired }) else { return state = .failed }
        start = center
        call = MediaClock.call(at: CACurrentMediaTime() + max(0, minimumPressDuration)) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.state == .possible else { return }
                self.state = .began
            }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began || state == .changed { return state = .changed }
        let place = center
        if call != nil, hypot(place.x - start.x, place.y - start.y) > allowableMovement { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        call?.cancel()
        call = nil
    }
}
