import CoreGraphics

extension CALayer {
    /// The nearest one, from this layer up.
    private final var scrollAncestor: CAScrollLayer? {
        var layer: CALayer? = self
        while let current = layer {
            if let scroller = current as? CAScrollLayer { return scroller }
            layer = current.visibleSuperlayer
        }
        return nil
    }

    final func scrollAncestor(to point: CGPoint) {
        guard let scroller = scrollAncestor else { return }
        scroller.scroll(to: convert(point, to: scroller))
    }

    final func scrollAncestor(toShow rect: CGRect) {
        guard let scroller = scrollAncestor else { return }
        scroller.scroll(to: convert(rect, to: scroller))
    }

    final var rectShownByAncestor: CGRect {
        guard let scroller = scrollAncestor else { return bounds }
        let shown = bounds.intersection(convert(scroller.bounds, from: scroller))
        return shown.isNull ? .zero : shown
    }
}
