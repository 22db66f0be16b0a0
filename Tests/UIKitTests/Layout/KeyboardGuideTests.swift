import UIKit
import XCTest

/// The layout guide of a keyboard that never appears.
final class KeyboardGuideTests: LayoutTestCase {
    func testItLiesBelowTheSafeArea() async {
        window.screenSafeArea = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
        let bar = add()
        let guide = box.keyboardLayoutGuide
        XCTAssertTrue(guide === box.keyboardLayoutGuide)
        XCTAssertTrue(guide.owningView === box)
        NSLayoutConstraint.activate([
            bar.heightAnchor.constraint(equalToConstant: 30),
            bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: guide.topAnchor),
        ])
        layout()
        XCTAssertEqual(bar.frame, CGRect(x: 0, y: 150, width: 200, height: 30))
        XCTAssertEqual(guide.layoutFrame, CGRect(x: 0, y: 180, width: 200, height: 20))
        guide.usesBottomSafeArea = false
        layout()
        XCTAssertEqual(bar.frame.maxY, 200)
        XCTAssertEqual(guide.layoutFrame, CGRect(x: 0, y: 200, width: 200, height: 0))
    }

    func testItsFrameIsKnownWithoutALayout() async {
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 60, height: 30))
        XCTAssertEqual(view.keyboardLayoutGuide.layoutFrame, CGRect(x: 0, y: 30, width: 60, height: 0))
    }
}
