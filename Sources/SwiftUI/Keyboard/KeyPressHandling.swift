import UIKit

/// A hosting view whose views can handle key events.
@MainActor
protocol KeyPressHandling: UIView {
    var graph: ViewGraph { get }
}

extension KeyPressHandling {
    /// Offers a key event to the views; returns whether one has handled it.
    func takesKey(_ press: UIPress, _ phase: KeyPress.Phases) -> Bool {
        guard let press = KeyPress(press, phase) else { return false }
        return graph.take(press)
    }
}

extension UIView {
    /// Offers a key event without a focused responder to the hosting views in the view, from front to back.
    func offersKey(_ press: UIPress, _ phase: KeyPress.Phases) -> Bool {
        guard press.responder.map({ !($0 is UIView) }) ?? true, !isHidden else { return false }
        for subview in subviews.reversed() where subview.offersKey(press, phase) { return true }
        return (self as? any KeyPressHandling)?.takesKey(press, phase) ?? false
    }
}
