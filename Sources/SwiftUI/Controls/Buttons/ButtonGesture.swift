import CoreGraphics
import UIKit

/// The press of a button: it tracks a finger as UIKit's controls do, and is cancelled by scrolling.
struct ButtonGesture: Gesture {
    typealias Value = Void
    typealias Body = Never

    enum Event {
        /// A finger has entered or left the button.
        case pressed(Bool)
        /// The finger has been lifted from the button.
        case lifted
    }

    let report: (Event) -> Void

    init(_ report: @escaping (Event) -> Void) { self.report = report }

    func _recognize(_ builder: _GestureBuilder, _ phase: @escaping @MainActor (_GesturePhase<Void>) -> Void) {
        builder.recognizer { (press: ButtonRecognizer) in
            press.pressed = { report(.pressed($0)) }
            press.reach = { [unowned builder] point in
                let frame = builder.node.globalFrame
                return frame.insetBy(dx: -ButtonRecognizer.slack, dy: -ButtonRecognizer.slack).contains(point)
            }
        } _: { press in
            if press.state == .ended { report(.lifted) }
        }
    }
}

/// Recognizes a finger lifted from a button. Until then it stays possible, so that a pan can take over.
private final class ButtonRecognizer: UIGestureRecognizer {
    var pressed: (Bool) -> Void = { _ in }
    var reach: (CGPoint) -> Bool = { _ in true }
    private var finger: UITouch?

    /// How far a finger may move beyond the button, in points.
    static let slack: CGFloat = 70

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            if finger == nil {
                finger = touch
                pressed(true)
            } else if touch !== finger {
                ignore(touch, for: event)
            }
        }
    }

    private var isOnButton: Bool { finger.map { reach($0.location(in: view)) } ?? false }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { pressed(isOnButton) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isOnButton ? .ended : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func reset() {
        guard finger != nil else { return }
        finger = nil
        pressed(false)
    }
}
