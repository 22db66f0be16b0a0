import CoreGraphics
import Foundation
import QuartzCore

extension UINavigationController: ScrollOffsetObserver {
    // MARK: Bar placement

    /// Whether the bar is shown: not if it is hidden, nor if a compact height hides it.
    private var showsBar: Bool {
        !barIsHidden && !(hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact)
    }

    /// Lays out the bars, and updates the safe area.
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

    /// The visible height of the large title, in points: more than its full height while the content is pulled down.
    private func largeTitleShare(under top: CGFloat) -> CGFloat {
        let bar = navigationBar
        guard bar.flexibleHeight > 0, showsBar else { return 0 }
        guard let scrollView = followedScrollView, followsOffset else { return bar.flexibleHeight }
        return max(0, -scrollView.contentOffset.y - addedInset(of: scrollView) - top - bar.baseHeight)
    }

    /// Keeps the content at rest below the large title when the parts above change height, such as for a search bar
    /// that is always shown, and at rest below a search that ends.
    private func keepContentAtRest(under top: CGFloat) {
        let (old, height) = (knownBaseHeight, navigationBar.baseHeight)
        let (hadSearch, hasSearch) = (knownSearchHasBar, navigationBar.search?.takesWholeBar == true)
        (knownBaseHeight, knownSearchHasBar) = (height, hasSearch)
        guard let old, old != height, showsBar, navigationBar.showsLargeTitle, followsOffset,
            let scrollView = followedScrollView, !scrollView.isTracking
        else { return }
        let share = -scrollView.contentOffset.y - addedInset(of: scrollView) - top - old
        if hadSearch, !hasSearch, abs(share) < 0.5 {
            // The search has ended, and the large title it had hidden returns.
            scrollView.contentOffset.y -= height + navigationBar.flexibleHeight - old
            return
        }
        guard share >= UINavigationBar.largeTitleHeight - 0.5 else { return }
        scrollView.contentOffset.y += share - min(share, navigationBar.flexibleHeight) - (height - old)
    }

    /// The distance from the bars to content at rest. If the scroll view never adjusts its insets, its own insets
    /// include the bars.
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

    /// Lays out the toolbar, and returns the height that it covers at the bottom.
    private func placeToolbar(in view: UIView) -> CGFloat {
        guard !toolbarIsHidden || toolbar.superview != nil, let toolbar else { return 0 }
        if toolbar.superview !== view { view.addSubview(toolbar) }
        let height = UIToolbar.height + view.safeAreaInsets.bottom
        let y = toolbarIsHidden ? view.bounds.maxY : view.bounds.maxY - height
        toolbar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
        return toolbarIsHidden ? 0 : height
    }

    /// The frame of a controller's view: under the bars, or between them where they are opaque or the controller
    /// requires it.
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

    /// Shows or hides the bars.
    final func moveBars(animated: Bool) {
        guard let view = viewIfLoaded else { return }
        view.setNeedsLayout()
        guard animated, view.window != nil else { return }
        UIView.animate(withDuration: UINavigationController.hideShowBarDuration) { view.layoutIfNeeded() }
    }

    /// Called when the bar's items or appearance have changed.
    final func barDidChange() { viewIfLoaded?.setNeedsLayout() }

    // MARK: Content scroll view

    /// Tracks the scroll view of a controller.
    final func follow(_ controller: UIViewController?) {
        let scrollView = controller?.contentScrollView(for: .top)
        guard scrollView !== followedScrollView else { return }
        if followedScrollView?.offsetObserver === self { followedScrollView?.offsetObserver = nil }
        followedScrollView = scrollView
        scrollView?.offsetObserver = self
        followsOffset = scrollView.map { $0.knownInset.top != 0 && !isAtRest($0) } ?? false
        viewIfLoaded?.setNeedsLayout()
    }

    /// Whether the content is at its top, with no part of the bar above it left to pull down: also if it was last under
    /// a bar without a large title.
    private func isAtRest(_ scrollView: UIScrollView) -> Bool {
        scrollView.growthAbove == 0 && scrollView.contentOffset.y <= 0.5 - scrollView.adjustedContentInset.top
    }

    /// Tracks a scroll view that the top controller has added since it was shown.
    package final func contentMayHaveChanged(of controller: UIViewController) {
        if controller === topViewController, transition == nil { follow(controller) }
    }

    func contentDidMove(in scrollView: UIScrollView) {
        guard scrollView === followedScrollView else { return }
        followsOffset = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// The offset at which scrolling comes to rest: a title or a search bar that would be partly visible is fully
    /// shown or hidden.
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

    // MARK: Toolbar and tab bar

    /// Hides or shows the tab bar, as the controllers in the stack require.
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
