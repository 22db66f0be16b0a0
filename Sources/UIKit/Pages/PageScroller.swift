import CoreGraphics
import Foundation
import QuartzCore

/// Scrolls a page view controller's pages: the current one, and once a pan begins, those before and after it.
@MainActor
final class PageScroller: NSObject, UIScrollViewDelegate {
    private unowned let owner: UIPageViewController
    private let scrollView = UIScrollView()
    /// The pages in layout order, and below, the index of the current one.
    private var pages: [UIViewController] = []
    private var current = 0
    private var hasNeighbours = false
    /// The page that becomes visible during a pan or an animation.
    private var coming: UIViewController?
    /// The completion of an animation started by code; nil during a pan.
    private var onEnd: (() -> Void)?
    private var isPlacing = false
    /// The page that code has started to show; nil while nothing moves, or during a pan.
    var shownByCode: [UIViewController]? { onEnd == nil ? nil : coming.map { [$0] } }

    init(_ owner: UIPageViewController) {
        self.owner = owner
        super.init()
        scrollView.delegate = self
        scrollView.isPagingEnabled = true
        scrollView.showsVerticalScrollIndicator = false
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.clipsToBounds = false
    }

    func install(in view: UIView) {
        // A single page can bounce, as the data source may provide others.
        (scrollView.alwaysBounceHorizontal, scrollView.alwaysBounceVertical) = (axis == .horizontal, axis == .vertical)
        view.addSubview(scrollView)
    }

    private var axis: NSLayoutConstraint.Axis { owner.navigationOrientation == .horizontal ? .horizontal : .vertical }
    /// Whether the next page is on the left.
    private var isFlipped: Bool { axis == .horizontal && (owner.viewIfLoaded?.isRightToLeft ?? false) }
    private var length: CGFloat { scrollView.bounds.size[axis] }

    // MARK: Page placement

    func placePages() {
        guard !isPlacing else { return }
        isPlacing = true
        defer { isPlacing = false }
        if pages.isEmpty, let first = owner.shown.first { (pages, current) = ([first], 0) }
        var area = owner.pageArea
        if axis == .horizontal {
            area = area.insetBy(dx: -owner.spacing / 2, dy: 0)
        } else {
            area = area.insetBy(dx: 0, dy: -owner.spacing / 2)
        }
        let hasNewSize = scrollView.frame.size != area.size
        if scrollView.frame != area { scrollView.frame = area }
        layOut()
        if hasNewSize, coming == nil { scrollView.contentOffset = offset(of: current) }
    }

    private func offset(of index: Int) -> CGPoint {
        var offset = CGPoint.zero
        offset[axis] = CGFloat(index) * length
        return offset
    }

    private func layOut() {
        var size = scrollView.bounds.size
        size[axis] = length * CGFloat(max(pages.count, 1))
        if scrollView.contentSize != size { scrollView.contentSize = size }
        scrollView.isScrollEnabled = owner.dataSource != nil
        for (index, page) in pages.enumerated() {
            guard index == current || page === coming, let view = page.view else { continue }
            place(view, at: index)
        }
    }

    private func place(_ view: UIView, at index: Int) {
        var frame = CGRect(origin: offset(of: index), size: scrollView.bounds.size)
        frame =
            axis == .horizontal
            ? frame.insetBy(dx: owner.spacing / 2, dy: 0) : frame.insetBy(dx: 0, dy: owner.spacing / 2)
        if view.frame != frame { view.frame = frame }
        if view.superview !== scrollView { scrollView.addSubview(view) }
    }

    /// Lays out pages again around a current one.
    private func arrange(_ new: [UIViewController], current index: Int) {
        isPlacing = true
        (pages, current) = (new, index)
        layOut()
        scrollView.contentOffset = offset(of: index)
        isPlacing = false
    }

    func forgetNeighbours() {
        guard coming == nil, let page = owner.shown.first else { return }
        hasNeighbours = false
        if owner.isViewLoaded { arrange([page], current: 0) }
    }

    // MARK: Programmatic navigation

    func show(
        _ page: UIViewController, _ direction: UIPageViewController.NavigationDirection, animated: Bool,
        _ completion: ((Bool) -> Void)?
    ) {
        finishMoving()
        hasNeighbours = false
        guard owner.shown.first !== page else {
            completion?(true)
            return
        }
        owner.add(page)
        let old = owner.shown.first
        guard animated, let old else {
            let isSeen = owner.viewIfLoaded?.window != nil
            if isSeen {
                page.beginTransition(appearing: true, animated: false)
                old?.beginTransition(appearing: false, animated: false)
            }
            if owner.isViewLoaded {
                old?.viewIfLoaded?.removeFromSuperview()
                arrange([page], current: 0)
            }
            if isSeen {
                page.settleTransition(animated: false)
                page.endTransition(animated: false)
                old?.endTransition(animated: false)
            }
            owner.take([page])
            completion?(true)
            return
        }
        let isAfter = (direction == .forward) != isFlipped
        arrange(isAfter ? [old, page] : [page, old], current: isAfter ? 0 : 1)
        begin(page)
        onEnd = { completion?(true) }
        scrollView.setContentOffset(offset(of: isAfter ? 1 : 0), animated: true)
    }

