import XCTest

@testable import KasaneXCTest

/// The app that hosts tests.
@MainActor
final class TestHostTests: XCTestCase {
    /// Without a delegate that shows one, there is a key window as large as the screen.
    func testThereIsAKeyWindow() async {
        UIApplication.shared.windows.forEach { $0.isHidden = true }
        let host = TestHost(nil)
        host.launch()
        XCTAssertEqual(UIApplication.shared.applicationState, .active)
        XCTAssertEqual(UIApplication.shared.keyWindow?.frame, UIScreen.main.bounds)
        XCTAssertNotNil(UIApplication.shared.keyWindow?.rootViewController?.view.window)
        UIApplication.shared.keyWindow?.isHidden = true
        withExtendedLifetime(host) {}
    }
}
