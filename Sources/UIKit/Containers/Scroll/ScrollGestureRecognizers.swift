import CoreGraphics
import Foundation
import QuartzCore

/// Recognizes the drags that scroll a scroll view's content.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    /// The time for which touches are withheld from views in the content, in seconds.
    private static let contentDelay: TimeInterval = 0.15

    private var call: ScheduledCall?
    private var isHolding = false

    private var scrollView: UIScrollView? { view as? UIScrollView }

    /// Touches are withheld from views as long as they may become a drag.
    override var delaysTouchesBegan: Bool {
        get { isHolding }
        set {}
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { !(other is ScrollPinchGestureRecognizer) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let scrollView else { return }
        if state == .possible { holdBack(touches, scrollView, event) }
        if followed.count == touches.count { scrollView.touchesLanded() } else { scrollView.rebaseDrag() }
    }

    private func holdBack(_ touches: Set<UITouch>, _ scrollView: UIScrollView, _ event: UIEvent) {
        for touch in touches {
            guard let view = touch.view, view !== scrollView else { continue }
            if !scrollView.touchesShouldBegin([touch], with: event, in: view) {
                view.window?.dispatcher.cancel([touch])
            }
        }
        guard scrollView.delaysContentTouches, call == nil else { return }
        isHolding = true
        call = MediaClock.call(at: CACurrentMediaTime() + ScrollPanGestureRecognizer.contentDelay) { [weak self] in
            MainActor.assumeIsolated { self?.release() }
        }
    }

    private func release() {
        isHolding = false
        guard state == .possible else { return }
        scrollView?.window?.dispatcher.release(followed)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if followed.allSatisfy({ touches.contains($0) }) {
            scrollView?.touchesLifted()
        } else {
            scrollView?.rebaseDrag()
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        scrollView?.touchesLifted()
    }

    override func reset() {
        super.reset()
        call?.cancel()
        call = nil
        isHolding = false
    }
}

/// Recognizes the pinches that zoom a scroll view's content.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { !(other is ScrollPanGestureRecognizer) }
}