    // MARK: Scrolling

    /// Called when a page starts to appear: it is notified before the page that disappears, as in UIKit.
    private func begin(_ page: UIViewController) {
        coming = page
        owner.add(page)
        guard let index = pages.firstIndex(of: page) else { return }
        page.beginTransition(appearing: true, animated: true)
        owner.shown.first?.beginTransition(appearing: false, animated: true)
        if let view = page.view { place(view, at: index) }
        page.settleTransition(animated: true)
    }

    /// Called when the new page is fully visible, or has been scrolled back.
    private func end(completed: Bool) {
        guard let page = coming, let old = owner.shown.first else { return }
        coming = nil
        let byCode = onEnd
        onEnd = nil
        if completed {
            old.viewIfLoaded?.removeFromSuperview()
            page.endTransition(animated: true)
            old.endTransition(animated: true)
            owner.take([page])
        } else {
            takeBack(page, for: old)
        }
        hasNeighbours = false
        if let shown = owner.shown.first { arrange([shown], current: 0) }
        if let byCode { return byCode() }
        if completed, owner.pageControl.superview != nil {
            let isForward = pageIsAfter
            owner.pageControl.currentPage += isForward ? 1 : -1
        }
        owner.delegate?.pageViewController(
            owner, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: completed)
    }

    /// Whether the page that last became visible follows the other.
    private var pageIsAfter = false

    /// Completes any movement in progress.
    private func finishMoving() {
        guard coming != nil else { return }
        let completed = onEnd != nil || nearest != current
        end(completed: completed)
    }

    private var nearest: Int {
        guard length > 0 else { return current }
        return min(max(Int((scrollView.contentOffset[axis] / length).rounded()), 0), max(pages.count - 1, 0))
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        guard !hasNeighbours, let page = owner.shown.first, let dataSource = owner.dataSource else { return }
        // An animation started by code continues under the touch.
        guard onEnd == nil else { return }
        if coming != nil { end(completed: nearest != current) }
        hasNeighbours = true
        let before = dataSource.pageViewController(owner, viewControllerBefore: page)
        let after = dataSource.pageViewController(owner, viewControllerAfter: page)
        var order = [before, page, after].compactMap { $0 }
        if isFlipped { order.reverse() }
        var seen: [UIViewController] = []
        for other in order where !seen.contains(other) { seen.append(other) }
        arrange(seen, current: seen.firstIndex(of: page) ?? 0)
        scrollView.dragWasMoved()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isPlacing, onEnd == nil, length > 0 else { return }
        let way = scrollView.contentOffset[axis] - CGFloat(current) * length
        guard abs(way) > 0.5 else { return }
        let index = current + (way > 0 ? 1 : -1)
        guard pages.indices.contains(index), pages[index] !== coming else { return }
        if coming != nil {
            // The pan has crossed the page's resting position, to the page on its other side.
            turnAround()
        }
        pageIsAfter = (way > 0) != isFlipped
        let page = pages[index]
        guard page.parent == nil || page.parent === owner else {
            return reportOnce("A page that is a child of another controller can't be shown")
        }
        owner.delegate?.pageViewController(owner, willTransitionTo: [page])
        begin(page)
    }

    /// Reverts the page that became visible, as the pan reveals the other neighbour.
    private func turnAround() {
        guard let page = coming, let old = owner.shown.first else { return }
        coming = nil
        takeBack(page, for: old)
    }

    /// Keeps the old page, and removes the one that became visible.
    private func takeBack(_ page: UIViewController, for old: UIViewController) {
        old.beginTransition(appearing: true, animated: true)
        old.settleTransition(animated: true)
        old.endTransition(animated: true)
        page.beginTransition(appearing: false, animated: true)
        page.viewIfLoaded?.removeFromSuperview()
        page.endTransition(animated: true)
        owner.release(page)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { end(completed: nearest != current) }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { end(completed: nearest != current) }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { if onEnd != nil { end(completed: true) } }
}

extension UIScrollView {
    /// Called when the content was moved during a pan: the pan continues from the new position.
    final func dragWasMoved() {
        rebaseDrag()
        drag.startOffset = contentOffset
    }
}
