import CoreGraphics
public import Foundation
import QuartzCore

/// Presents a controller as a sheet that rests at heights of its choice and can be dragged.
///
/// On a narrow screen the sheet is attached to the bottom edge, in the middle of a wide one it floats, and on a low
/// one it
/// covers all.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller)
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    final let dim = DimmingView()
    final var sheetView: SheetView?
    final lazy var drag = SheetDrag(self)
    /// What the sheet shrinks behind it, with how it was before.
    final var pushedBack: PushedBackView?

    /// The delegate, told of the heights that people choose.
    @_nonoverride open var delegate: (any UISheetPresentationControllerDelegate)? {
        get { super.delegate as? any UISheetPresentationControllerDelegate }
        set { super.delegate = newValue }
    }

    /// The heights at which the sheet rests. Large only by default. Setting none has no effect, and is reported.
    open var detents: [Detent] = [.large()] {
        didSet {
            if detents.isEmpty {
                reportOnce("A sheet needs a detent at least; the old ones stay")
                detents = oldValue
            }
            invalidateDetents()
        }
    }

    /// The height at which the sheet rests; nil, the default, for the first of the detents. A drag sets it.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { sheetDidChange() } }
    }

    /// The greatest height at which what is behind isn't dimmed, and takes touches. Nil by default: always dimmed.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { sheetDidChange() } }

    /// Whether there is a grabber at the top. False by default.
    open var prefersGrabberVisible = false { didSet { sheetDidChange() } }

    /// The radius of the corners, in points; nil, the default, for the system's.
    open var preferredCornerRadius: CGFloat? { didSet { sheetDidChange() } }

    /// Whether dragging up in a scroll view makes the sheet higher before the content moves. True by default.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Whether the sheet is attached to the bottom edge on low screens, instead of covering them. False by default.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { sheetDidChange() } }

    /// Whether the width of a sheet that is attached is the preferred one on low and wide screens. False by default.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { sheetDidChange() } }

    /// Whether a form sheet in the middle of a screen has the size of a page. True by default for page sheets.
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

    /// Makes changes to the sheet with an animation.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        settle()
    }

    /// Lets the sheet come to where it rests.
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

    /// Has the detents say their heights anew.
    open func invalidateDetents() { sheetDidChange() }

    private func sheetDidChange() { container?.setNeedsLayout() }

    // MARK: The presentation

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

    /// Makes a change along with the transition, or at once where there is none.
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
