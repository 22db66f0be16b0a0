import CoreGraphics

// Scrolling with hardware keys, dismissing the on-screen keyboard by drags, and passing drags on to an enclosing scroll
// view.

extension UIScrollView.KeyboardDismissMode {
    var dismissesOnDrag: Bool { self == .onDrag || self == .onDragWithAccessory }
    var isInteractive: Bool { self == .interactive || self == .interactiveWithAccessory }
}

extension UIScrollView {
    /// The distance that an arrow key scrolls, in points. Apple doesn't document it.
    private static let arrowStep: CGFloat = 40

    /// Scrolls for a key that does so; returns false for other keys, and while text is edited.
    final func scrollsByKeys(_ presses: Set<UIPress>) -> Bool {
        guard allowsKeyboardScrolling, isScrollEnabled, !(window?.firstResponder is any UIKeyInput),
            let code = presses.first?.key?.keyCode, presses.count == 1
        else { return false }
        let size = super.bounds.size
        var target = contentOffset
        switch code {
        case .keyboardDownArrow: target.y += Self.arrowStep
        case .keyboardUpArrow: target.y -= Self.arrowStep
        case .keyboardRightArrow: target.x += Self.arrowStep
        case .keyboardLeftArrow: target.x -= Self.arrowStep
        case .keyboardPageDown: target.y += size.height
        case .keyboardPageUp: target.y -= size.height
        case .keyboardHome: target.y = -.greatestFiniteMagnitude
        case .keyboardEnd: target.y = .greatestFiniteMagnitude
        default: return false
        }
        target = limited(target)
        guard target != contentOffset else { return false }
        setContentOffset(target, animated: true)
        return true
    }

    final func contentAlignmentDidChange(from old: CGPoint) {
        guard contentAlignmentPoint.x.isFinite, contentAlignmentPoint.y.isFinite else {
            contentAlignmentPoint = old
            return reportOnce(
                "\(layoutLabel) can't align content at a point that is not a number; the old one is kept")
        }
        if contentAlignmentPoint != old, motion == nil, !isTracking {
            moveContent(to: limited(super.bounds.origin))
        }
    }

    /// Stops scrolling and zooming at the current position and scale.
    final func stopAll() {
        stopMotion()
        guard zoom.isAnimating || zoom.isBouncing, let view = zoomedView else { return }
        let shown = view.layer.presentation().map { $0.affineTransform().a } ?? zoom.scale
        let offset = layer.presentation()?.bounds.origin ?? contentOffset
        view.layer.removeAllAnimations()
        layer.removeAllAnimations()
        setZoomScale(shown, animated: false)
        moveContent(to: limited(offset))
    }

    /// Whether a drag along an axis is left to an enclosing scroll view: at an edge that doesn't bounce.
    final func leavesScrolling(_ axis: NSLayoutConstraint.Axis, _ movement: CGFloat) -> Bool {
        guard
            axis == .vertical ? transfersVerticalScrollingToParent : transfersHorizontalScrollingToParent,
            !bounces(axis)
        else { return false }
        let (range, offset) = (range(axis), super.bounds.origin[axis])
        guard movement > 0 ? offset <= range.lowerBound : offset >= range.upperBound else {
            return false
        }
        var view = superview
        while let outer = view {
            if let scroll = outer as? UIScrollView, scroll.isScrollEnabled, scroll.canScroll(axis) {
                return true
            }
            view = outer.superview
        }
        return false
    }
}
