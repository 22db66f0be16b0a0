import CoreGraphics
import QuartzCore

/// What fingers are doing with a scroll view's content.
struct ScrollDrag {
    var isTracking = false
    var isDragging = false
    /// Where the content would be without edges when the fingers began.
    var start = CGPoint.zero
    /// How far the fingers had moved by then.
    var firstTranslation = CGPoint.zero
    /// The axes that the content moves along.
    var axes: Set<NSLayoutConstraint.Axis> = []
    /// Where it was, for paging.
    var startOffset = CGPoint.zero
    /// The sizes that the offset was limited for.
    var knownSize = CGSize.zero
    var knownContent = CGSize.zero
}

extension UIScrollView {
    // MARK: Fingers down

    final func touchesLanded() {
        drag.isTracking = true
        stopMotion()
    }

    /// The fingers have left without having moved the content.
    final func touchesLifted() {
        guard drag.isTracking, !drag.isDragging else { return }
        drag.isTracking = false
        guard !isZooming else { return }
        // It may have been stopped where it can't stay.
        let rest = restingOffset(from: super.bounds.origin, velocity: .zero)
        guard rest != super.bounds.origin else { return }
        begin(newMotion(.settling, velocity: .zero, target: rest))
    }

    /// Whether fingers that have begun to move may move the content.
    final var panMayBegin: Bool {
        guard !isZooming else { return false }
        let movement = ownPan.translation(in: self)
        let dominant: NSLayoutConstraint.Axis = abs(movement.x) > abs(movement.y) ? .horizontal : .vertical
        guard canScroll(dominant), !leavesScrolling(dominant, movement[dominant]) else { return false }
        return ownPan.followed.allSatisfy { touch in
            guard let view = touch.view, view !== self, touch.delivery == .begun else { return true }
            return canCancelContentTouches && touchesShouldCancel(in: view)
        }
    }

    /// Controls keep the touches that they have heard of.
    final func mayTakeTouches(from view: UIView) -> Bool { !view.keepsTouchesFromScrolling }

    // MARK: Dragging

    final func panDidChange() {
        switch ownPan.state {
        case .began: beginDragging()
        case .changed: if !isZooming { dragContent() }
        case .ended, .cancelled: endDragging()
        default: break
        }
    }

    /// Rebases the drag, so that the content follows the fingers from where it is.
    final func rebaseDrag() {
        let offset = super.bounds.origin
        drag.firstTranslation = ownPan.translation(in: superview)
        for axis in NSLayoutConstraint.Axis.both {
            let (range, length) = (range(axis), super.bounds.size[axis])
            let beyond = offset[axis] - min(max(offset[axis], range.lowerBound), range.upperBound)
            let pulled = ScrollPhysics.unbanded(abs(beyond), in: length)
            drag.start[axis] = offset[axis] - beyond + (beyond < 0 ? -pulled : pulled)
        }
    }

    private func beginDragging() {
        drag.isDragging = true
        drag.startOffset = super.bounds.origin
        let movement = ownPan.translation(in: superview)
        drag.axes = [.horizontal, .vertical]
        if isDirectionalLockEnabled {
            // Within some 30 degrees of an axis.
            if abs(movement.x) > 1.7 * abs(movement.y) { drag.axes = [.horizontal] }
            if abs(movement.y) > 1.7 * abs(movement.x) { drag.axes = [.vertical] }
        }
        rebaseDrag()
        indicators.show()
        if keyboardDismissMode.dismissesOnDrag { window?.endEditing(false) }
        delegate?.scrollViewWillBeginDragging(self)
    }

    private func dragContent() {
        let translation = ownPan.translation(in: superview)
        var offset = super.bounds.origin
        for axis in drag.axes where canScroll(axis) {
            let wanted = drag.start[axis] - (translation[axis] - drag.firstTranslation[axis])
            offset[axis] = held(wanted, axis)
        }
        moveContent(to: offset)
        if keyboardDismissMode.isInteractive { Keyboard.shared.follow(ownPan.location(in: nil).y) }
    }

    /// Where the content is shown that fingers have pulled to a place.
    private func held(_ wanted: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        let range = range(axis)
        let edge = min(max(wanted, range.lowerBound), range.upperBound)
        guard wanted != edge, bounces(axis) else { return edge }
        let way = ScrollPhysics.rubberBanded(abs(wanted - edge), in: super.bounds.size[axis])
        return edge + (wanted < edge ? -way : way)
    }

