import CoreGraphics
import Foundation
import QuartzCore

/// The container view of a presentation.
final class PresentationContainer: UIView {
    weak var presentation: UIPresentationController?
    /// Whether touches outside the presented view pass through to the views below.
    var letsTouchesThrough = false
    /// The views below that receive touches despite the presentation.
    var passthroughViews: [UIView] = []
    private var placedSize = CGSize.zero

    init(frame: CGRect, of presentation: UIPresentationController) {
        super.init(frame: frame)
        self.presentation = presentation
        placedSize = frame.size
        isOpaque = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // A presentation that doesn't fill the screen has the elevated user interface level, whose dark colours are
        // lighter.
        if presentation is UISheetPresentationController || presentation is UIPopoverPresentationController {
            traitOverrides.userInterfaceLevel = .elevated
        }
    }

    required init?(coder: NSCoder) { nil }

    /// The presenting controller, as the presented one's responder chain continues with it.
    override var next: UIResponder? { presentation?.presentingViewController ?? super.next }

    /// The content below a presentation is hidden from assistive technologies, unless touches pass through to it.
    override var accessibilityViewIsModal: Bool {
        get { !letsTouchesThrough }
        set { super.accessibilityViewIsModal = newValue }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let presentation else { return }
        presentation.containerViewWillLayoutSubviews()
        if bounds.size != placedSize {
            placedSize = bounds.size
            presentation.containerDidResize()
        }
        presentation.containerViewDidLayoutSubviews()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let found = super.hitTest(point, with: event) else { return nil }
        let isBeside = found === self || !(presentation?.presentedView.map { found.isDescendant(of: $0) } ?? false)
        guard isBeside else { return found }
        if letsTouchesThrough { return nil }
        for view in passthroughViews where view.window === window {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return found
    }
}

/// A view's position in the hierarchy, to restore it.
struct ViewPlace {
    private weak var superview: UIView?
    private let below: [UIView]
    private let frame: CGRect

    @MainActor
    init?(of view: UIView) {
        guard let superview = view.superview else { return nil }
        self.superview = superview
        below = Array(superview.subviews.prefix { $0 !== view })
        frame = superview.bounds
    }

    /// Restores the view's position, above the nearest of the siblings that were below it.
    @MainActor
    func put(_ view: UIView) {
        guard let superview else { return }
        if view.superview !== superview {
            if let neighbour = below.last(where: { $0.superview === superview && $0 !== view }) {
                superview.insertSubview(view, aboveSubview: neighbour)
            } else {
                superview.insertSubview(view, at: 0)
            }
        }
        // The superview may have been resized meanwhile.
        let size = superview.bounds.size
        if size != frame.size, view.frame.size == frame.size { view.frame.size = size }
    }
}
