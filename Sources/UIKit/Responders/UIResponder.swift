public import Foundation

/// What can answer to touches: a link of the chain from a touched view over its superviews and controllers to the window.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiresponder)
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() { super.init() }

    /// Who is asked next; nil at the end of the chain.
    open var next: UIResponder? { nil }

    // MARK: Touches

    /// Called when fingers come down on the view. Passes it on to the next responder unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Called when such fingers move.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Called when such fingers leave.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Called when something else, such as a gesture recognizer, takes the touches away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: The first responder

    /// Whether what is not for a place on the screen, such as keys, comes here first.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Whether this may become the first responder. False by default.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this may cease to be the first responder. True by default.
    open var canResignFirstResponder: Bool { true }

    /// Makes this the first responder of its window; false where it may not be, is in no window, or the one before doesn't
    /// give way.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        if let current = window.firstResponder, !current.resignFirstResponder() { return false }
        window.firstResponder = self
        return true
    }

    /// Ceases to be the first responder; false where it may not.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard let window = responderWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.firstResponder = nil
        return true
    }

    /// The window at the end of the chain.
    private final var responderWindow: UIWindow? {
        var responder: UIResponder? = self
        while let link = responder {
            if let window = link as? UIWindow { return window }
            responder = link.next
        }
        return nil
    }
}
