import QuartzCore
import UIKit
import XCTest

/// A test of controls in a window, touched by scripts, that records events.
@MainActor
class ControlTestCase: ViewTestCase {
    /// Adds a control to the window, and records its events.
    func add<Control: UIControl>(_ control: Control, at origin: CGPoint, listens events: [UIControl.Event]) -> Control {
        control.frame.origin = origin
        window.addSubview(control)
        for event in events {
            control.addAction(UIAction { [unowned self] _ in log.append(event.word) }, for: event)
        }
        CATransaction.flush()
        return control
    }
}

extension UIControl.Event {
    fileprivate var word: String {
        switch self {
        case .touchDown: "down"
        case .touchDownRepeat: "repeat"
        case .touchDragInside: "inside"
        case .touchDragOutside: "outside"
        case .touchDragEnter: "enter"
        case .touchDragExit: "exit"
        case .touchUpInside: "up"
        case .touchUpOutside: "up outside"
        case .touchCancel: "cancel"
        case .valueChanged: "changed"
        case .primaryActionTriggered: "primary"
        default: "\(rawValue)"
        }
    }
}
