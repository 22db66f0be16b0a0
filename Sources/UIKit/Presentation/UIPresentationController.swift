import CoreGraphics
public import Foundation
import QuartzCore

/// Manages the presentation of a controller over others: the frame of its view, and the views around it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipresentationcontroller)
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
    private weak var presented: UIViewController?
    private weak var presenter: UIViewController?

    /// The presented controller. Not retained: its presenter does that.
    public final var presentedViewController: UIViewController { presented ?? UIViewController() }
    /// The presenting controller; before the presentation, the presented one.
    public internal(set) final var presentingViewController: UIViewController {
        get { presenter ?? presentedViewController }
        set { presenter = newValue }
    }

    final var container: PresentationContainer?
    /// The transition that presents or dismisses the controller.
    final var transition: TransitionContext?
    /// The presentation that replaces this one in a compact environment.
    final var adapted: UIPresentationController?
    /// The position of the presenting controller's view while it is removed.
    final var presentersPlace: ViewPlace?
    /// The style of this presentation, if it differs from the controller's.
    final var ownStyle: UIModalPresentationStyle?

    /// Creates a presentation controller. Custom ones are returned by a method of
    /// `UIViewControllerTransitioningDelegate`.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        (presented, presenter) = (presentedViewController, presentingViewController)
        super.init()
    }

    /// The style of the presentation.
    open var presentationStyle: UIModalPresentationStyle { ownStyle ?? presentedViewController.modalPresentationStyle }

    /// The delegate, which determines how the presentation adapts and whether the user can dismiss it.
    // Disfavoured, as sheets and popovers redeclare `delegate` with narrower types.
    @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// The view that contains the presentation; nil before it begins and after it has ended.
    open var containerView: UIView? { container }

    /// The presented view: the controller's, or one that contains it.
    open var presentedView: UIView? { presentedViewController.view }

    /// The frame of the presented view at the end of the transition: the whole container by default.
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

    /// Whether the presentation covers the whole screen, rather than the presenting controller's view. True by
    /// default, and false for the styles in a context.
    open var shouldPresentInFullscreen: Bool {
        presentationStyle != .currentContext && presentationStyle != .overCurrentContext
    }

    /// Whether the presenting controller's view is removed when the presentation is complete. False by default, and
    /// true for `.fullScreen` and `.currentContext`.
    open var shouldRemovePresentersView: Bool {
        presentationStyle == .fullScreen || presentationStyle == .currentContext
    }

    /// The style that the presentation adapts to in the current traits; `.none` if it doesn't adapt.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: surroundingTraits)
    }

    /// Returns the style that the presentation adapts to in given traits: the delegate's or the system's choice.
    /// `.none` if it doesn't adapt.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
            ?? standardAdaptiveStyle(for: traitCollection)
    }

    /// Returns the style that the system adapts the presentation to.
    func standardAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

    /// The traits of the presentation's environment.
    final var surroundingTraits: UITraitCollection {
        container?.traitCollection ?? presentingViewController.viewIfLoaded?.window?.traitCollection
            ?? UIScreen.main.traitCollection
    }

    /// The traits that override inherited ones in the presented controller. Nil by default.
    open var overrideTraitCollection: UITraitCollection? {
        didSet {
            presentedViewController.presentedTraits = overrideTraitCollection
            presentedViewController.viewIfLoaded?.updateTraits()
        }
    }

    // MARK: For subclasses

    /// Called before the presentation transition. Add views around the presented view here.
    open func presentationTransitionWillBegin() {}
    /// Called after the presentation transition.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the dismissal transition.
    open func dismissalTransitionWillBegin() {}
    /// Called after the dismissal transition. Remove the views around the presented view here.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Called before the container lays out its subviews.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container has laid out its subviews.
    open func containerViewDidLayoutSubviews() {}

    /// The presented controller's preferred content size, in points.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// Called when the preferred content size of a controller in the presentation has changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        self.container?.setNeedsLayout()
    }

    /// Called when the constraint-based size of a controller in the presentation has changed.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Returns the size of a controller in the presentation: its parent's.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the size of the container changes. Override it to animate alongside, and call super.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        presentedViewController.viewWillTransition(to: size, with: coordinator)
    }

    /// Called before the traits change. Override it to animate alongside, and call super.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentedViewController.willTransition(to: newCollection, with: coordinator)
    }

    // MARK: System presentations

    /// The animator if the transitioning delegate provides none; nil for the controller's transition style.
    func standardAnimator(isDismissal: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Lays out the presented view after the container was resized.
    func containerDidResize() {
        guard transition == nil, let view = presentedView, view.superview === container else { return }
        let frame = frameOfPresentedViewInContainerView
        if view.transform.isIdentity, view.frame != frame { view.frame = frame }
    }

    /// Dismisses the controller after a drag or a tap outside, if the delegate allows it.
    ///
    /// Returns whether it is dismissed.
    @discardableResult
    final func dismissByHand() -> Bool {
        guard transition == nil else { return false }
        guard !presentedViewController.isModalInPresentation,
            delegate?.presentationControllerShouldDismiss(self) ?? true
        else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return false
        }
        presentedViewController.hide(
            animated: true, willBegin: { [self] in delegate?.presentationControllerWillDismiss(self) },
            { [self] in delegate?.presentationControllerDidDismiss(self) })
        return true
    }
}
