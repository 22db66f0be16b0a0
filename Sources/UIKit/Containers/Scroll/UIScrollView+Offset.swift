import CoreGraphics
import QuartzCore

/// Is notified when a scroll view's content has moved.
@MainActor
protocol ScrollOffsetObserver: AnyObject {
    func contentDidMove(in scrollView: UIScrollView)
    /// Returns the offset at which content comes to rest that would otherwise do so at the given offset.
    func restingOffset(_ offset: CGPoint, of scrollView: UIScrollView) -> CGPoint
}

/// A view that pulling beyond the top of a scroll view reveals.
@MainActor
protocol ScrollRefresher: UIView {
    /// Called when the content has moved.
    func contentDidMove(in scrollView: UIScrollView)
}

extension UIScrollView {
    /// Returns the range of the offset along an axis, at rest.
    final func range(_ axis: NSLayoutConstraint.Axis) -> ClosedRange<CGFloat> {
        let inset = adjustedContentInset
        let low = 0 - inset.low(axis) - (axis == .vertical ? growthAbove : 0)
        let high = contentSize[axis] + inset.high(axis) - super.bounds.size[axis]
        guard high < low else { return low...high }
        let place = low - (low - high) * contentAlignmentPoint[axis]
        return place...place
    }

    /// Whether the content exceeds the view.
    final func hasMore(_ axis: NSLayoutConstraint.Axis) -> Bool {
        let range = range(axis)
        return range.upperBound > range.lowerBound
    }

    /// Whether the content can be pulled beyond its edges.
    final func bounces(_ axis: NSLayoutConstraint.Axis) -> Bool {
        (axis == .horizontal ? bouncesHorizontally : bouncesVertically)
            && (hasMore(axis) || (axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical))
    }

    final func canScroll(_ axis: NSLayoutConstraint.Axis) -> Bool { hasMore(axis) || bounces(axis) }

    final func limited(_ offset: CGPoint) -> CGPoint {
        let (x, y) = (range(.horizontal), range(.vertical))
        return CGPoint(
            x: min(max(offset.x, x.lowerBound), x.upperBound), y: min(max(offset.y, y.lowerBound), y.upperBound))
    }

    // MARK: Content movement

    final func moveContent(to offset: CGPoint) {
        guard offset.x.isFinite, offset.y.isFinite else {
            return reportOnce("\(layoutLabel) can't scroll to \(offset); the old offset is kept")
        }
        guard offset != super.bounds.origin else { return }
        bounds.origin = offset
    }

    /// Moves the content along with its motion or drag, so that visible content stays in place as content before it
    /// grows.
    final func shiftContent(by distance: CGPoint) {
        motion?.shift(by: distance)
        drag.start.x += distance.x
        drag.start.y += distance.y
        let origin = super.bounds.origin
        moveContent(to: CGPoint(x: origin.x + distance.x, y: origin.y + distance.y))
    }

    final func offsetDidChange() {
        noteLayoutChange()
        indicators.update()
        offsetObserver?.contentDidMove(in: self)
        refresher?.contentDidMove(in: self)
        delegate?.scrollViewDidScroll(self)
    }

    final func setContentSize(_ size: CGSize) {
        guard size.width.isFinite, size.height.isFinite else {
            return reportOnce("\(layoutLabel) can't have content of \(size); the old size is kept")
        }
        guard size != ownContentSize else { return }
        ownContentSize = size
        updateInsets()
        keepWithinLimits()
        indicators.update()
    }

    /// Resizes the content to the size that the constraints determine.
    final func fitContent(_ size: AxisPair<CGFloat?>) {
        var content = contentSize
        let scale = zoomedView?.layoutFlags.contains(.isConstrained) == true ? zoom.scale : 1
        if let width = size.horizontal { content.width = width * scale }
        if let height = size.vertical { content.height = height * scale }
        contentSize = content
    }

    /// Keeps content that nothing moves within its edges when its size or the view's changes.
    final func keepWithinLimits() {
        let size = super.bounds.size
        guard size != drag.knownSize || contentSize != drag.knownContent else { return }
        (drag.knownSize, drag.knownContent) = (size, contentSize)
        guard !isTracking, !isZooming, size.width > 0, size.height > 0 else { return }
        if let motion {
            guard motion.phase != .animated, limited(motion.target) != motion.target else { return }
            return redirect(motion)
        }
        moveContent(to: limited(super.bounds.origin))
    }

    /// Redirects a motion that would end beyond the edges to end within them: immediately if the content is beyond them
    /// already, otherwise at its current velocity.
    private func redirect(_ current: ScrollMotion) {
        let now = CACurrentMediaTime()
        let (offset, velocity) = (current.offset(at: now), current.velocity(at: now))
        guard limited(offset) == offset else {
            stopMotion()
            return moveContent(to: limited(super.bounds.origin))
        }
        current.stop()
        motion = nil
        moveContent(to: offset)
        begin(newMotion(current.phase, velocity: velocity, target: limited(current.target)))
    }

    // MARK: Insets

