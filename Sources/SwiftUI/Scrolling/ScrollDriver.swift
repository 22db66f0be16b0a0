import Foundation
import UIKit

/// The delegate of a scroll view: manages its initial position and its position binding.
@MainActor
final class ScrollDriver: UIScrollViewDelegate {
    private unowned let node: ScrollNode
    private var isLayingOut = false
    private var hasBegun = false
    /// The last known position of the binding.
    private var knownPosition: AnyHashable?

    init(_ node: ScrollNode) { self.node = node }

    private var scrollView: UIScrollView { node.scrollView }

    func whileLayingOut(_ body: () -> Void) {
        isLayingOut = true
        body()
        isLayingOut = false
    }

    // MARK: Offsets

    /// The minimum and the maximum offset.
    var limits: (least: CGPoint, most: CGPoint) {
        let (inset, size, content) = (scrollView.contentInset, scrollView.bounds.size, scrollView.contentSize)
        let least = CGPoint(x: -inset.left, y: -inset.top)
        return (
            least,
            CGPoint(
                x: max(least.x, content.width + inset.right - size.width),
                y: max(least.y, content.height + inset.bottom - size.height))
        )
    }

    func limited(_ offset: CGPoint) -> CGPoint {
        let (least, most) = limits
        return CGPoint(x: min(max(offset.x, least.x), most.x), y: min(max(offset.y, least.y), most.y))
    }

    /// Returns the offset that aligns a part of the content with an anchor of the visible area; without an anchor,
    /// the nearest offset that makes it visible.
    func offset(showing rect: CGRect, _ anchor: UnitPoint?) -> CGPoint {
        let inset = scrollView.contentInset
        let seen = CGRect(origin: scrollView.bounds.origin, size: scrollView.bounds.size).inset(by: inset)
        func length(_ low: CGFloat, _ length: CGFloat, _ seenLow: CGFloat, _ seenLength: CGFloat, _ part: CGFloat?)
            -> CGFloat
        {
            if let part { return low + length * part - seenLength * part }
            if low < seenLow || length > seenLength { return low }
            return low + length > seenLow + seenLength ? low + length - seenLength : seenLow
        }
        let place = CGPoint(
            x: length(rect.minX, rect.width, seen.minX, seen.width, anchor?.x) - inset.left,
            y: length(rect.minY, rect.height, seen.minY, seen.height, anchor?.y) - inset.top)
        let now = scrollView.bounds.origin
        return limited(
            CGPoint(
                x: node.axes.contains(.horizontal) ? place.x : now.x,
                y: node.axes.contains(.vertical) ? place.y : now.y))
    }

    /// Scrolls to a part of the content, animated if the transaction is.
    func scroll(toGlobal rect: CGRect, _ anchor: UnitPoint?, _ transaction: Transaction) {
        let target = offset(showing: node.contentRect(fromGlobal: rect), anchor)
        scrollView.setContentOffset(target, animated: transaction.visibleAnimation != nil)
    }

    // MARK: Layout

    /// Sets the initial position of the content, and maintains the anchored position when its size changes.
    func contentWasSized(from old: CGSize) {
        let (least, most) = limits
        guard hasBegun else {
            guard node.size.width > 0, node.size.height > 0 else { return }
            hasBegun = true
            let anchor = node.settings.anchor
            scrollView.contentOffset = CGPoint(
                x: least.x + (most.x - least.x) * (anchor.map { $0 == .top || $0 == .bottom ? 0 : $0.x } ?? 0),
                y: least.y + (most.y - least.y) * (anchor?.y ?? 0))
            return
        }
        guard let anchor = node.settings.anchor, old != scrollView.contentSize, !scrollView.isDragging,
            !scrollView.isDecelerating, lastLimits.most != most
        else {
            lastLimits = (least, most)
            return
        }
        // Content that was at the anchor stays there.
        let now = scrollView.bounds.origin
        let was = CGPoint(
            x: lastLimits.least.x + (lastLimits.most.x - lastLimits.least.x) * anchor.x,
            y: lastLimits.least.y + (lastLimits.most.y - lastLimits.least.y) * anchor.y)
        if abs(now.y - was.y) < 1, node.axes.contains(.vertical) {
            scrollView.contentOffset.y = least.y + (most.y - least.y) * anchor.y
        }
        if abs(now.x - was.x) < 1, node.axes.contains(.horizontal), anchor != .bottom, anchor != .top {
            scrollView.contentOffset.x = least.x + (most.x - least.x) * anchor.x
        }
        lastLimits = (least, most)
    }

    private var lastLimits = (least: CGPoint.zero, most: CGPoint.zero)

    func contentWasPlaced() {
        lastLimits = limits
        guard let position = node.settings.position else { return }
        let wanted = position.id
        guard wanted != knownPosition else { return }
        knownPosition = wanted
        guard let wanted else { return }
        let transaction = node.graph.transaction
        node.graph.afterLayout { [weak node] in
            node.map {
                _ = ScrollFinder.scroll(
                    to: wanted, in: $0, transaction.scrollTargetAnchor ?? position.anchor, transaction)
            }
        }
    }

    /// Writes the identity of the view at the anchor to the position binding.
    private func updatePosition() {
        guard let position = node.settings.position, !isLayingOut else { return }
        let inset = scrollView.contentInset
        let seen = CGRect(origin: scrollView.bounds.origin, size: scrollView.bounds.size).inset(by: inset)
        let anchor = position.anchor ?? .topLeading
        let point = CGPoint(x: seen.minX + seen.width * anchor.x, y: seen.minY + seen.height * anchor.y)
        func distance(_ rect: CGRect) -> CGFloat {
            let x = max(rect.minX - point.x, point.x - rect.maxX, 0)
            let y = max(rect.minY - point.y, point.y - rect.maxY, 0)
            return (node.axes.contains(.horizontal) ? x : 0) + (node.axes.contains(.vertical) ? y : 0)
        }
        var best: (id: AnyHashable, distance: CGFloat)?
        for target in node.targets where target.frame.intersects(seen) {
            let length = distance(target.frame)
            // If two views meet at the point, the later one is used.
            if best.map({ length <= $0.distance }) ?? true { best = (target.id, length) }
        }
        guard let best, best.id != knownPosition else { return }
        if position.set(best.id) { knownPosition = best.id }
    }

    // MARK: Scroll view delegate

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        node.contentDidMove()
        guard !isLayingOut else { return }
        if scrollView.isDragging || scrollView.isDecelerating { updatePosition() }
    }

    /// The content offset when the drag began.
    private(set) var dragStart = CGPoint.zero

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        dragStart = scrollView.bounds.origin
        node.graph.cancelGestures(inside: node)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard let behavior = node.settings.target else { return }
        targetContentOffset.pointee = behavior.restingOffset(
            for: node, proposed: targetContentOffset.pointee, velocity: velocity)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { updatePosition() }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { updatePosition() }
    }
}
