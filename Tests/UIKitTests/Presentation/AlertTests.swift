import QuartzCore
import UIKit
import XCTest

/// Alerts and action sheets.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uialertcontroller).
final class AlertTests: NavigationTestCase {
    private func action(
        _ title: String, _ style: UIAlertAction.Style = .default
    ) -> UIAlertAction {
        UIAlertAction(title: title, style: style) { [unowned self] in log.append($0.title!) }
    }

    private func present(_ alert: UIAlertController, _ actions: [UIAlertAction]) {
        let root = NavigationPage("Root")
        show(root)
        root.view.backgroundColor = .systemTeal
        for action in actions { alert.addAction(action) }
        root.present(alert, animated: true)
        settle()
        pass(0.6)
        settle()
    }

    private func tap(_ title: String) {
        let place = frame(of: title)!
        run(TouchScript().tap(at: CGPoint(x: place.midX, y: place.midY)))
        pass(0.6)
    }

    func testAnAlertStandsInTheMiddle() async {
        let alert = UIAlertController(title: "Delete?", message: "It can't be undone.", preferredStyle: .alert)
        present(alert, [action("Delete", .destructive), action("Cancel", .cancel)])
        keepPicture("alert")
        XCTAssertEqual(alert.view.frame.width, 270)
        XCTAssertEqual(alert.view.frame.midX, 195)
        XCTAssertEqual(alert.view.frame.midY, 47 + (844 - 81) / 2, accuracy: 1)
        XCTAssertEqual(frame(of: "Cancel")!.midX, 60 + 67.5, accuracy: 1, "the cancelling one is the first of two")
        XCTAssertEqual(frame(of: "Delete")!.midX, 60 + 202.5, accuracy: 1)
        tap("Delete")
        XCTAssertEqual(log, ["Delete"])
        XCTAssertNil(alert.view.window)
        XCTAssertNil(phone.rootViewController?.presentedViewController)
    }

    /// Fields are below the texts in one frame; the first is edited immediately, and the typed text is available when a
    /// button is chosen.
    func testFieldsForText() async throws {
        let alert = UIAlertController(title: "Sign in", message: "To go on.", preferredStyle: .alert)
        XCTAssertNil(alert.textFields)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField {
            $0.placeholder = "Password"
            $0.isSecureTextEntry = true
        }
        let fields = try XCTUnwrap(alert.textFields)
        XCTAssertEqual(fields.map(\.placeholder), ["Name", "Password"])
        let other = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        other.addTextField()
        XCTAssertEqual(other.textFields?.count, 1, "a field needs no handler")
        present(alert, [action("OK"), action("Cancel", .cancel)])
        keepPicture("alert-fields")
        XCTAssertTrue(fields[0].isFirstResponder)
        let frames = fields.map { $0.convert($0.bounds, to: phone) }
        XCTAssertEqual(frames[1].minY - frames[0].minY, 30)
        XCTAssertGreaterThan(frames[0].minY, try XCTUnwrap(frame(of: "To go on.")).maxY)
        XCTAssertLessThan(frames[1].maxY, try XCTUnwrap(frame(of: "OK")).minY)
        run(TouchScript().type("ann"))
        run(TouchScript().tap(at: CGPoint(x: frames[1].midX, y: frames[1].midY)))
        run(TouchScript().type("key"))
        tap("OK")
        XCTAssertEqual(fields.map(\.text), ["ann", "key"])
        XCTAssertEqual(log, ["OK"])
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addTextField()
        XCTAssertNil(sheet.textFields, "an action sheet has none")
    }

    func testManyButtonsAreAColumn() async {
        let alert = UIAlertController(title: "Choose", message: nil, preferredStyle: .alert)
        let (cancel, one, two) = (action("Cancel", .cancel), action("One"), action("Two"))
        present(alert, [cancel, one, two])
        keepPicture("alert-column")
        let places = ["One", "Two", "Cancel"].map { frame(of: $0)!.midY }
        XCTAssertEqual(places[1] - places[0], 44)
        XCTAssertEqual(places[2] - places[1], 44)
        alert.preferredAction = two
        XCTAssertTrue(alert.preferredAction === two)
        alert.preferredAction = action("Other")
        XCTAssertTrue(alert.preferredAction === two, "none of its own")
        alert.addAction(action("Second", .cancel))
        XCTAssertEqual(alert.actions.count, 3)
        one.isEnabled = false
        settle()
        tap("One")
        XCTAssertEqual(log, [])
        // A finger slides to another button.
        let (from, to) = (frame(of: "One")!, frame(of: "Two")!)
        run(
            TouchScript().drag(
                from: CGPoint(x: from.midX, y: from.midY), to: CGPoint(x: to.midX, y: to.midY), duration: 0.3))
        pass(0.6)
        XCTAssertEqual(log, ["Two"])
    }

    func testASheetStandsAtTheBottomAndIsCancelledBesideIt() async {
        let alert = UIAlertController(title: "Photo", message: "Where from?", preferredStyle: .actionSheet)
        present(alert, [action("Camera"), action("Library"), action("Cancel", .cancel)])
        keepPicture("action-sheet")
        XCTAssertEqual(alert.view.frame.minX, 8)
        XCTAssertEqual(alert.view.frame.width, 374)
        XCTAssertEqual(alert.view.frame.maxY, 810)
        XCTAssertEqual(frame(of: "Library")!.midY - frame(of: "Camera")!.midY, 57)
        XCTAssertEqual(frame(of: "Cancel")!.midY - frame(of: "Library")!.midY, 65)
        run(TouchScript().tap(at: CGPoint(x: 195, y: 100)))
        pass(0.7)
        XCTAssertEqual(log, ["Cancel"])
        XCTAssertNil(alert.view.window)
    }

    func testAHandlerMayPresentTheNext() async {
        let next = UIAlertController(title: "Next", message: nil, preferredStyle: .alert)
        let alert = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
        present(
            alert,
            [
                UIAlertAction(title: "OK", style: .default) { [unowned self] _ in
                    phone.rootViewController?.present(next, animated: false)
                }
            ])
        tap("OK")
        XCTAssertTrue(phone.rootViewController?.presentedViewController === next)
    }

    func testATapDuringTheAnimationCounts() async {
        let root = NavigationPage("Root")
        show(root)
        let alert = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
        alert.addAction(action("OK"))
        root.present(alert, animated: true)
        settle()
        pass(0.1)
        tap("OK")
        pass(0.5)
        XCTAssertEqual(log, ["OK"])
        XCTAssertNil(root.presentedViewController)
    }

    func testAnAlertComesLargerAndFades() async {
        let root = NavigationPage("Root")
        show(root)
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(action("OK"))
        root.present(alert, animated: true)
        settle()
        pass(0.05)
        let shown = alert.view.layer.presentation()!
        XCTAssertTrue(shown.opacity > 0 && shown.opacity < 1)
        XCTAssertTrue(shown.affineTransform().a > 1 && shown.affineTransform().a < 1.2)
        pass(0.5)
        XCTAssertEqual(alert.view.layer.presentation()!.opacity, 1)
    }

    func testATextTooLongScrolls() async {
        let text = String(repeating: "All work and no play. ", count: 400)
        let alert = UIAlertController(title: "Long", message: text, preferredStyle: .alert)
        present(alert, [action("OK")])
        keepPicture("alert-long")
        XCTAssertLessThanOrEqual(alert.view.frame.height, 844 - 81)
        XCTAssertTrue(phone.bounds.contains(frame(of: "OK")!))
        tap("OK")
        XCTAssertEqual(log, ["OK"])
    }
}
