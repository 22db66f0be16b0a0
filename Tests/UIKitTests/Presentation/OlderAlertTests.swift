import UIKit
import XCTest

/// Alert views and action sheets of older programs.
final class OlderAlertTests: NavigationTestCase {
    private func tap(_ title: String) throws {
        let place = try XCTUnwrap(frame(of: title))
        run(TouchScript().tap(at: CGPoint(x: place.midX, y: place.midY)))
        pass(0.6)
    }

    private func wait() {
        settle()
        pass(0.6)
        settle()
    }

    func testAnAlertViewNotifiesItsDelegate() async throws {
        show(NavigationPage("Root"))
        let delegate = OlderAlertDelegate()
        let alert = UIAlertView(
            title: "Delete?", message: "It can't be undone.", delegate: delegate, cancelButtonTitle: "Cancel",
            otherButtonTitles: "Delete", "Archive")
        XCTAssertEqual([alert.numberOfButtons, alert.cancelButtonIndex, alert.firstOtherButtonIndex], [3, 0, 1])
        XCTAssertEqual(alert.buttonTitle(at: 2), "Archive")
        XCTAssertNil(alert.buttonTitle(at: 3))
        alert.show()
        wait()
        XCTAssertTrue(alert.isVisible)
        XCTAssertNotNil(frame(of: "It can't be undone."))
        try tap("Archive")
        XCTAssertFalse(alert.isVisible)
        XCTAssertEqual(delegate.log, ["will present", "did present", "clicked 2", "will dismiss 2", "did dismiss 2"])
        delegate.log = []
        alert.show()
        wait()
        alert.dismiss(withClickedButtonIndex: 0, animated: true)
        wait()
        XCTAssertFalse(alert.isVisible)
        XCTAssertEqual(delegate.log, ["will present", "did present", "will dismiss 0", "did dismiss 0"])
    }

    /// The first other button is enabled as the delegate decides.
    func testAnAlertViewHasFields() async throws {
        show(NavigationPage("Root"))
        let delegate = OlderAlertDelegate()
        let alert = UIAlertView(title: "Sign in", message: nil, delegate: delegate, cancelButtonTitle: "Cancel")
        XCTAssertNil(alert.textField(at: 0))
        alert.alertViewStyle = .loginAndPasswordInput
        alert.addButton(withTitle: "OK")
        let name = try XCTUnwrap(alert.textField(at: 0))
        XCTAssertEqual(alert.textField(at: 1)?.isSecureTextEntry, true)
        XCTAssertNil(alert.textField(at: 2))
        delegate.enables = { ($0.textField(at: 0)?.text ?? "").isEmpty == false }
        alert.show()
        wait()
        try tap("OK")
        XCTAssertTrue(alert.isVisible, "the button is disabled")
        run(TouchScript().type("Anna"))
        XCTAssertEqual(name.text, "Anna")
        try tap("OK")
        XCTAssertFalse(alert.isVisible)
        XCTAssertEqual(delegate.log.suffix(3), ["clicked 1", "will dismiss 1", "did dismiss 1"])
    }

    func testAnActionSheetNotifiesItsDelegate() async throws {
        let root = NavigationPage("Root")
        show(root)
        let delegate = OlderAlertDelegate()
        let sheet = UIActionSheet(
            title: "Photo", delegate: delegate, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
            otherButtonTitles: "Share", "Copy")
        let indices = [sheet.destructiveButtonIndex, sheet.firstOtherButtonIndex, sheet.cancelButtonIndex]
        XCTAssertEqual(indices, [0, 1, 3])
        XCTAssertEqual((0..<4).map { sheet.buttonTitle(at: $0) }, ["Delete", "Share", "Copy", "Cancel"])
        sheet.show(in: root.view)
        wait()
        XCTAssertTrue(sheet.isVisible)
        try tap("Copy")
        XCTAssertFalse(sheet.isVisible)
        XCTAssertEqual(delegate.log, ["will present", "did present", "clicked 2", "will dismiss 2", "did dismiss 2"])
    }
}

private final class OlderAlertDelegate: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
    var log: [String] = []
    var enables: (UIAlertView) -> Bool = { _ in true }

    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { log.append("clicked \(buttonIndex)") }
    func willPresent(_ alertView: UIAlertView) { log.append("will present") }
    func didPresent(_ alertView: UIAlertView) { log.append("did present") }
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
        log.append("will dismiss \(buttonIndex)")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
        log.append("did dismiss \(buttonIndex)")
    }
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { enables(alertView) }

    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
        log.append("clicked \(buttonIndex)")
    }
    func willPresent(_ actionSheet: UIActionSheet) { log.append("will present") }
    func didPresent(_ actionSheet: UIActionSheet) { log.append("did present") }
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
        log.append("will dismiss \(buttonIndex)")
    }
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
        log.append("did dismiss \(buttonIndex)")
    }
}
