import CoreGraphics
import Foundation
import QuartzCore

/// Dispatches the touches of one window to gesture recognizers and views, in that order.
@MainActor
final class TouchDispatcher {
    private unowned let window: UIWindow
    private let event = UIEvent()
    private var isSending = false
    /// The active touches, by finger.
    private var fingers: [Int: UITouch] = [:]
    /// The most recent touch-down, for counting taps.
    private var lastDown: (time: TimeInterval, place: CGPoint, count: Int)?

    init(_ window: UIWindow) { self.window = window }

    // MARK: Touches

    /// Creates an event from simultaneous touch samples, and sends it to the window.
    func handle(_ samples: [TouchSample], _ held: HeldInput) {
        let now = CACurrentMediaTime()
        for touch in fingers.values { touch.phase = .stationary }
        for sample in samples where sample.location.x.isFinite && sample.location.y.isFinite { take(sample, now) }
        (event.timestamp, event.held) = (now, held)
        let left = event.touches
        event.touches = fingers.sorted { $0.key < $1.key }.map(\.value)
        guard !event.touches.isEmpty || !left.isEmpty else { return }
        isSending = true
        // The application finds the window from the touches.
        if event.touches.isEmpty { window.sendEvent(event) } else { UIApplication.shared.sendEvent(event) }
        isSending = false
        fingers = fingers.filter { $0.value.phase != .ended && $0.value.phase != .cancelled }
        event.touches = fingers.sorted { $0.key < $1.key }.map(\.value)
    }

    private func take(_ sample: TouchSample, _ now: TimeInterval) {
        switch (sample.action, fingers[sample.finger]) {
        case (.down, nil): fingers[sample.finger] = makeTouch(sample, now)
        case (.down, _?): reportOnce("Finger \(sample.finger) is already down")
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

    // MARK: Event delivery

    /// The implementation of `UIWindow.sendEvent(_:)`.
    func send(_ event: UIEvent) {
        for touch in event.touches where touch.phase == .began { find(touch, event) }
        notifyRecognizers(event)
        notifyViews(event)
        let recognizers = event.touches.flatMap { $0.gestureRecognizers ?? [] }.withoutRepeats
        for recognizer in recognizers { recognizer.resetIfDone() }
    }

    /// Hit-tests a new touch for its view, and collects its recognizers.
    private func find(_ touch: UITouch, _ event: UIEvent) {
        let hit = window.hitTest(touch.windowLocation, with: event)
        // Recognizers' delegates may access the touch's view.
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
        // Views receive one touch unless they enable multiple touch, and exclusive ones block others.
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
                // Delayed phases are delivered when no recognizer delays them any more.
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

    /// Called when a recognizer that cancels touches in views has recognized its gesture.
    func cancel(_ touches: some Sequence<UITouch>) {
        for touch in touches where touch.delivery != .over {
            let wasBegun = touch.delivery != .waiting
            touch.delivery = .over
            guard wasBegun, let view = touch.view else { continue }
            // The view sees the touch as cancelled when it leaves the event.
            let phase = touch.phase
            touch.phase = .cancelled
            view.touchesCancelled([touch], with: event)
            touch.phase = phase
        }
    }

    /// Called when a recognizer has failed: the touches that it delayed may be delivered.
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

    /// Whether the views will receive the touch in the event being sent.
    private func isInEvent(_ touch: UITouch) -> Bool {
        isSending && event.touches.contains(touch) && touch.phase != .stationary
    }
}

extension UITouch {
    /// Whether an undecided recognizer delays a phase of the touch.
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
    /// The elements without duplicates, in order of first occurrence.
    fileprivate var withoutRepeats: [Element] {
        var seen: Set<ObjectIdentifier> = []
        return filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
}
