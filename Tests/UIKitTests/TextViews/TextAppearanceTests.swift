import QuartzCore
@testable import UIKit
import XCTest

/// Text edited while the desktop switches to the light style gets light-mode colours.
final class TextAppearanceTests: ViewTestCase {
    override func tearDown() async throws {
        UIScreen.main.model.settings.userInterfaceStyle = .light
        try await super.tearDown()
    }

    /// Returns whether a view's text is bright, in the dark style and then in the light one.
    private func isBright<View: UIView & UITextInput>(_ view: View) -> [Bool?] {
        UIScreen.main.model.settings.userInterfaceStyle = .dark
        (view.backgroundColor, view.tintColor) = (.clear, .clear)
        window.addSubview(view)
        XCTAssertTrue(view.becomeFirstResponder())
        view.insertText("HHHH")
        defer { view.resignFirstResponder() }
        return [UIUserInterfaceStyle.dark, .light].map { style in
            UIScreen.main.model.settings.userInterfaceStyle = style
            CATransaction.flush()
            let picture = Picture(view.layer, width: 180, height: 34)
            // The most opaque pixel is inside a letter; colours are premultiplied.
            let pixels = (0..<34).flatMap { y in (0..<180).map { x in picture[x, y] } }
            return pixels.max { $0[3] < $1[3] }.map { $0[0] > $0[3] / 2 }
        }
    }

    private let frame = CGRect(x: 10, y: 20, width: 180, height: 34)

    func testAFieldThatIsEdited() async {
        XCTAssertEqual(isBright(UITextField(frame: frame)), [true, false])
    }

    func testATextViewThatIsEdited() async {
        XCTAssertEqual(isBright(UITextView(frame: frame)), [true, false])
        let older = UITextView(frame: frame)
        _ = older.layoutManager
        XCTAssertEqual(isBright(older), [true, false])
    }
}
