import CoreGraphics
import Foundation
import QuartzCore

extension UIPresentationController {
    // MARK: Presenting

    /// Presents the controller, with all callbacks in UIKit's order.
    final func present(from source: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
        let (presented, presenter) = (presentedViewController, presentingViewController)
        guard let below = presenter.viewIfLoaded, let container = makeContainer(over: below) else { return }
        presenter.ownPresented = presented
        presented.ownPresenting = presenter
        if presented.ownPresentation == nil { presented.ownPresentation = self }
        presented.loadViewIfNeeded()
        presented.isBeingPresented = true
        let removes = shouldRemovePresentersView
        let own =
            animated
            ? presented.transitioningDelegate?.animationController(
                forPresented: presented, presenting: presenter, source: source) : nil
        if animated {
            let context = TransitionContext(
                from: presenter, to: presented, in: container,
                by: own ?? standardAnimator(isDismissal: false) ?? ModalAnimator(of: presented, isDismissal: false),
                style: presentationStyle)
            begin(context)
        }
        let adaptive = adaptedStyle
        presentationTransitionWillBegin()
        delegate?.presentationController(
            self, willPresentWithAdaptiveStyle: adaptive, transitionCoordinator: transition)
        if removes {
            presentersPlace = ViewPlace(of: below)
            presenter.beginTransition(appearing: false, animated: animated)
        }
        presented.beginTransition(appearing: true, animated: animated)
        guard let view = presentedView else { return }
        let final = frameOfPresentedViewInContainerView
        // Animators that only move or scale the view rely on its size, which a storyboard may have set.
        if view.superview == nil, view.transform.isIdentity { view.frame = final }
        guard let context = transition else {
            view.frame = final
            container.addSubview(view)
            presented.settleTransition(animated: false)
            return finishPresenting(true, animated: false, completion)
        }
        context.ownViews = [.to: view, .from: removes ? below : UIView?.none]
        context.initialFrames[ObjectIdentifier(presenter)] = container.bounds
        context.finalFrames[ObjectIdentifier(presenter)] = removes ? .zero : container.bounds
        context.finalFrames[ObjectIdentifier(presented)] = final
        context.onCompletion = { self.finishPresenting($0, animated: true, completion) }
        context.run(
            interaction: own.flatMap {
                presented.transitioningDelegate?.interactionControllerForPresentation(using: $0)
            })
        presented.settleTransition(animated: true)
    }

    /// The style that this presentation was adapted to; `.none` if it wasn't.
    private final var adaptedStyle: UIModalPresentationStyle {
        let original = presentedViewController.ownPresentation as? UIPresentationController
        return original === self ? .none : presentationStyle
    }

    private final func makeContainer(over below: UIView) -> PresentationContainer? {
        guard let window = below.window else { return nil }
        let made: PresentationContainer
        if !shouldPresentInFullscreen, let host = below.superview {
            made = PresentationContainer(frame: below.frame, of: self)
            host.insertSubview(made, aboveSubview: below)
        } else {
            made = PresentationContainer(frame: window.bounds, of: self)
            window.addSubview(made)
        }
        container = made
        return made
    }

    private final func begin(_ context: TransitionContext) {
        transition = context
        (presentedViewController.coordinator, presentingViewController.coordinator) = (context, context)
    }

    private final func finishPresenting(_ didComplete: Bool, animated: Bool, _ completion: (() -> Void)?) {
        let (presented, presenter) = (presentedViewController, presentingViewController)
        endTransition()
        let removes = presentersPlace != nil
        if didComplete {
            if let view = presentedView, let container {
                if view.superview !== container { container.addSubview(view) }
                if view.transform.isIdentity { view.frame = frameOfPresentedViewInContainerView }
            }
            if removes { presenter.viewIfLoaded?.removeFromSuperview() }
        } else {
            // The controllers are told that the transition was reversed.
            presented.beginTransition(appearing: false, animated: animated)
            if removes, let below = presenter.viewIfLoaded {
                presenter.beginTransition(appearing: true, animated: animated)
                presentersPlace?.put(below)
                presenter.settleTransition(animated: animated)
            }
            undo()
        }
        presentationTransitionDidEnd(didComplete)
        presented.endTransition(animated: animated)
        if removes { presenter.endTransition(animated: animated) }
        presented.isBeingPresented = false
        if !didComplete { presentersPlace = nil }
        completion?()
    }

