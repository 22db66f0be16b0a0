import CoreGraphics
import QuartzCore

/// State transitions of a recognizer, and their effects on other recognizers and on views.
extension UIGestureRecognizer {
    final func change(to new: State) {
        switch (ownState, new) {
        case (.possible, .possible): break
        case (.possible, .failed), (.possible, .cancelled): fail()
        case (.possible, .began), (.possible, .ended): begin(new)
        case (.possible, .changed): begin(.began)
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
            (.changed, .cancelled):
            enter(new)
        case (.began, .failed), (.changed, .failed): enter(.cancelled)
        default: reportOnce("A \(type(of: self)) can't go from \(ownState) to \(new)")
        }
    }

    // MARK: State transitions

    private final func begin(_ new: State) {
        guard waitingState == nil else {
            // Keep waiting; a gesture that ends before it could begin is recognized as ended.
            if new == .ended { waitingState = .ended }
            return
        }
        guard delegate?.gestureRecognizerShouldBegin(self) != false, view?.gestureRecognizerShouldBegin(self) != false
        else { return fail() }
        guard !followed.contains(where: { keepsTouch($0.view) }) else { return fail() }
        let rivals = rivals
        guard !rivals.contains(where: { ($0.ownState.isActive || $0.ownState == .ended) && prevents($0, self) }) else {
            return fail()
        }
        guard !rivals.contains(where: { $0.ownState == .possible && waits(self, for: $0) }) else {
            waitingState = new
            return
        }
        recognize(new)
    }

    /// Whether a control below the recognizer's view handles the gesture's touches itself.
    private final func keepsTouch(_ view: UIView?) -> Bool {
        guard let view, view !== self.view else { return false }
        return view.keepsTouches(from: self)
    }

    private final func recognize(_ new: State) {
        waitingState = nil
        for rival in rivals where rival.ownState == .possible && prevents(self, rival) { rival.fail() }
        enter(new)
        for rival in rivals where rival.ownState == .possible && waits(rival, for: self) { rival.fail() }
    }

    /// Enters a state and calls the handlers.
    private final func enter(_ new: State) {
        ownState = new
        if cancelsTouchesInView, new == .began || new == .ended {
            view?.window?.dispatcher.cancel(followed + heldTouches)
        }
        callHandlers()
        if new.isOver { releaseHeldTouches() }
    }

    final func fail() {
        guard ownState == .possible else { return }
        ownState = .failed
        waitingState = nil
        let rivals = rivals
        view?.window?.dispatcher.release(followed + heldTouches)
        // Recognizers that waited for this one may proceed.
        for rival in rivals {
            guard let waiting = rival.waitingState, rival.ownState == .possible else { continue }
            if !rival.rivals.contains(where: { $0.ownState == .possible && rival.waits(rival, for: $0) }) {
                rival.recognize(waiting)
                rival.resetIfDone()
            }
        }
        releaseHeldTouches()
        resetIfDone()
    }

    private final func releaseHeldTouches() { heldTouches = [] }

    /// The other recognizers of the same touches, including touches that have ended while recognizers still wait.
    private final var rivals: [UIGestureRecognizer] {
        var rivals: [UIGestureRecognizer] = []
        for touch in followed + heldTouches {
            for other in touch.gestureRecognizers ?? []
            where other !== self && other.isFollowing(touch) && !rivals.contains(other) {
                rivals.append(other)
            }
        }
        return rivals
    }

    private final func waits(_ one: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
        one.requirements.contains { $0.recognizer === other } || one.shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: one)
            || one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: one) == true
    }

    private final func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard one.canPrevent(other), other.canBePrevented(by: one) else { return false }
        return one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) != true
            && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) != true
    }

    // MARK: Touches

    final func wants(_ touch: UITouch, _ event: UIEvent) -> Bool {
        isEnabled && allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue)) && shouldReceive(event)
            && delegate?.gestureRecognizer(self, shouldReceive: touch) != false
    }

    final func follow(_ touch: UITouch) { followed.append(touch) }

    final func isFollowing(_ touch: UITouch) -> Bool { followed.contains(touch) || heldTouches.contains(touch) }

    final func receive(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
        lastLocation = followed.isEmpty ? lastLocation : center
        held = event.held
        if !ownState.isOver, isEnabled {
            switch phase {
            case .began: touchesBegan(touches, with: event)
            case .moved: touchesMoved(touches, with: event)
            case .ended: touchesEnded(touches, with: event)
            default: touchesCancelled(touches, with: event)
            }
        }
        guard phase == .ended || phase == .cancelled else { return }
        followed.removeAll { touches.contains($0) }
        if ownState == .possible { heldTouches += touches }
    }

    /// Resets the recognizer for the next gesture once all fingers of this one have been lifted.
    final func resetIfDone() {
        guard ownState.isOver, followed.isEmpty else { return }
        waitingState = nil
        heldTouches = []
        reset()
        ownState = .possible
    }

    final func move(to view: UIView?) {
        giveUp()
        self.view = view
    }

    final func giveUp() {
        if ownState.isActive { change(to: .cancelled) } else { fail() }
        for touch in followed { touch.gestureRecognizers?.removeAll { $0 === self } }
        followed = []
        if ownState.isOver { resetIfDone() }
    }

    // MARK: Touch locations

    /// The centroid of the touches, in the window's coordinates.
    final var center: CGPoint { UIGestureRecognizer.center(of: followed.map(\.windowLocation)) }

    static func center(of points: [CGPoint]) -> CGPoint {
        guard !points.isEmpty else { return .zero }
        let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
    }

    final func convert(_ point: CGPoint, to other: UIView?) -> CGPoint {
        guard let other, let window = view?.window else { return point }
        return other.convert(point, from: window)
    }
}
