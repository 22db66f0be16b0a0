import CoreGraphics
public import Foundation
import QuartzCore

/// Presents a controller as a draggable sheet that rests at detents.
///
/// In a compact width the sheet is attached to the bottom edge, on a wide screen it floats in the middle, and in a
/// compact height it covers the screen.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller)
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    final let dim = DimmingView()
    final var sheetView: SheetView?
    final lazy var drag = SheetDrag(self)
    /// The content that shrinks behind the sheet, and its original state.
    final var pushedBack: PushedBackView?

    /// The delegate, which is told when the user selects a detent.
    @_nonoverride open var delegate: (any UISheetPresentationControllerDelegate)? {
        get { super.delegate as? any UISheetPresentationControllerDelegate }
        set { super.delegate = newValue }
    }

    /// The detents at which the sheet rests. Large only by default. Setting an empty array has no effect, and is
    /// reported.
    open var detents: [Detent] = [.large()] {
        didSet {
            if detents.isEmpty {
                reportOnce("A sheet needs at least one detent; the old ones are kept")
                detents = oldValue
            }
            invalidateDetents()
        }
    }

    /// The selected detent; nil, the default, for the first of the detents. Dragging sets it.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { sheetDidChange() } }
    }

    /// The largest detent at which the content behind isn't dimmed and receives touches. Nil by default: always
    /// dimmed.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { sheetDidChange() } }

    /// Whether a grabber is shown at the top. False by default.
    open var prefersGrabberVisible = false { didSet { sheetDidChange() } }

    /// The preferred corner radius, in points; nil, the default, for the system's.
    open var preferredCornerRadius: CGFloat? { didSet { sheetDidChange() } }

    /// Whether scrolling up in a scroll view expands the sheet before the content moves. True by default.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Whether the sheet is attached to the bottom edge in compact heights, instead of covering the screen. False by
    /// default.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { sheetDidChange() } }

    /// Whether an attached sheet in a compact height has the preferred content width. False by default.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { sheetDidChange() } }

    /// Whether a centred form sheet has the size of a page sheet. True by default for page sheets.
    open var prefersPageSizing: Bool {
        get { ownPageSizing ?? (presentationStyle != .formSheet) }
        set {
            ownPageSizing = newValue
            sheetDidChange()
        }
    }
    private var ownPageSizing: Bool?

    /// The view over which a floating sheet is centred; nil, the default, for the screen.
    open weak var sourceView: UIView? { didSet { sheetDidChange() } }

    /// Animates changes to the sheet.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        settle()
    }

    /// Animates the sheet to its resting height.
    final func settle(then completion: (() -> Void)? = nil) {
        guard container?.window != nil else { return completion?() ?? () }
        UIView.animate(
            withDuration: ModalAnimator.coverDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: .allowUserInteraction,
            animations: {
                self.placeSheet()
                self.container?.layoutIfNeeded()
            }, completion: { _ in completion?() })
    }

    /// Resolves the detents again.
    open func invalidateDetents() { sheetDidChange() }

    private func sheetDidChange() { container?.setNeedsLayout() }

    // MARK: Presentation

    open override var presentedView: UIView? {
        if let sheetView { return sheetView }
        guard let content = presentedViewController.view else { return nil }
        let made = SheetView(content)
        made.addGestureRecognizer(drag.pan)
        sheetView = made
        return made
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        container.map { sheetFrame(height: restingHeight, in: $0) } ?? .zero
    }

    open override var shouldRemovePresentersView: Bool { false }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container else { return }
        dim.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.dismissByHand() })
        dim.cover(container)
        dim.alpha = 0
        pushedBack = PushedBackView(behind: self)
        showLooks()
        moveAlong { $0.showDepth() }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if completed { placeSheet() } else { takeAway() }
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        moveAlong {
            $0.dim.alpha = 0
            $0.pushedBack?.show(0)
        }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { takeAway() } else { placeSheet() }
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        if transition == nil, !drag.isActive { placeSheet() }
    }

    override func containerDidResize() { if transition == nil { placeSheet() } }

    /// Animates a change alongside the transition, or applies it immediately if there is none.
    private func moveAlong(_ change: @escaping (UISheetPresentationController) -> Void) {
        guard let transition else { return change(self) }
        transition.animate { [weak self] _ in if let self { change(self) } }
    }

    private func takeAway() {
        pushedBack?.restore()
        pushedBack = nil
        dim.removeFromSuperview()
        sheetView = nil
    }
}
