import CoreGraphics
import QuartzCore

/// The state of a drag of a scroll view's content.
struct ScrollDrag {
    var isTracking = false
    var isDragging = false
    /// The content offset at the start of the drag, as it would be without edges.
    var start = CGPoint.zero
    /// The gesture's translation at the start of the drag.
    var firstTranslation = CGPoint.zero
    /// The axes that the content moves along.
    var axes: Set<NSLayoutConstraint.Axis> = []
    /// The content offset at the start of the drag, for paging.
    var startOffset = CGPoint.zero
    /// The view and content sizes for which the offset was last limited.
    var knownSize = CGSize.zero
    var knownContent = CGSize.zero
}

extension UIScrollView {
    // MARK: Touch handling

    final func touchesLanded() {
        drag.isTracking = true
        stopMotion()
    }

    /// Called when the fingers are lifted without having dragged the content.
    final func touchesLifted() {
        guard drag.isTracking, !drag.isDragging else { return }
        drag.isTracking = false
        guard !isZooming else { return }
        // The motion may have been stopped at an offset beyond the edges.
        let rest = restingOffset(from: super.bounds.origin, velocity: .zero)
        guard rest != super.bounds.origin else { return }
        begin(newMotion(.settling, velocity: .zero, target: rest))
    }

    /// Whether a pan that is about to begin may scroll the content.
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

    /// Controls keep the touches that they have received.
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
            // Lock to an axis within about 30 degrees of it.
            if abs(movement.x) > 1.7 * abs(movement.y) { drag.axes = [.horizontal] }
            if abs(movement.y) > 1.7 * abs(movement.x) { drag.axes = [.vertical] }
        }
        rebaseDrag()
        indicators.show()
        if keyboardDismissMode.dismissesOnDrag { window?.endEditing(false) }
        dragWillBegin()
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

    /// Returns the offset at which content dragged to an offset is shown.
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
            reportOnce("\(layoutLabel) can't stop at \(target); the original target is used")
            target = natural
        }
        let isMoving = target != start
        delegate?.scrollViewDidEndDragging(self, willDecelerate: isMoving)
        guard isMoving else { return indicators.fade() }
        delegate?.scrollViewWillBeginDecelerating(self)
        let isNatural = target == natural && !isPagingEnabled
        begin(newMotion(.decelerating, velocity: isNatural ? velocity : nil, target: target))
    }

    // MARK: Deceleration and paging

    /// Returns the offset at which released content comes to rest.
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

    /// The velocity below which a drag doesn't turn the page, in points per second.
    private static let pagingSpeed: CGFloat = 50

    /// Returns the offset of the page to scroll to: the next one in the drag's direction, or the nearest if the drag
    /// is slow.
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

    /// Creates a motion that follows from the velocity or, without one, leads to a target.
    final func newMotion(_ phase: ScrollMotion.Phase, velocity: CGPoint?, target: CGPoint) -> ScrollMotion {
        ScrollMotion(phase, x: axis(.horizontal, velocity, target), y: axis(.vertical, velocity, target))
    }

    /// Returns an axis's motion, which follows from the velocity or, without one, leads to a target.
    private func axis(
        _ axis: NSLayoutConstraint.Axis, _ velocity: CGPoint?, _ target: CGPoint
    ) -> ScrollPhysics.Axis {
        let (start, range) = (super.bounds.origin[axis], range(axis))
        let rate = isPagingEnabled ? DecelerationRate.fast : decelerationRate
        let decay = ScrollPhysics.decay(rate.rawValue)
        guard range.contains(start) else {
            // From beyond an edge, the content springs back.
            let edge = min(max(start, range.lowerBound), range.upperBound)
            let end = velocity == nil ? min(max(target[axis], range.lowerBound), range.upperBound) : edge
            return .init(.springing(to: end, from: start, velocity: velocity?[axis] ?? 0))
        }
        guard let velocity else { return .released(from: start, to: target[axis], decay: decay) }
        guard abs(velocity[axis] / decay) > UIScrollView.minDecelerationDistance else { return .init(.still(start)) }
        return .released(
            from: start, velocity: velocity[axis], decay: decay, within: range, bounces: bounces(axis))
    }

    /// The distance below which released content stops at once, in points.
    private static let minDecelerationDistance: CGFloat = 1
}
