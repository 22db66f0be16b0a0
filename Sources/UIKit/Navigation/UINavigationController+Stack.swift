import CoreGraphics
import Foundation
import QuartzCore

/// A change of a navigation controller's top controller that is in progress.
@MainActor
final class NavigationTransition {
    let old: UIViewController?
    let new: UIViewController?
    let oldStack: [UIViewController]
    let gone: [UIViewController]
    let come: [UIViewController]
    let operation: UINavigationController.Operation
    let animated: Bool
    /// Whether the controllers receive appearance callbacks.
    let isShown: Bool
    var context: TransitionContext?

    init(
        from oldStack: [UIViewController], to stack: [UIViewController],
        _ operation: UINavigationController.Operation, animated: Bool, isShown: Bool
    ) {
        (self.oldStack, old, new) = (oldStack, oldStack.last, stack.last)
        gone = oldStack.filter { !stack.contains($0) }
        come = stack.filter { !oldStack.contains($0) }
        (self.operation, self.animated, self.isShown) = (operation, animated, isShown)
    }
}

extension UINavigationController {
    /// Sets the stack. A transition in progress is completed first.
    final func take(_ controllers: [UIViewController], _ operation: Operation, animated: Bool) {
        guard takeDepth < UINavigationController.maxTakeDepth else {
            return reportOnce(
                "\(type(of: self)): each change of the stack causes another, \(takeDepth) deep; the last is ignored"
            )
        }
        takeDepth += 1
        defer { takeDepth -= 1 }
        transition?.context?.completeTransition(true)
        var new: [UIViewController] = []
        for controller in controllers where !new.contains(controller) { new.append(controller) }
        let isShown = viewIfLoaded?.window != nil
        let change = NavigationTransition(
            from: stack, to: new, operation, animated: animated && isShown, isShown: isShown)
        for controller in change.gone {
            controller.isMovingFromParent = true
            controller.willMove(toParent: nil)
        }
        for controller in change.come {
            controller.isMovingToParent = true
            addChild(controller)
        }
        stack = new
        if new.isEmpty { formerRoot = change.oldStack.first }
        if change.oldStack.first !== new.first, bars.tabBarItem == nil { parent?.tabBarItemDidChange(of: self) }
        guard isViewLoaded, change.old !== change.new else {
            if isViewLoaded {
                showItems(change)
            } else {
                // A bar that was created earlier shows the stack of that time.
                ownBar?.show(stack.map(\.navigationItem), isBack: false, animated: false)
            }
            return settleParents(change)
        }
        transition = change
        begin(change)
    }

    /// Shows the top controller in a newly loaded view.
    final func showTop() {
        guard let top = topViewController, let view = top.view else { return }
        view.frame = contentFrame(for: top)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(view)
        follow(top)
    }

    private func begin(_ change: NavigationTransition) {
        change.new?.loadViewIfNeeded()
        // Controllers that appear together with the stack are notified then.
        if change.isShown || appearance == .appearing { willShow(change.new, animated: change.animated) }
        if change.isShown {
            change.old?.beginTransition(appearing: false, animated: change.animated)
            change.new?.beginTransition(appearing: true, animated: change.animated)
        }
        follow(change.new)
        showItems(change)
        placeBars()
        guard let new = change.new, let view = new.view else { return finish(change, didComplete: true) }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        guard change.animated, let old = change.old, let animator = animator(of: change, old, new) else {
            view.frame = contentFrame(for: new)
            content.addSubview(view)
            if change.isShown { new.settleTransition(animated: false) }
            return finish(change, didComplete: true)
        }
        let context = TransitionContext(from: old, to: new, in: content, by: animator.animator)
        context.initialFrames[ObjectIdentifier(old)] = old.view.frame
        context.finalFrames[ObjectIdentifier(new)] = contentFrame(for: new)
        context.onCompletion = { [weak self] in self?.finish(change, didComplete: $0) }
        change.context = context
        coordinator = context
        new.coordinator = context
        content.isUserInteractionEnabled = false
        context.run(interaction: animator.interaction)
        if change.isShown { new.settleTransition(animated: true) }
    }

