import CoreGraphics
import QuartzCore

/// The zoom scale of a scroll view's content, and the state of a zoom gesture.
struct ScrollZoom {
    var scale: CGFloat = 1
    var isZooming = false
    var isBouncing = false
    /// Whether zooming to the current scale is animated programmatically.
    var isAnimating = false
    /// The scale at the start of the gesture.
    var start: CGFloat = 1
    /// The point of the zoomed view that stays under the fingers.
    var anchor = CGPoint.zero
}

extension UIScrollView {
    /// The view that is zoomed.
    final var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

    /// The duration of programmatic zooming and of bouncing back, in seconds.
    private static let zoomDuration = 0.25

    final func zoomLimitsDidChange() {
        ownPinch.isEnabled = maximumZoomScale > minimumZoomScale
    }

    private func limited(_ scale: CGFloat) -> CGFloat {
        min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    }

    // MARK: Zoom scale

    /// Scales the zoomed view, keeping one of its points at a position in this view's frame.
    private func apply(_ scale: CGFloat, _ view: UIView, keeping anchor: CGPoint, at place: CGPoint, isLimited: Bool) {
        let factor = scale / zoom.scale
        let origin = view.frame.origin
        zoom.scale = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        // The frame grows to the right and down, as the content does.
        let grown = view.frame.origin
        view.center.x += origin.x - grown.x
        view.center.y += origin.y - grown.y
        ownContentSize = CGSize(width: ownContentSize.width * factor, height: ownContentSize.height * factor)
        drag.knownContent = ownContentSize
        updateInsets()
        let point = view.convert(anchor, to: self)
        let offset = CGPoint(x: point.x - place.x, y: point.y - place.y)
        moveContent(to: isLimited ? limited(offset) : offset)
        indicators.update()
        delegate?.scrollViewDidZoom(self)
    }

    /// The centre of the view's frame, relative to its origin.
    private var middle: CGPoint { CGPoint(x: super.bounds.width / 2, y: super.bounds.height / 2) }

    final func zoom(to scale: CGFloat, animated: Bool) {
        guard scale.isFinite, scale > 0 else {
            return reportOnce("\(layoutLabel) can't zoom to \(scale); the old scale is kept")
        }
        guard let view = zoomedView else { return }
        let offset = contentOffset
        let anchor = view.convert(CGPoint(x: offset.x + middle.x, y: offset.y + middle.y), from: self)
        zoom(to: limited(scale), view, keeping: anchor, at: middle, animated: animated)
    }

    final func zoom(toShow rect: CGRect, animated: Bool) {
        guard let view = zoomedView, rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite,
            rect.minX.isFinite, rect.minY.isFinite
        else { return }
        let size = super.bounds.size
        let scale = min(size.width / rect.width, size.height / rect.height)
        zoom(
            to: limited(scale), view, keeping: CGPoint(x: rect.midX, y: rect.midY), at: middle, animated: animated)
    }

    private func zoom(
        to scale: CGFloat, _ view: UIView, keeping anchor: CGPoint, at place: CGPoint, animated: Bool
    ) {
        stopMotion()
        guard animated else { return apply(scale, view, keeping: anchor, at: place, isLimited: true) }
        zoom.isBouncing = zoom.isZooming
        zoom.isAnimating = !zoom.isBouncing
        zoom.isZooming = false
        UIView.animate(withDuration: UIScrollView.zoomDuration, delay: 0, options: .allowUserInteraction) {
            self.apply(scale, view, keeping: anchor, at: place, isLimited: true)
        } completion: { _ in
            (self.zoom.isBouncing, self.zoom.isAnimating) = (false, false)
            self.delegate?.scrollViewDidEndZooming(self, with: view, atScale: self.zoom.scale)
        }
    }

    // MARK: Pinching

    final func pinchDidChange() {
        guard let view = zoomedView else { return }
        switch ownPinch.state {
        case .began:
            stopMotion()
            zoom.isZooming = true
            zoom.start = zoom.scale
            zoom.anchor = ownPinch.location(in: view)
            delegate?.scrollViewWillBeginZooming(self, with: view)
            pinch(view)
        case .changed: pinch(view)
        case .ended, .cancelled: endPinching(view)
        default: break
        }
    }

    private func pinch(_ view: UIView) {
        let wanted = zoom.start * ownPinch.scale
        let limit = limited(wanted)
        // Beyond the limits, the scale grows with the square root of the pinch.
        let scale = wanted == limit || !bouncesZoom ? limit : limit * (wanted / limit).squareRoot()
        let offset = super.bounds.origin
        let fingers = ownPinch.location(in: self)
        apply(
            scale, view, keeping: zoom.anchor, at: CGPoint(x: fingers.x - offset.x, y: fingers.y - offset.y),
            isLimited: false)
    }

    private func endPinching(_ view: UIView) {
        let offset = super.bounds.origin
        let fingers = ownPinch.location(in: self)
        let place = CGPoint(x: fingers.x - offset.x, y: fingers.y - offset.y)
        let scale = limited(zoom.scale)
        if scale != zoom.scale || limited(offset) != offset {
            zoom(to: scale, view, keeping: zoom.anchor, at: place, animated: true)
        } else {
            zoom.isZooming = false
            delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
        }
        // A finger that remains continues to drag the content.
        if drag.isDragging { rebaseDrag() }
    }
}