    private final func endTransition() {
        transition = nil
        (presentedViewController.coordinator, presentingViewController.coordinator) = (nil, nil)
    }

    /// Removes the whole presentation.
    private final func undo() {
        presentedView?.removeFromSuperview()
        container?.removeFromSuperview()
        container = nil
        let presented = presentedViewController
        presentingViewController.ownPresented = nil
        presented.ownPresenting = nil
        presented.ownPresentation = nil
        presented.presentedTraits = nil
    }

    // MARK: Dismissing

    /// Dismisses the controller, together with presentations below it.
    ///
    /// - Parameters:
    ///   - between: the presentations that are dismissed with this one, the lowest first, without an animation of
    ///     their own.
    ///   - willBegin: called once the transition's coordinator is there, before anything else changes.
    final func dismiss(
        with between: [UIPresentationController], animated: Bool, willBegin: () -> Void = {},
        _ completion: (() -> Void)?
    ) {
        let lowest = between.first ?? self
        let (presented, presenter) = (presentedViewController, lowest.presentingViewController)
        guard let container, let view = presentedView else { return }
        let isAnimated = animated && container.window != nil
        let place = lowest.presentersPlace
        presented.isBeingDismissed = true
        let own = isAnimated ? presented.transitioningDelegate?.animationController(forDismissed: presented) : nil
        if isAnimated {
            let context = TransitionContext(
                from: presented, to: presenter, in: container,
                by: own ?? standardAnimator(isDismissal: true) ?? ModalAnimator(of: presented, isDismissal: true),
                style: presentationStyle)
            begin(context)
            presenter.coordinator = context
        }
        willBegin()
        dismissalTransitionWillBegin()
        let seen = between.filter { $0.presentedViewController.appearance == .there }
        for other in between { other.leave(seen: seen.contains(other), animated: animated) }
        presented.beginTransition(appearing: false, animated: animated)
        if let place, let below = presenter.viewIfLoaded {
            presenter.beginTransition(appearing: true, animated: animated)
            place.put(below)
            presenter.settleTransition(animated: animated)
        }
        let finish = { [self] (didComplete: Bool) in
            endTransition()
            presenter.coordinator = nil
            finishDismissing(didComplete, between, seen, presenter, animated: animated)
            completion?()
        }
        guard let context = transition else { return finish(true) }
        context.ownViews = [.from: view, .to: place == nil ? UIView?.none : presenter.viewIfLoaded]
        context.initialFrames[ObjectIdentifier(presented)] = view.frame
        context.finalFrames[ObjectIdentifier(presenter)] = container.bounds
        context.onCompletion = finish
        context.run(
            interaction: own.flatMap { presented.transitioningDelegate?.interactionControllerForDismissal(using: $0) })
    }

    /// Dismisses this presentation together with one above it.
    private final func leave(seen: Bool, animated: Bool) {
        presentedViewController.isBeingDismissed = true
        dismissalTransitionWillBegin()
        container?.isHidden = true
        if seen { presentedViewController.beginTransition(appearing: false, animated: animated) }
    }

    private final func finishDismissing(
        _ didComplete: Bool, _ between: [UIPresentationController], _ seen: [UIPresentationController],
        _ presenter: UIViewController, animated: Bool
    ) {
        let all = [self] + between.reversed()
        let place = (between.first ?? self).presentersPlace
        let controllers = all.map(\.presentedViewController)
        if didComplete {
            for presentation in all { presentation.undo() }
            if let place, let below = presenter.viewIfLoaded { place.put(below) }
        } else {
            // The state is restored, and all controllers that were told to disappear are told that they stay.
            for presentation in between { presentation.container?.isHidden = false }
            for presentation in [self] + seen {
                presentation.presentedViewController.beginTransition(appearing: true, animated: animated)
            }
            presentedView?.frame = frameOfPresentedViewInContainerView
            for presentation in [self] + seen {
                presentation.presentedViewController.settleTransition(animated: animated)
            }
            if place != nil {
                presenter.beginTransition(appearing: false, animated: animated)
                presenter.viewIfLoaded?.removeFromSuperview()
            }
        }
        for presentation in all { presentation.dismissalTransitionDidEnd(didComplete) }
        if place != nil { presenter.endTransition(animated: animated) }
        for controller in controllers { controller.endTransition(animated: animated) }
        for controller in controllers { controller.isBeingDismissed = false }
        if didComplete { for presentation in all { presentation.presentersPlace = nil } }
    }
}
