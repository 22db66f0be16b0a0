import CoreGraphics
import QuartzCore

/// What a view's margins are made of.
struct ViewMargins {
    /// Those that were set; nil for the standard ones.
    var own: NSDirectionalEdgeInsets?
    var preservesSuperview = false
    var followsSafeArea = true

    static let standard = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

    /// How far contents of a screen are from its sides, in points, on a screen or a list so wide.
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

    /// Has the subviews laid out because something about the view is another; not where it is their layout that changes it.
    final func noteLayoutChange() { layer.noteLayoutChange() }

    /// Has the superview lay out the view, whose contents would like another size, unless it is laying out anyway.
    final func contentSizeNeedsLayout() {
        guard let superview else { return }
        if layoutFlags.contains(.isInEngine) { superview.constraintsNeedLayout() } else { superview.noteLayoutChange() }
    }

    final func resizeToFit() {
        let origin = frame.origin
        bounds = CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size))
        // Not moved by a difference: that of two heights without end is nothing.
        let (size, anchor) = (bounds.size, anchorPoint)
        let box = CGRect(x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width, height: size.height)
            .applying(transform)
        center = CGPoint(x: origin.x - box.minX, y: origin.y - box.minY)
    }

    /// How many pixels of a point count for sizes and places: what contents are drawn with, where that is more than the
    /// screen's.
    final var pixelsPerPoint: CGFloat { max(displayScale, contentScaleFactor, 1) }

    /// A length that contents need, in whole pixels.
    final func roundedUp(_ length: CGFloat) -> CGFloat {
        // What is a whole number but for rounding stays one; nothing is not less than nothing.
        max((length * pixelsPerPoint - 1e-4).rounded(.up), 0) / pixelsPerPoint
    }

    /// Gives the layer the view's mask, which has the same bits, where the superview resizes its subviews.
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
            return reportOnce("A \(type(of: self)) can't have margins of \(margins); the old ones stay")
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

    /// As wide as lines of text should be at most, in points.
    private static let readableWidth: CGFloat = 672

    /// The margins between which lines of text aren't too long.
    final func readableMargins(width: CGFloat) -> UIEdgeInsets {
        var margins = layoutMargins
        let spare = max(0, (width - margins.left - margins.right - UIView.readableWidth) / 2)
        margins.left += spare
        margins.right += spare
        return margins
    }

    // MARK: The safe area

    /// The safe area from outside, and what a controller adds.
    final var ownSafeArea: UIEdgeInsets {
        let area = outerSafeArea
        guard let extra = controller?.additionalSafeAreaInsets, extra != .zero else { return area }
        return area + extra
    }

    /// How far insets of the superview reach into this view.
    final func insets(under outer: UIEdgeInsets, of parent: UIView) -> UIEdgeInsets {
        guard outer != .zero else { return .zero }
        let (frame, bounds) = (frame, parent.bounds)
        return UIEdgeInsets(
            top: max(0, outer.top - (frame.minY - bounds.minY)), left: max(0, outer.left - (frame.minX - bounds.minX)),
            bottom: max(0, outer.bottom - (bounds.maxY - frame.maxY)),
            right: max(0, outer.right - (bounds.maxX - frame.maxX)))
    }
}
