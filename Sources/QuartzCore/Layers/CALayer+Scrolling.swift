import CoreGraphics

extension CALayer {
    /// The nearest layer that scrolls its sublayers, from this layer up.
    private final var scrollAncestor: CALayer? {
        var layer: CALayer? = self
        while let current = layer {
            if current.scrollsSublayers { return current }
            layer = current.visibleSuperlayer
        }
        return nil
    }

    final func scrollAncestor(to point: CGPoint) {
        guard let scroller = scrollAncestor else { return }
        scroller.scrollSublayers(to: convert(point, to: scroller))
    }

    final func scrollAncestor(toShow rect: CGRect) {
        guard let scroller = scrollAncestor else { return }
        scroller.scrollSublayers(toShow: convert(rect, to: scroller))
    }

    final var rectShownByAncestor: CGRect {
        guard let scroller = scrollAncestor else { return bounds }
        let shown = bounds.intersection(convert(scroller.bounds, from: scroller))
        return shown.isNull ? .zero : shown
    }
}
