import UIKit

/// A hosting view, whose views may take keys.
@MainActor
protocol KeyTaker: UIView {
    var graph: ViewGraph { get }
}

extension KeyTaker {
    /// Offers a key to the views; true if one has taken it.
    func takesKey(_ press: UIPress, _ phase: KeyPress.Phases) -> Bool {
        guard let press = KeyPress(press, phase) else { return false }
        return graph.take(press)
    }
}

extension UIView {
    /// Offers a key that nothing has the focus for to the hosting views in the view, those in front first.
    func offersKey(_ press: UIPress, _ phase: KeyPress.Phases) -> Bool {
        guard press.responder.map({ !($0 is UIView) }) ?? true, !isHidden else { return false }
        for subview in subviews.reversed() where subview.offersKey(press, phase) { return true }
        return (self as? any KeyTaker)?.takesKey(press, phase) ?? false
    }
}
