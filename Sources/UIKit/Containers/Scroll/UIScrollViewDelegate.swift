public import CoreGraphics

/// Hears of a scroll view's scrolling and zooming. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiscrollviewdelegate)
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
    /// The content has another offset.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// The content has another scale.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// Fingers begin to move the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// Fingers let go of the content.
    ///
    /// - Parameters:
    ///   - velocity: how fast the offset changes, in points a millisecond.
    ///   - scrollView: the scroll view.
    ///   - targetContentOffset: where the content would come to rest; it may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// Fingers have let go of the content, which goes on or not.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// The content begins to go on by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// The content has come to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// Scrolling that code asked for with an animation is over.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// The subview that zooming makes larger and smaller; nil, the default, for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// Fingers begin to zoom.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// Zooming is over, and so is its animation.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    /// Whether a tap on the status bar scrolls to the top. There is none, so it is not asked.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// A tap on the status bar has scrolled to the top.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

    /// `adjustedContentInset` has changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
