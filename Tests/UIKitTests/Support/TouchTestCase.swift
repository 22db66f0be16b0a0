import QuartzCore
import UIKit
import XCTest

/// A test of touches on one view, of 100 x 100 points at the window's origin.
@MainActor
class TouchTestCase: ViewTestCase {
    let view = TouchView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    override func setUp() async throws {
        try await super.setUp()
        view.tell = { [unowned self] in log.append($0) }
        window.addSubview(view)
    }

    /// Adds a recognizer to the view and records its states.
    func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String) -> Recognizer {
        recognizer.addAction { [unowned self] in log.append("\(name) \($0.state)") }
        view.addGestureRecognizer(recognizer)
        return recognizer
    }
}

/// Records the touches that it receives.
final class TouchView: UIView {
    var tell: (String) -> Void = { _ in }
    var name = "view"

    private func write(_ what: String, _ touches: Set<UITouch>) {
        let touch = touches.first
        let place = touch?.location(in: self) ?? .zero
        let count = touches.count > 1 ? " x\(touches.count)" : ""
        tell("\(name) \(what)\(count) \(Int(place.x.rounded())),\(Int(place.y.rounded()))")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { write("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { write("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { write("cancelled", touches) }
}
