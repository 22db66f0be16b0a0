import Foundation

extension UIPresentationController {
    /// The effective presentation: this one, or the one that it adapted to.
    final var current: UIPresentationController { adapted ?? self }

    /// Creates the system's presentation of a style.
    static func make(
        _ style: UIModalPresentationStyle, of presented: UIViewController, presenting: UIViewController?
    ) -> UIPresentationController {
        let made: UIPresentationController
        switch style {
        case .automatic, .pageSheet, .formSheet:
            made = UISheetPresentationController(presentedViewController: presented, presenting: presenting)
        case .popover:
            made = UIPopoverPresentationController(presentedViewController: presented, presenting: presenting)
        case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none:
            made = UIPresentationController(presentedViewController: presented, presenting: presenting)
        }
        made.ownStyle = style == .automatic ? .pageSheet : style
        return made
    }

    /// Returns the presentation for the current environment, as the delegate and the system determine.
    final func adapting() -> UIPresentationController {
        adapted = nil
        let style = adaptivePresentationStyle(for: surroundingTraits)
        guard style != .none, style != presentationStyle else { return self }
        let other =
            delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
            ?? presentedViewController
        guard other === presentedViewController || other.ownPresenting == nil && other.parent == nil else {
            reportOnce("A \(type(of: other)) that is presented elsewhere can't be used for an adaptive presentation")
            return self
        }
        let made = makeAdapted(style, of: other)
        made.ownStyle = style == .automatic ? .pageSheet : style
        made.presentingViewController = presentingViewController
        if made.delegate == nil { made.delegate = delegate }
        delegate?.presentationController(self, prepare: made)
        if other === presentedViewController { adapted = made } else { other.ownPresentation = made }
        return made
    }

    private final func makeAdapted(
        _ style: UIModalPresentationStyle, of other: UIViewController
    ) -> UIPresentationController {
        if let popover = self as? UIPopoverPresentationController, other === presentedViewController,
            style == .automatic || style == .pageSheet || style == .formSheet
        {
            return popover.adaptiveSheetPresentationController
        }
        return UIPresentationController.make(style, of: other, presenting: presentingViewController)
    }
}

extension UIViewController {
    /// Discards a presentation that was created for another style or another delegate.
    final func forgetPresentation() { if ownPresenting == nil { ownPresentation = nil } }
}
