import CoreGraphics
import QuartzCore
import XCTest

@testable import UIKit

/// Drags that dismiss the keyboard.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.property)
final class KeyboardDismissalTests: ScrollTestCase {
    override class var windowSize: CGSize { CGSize(width: 320, height: 480) }

    override func tearDown() async throws {
        UIScreen.main.hasHardwareKeyboard = true
        try await super.tearDown()
    }

    private func edit() -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
        window.addSubview(field)
        field.becomeFirstResponder()
        CATransaction.flush()
        wait(1)
        return field
    }

    func testADragEndsEditing() async {
        let field = edit()
        drag(0, -40, in: 0.2)
        XCTAssertTrue(field.isFirstResponder)
        scroll.keyboardDismissMode = .onDrag
        wait(3)
        drag(0, -40, in: 0.2)
        XCTAssertFalse(field.isFirstResponder)
    }

    /// The keyboard follows a finger below its top, and is dismissed if that moves down at the end.
    func testAKeyboardIsDraggedAway() async {
        UIScreen.main.hasHardwareKeyboard = false
        let field = edit()
        window.addSubview(scroll)
        scroll.frame = window.bounds
        scroll.keyboardDismissMode = .interactive
        layout()
        let top = Keyboard.shared.frame(in: window).minY
        XCTAssertLessThan(top, window.bounds.maxY)
        let start = CACurrentMediaTime()
        let (from, to) = (CGPoint(x: 50, y: top - 40), CGPoint(x: 50, y: top + 40))
        window.perform(TouchScript().drag(from: from, to: to, duration: 1))
        MediaClock.advance(to: start + 0.9)
        XCTAssertTrue(field.isFirstResponder)
        XCTAssertGreaterThan(Keyboard.shared.frame(in: window).minY, top + 10)
        MediaClock.advance(to: start + 2)
        XCTAssertFalse(field.isFirstResponder)
    }

    // MARK: Editing

    func testEndEditing() async {
        final class Keeper: NSObject, UITextFieldDelegate {
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
        }
        let field = edit()
        XCTAssertTrue(scroll.endEditing(false))
        XCTAssertTrue(field.isFirstResponder)
        let keeper = Keeper()
        field.delegate = keeper
        XCTAssertFalse(window.endEditing(false))
        XCTAssertTrue(field.isFirstResponder)
        XCTAssertTrue(window.endEditing(true))
        XCTAssertFalse(field.isFirstResponder)
    }
}
