import CoreGraphics
import Foundation
import QuartzCore

/// Brings the touches of one window to recognizers and views, in that order.
@MainActor
final class TouchDispatcher {
    private unowned let window: UIWindow
    private let event = UIEvent()
    private var isSending = false
    /// The fingers that are down.
    private var fingers: [Int: UITouch] = [:]
    /// The touch that came down last, for counting taps.
    private var lastDown: (time: TimeInterval, place: CGPoint, count: Int)?

    init(_ window: UIWindow) { self.window = window }

    // MARK: Touches

    /// Makes an event of what fingers do at one moment, and sends it to the window.
    func handle(_ samples: [TouchSample], _ held: HeldInput) {
        let now = CACurrentMediaTime()
        for touch in fingers.values { touch.phase = .stationary }
        for sample in samples where sample.location.x.isFinite && sample.location.y.isFinite { take(sample, now) }
        (event.timestamp, event.held) = (now, held)
        let left = event.touches
        event.touches = fingers.sorted { $0.key < $1.key }.map(\.value)
        guard !event.touches.isEmpty || !left.isEmpty else { return }
        isSending = true
        // The application finds the window by the touches.
        if event.touches.isEmpty { window.sendEvent(event) } else { UIApplication.shared.sendEvent(event) }
        isSending = false
        fingers = fingers.filter { $0.value.phase != .ended && $0.value.phase != .cancelled }
        event.touches = fingers.sorted { $0.key < $1.key }.map(\.value)
    }

    private func take(_ sample: TouchSample, _ now: TimeInterval) {
        switch (sample.action, fingers[sample.finger]) {
        case (.down, nil): fingers[sample.finger] = makeTouch(sample, now)
        case (.down, _?): reportOnce("Finger \(sample.finger) is down already; it can't come down again")
        case (_, nil): break
        case (let action, let touch?):
            touch.previousWindowLocation = touch.windowLocation
            touch.windowLocation = sample.location
            touch.timestamp = now
            let hasMoved = touch.windowLocation != touch.previousWindowLocation
            touch.phase =
                switch action {
                case .down, .move: hasMoved ? .moved : .stationary
                case .up: .ended
                case .cancel: .cancelled
                }
        }
    }

    private func makeTouch(_ sample: TouchSample, _ now: TimeInterval) -> UITouch {
        let (touch, place) = (UITouch(), sample.location)
        touch.ownType = sample.type
        touch.window = window
        touch.timestamp = now
        touch.windowLocation = place
        touch.previousWindowLocation = place
        if let last = lastDown, now - last.time <= TapTiming.maxInterval,
            hypot(place.x - last.place.x, place.y - last.place.y) <= TapTiming.maxDistance
        {
            touch.tapCount = last.count + 1
        }
        lastDown = (now, place, touch.tapCount)
        return touch
    }

    // MARK: Sending

    /// What `UIWindow.sendEvent(_:)` does.
    func send(_ event: UIEvent) {
        for touch in event.touches where touch.phase == .began { find(touch, event) }
        notifyRecognizers(event)
        notifyViews(event)
        let recognizers = event.touches.flatMap { $0.gestureRecognizers ?? [] }.withoutRepeats
        for recognizer in recognizers { recognizer.resetIfDone() }
    }

    /// Finds the view and the recognizers that a new touch belongs to.
    private func find(_ touch: UITouch, _ event: UIEvent) {
        let hit = window.hitTest(touch.windowLocation, with: event)
        // Recognizers' delegates ask the touch for its view.
        touch.view = hit
        let others = fingers.values.filter { $0 !== touch && $0.view != nil && $0.delivery != .over }
        var recognizers: [UIGestureRecognizer] = []
        var view = hit
        while let current = view {
            recognizers += (current.gestureRecognizers ?? []).filter { $0.wants(touch, event) }
            view = current.superview
        }
        touch.gestureRecognizers = recognizers
        for recognizer in recognizers { recognizer.follow(touch) }
        guard let hit else { return }
        // One finger is enough for most views; and some want the screen to themselves.
        let isSecond = !hit.isMultipleTouchEnabled && others.contains { $0.view === hit }
        let isShutOut = others.contains { $0.view !== hit && $0.view?.isExclusiveTouch == true }
        if isSecond || isShutOut || (hit.isExclusiveTouch && others.contains { $0.view !== hit }) {
            touch.delivery = .over
        }
    }

