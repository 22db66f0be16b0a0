import CoreGraphics
public import Foundation
import QuartzCore

/// Manages how one controller is shown over others: where its view lies, and what is around it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipresentationcontroller)
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
    private weak var presented: UIViewController?
    private weak var presenter: UIViewController?

    /// The controller that is presented. Not retained: who presents it does that.
    public final var presentedViewController: UIViewController { presented ?? UIViewController() }
    /// The controller that presents it; before that, the presented one.
    public internal(set) final var presentingViewController: UIViewController {
        get { presenter ?? presentedViewController }
        set { presenter = newValue }
    }

    final var container: PresentationContainer?
    /// The animation that brings the controller or takes it away.
    final var transition: TransitionContext?
    /// What presents in this one's stead where there is little room.
    final var adapted: UIPresentationController?
    /// Where the view of the presenting controller belongs while it is away.
    final var presentersPlace: ViewPlace?
    /// The style that this one was made for, where it isn't the controller's.
    final var ownStyle: UIModalPresentationStyle?

    /// Creates a presentation. Subclasses are given to `UIViewControllerTransitioningDelegate`'s method for it.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        (presented, presenter) = (presentedViewController, presentingViewController)
        super.init()
    }

    /// How the controller is presented.
    open var presentationStyle: UIModalPresentationStyle { ownStyle ?? presentedViewController.modalPresentationStyle }

    /// The delegate, asked how the presentation adapts and whether people may dismiss it.
    // Disfavoured, as sheets and popovers have delegates of narrower types under the same name.
    @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// The view that holds the presentation; nil before it begins and after it has ended.
    open var containerView: UIView? { container }

    /// The view that is presented: the controller's, or one around it.
    open var presentedView: UIView? { presentedViewController.view }

    /// Where the presented view lies at the end of the transition: all of the container by default.
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

    /// Whether the presentation covers the screen, whatever the presenting controller's view covers. True by default,
    /// and false for the styles in a context.
    open var shouldPresentInFullscreen: Bool {
        presentationStyle != .currentContext && presentationStyle != .overCurrentContext
    }

    /// Whether the presenting controller's view goes when the presentation is there. False by default, and true for
    /// `.fullScreen` and `.currentContext`.
    open var shouldRemovePresentersView: Bool {
        presentationStyle == .fullScreen || presentationStyle == .currentContext
    }

    /// The style that the presentation adapts to in the traits of now; `.none` if it stays what it is.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: surroundingTraits)
    }

    /// The style that the presentation adapts to in other traits: what the delegate says, or what the system likes.
    /// `.none` if it stays what it is.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
            ?? standardAdaptiveStyle(for: traitCollection)
    }

    /// What the system adapts the presentation to.
    func standardAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

    /// The traits of what is around the presentation.
    final var surroundingTraits: UITraitCollection {
        container?.traitCollection ?? presentingViewController.viewIfLoaded?.window?.traitCollection
            ?? UIScreen.main.traitCollection
    }

    /// The traits that override inherited ones for the presented controller. Nil by default.
    open var overrideTraitCollection: UITraitCollection? {
        didSet {
            presentedViewController.presentedTraits = overrideTraitCollection
            presentedViewController.viewIfLoaded?.updateTraits()
        }
    }

    // MARK: For subclasses

    /// Called before the transition. Add what is to be around the presented view.
    open func presentationTransitionWillBegin() {}
    /// Called after the transition.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the controller is dismissed.
    open func dismissalTransitionWillBegin() {}
    /// Called after that. Remove what was around the presented view.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Called before the container lays out its subviews.
    open func containerViewWillLayoutSubviews() {}
    /// Called after that.
    open func containerViewDidLayoutSubviews() {}

    /// The presented controller's preferred size of its view, in points.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// Called when a controller in the presentation prefers another size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        self.container?.setNeedsLayout()
    }

    /// Called when constraints gave a controller in the presentation another size.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Returns the size of a controller in the presentation: that of its parent.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the container gets another size. Override it to change with it, and call super.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        presentedViewController.viewWillTransition(to: size, with: coordinator)
    }

    /// Called before the traits change. Override it to change with them, and call super.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentedViewController.willTransition(to: newCollection, with: coordinator)
    }

    // MARK: The system's own

    /// Who animates where the transitioning delegate doesn't; nil for the controller's transition style.
    func standardAnimator(isDismissal: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Places the presented view when the container has got another size.
    func containerDidResize() {
        guard transition == nil, let view = presentedView, view.superview === container else { return }
        let frame = frameOfPresentedViewInContainerView
        if view.transform.isIdentity, view.frame != frame { view.frame = frame }
    }

    /// Dismisses the controller on behalf of somebody who has dragged it away or tapped beside it, if the delegate
    /// allows it.
    ///
    /// Returns whether it goes.
    @discardableResult
    final func dismissByHand() -> Bool {
        guard transition == nil else { return false }
        guard !presentedViewController.isModalInPresentation,
            delegate?.presentationControllerShouldDismiss(self) ?? true
        else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return false
        }
        delegate?.presentationControllerWillDismiss(self)
        presentedViewController.hide(animated: true) { [self] in delegate?.presentationControllerDidDismiss(self) }
        return true
    }
}
