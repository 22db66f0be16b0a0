import Foundation

/// A system controller with its own presentation controller.
@MainActor
protocol SystemPresented: UIViewController {
    /// Creates the presentation controller; nil for the standard one of the style.
    func makeSystemPresentation(presenting: UIViewController?) -> UIPresentationController?
}

extension UIViewController {
    final func knownPresentation(
        presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        if let known = ownPresentation as? UIPresentationController { return known }
        let made = makePresentation(presenting: presenting, source: source)
        ownPresentation = made
        return made
    }

    private final func makePresentation(
        presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        if modalPresentationStyle == .custom,
            let own = transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenting, source: source)
        {
            return own
        }
        if let system = (self as? any SystemPresented)?.makeSystemPresentation(presenting: presenting) { return system }
        return UIPresentationController.make(modalPresentationStyle, of: self, presenting: presenting)
    }

    // MARK: Presenting

    /// The controller that presents for this one: its outermost ancestor, or the nearest that defines a presentation
    /// context.
    private final func presenter(inContext: Bool) -> UIViewController {
        var presenter = self
        while let parent = presenter.parent {
            if inContext, presenter.definesPresentationContext || presenter.bars.presentsSearch { break }
            presenter = parent
        }
        return presenter
    }

    /// Presents another controller, or reports why it can't.
    final func show(_ other: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
        let style = other.modalPresentationStyle
        let first = presenter(inContext: style == .currentContext || style == .overCurrentContext)
        if let refusal = refusal(of: other, by: first) { return reportOnce(refusal) }
        let presentation = other.knownPresentation(presenting: first, source: self)
        let presenter = presentation.shouldPresentInFullscreen ? first : presenter(inContext: true)
        if presenter !== first, let refusal = refusal(of: other, by: presenter) { return reportOnce(refusal) }
        if presenter.providesPresentationContextTransitionStyle, !presentation.shouldPresentInFullscreen {
            other.modalTransitionStyle = presenter.modalTransitionStyle
        }
        presentation.presentingViewController = presenter
        presentation.adapting().present(from: self, animated: animated, completion)
    }

    /// The reason why a controller can't be presented; nil if it can.
    private final func refusal(of other: UIViewController, by presenter: UIViewController) -> String? {
        let attempt = "Attempt to present a \(type(of: other)) on a \(type(of: self))"
        guard viewIfLoaded?.window != nil, presenter.viewIfLoaded?.window != nil else {
            return "\(attempt) whose view is not in a window"
        }
        if let known = presenter.ownPresented { return "\(attempt) which is already presenting a \(type(of: known))" }
        if let known = other.ownPresenting { return "\(attempt) while a \(type(of: known)) presents it already" }
        if other.parent != nil { return "\(attempt) while it is a child of another controller" }
        var ancestor: UIViewController? = presenter
        while let current = ancestor {
            if current === other { return "\(attempt) which it presents or contains itself" }
            ancestor = current.ownPresenting.map { $0.outermost }
        }
        if (presenter.ownPresentation as? UIPresentationController)?.current.transition != nil,
            presenter.ownPresenting != nil
        {
            return "\(attempt) while that one is being presented or dismissed"
        }
        return nil
    }

    private final var outermost: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    // MARK: Dismissing

    /// Dismisses this controller and everything that it presents; one that isn't presented forwards to its parent.
    ///
    /// - Parameter isUrgent: whether a transition in progress is completed immediately, rather than left alone.
    final func hide(
        animated: Bool, isUrgent: Bool = false, willBegin: () -> Void = {}, _ completion: (() -> Void)?
    ) {
        guard ownPresenting != nil, let presentation = activePresentationController else {
            if let parent {
                return parent.hide(animated: animated, isUrgent: isUrgent, willBegin: willBegin, completion)
            }
            return reportOnce("\(type(of: self)) was not presented, and can't be dismissed")
        }
        var chain = [presentation]
        while let above = chain.last?.presentedViewController.ownPresented?.activePresentationController {
            chain.append(above)
        }
        if let busy = chain.first(where: { $0.transition != nil }) {
            guard isUrgent else {
                return reportOnce(
                    "Attempt to dismiss a \(type(of: self)) while a presentation or a dismissal is in progress")
            }
            busy.transition?.comeToEnd()
            guard ownPresenting != nil else { return }
        }
        let top = chain[chain.count - 1]
        top.dismiss(with: Array(chain.dropLast()), animated: animated, willBegin: willBegin, completion)
    }
}
