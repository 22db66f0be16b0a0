import CoreGraphics
import Foundation
import QuartzCore

extension UINavigationController: ScrollOffsetObserver {
    // MARK: Places

    /// Whether the bar shows: not where it is hidden, nor where a low screen hides it.
    private var showsBar: Bool {
        !barIsHidden && !(hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact)
    }

    /// Places the bars, and says what they cover.
    final func placeBars() {
        guard let view = viewIfLoaded else { return }
        let (bounds, safe) = (view.bounds, view.safeAreaInsets)
        let bar = navigationBar
        content.frame = bounds
        keepContentAtRest(under: safe.top)
        let share = largeTitleShare(under: safe.top)
        let height = bar.baseHeight + share
        let shown = bar.baseHeight + min(share, bar.flexibleHeight)
        bar.overhang = safe.top
        bar.bounds.size = CGSize(width: bounds.width, height: height)
        let y = showsBar ? safe.top : -height
        bar.center = CGPoint(x: bounds.midX, y: y + height / 2)
        bar.isUserInteractionEnabled = showsBar
        bar.accessibilityElementsHidden = !showsBar
        bar.setNeedsLayout()
        var covered = UIEdgeInsets.zero
        if showsBar { covered.top = safe.top + shown }
        covered.bottom = placeToolbar(in: view)
        content.covered = covered
        if let scrollView = followedScrollView {
            scrollView.growthAbove = showsBar ? bar.flexibleHeight - min(share, bar.flexibleHeight) : 0
        }
        noteScrollEdge(barBottom: safe.top + shown)
        if transition?.context == nil, let top = topViewController, let own = top.viewIfLoaded,
            own.superview === content
        {
            let frame = contentFrame(for: top)
            if own.frame != frame { own.frame = frame }
        }
    }

    /// How much of the large title shows, in points: more than all of it where the content is pulled down.
    private func largeTitleShare(under top: CGFloat) -> CGFloat {
        let bar = navigationBar
        guard bar.flexibleHeight > 0, showsBar else { return 0 }
        guard let scrollView = followedScrollView, followsOffset else { return bar.flexibleHeight }
        return max(0, -scrollView.contentOffset.y - addedInset(of: scrollView) - top - bar.baseHeight)
    }

    /// Keeps content that rests below the whole of the large title there when the parts above it grow or shrink, as by a
    /// search that is always there, and content that rests below a search that ends.
    private func keepContentAtRest(under top: CGFloat) {
        let (old, height) = (knownBaseHeight, navigationBar.baseHeight)
        let (hadSearch, hasSearch) = (knownSearchHasBar, navigationBar.search?.takesWholeBar == true)
        (knownBaseHeight, knownSearchHasBar) = (height, hasSearch)
        guard let old, old != height, showsBar, navigationBar.showsLargeTitle, followsOffset,
            let scrollView = followedScrollView, !scrollView.isTracking
        else { return }
        let share = -scrollView.contentOffset.y - addedInset(of: scrollView) - top - old
        if hadSearch, !hasSearch, abs(share) < 0.5 {
            // The search is over, and the title that gave way to it comes back.
            scrollView.contentOffset.y -= height + navigationBar.flexibleHeight - old
            return
        }
        guard share >= UINavigationBar.largeTitleHeight - 0.5 else { return }
        scrollView.contentOffset.y += share - min(share, navigationBar.flexibleHeight) - (height - old)
    }

    /// How far the content lies below the bars when it rests. A scroll view that never adjusts its insets has the bars in them.
    private func addedInset(of scrollView: UIScrollView) -> CGFloat {
        scrollView.contentInsetAdjustmentBehavior == .never ? scrollView.insetBelowBars : scrollView.contentInset.top
    }

    private func noteScrollEdge(barBottom: CGFloat) {
        let isAtEdge: Bool
        if let scrollView = followedScrollView, followsOffset {
            isAtEdge = -scrollView.contentOffset.y >= barBottom - 0.5
        } else {
            isAtEdge = true
        }
        guard isAtEdge != navigationBar.isAtScrollEdge else { return }
        navigationBar.isAtScrollEdge = isAtEdge
        navigationBar.barDidChange()
    }

