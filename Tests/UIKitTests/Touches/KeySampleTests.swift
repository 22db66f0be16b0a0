import XCTest

@testable import UIKit

/// Held and released keys are separate presses, which repeat.
@MainActor
final class KeySampleTests: XCTestCase {
    func testAKeyThatIsHeldRepeats() async {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = PressView(frame: window.bounds)
        window.addSubview(view)
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        view.becomeFirstResponder()
        let stroke = KeyStroke("k")
        window.handle(KeySample(stroke, .down))
        window.handle(KeySample(stroke, .again))
        XCTAssertEqual(view.calls, ["began k", "ended k", "began k"])
        window.handle(KeySample(stroke, .up))
        window.handle(KeySample(stroke, .up))
        XCTAssertEqual(view.calls, ["began k", "ended k", "began k", "ended k"])
        window.handle(KeySample(KeyStroke("m"), .down))
        window.cancelKeys()
        XCTAssertEqual(view.calls.suffix(2), ["began m", "cancelled m"])
    }

    func testAHeldKeyTypesAgain() async {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let field = UITextField(frame: window.bounds)
        window.addSubview(field)
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        field.becomeFirstResponder()
        for phase in [KeySample.Phase.down, .again, .again, .up] { window.handle(KeySample(KeyStroke("x"), phase)) }
        XCTAssertEqual(field.text, "xxx")
        XCTAssertNotNil(window.caret)
        window.setMarkedText("ni", selection: NSRange(location: 2, length: 0))
        XCTAssertEqual(field.text, "xxxni")
        window.setMarkedText("", selection: NSRange(location: 0, length: 0))
        XCTAssertEqual(field.text, "xxx")
        window.insertFromInputMethod("你")
        XCTAssertEqual(field.text, "xxx你")
    }
}

private final class PressView: UIView {
    var calls: [String] = []

    override var canBecomeFirstResponder: Bool { true }

    private func note(_ name: String, _ presses: Set<UIPress>) {
        for press in presses { calls.append("\(name) \(press.key?.characters ?? "")") }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("began", presses) }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("ended", presses) }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("cancelled", presses) }
}
