import CoreGraphics
import Foundation
import QuartzCore

/// The view that holds a presentation.
final class PresentationContainer: UIView {
    weak var presentation: UIPresentationController?
    /// Whether touches beside the presented view go to what is below.
    var letsTouchesThrough = false
    /// The views that take touches although the presentation is over them.
    var passthroughViews: [UIView] = []
    private var placedSize = CGSize.zero

    init(frame: CGRect, of presentation: UIPresentationController) {
        super.init(frame: frame)
        self.presentation = presentation
        placedSize = frame.size
        isOpaque = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // What does not fill the screen stands out from what is below by its colours where these are dark.
        if presentation is UISheetPresentationController || presentation is UIPopoverPresentationController {
            traitOverrides.userInterfaceLevel = .elevated
        }
    }

    required init?(coder: NSCoder) { nil }

    /// The controller that presents, as the presented one's is the last view of the presentation.
    override var next: UIResponder? { presentation?.presentingViewController ?? super.next }

    /// What is below a presentation cannot be reached, unless touches go through to it.
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

/// Where a view is in the tree, to bring it back there.
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

    /// Brings the view back, over the nearest of those that it was over.
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
        // The superview may have got another size meanwhile.
        let size = superview.bounds.size
        if size != frame.size, view.frame.size == frame.size { view.frame.size = size }
    }
}