    /// Places the toolbar; returns what it covers at the bottom.
    private func placeToolbar(in view: UIView) -> CGFloat {
        guard !toolbarIsHidden || toolbar.superview != nil, let toolbar else { return 0 }
        if toolbar.superview !== view { view.addSubview(toolbar) }
        let height = UIToolbar.height + view.safeAreaInsets.bottom
        let y = toolbarIsHidden ? view.bounds.maxY : view.bounds.maxY - height
        toolbar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
        return toolbarIsHidden ? 0 : height
    }

    /// Where a controller's view lies: under the bars, or between them where they are opaque or the controller says so.
    final func contentFrame(for controller: UIViewController) -> CGRect {
        var frame = content.bounds
        let covered = content.covered
        let edges = controller.edgesForExtendedLayout
        let isOpaque = !navigationBar.isTranslucent && !controller.extendedLayoutIncludesOpaqueBars
        if showsBar, !edges.contains(.top) || isOpaque {
            frame.origin.y += covered.top
            frame.size.height -= covered.top
        }
        if !toolbarIsHidden, !edges.contains(.bottom) { frame.size.height -= covered.bottom }
        frame.size.height = max(0, frame.size.height)
        return frame
    }

    /// Lets the bars come and go.
    final func moveBars(animated: Bool) {
        guard let view = viewIfLoaded else { return }
        view.setNeedsLayout()
        guard animated, view.window != nil else { return }
        UIView.animate(withDuration: UINavigationController.hideShowBarDuration) { view.layoutIfNeeded() }
    }

    /// Called when the bar's items or looks are others.
    final func barDidChange() { viewIfLoaded?.setNeedsLayout() }

    // MARK: The content

    /// Follows the scroll view of a controller.
    final func follow(_ controller: UIViewController?) {
        let scrollView = controller?.contentScrollView(for: .top)
        guard scrollView !== followedScrollView else { return }
        if followedScrollView?.offsetObserver === self { followedScrollView?.offsetObserver = nil }
        followedScrollView = scrollView
        scrollView?.offsetObserver = self
        followsOffset = scrollView.map { $0.knownInset.top != 0 && !isAtRest($0) } ?? false
        viewIfLoaded?.setNeedsLayout()
    }

    /// Whether content lies at its beginning, with nothing of a bar's above it to be pulled down: also where it has last been
    /// under a bar without a large title.
    private func isAtRest(_ scrollView: UIScrollView) -> Bool {
        scrollView.growthAbove == 0 && scrollView.contentOffset.y <= 0.5 - scrollView.adjustedContentInset.top
    }

    /// Follows the scroll view that the top controller has got since it was shown.
    package final func contentMayHaveChanged(of controller: UIViewController) {
        if controller === topViewController, transition == nil { follow(controller) }
    }

    func contentDidMove(in scrollView: UIScrollView) {
        guard scrollView === followedScrollView else { return }
        followsOffset = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// A title or a search that would be half there when the content rests is there, or gone.
    func restingOffset(_ offset: CGPoint, of scrollView: UIScrollView) -> CGPoint {
        let bar = navigationBar
        guard scrollView === followedScrollView, showsBar, bar.flexibleHeight > 0, let view = viewIfLoaded else {
            return offset
        }
        let edge = -addedInset(of: scrollView) - view.safeAreaInsets.top - bar.baseHeight
        let share = edge - offset.y
        guard share > 0, share < bar.flexibleHeight else { return offset }
        let stops = [0, bar.showsLargeTitle ? UINavigationBar.largeTitleHeight : 0, bar.flexibleHeight]
        let nearest = stops.min { abs($0 - share) < abs($1 - share) } ?? share
        return CGPoint(x: offset.x, y: edge - nearest)
    }

    // MARK: Other bars

    /// Hides or shows the tab bar, as the controllers in the stack want it.
    final func hideBottomBar(animated: Bool) {
        let hides = stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
        tabBarController?.setTabBarHiddenByPush(hides, animated: animated)
    }

    final func showToolbarItems(animated: Bool) {
        for controller in stack { controller.bars.toolbarDidChange = nil }
        guard let top = topViewController else { return }
        top.bars.toolbarDidChange = { [weak self] in self?.showToolbarItems(animated: $0) }
        guard !toolbarIsHidden || top.toolbarItems != nil else { return }
        toolbar.setItems(top.toolbarItems, animated: animated)
    }
}
