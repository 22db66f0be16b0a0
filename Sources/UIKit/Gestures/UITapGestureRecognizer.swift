import CoreGraphics
import Foundation
import QuartzCore

/// Recognizes one or more taps with one or more fingers.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitapgesturerecognizer)
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps required. 1 by default.
    open var numberOfTapsRequired = 1
    /// The number of touches required. 1 by default.
    open var numberOfTouchesRequired = 1
    /// The buttons, and no others, required for taps with a pointer. The primary button by default. Not used for
    /// fingers.
    open var buttonMaskRequired = UIEvent.ButtonMask.primary

    private var starts: [ObjectIdentifier: CGPoint] = [:]
    private var maxCount = 0
    private var taps = 0
    private var tapPlace: CGPoint?
    private var deadline: ScheduledCall?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touches.allSatisfy({ $0.type != .indirectPointer || event.buttonMask == buttonMaskRequired }) else {
            return state = .failed
        }
        for touch in touches { starts[ObjectIdentifier(touch)] = touch.windowLocation }
        maxCount = max(maxCount, followed.count)
        guard followed.count <= numberOfTouchesRequired else { return state = .failed }
        if let tapPlace, UITapGestureRecognizer.distance(tapPlace, center) > TapTiming.maxDistance {
            return state = .failed
        }
        wait(TapTiming.maxDuration)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            let start = starts[ObjectIdentifier(touch)] ?? touch.windowLocation
            if UITapGestureRecognizer.distance(start, touch.windowLocation) > TapTiming.maxDistance {
                return state = .failed
            }
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard followed.allSatisfy({ touches.contains($0) }) else { return }
        guard maxCount == numberOfTouchesRequired else { return state = .failed }
        taps += 1
        tapPlace = center
        maxCount = 0
        guard taps < numberOfTapsRequired else {
            deadline?.cancel()
            return state = .ended
        }
        wait(TapTiming.maxInterval)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() {
        deadline?.cancel()
        deadline = nil
        starts = [:]
        (maxCount, taps, tapPlace) = (0, 0, nil)
    }

    /// Returns a tap doesn't prevent recognizers that require more taps.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    /// Fails if no further touch occurs within a duration, in seconds.
    private func wait(_ seconds: TimeInterval) {
        deadline?.cancel()
        deadline = MediaClock.call(at: CACurrentMediaTime() + seconds) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.state == .possible else { return }
                self.state = .failed
                self.resetIfDone()
            }
        }
    }

    private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }
}
