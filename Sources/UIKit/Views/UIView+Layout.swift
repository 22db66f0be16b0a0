import CoreGraphics
import QuartzCore

/// The components of a view's margins.
struct ViewMargins {
    /// The margins that were set; nil for the default ones.
    var own: NSDirectionalEdgeInsets?
    var preservesSuperview = false
    var followsSafeArea = true

    static let standard = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

    /// The side margin of a screen's contents, in points, for a screen or list of a width.
    static func side(ofWidth width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
}

extension UIView {
    final func layoutByLayer(_ layer: CALayer) {
        guard layer === self.layer else { return layer.delegatePassed() }
        runUpdates()
        let area = ownSafeArea
        if area != knownSafeArea {
            knownSafeArea = area
            safeAreaInsetsDidChange()
            controller?.viewSafeAreaInsetsDidChange()
            if ownMargins.followsSafeArea { tellMarginsDidChange() }
            for child in children { child.setNeedsLayout() }
        }
        solveConstraints()
        let isNested = layoutFlags.contains(.isLayingOut)
        layoutFlags.insert(.isLayingOut)
        knownTraits.asCurrent {
            controller?.updateUnavailableContent()
            controller?.viewWillLayoutSubviews()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
        }
        settleConstraints()
        if !isNested { layoutFlags.remove(.isLayingOut) }
    }

    final func layoutNow() {
        var view: UIView? = self
        while let current = view {
            current.settleConstraints()
            view = current.parent
        }
        runUpdates()
        layoutEngine?.update()
        layer.layoutIfNeeded()
    }

    /// Lays out the superviews that need it, the outermost first: they determine the view's size and safe area.
    final func layoutSuperviews() {
        var above: [UIView] = []
        while let next = (above.last ?? self).parent { above.append(next) }
        for view in above.reversed() { view.layer.layoutAlone() }
    }

    /// Requests layout of the subviews after a change of the view, unless their layout itself makes the change.
    final func noteLayoutChange() { layer.noteLayoutChange() }

    /// Requests layout of the superview after the view's preferred content size has changed, unless it is being laid
    /// out already.
    final func contentSizeNeedsLayout() {
        guard let superview else { return }
        if layoutFlags.contains(.isInEngine) { superview.constraintsNeedLayout() } else { superview.noteLayoutChange() }
    }

    final func resizeToFit() {
        let origin = frame.origin
        bounds = CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size))
        // Not offset by a difference: that of two infinite heights is NaN.
        let (size, anchor) = (bounds.size, anchorPoint)
        let box = CGRect(x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width, height: size.height)
            .applying(transform)
        center = CGPoint(x: origin.x - box.minX, y: origin.y - box.minY)
    }

    /// The number of pixels per point to which sizes and positions are rounded: that of the contents, if greater than
    /// the screen's.
    final var pixelsPerPoint: CGFloat { max(displayScale, contentScaleFactor, 1) }

    /// A length rounded up to whole pixels.
    final func roundedUp(_ length: CGFloat) -> CGFloat {
        // A whole number with a rounding error stays whole; the result isn't negative.
        max((length * pixelsPerPoint - 1e-4).rounded(.up), 0) / pixelsPerPoint
    }

    /// Gives the layer the view's autoresizing mask, which has the same bits, if the superview resizes its subviews.
    final func passAutoresizing() {
        let isFree = parent?.autoresizesSubviews != false && !isConstrained
        let mask = isFree ? autoresizingMask : []
        let layerMask = CAAutoresizingMask(rawValue: UInt32(truncatingIfNeeded: mask.rawValue))
        if layer.autoresizingMask != layerMask { layer.autoresizingMask = layerMask }
    }

    // MARK: Margins

    final var shownMargins: UIEdgeInsets {
        var margins = (controller?.rootMargins ?? ownMargins.own ?? ViewMargins.standard).absolute(
            isRightToLeft: isRightToLeft)
        if ownMargins.followsSafeArea { margins = margins + safeAreaInsets }
        guard ownMargins.preservesSuperview, let parent else { return margins }
        let outer = insets(under: parent.shownMargins, of: parent)
        return UIEdgeInsets(
            top: max(margins.top, outer.top), left: max(margins.left, outer.left),
            bottom: max(margins.bottom, outer.bottom), right: max(margins.right, outer.right))
    }

    final func setMargins(_ margins: NSDirectionalEdgeInsets) {
        guard [margins.top, margins.leading, margins.bottom, margins.trailing].allSatisfy(\.isFinite) else {
            return reportOnce("A \(type(of: self)) can't have margins of \(margins); the old ones are kept")
        }
        changeMargins { $0.own = margins }
    }

    final func changeMargins(_ change: (inout ViewMargins) -> Void) {
        let before = shownMargins
        change(&ownMargins)
        if shownMargins != before { marginsDidChange() }
    }

    final func marginsDidChange() {
        layoutEngine?.recordSurroundings(of: self)
        setNeedsLayout()
        tellMarginsDidChange()
    }

    private func tellMarginsDidChange() {
        layoutMarginsDidChange()
        controller?.viewLayoutMarginsDidChange()
    }

    /// The maximum readable width of lines of text, in points.
    private static let readableWidth: CGFloat = 672

    /// The margins for a readable width of lines of text.
    final func readableMargins(width: CGFloat) -> UIEdgeInsets {
        var margins = layoutMargins
        let spare = max(0, (width - margins.left - margins.right - UIView.readableWidth) / 2)
        margins.left += spare
        margins.right += spare
        return margins
    }

    // MARK: Safe area

    /// The inherited safe area, plus the additional insets of a controller.
    final var ownSafeArea: UIEdgeInsets {
        let area = outerSafeArea
        guard let extra = controller?.additionalSafeAreaInsets, extra != .zero else { return area }
        return area + extra
    }

    /// The part of the superview's insets that overlaps this view.
    final func insets(under outer: UIEdgeInsets, of parent: UIView) -> UIEdgeInsets {
        guard outer != .zero else { return .zero }
        let (frame, bounds) = (frame, parent.bounds)
        return UIEdgeInsets(
            top: max(0, outer.top - (frame.minY - bounds.minY)), left: max(0, outer.left - (frame.minX - bounds.minX)),
            bottom: max(0, outer.bottom - (bounds.maxY - frame.maxY)),
            right: max(0, outer.right - (bounds.maxX - frame.maxX)))
    }
}