    /// The animator of a change, and its interaction controller.
    private func animator(
        of change: NavigationTransition, _ old: UIViewController, _ new: UIViewController
    ) -> (
        animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)?
    )? {
        if let own = delegate?.navigationController(
            self, animationControllerFor: change.operation, from: old, to: new)
        {
            return (own, delegate?.navigationController(self, interactionControllerFor: own))
        }
        return (NavigationSlide(isBack: change.operation == .pop), popInteraction)
    }

    private func finish(_ change: NavigationTransition, didComplete: Bool) {
        guard transition === change else { return }
        transition = nil
        coordinator = nil
        change.new?.coordinator = nil
        content.isUserInteractionEnabled = true
        guard didComplete else { return goBack(change) }
        if let new = change.new, let view = new.viewIfLoaded {
            if view.superview !== content { content.addSubview(view) }
            view.frame = contentFrame(for: new)
            if let overlay = new.bars.overlay {
                overlay.isHidden = false
                content.bringSubviewToFront(overlay)
            }
        }
        change.old?.viewIfLoaded?.removeFromSuperview()
        change.old?.bars.overlay?.isHidden = true
        if change.isShown {
            change.old?.endTransition(animated: change.animated)
            change.new?.endTransition(animated: change.animated)
        }
        settleParents(change)
        onSettle?()
        if change.isShown { didShow(change.new, animated: change.animated) }
    }

    // MARK: Delegate notifications

    private func willShow(_ controller: UIViewController?, animated: Bool) {
        if let controller { delegate?.navigationController(self, willShow: controller, animated: animated) }
    }

    private func didShow(_ controller: UIViewController?, animated: Bool) {
        announced = controller
        if let controller { delegate?.navigationController(self, didShow: controller, animated: animated) }
    }

    /// Undoes a change whose interactive gesture was cancelled.
    private func goBack(_ change: NavigationTransition) {
        stack = change.oldStack
        if let old = change.old, let view = old.viewIfLoaded {
            if view.superview !== content { content.addSubview(view) }
            view.frame = contentFrame(for: old)
        }
        change.new?.beginTransition(appearing: false, animated: true)
        change.old?.beginTransition(appearing: true, animated: true)
        change.old?.settleTransition(animated: true)
        change.new?.viewIfLoaded?.removeFromSuperview()
        change.new?.endTransition(animated: true)
        change.old?.endTransition(animated: true)
        for controller in change.come {
            controller.isMovingToParent = false
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        for controller in change.gone {
            controller.isMovingFromParent = false
            controller.didMove(toParent: self)
        }
        follow(change.old)
        navigationBar.show(stack.map(\.navigationItem), isBack: false, animated: false)
        hideBottomBar(animated: false)
        showToolbarItems(animated: false)
        viewIfLoaded?.setNeedsLayout()
    }

    private func settleParents(_ change: NavigationTransition) {
        for controller in change.gone {
            controller.removeFromParent()
            controller.isMovingFromParent = false
        }
        for controller in change.come {
            controller.didMove(toParent: self)
            controller.isMovingToParent = false
        }
    }

    private func showItems(_ change: NavigationTransition) {
        navigationBar.show(
            stack.map(\.navigationItem), isBack: change.operation == .pop, animated: change.animated)
        hideBottomBar(animated: change.animated)
        showToolbarItems(animated: change.animated)
    }

    // MARK: Interactive pop gesture

    /// Follows the interactive pop gesture.
    final func popDidChange(_ pan: UIScreenEdgePanGestureRecognizer) {
        guard let view = viewIfLoaded, view.bounds.width > 0 else { return }
        let way = pan.translation(in: view).x * (view.isRightToLeft ? -1 : 1)
        let share = min(max(way / view.bounds.width, 0), 1)
        switch pan.state {
        case .began:
            let interaction = UIPercentDrivenInteractiveTransition()
            popInteraction = interaction
            popViewController(animated: true)
            interaction.update(share)
        case .changed: popInteraction?.update(share)
        case .ended, .cancelled, .failed:
            let velocity = pan.velocity(in: view).x * (view.isRightToLeft ? -1 : 1)
            let isDone = velocity > 300 || (velocity > -300 && share > 0.5)
            let interaction = popInteraction
            popInteraction = nil
            if pan.state == .ended, isDone { interaction?.finish() } else { interaction?.cancel() }
        case .possible: break
        @unknown default: break
        }
    }
}

// The top controller is announced to the delegate when the stack appears, unless it was on top when the stack
// disappeared.
extension UINavigationController: AppearanceFollower {
    final func appearanceWillBegin(animated: Bool) {
        if topViewController !== announced { willShow(topViewController, animated: animated) }
    }

    final func appearanceDidEnd(animated: Bool) {
        if topViewController !== announced { didShow(topViewController, animated: animated) }
    }
}

/// Decides whether the interactive pop gesture may begin.
final class PopGestureGuard: NSObject, UIGestureRecognizerDelegate {
    private weak var controller: UINavigationController?

    init(_ controller: UINavigationController) { self.controller = controller }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let controller, controller.stack.count > 1, controller.transition == nil, !controller.barIsHidden,
            let item = controller.topViewController?.navigationItem
        else { return false }
        return !item.hidesBackButton && (item.shownLeftItems.isEmpty || item.leftItemsSupplementBackButton)
    }
}
