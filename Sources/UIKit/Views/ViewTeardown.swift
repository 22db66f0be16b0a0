import QuartzCore

/// A deallocated view's state that must be torn down on the main actor, whichever thread released the view.
@MainActor
final class ViewTeardown {
    private let children: [UIView]
    private let mask: UIView?
    private let layer: CALayer
    private let recognizers: [UIGestureRecognizer]
    private let layoutState: ViewLayoutState?

    init(_ view: UIView) {
        (children, mask, layer) = (view.children, view.maskView, view.layer)
        (recognizers, layoutState) = (view.ownRecognizers, view.layoutState)
    }

    isolated deinit {
        guard layoutState?.engine != nil else { return }
        for child in children where child.parent == nil { child.constraintsEnter() }
    }
}
