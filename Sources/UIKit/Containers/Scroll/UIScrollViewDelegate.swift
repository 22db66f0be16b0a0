public import CoreGraphics
public import ObjectRuntime

/// Is notified of a scroll view's scrolling and zooming. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiscrollviewdelegate)
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: RuntimeObject {
    /// Called when the content offset has changed.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// Called when the zoom scale has changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// Called when the user starts to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// Called when the user is about to end dragging.
    ///
    /// - Parameters:
    ///   - velocity: the velocity of the content offset, in points per millisecond.
    ///   - scrollView: the scroll view.
    ///   - targetContentOffset: the offset at which scrolling will come to rest; may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// Called when the user has ended dragging; `decelerate` indicates whether the content continues to move.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// Called when the content starts to decelerate.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// Called when the content has come to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// Called when a programmatic scrolling animation has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// Returns the subview that zooming scales; nil, the default, for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// Called when the user starts to zoom.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// Called when zooming, including its animation, has ended.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    /// Asks the delegate whether a tap on the status bar scrolls to the top. Never called, as there is no status bar.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// Called when a tap on the status bar has scrolled to the top.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

    /// Called when `adjustedContentInset` has changed.
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
