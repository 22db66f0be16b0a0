import UIKit
import XCTest

/// Windows by scene, and their stacking.
@MainActor
final class WindowLevelTests: ViewTestCase {
    private final class Overlay: UIWindow {
        let note: String

        init(_ note: String, in scene: UIWindowScene) {
            self.note = note
            super.init(windowScene: scene)
        }

        required init?(coder: NSCoder) { nil }
    }

    func testSubclassesBeginInAScene() async throws {
        let scene = try XCTUnwrap(window.windowScene)
        let overlay = Overlay("above", in: scene)
        XCTAssertEqual(overlay.frame, UIScreen.main.bounds)
        XCTAssertTrue(overlay.windowScene === scene)
        XCTAssertTrue(overlay.isHidden)
        XCTAssertEqual(overlay.note, "above")
    }

    func testLevelsAreAddedTo() async {
        window.windowLevel = .alert + 1
        XCTAssertEqual(window.windowLevel.rawValue, 2001)
        window.windowLevel -= 2
        XCTAssertEqual(window.windowLevel, UIWindow.Level(rawValue: 1999))
        XCTAssertLessThan(UIWindow.Level.statusBar - 1, .statusBar)
    }
}