    private func endDragging() {
        guard drag.isDragging else { return }
        (drag.isDragging, drag.isTracking) = (false, false)
        guard !isZooming else { return }
        let finger = ownPan.velocity(in: superview)
        if keyboardDismissMode.isInteractive { Keyboard.shared.letGo(velocity: finger.y) }
        var velocity = CGPoint.zero
        for axis in drag.axes where canScroll(axis) { velocity[axis] = -finger[axis] }
        let start = super.bounds.origin
        let natural = restingOffset(from: start, velocity: velocity)
        var target = restingOffset(
            proposed: natural, velocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000))
        if let offsetObserver, !isPagingEnabled { target = offsetObserver.restingOffset(target, of: self) }
        delegate?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: &target)
        if !target.x.isFinite || !target.y.isFinite {
            reportOnce("\(layoutLabel) can't come to rest at \(target); it goes where it would have gone")
            target = natural
        }
        let isMoving = target != start
        delegate?.scrollViewDidEndDragging(self, willDecelerate: isMoving)
        guard isMoving else { return indicators.fade() }
        delegate?.scrollViewWillBeginDecelerating(self)
        let isNatural = target == natural && !isPagingEnabled
        begin(newMotion(.decelerating, velocity: isNatural ? velocity : nil, target: target))
    }

    // MARK: Coming to rest

    /// Where the content comes to rest that is let go of.
    private func restingOffset(from offset: CGPoint, velocity: CGPoint) -> CGPoint {
        var rest = offset
        for axis in NSLayoutConstraint.Axis.both {
            if isPagingEnabled {
                rest[axis] = page(axis, from: offset[axis], velocity: velocity[axis])
            } else {
                rest[axis] = self.axis(axis, velocity, offset).end
            }
        }
        return isPagingEnabled ? limited(rest) : rest
    }

    /// A finger that is slower does not turn a page, in points per second.
    private static let pagingSpeed: CGFloat = 50

    /// The page that the content goes to: the next one in the fingers' direction, or else the nearest.
    private func page(_ axis: NSLayoutConstraint.Axis, from offset: CGFloat, velocity: CGFloat) -> CGFloat {
        let length = super.bounds.size[axis]
        guard length > 0, canScroll(axis) else { return offset }
        let place = offset / length
        let first = (drag.startOffset[axis] / length).rounded()
        let page =
            switch velocity {
            case UIScrollView.pagingSpeed...: place.rounded(.down) + 1
            case ...(-UIScrollView.pagingSpeed): place.rounded(.up) - 1
            default: place.rounded()
            }
        return min(max(page, first - 1), first + 1) * length
    }

    /// How the content goes on: as its speed has it, or to a target.
    final func newMotion(_ phase: ScrollMotion.Phase, velocity: CGPoint?, target: CGPoint) -> ScrollMotion {
        ScrollMotion(phase, x: axis(.horizontal, velocity, target), y: axis(.vertical, velocity, target))
    }

    /// How an axis goes on: as its speed has it, or to a target.
    private func axis(
        _ axis: NSLayoutConstraint.Axis, _ velocity: CGPoint?, _ target: CGPoint
    ) -> ScrollPhysics.Axis {
        let (start, range) = (super.bounds.origin[axis], range(axis))
        let rate = isPagingEnabled ? DecelerationRate.fast : decelerationRate
        let decay = ScrollPhysics.decay(rate.rawValue)
        guard range.contains(start) else {
            // From beyond an edge there is one way.
            let edge = min(max(start, range.lowerBound), range.upperBound)
            let end = velocity == nil ? min(max(target[axis], range.lowerBound), range.upperBound) : edge
            return .init(.springing(to: end, from: start, velocity: velocity?[axis] ?? 0))
        }
        guard let velocity else { return .released(from: start, to: target[axis], decay: decay) }
        guard abs(velocity[axis] / decay) > UIScrollView.minDecelerationDistance else { return .init(.still(start)) }
        return .released(
            from: start, velocity: velocity[axis], decay: decay, within: range, bounces: bounces(axis))
    }

    /// Content that would go on for less, in points, stops.
    private static let minDecelerationDistance: CGFloat = 1
}