    private func notifyRecognizers(_ event: UIEvent) {
        let recognizers = event.touches.flatMap { $0.gestureRecognizers ?? [] }.withoutRepeats
        for recognizer in recognizers {
            for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
                let touches = event.touches.filter {
                    $0.phase == phase && $0.gestureRecognizers?.contains(recognizer) == true
                }
                if !touches.isEmpty { recognizer.receive(Set(touches), phase, event) }
            }
        }
    }

    private func notifyViews(_ event: UIEvent) {
        var calls: [(view: UIView, phase: UITouch.Phase, touches: Set<UITouch>)] = []
        for touch in event.touches {
            guard let view = touch.view, touch.delivery != .over, touch.phase != .stationary else { continue }
            if touch.phase == .began, touch.isHeldBack(\.delaysTouchesBegan) { continue }
            if touch.delivery == .waiting, touch.phase != .began {
                // What was held back is caught up with when nobody holds it any more.
                guard !touch.isHeldBack(\.delaysTouchesBegan) else { continue }
                view.touchesBegan([touch], with: event)
            }
            if touch.phase == .ended, touch.isHeldBack(\.delaysTouchesEnded) {
                touch.delivery = .endWaits
                continue
            }
            let isLast = touch.phase == .ended || touch.phase == .cancelled
            touch.delivery = isLast ? .over : .begun
            if let known = calls.firstIndex(where: { $0.view === view && $0.phase == touch.phase }) {
                calls[known].touches.insert(touch)
            } else {
                calls.append((view, touch.phase, [touch]))
            }
        }
        for call in calls { call.view.tell(call.phase, call.touches, event) }
    }

    // MARK: Recognizers

    /// A recognizer that cancels touches in views has recognized its gesture.
    func cancel(_ touches: some Sequence<UITouch>) {
        for touch in touches where touch.delivery != .over {
            let wasBegun = touch.delivery != .waiting
            touch.delivery = .over
            guard wasBegun, let view = touch.view else { continue }
            // On its way out of the event, the touch looks cancelled to its view.
            let phase = touch.phase
            touch.phase = .cancelled
            view.touchesCancelled([touch], with: event)
            touch.phase = phase
        }
    }

    /// A recognizer has failed: what it held back may go on.
    func release(_ touches: some Sequence<UITouch>) {
        for touch in touches {
            guard let view = touch.view else { continue }
            let isOver = touch.phase == .ended
            if touch.delivery == .waiting, !touch.isHeldBack(\.delaysTouchesBegan), isOver || !isInEvent(touch) {
                touch.delivery = isOver ? .endWaits : .begun
                view.touchesBegan([touch], with: event)
            }
            if touch.delivery == .endWaits, !touch.isHeldBack(\.delaysTouchesEnded) {
                touch.delivery = .over
                view.touchesEnded([touch], with: event)
            }
        }
    }

    /// Whether the views will be told of the touch in the event that is being sent.
    private func isInEvent(_ touch: UITouch) -> Bool {
        isSending && event.touches.contains(touch) && touch.phase != .stationary
    }
}

extension UITouch {
    /// Whether a recognizer that has not made up its mind keeps something of the touch from the view.
    fileprivate func isHeldBack(_ delays: (UIGestureRecognizer) -> Bool) -> Bool {
        (gestureRecognizers ?? []).contains { $0.state == .possible && $0.isFollowing(self) && delays($0) }
    }
}

extension UIResponder {
    fileprivate func tell(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        default: break
        }
    }
}

extension Array where Element: AnyObject {
    /// Each element once, at its first place.
    fileprivate var withoutRepeats: [Element] {
        var seen: Set<ObjectIdentifier> = []
        return filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
}