    /// The part of the adjusted insets that comes from the safe area.
    final var adjustment: UIEdgeInsets {
        guard contentInsetAdjustmentBehavior != .never else { return .zero }
        var area = safeAreaInsets
        guard contentInsetAdjustmentBehavior != .always else { return area }
        func scrolls(_ axis: NSLayoutConstraint.Axis, _ always: Bool) -> Bool {
            always || contentSize[axis] + contentInset.low(axis) + contentInset.high(axis) > super.bounds.size[axis]
        }
        if !scrolls(.horizontal, alwaysBounceHorizontal) { (area.left, area.right) = (0, 0) }
        if !scrolls(.vertical, alwaysBounceVertical), !isContentOfController { (area.top, area.bottom) = (0, 0) }
        return area
    }

    /// Whether bars cover the view, as it is the content of a controller in a stack or in tabs: then content that is
    /// too short to scroll is kept clear of the bars too.
    private var isContentOfController: Bool {
        guard contentInsetAdjustmentBehavior == .automatic else { return false }
        let owner = controller ?? (superview?.subviews.first === self ? superview?.controller : nil)
        return owner?.parent?.coversChildrenByBars == true && owner?.automaticallyAdjustsScrollViewInsets == true
    }

    /// Updates everything that depends on the insets. Content that is at its start stays there.
    final func updateInsets() {
        let (old, new) = (knownInset, adjustedContentInset)
        guard old != new else { return }
        knownInset = new
        var offset = super.bounds.origin
        if abs(offset.x + old.left) < UIScrollView.startTolerance { offset.x = -new.left }
        if abs(offset.y + old.top) < UIScrollView.startTolerance { offset.y = -new.top }
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
        if motion == nil, !isTracking { moveContent(to: offset) }
        indicators.update()
    }

    /// The distance from its start within which content counts as being there, in points: less than a pixel.
    private static let startTolerance: CGFloat = 0.01

    /// Makes room for a refresh control above the content. The content stays where it is.
    final func setRefreshInset(_ inset: CGFloat) {
        guard inset != refreshInset else { return }
        refreshInset = inset
        knownInset = adjustedContentInset
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
        if drag.isDragging { rebaseDrag() }
    }

    // MARK: Motion

    /// The duration of programmatic scrolling, in seconds. Apple doesn't document it; the value matches its appearance.
    private static let scrollDuration: CGFloat = 0.3

    final func scroll(to offset: CGPoint) {
        guard offset.x.isFinite, offset.y.isFinite else { return moveContent(to: offset) }
        let start = contentOffset
        guard offset != start else { return }
        let duration = UIScrollView.scrollDuration
        begin(
            ScrollMotion(
                .animated, x: .init(.eased(from: start.x, to: offset.x, duration: duration)),
                y: .init(.eased(from: start.y, to: offset.y, duration: duration))))
    }

    /// Scrolls with an animation to an offset that is determined again as content on the way gets its size.
    final func scroll(toward goal: @escaping () -> CGPoint?) {
        guard let target = goal() else { return }
        setContentOffset(target, animated: true)
        // An override may have scrolled elsewhere.
        if let motion, motion.phase == .animated, motion.target == target { motion.goal = goal }
    }

    final func begin(_ new: ScrollMotion) {
        stopMotion()
        motion = new
        indicators.show()
        new.run { [weak self] in self?.followMotion() }
    }

    /// Moves the content to the motion's current offset.
    final func followMotion() {
        guard let current = motion, !current.isFollowed else { return }
        let now = CACurrentMediaTime()
        guard now < current.end else { return finish(current) }
        current.isFollowed = true
        moveContent(to: current.offset(at: now))
        current.isFollowed = false
    }

    private func finish(_ over: ScrollMotion) {
        motion = nil
        over.stop()
        moveContent(to: over.target)
        reach(over)
        indicators.fade()
        switch over.phase {
        case .decelerating: delegate?.scrollViewDidEndDecelerating(self)
        case .animated: delegate?.scrollViewDidEndScrollingAnimation(self)
        case .settling: break
        }
    }

    /// Reaches a motion's goal, where content that came into view last has another size than estimated.
    private func reach(_ over: ScrollMotion) {
        guard let goal = over.goal else { return }
        for _ in 0..<4 {
            layoutIfNeeded()
            guard motion == nil, let target = goal(), target != contentOffset else { return }
            moveContent(to: target)
        }
    }

    /// Stops the motion at the content's current offset.
    final func stopMotion() {
        guard let current = motion else { return }
        motion = nil
        current.stop()
        moveContent(to: current.offset(at: CACurrentMediaTime()))
        indicators.fade()
        if current.phase == .decelerating { delegate?.scrollViewDidEndDecelerating(self) }
    }

    final func show(_ rect: CGRect, animated: Bool) {
        guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else {
            return reportOnce("\(layoutLabel) can't show \(rect); the content stays where it is")
        }
        let visible = CGRect(origin: contentOffset, size: super.bounds.size).inset(by: adjustedContentInset)
        var offset = contentOffset
        for axis in NSLayoutConstraint.Axis.both {
            let before = rect.low(axis) - visible.low(axis)
            let after = rect.low(axis) + rect.length(axis) - visible.low(axis) - visible.length(axis)
            // A rectangle that doesn't fit is shown from its start.
            if before < 0 || rect.length(axis) > visible.length(axis) {
                offset[axis] += before
            } else if after > 0 {
                offset[axis] += after
            }
        }
        setContentOffset(limited(offset), animated: animated)
    }
}
