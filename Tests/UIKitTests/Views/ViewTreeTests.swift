import UIKit
import XCTest

/// The order of subviews and of what they are told.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uiview#Managing-the-view-hierarchy).
final class ViewTreeTests: ViewTestCase {
    func testSubviewsAndSublayersHaveOneOrder() async {
        let (a, b, c) = (UIView(), UIView(), UIView())
        let parent = UIView()
        parent.addSubview(a)
        parent.addSubview(b)
        parent.insertSubview(c, at: 0)
        XCTAssertEqual(parent.subviews, [c, a, b])
        XCTAssertEqual(parent.layer.sublayers, [c.layer, a.layer, b.layer])
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        XCTAssertEqual(parent.subviews, [b, a, c])
        XCTAssertEqual(parent.layer.sublayers, [b.layer, a.layer, c.layer])
        parent.bringSubviewToFront(b)
        parent.sendSubviewToBack(c)
        XCTAssertEqual(parent.subviews, [c, a, b])
        XCTAssertEqual(parent.layer.sublayers, [c.layer, a.layer, b.layer])
        parent.insertSubview(c, aboveSubview: a)
        XCTAssertEqual(parent.subviews, [a, c, b])
        parent.insertSubview(b, belowSubview: a)
        XCTAssertEqual(parent.subviews, [b, a, c])
        XCTAssertEqual(parent.layer.sublayers, [b.layer, a.layer, c.layer])
    }
}
