import CoreGraphics

/// Translates touches to tracking, and tracking to events.
extension UIControl {
    /// How far a finger may be from a control and still count as inside, in points.
    private static let reach: CGFloat = 70

    /// Runs a closure during which actions receive the event.
    final func handling(_ event: UIEvent?, _ body: () -> Void) {
        let previous = currentEvent
        currentEvent = event
        body()
        currentEvent = previous
    }

    final func beginTouch(_ touches: Set<UITouch>, _ event: UIEvent?) {
        // Other pointer buttons show menus.
        guard isEnabled, trackedTouch == nil, let touch = touches.first, event?.isOfOtherButtons != true else { return }
        isTracking = beginTracking(touch, with: event)
        guard isTracking else { return }
        trackedTouch = touch
        isTouchInside = true
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    final func moveTouch(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = isInReach(touch, event)
        isHighlighted = isTouchInside
        guard continueTracking(touch, with: event) else {
            isHighlighted = false
            return resetTracking()
        }
        if wasInside != isTouchInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    }

    final func endTouch(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        isTouchInside = isInReach(touch, event)
        // The last value change is reported with the control no longer tracking.
        isTracking = false
        endTracking(touch, with: event)
        let events = isTouchInside ? upInsideEvents : .touchUpOutside
        isHighlighted = false
        resetTracking()
        sendActions(for: events)
    }

    final func cancelTouch(_ event: UIEvent?) {
        guard trackedTouch != nil else { return }
        isTracking = false
        cancelTracking(with: event)
        isHighlighted = false
        resetTracking()
        sendActions(for: .touchCancel)
    }

    private final func resetTracking() { (isTracking, isTouchInside, trackedTouch) = (false, false, nil) }

    private final func isInReach(_ touch: UITouch, _ event: UIEvent?) -> Bool {
        let place = touch.location(in: self)
        return point(inside: place, with: event)
            || bounds.insetBy(dx: -UIControl.reach, dy: -UIControl.reach).contains(place)
    }
}
