import CoreGraphics
import QuartzCore
import XCTest

@testable import UIKit

/// Keys, alignment and nested scroll views.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uiscrollview)
final class ScrollMemberTests: ScrollTestCase {
    func testSmallContentIsAligned() async {
        scroll.contentSize = CGSize(width: 40, height: 60)
        layout()
        XCTAssertEqual(scroll.contentOffset, .zero)
        scroll.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
        XCTAssertEqual(scroll.contentOffset, CGPoint(x: -30, y: -40))
        scroll.contentAlignmentPoint = CGPoint(x: CGFloat.nan, y: 0)
        XCTAssertEqual(scroll.contentAlignmentPoint, CGPoint(x: 0.5, y: 1))
    }

    func testBouncingIsOfEachAxis() async {
        XCTAssertTrue(scroll.bounces)
        scroll.bouncesHorizontally = false
        XCTAssertFalse(scroll.bounces)
        drag(0, 60, in: 0.5, thenRest: 0)
        XCTAssertTrue(scroll.bouncesVertically)
        scroll.bounces = false
        XCTAssertFalse(scroll.bouncesVertically)
        wait(2)
        drag(0, 60, in: 0.5)
        XCTAssertEqual(scroll.contentOffset, .zero)
    }

    func testKeysScroll() async {
        final class Holder: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let holder = Holder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scroll.addSubview(holder)
        holder.becomeFirstResponder()
        window.press(KeyStroke(.keyboardPageDown))
        XCTAssertTrue(scroll.isScrollAnimating)
        wait(1)
        XCTAssertFalse(scroll.isScrollAnimating)
        XCTAssertEqual(scroll.contentOffset.y, 100)
        window.press(KeyStroke(.keyboardUpArrow))
        wait(1)
        XCTAssertEqual(scroll.contentOffset.y, 60)
        window.press(KeyStroke(.keyboardEnd))
        wait(1)
        XCTAssertEqual(scroll.contentOffset.y, 4900)
        scroll.allowsKeyboardScrolling = false
        window.press(KeyStroke(.keyboardHome))
        wait(1)
        XCTAssertEqual(scroll.contentOffset.y, 4900)
    }

    func testScrollingIsStopped() async {
        scroll.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
        wait(0.15)
        scroll.stopScrollingAndZooming()
        let place = scroll.contentOffset.y
        XCTAssertGreaterThan(place, 0)
        XCTAssertLessThan(place, 1000)
        wait(1)
        XCTAssertEqual(scroll.contentOffset.y, place)
    }

    /// Programs divide the resting offset by the length of a page, and compare it with the inset.
    func testContentComesToRestExactlyAtItsTarget() async {
        for rate in [UIScrollView.DecelerationRate.normal, .fast] {
            let decay = ScrollPhysics.decay(rate.rawValue)
            for step in 0..<200 {
                let (start, end) = (CGFloat(step) * 7.3, CGFloat(step % 5) * 402 - 106)
                XCTAssertEqual(ScrollPhysics.Axis.released(from: start, to: end, decay: decay).end, end)
            }
        }
    }

    func testContentAtItsStartStaysThereDespiteRounding() async {
        scroll.contentInset.top = 106
        scroll.contentOffset.y = -106 - 1e-9
        scroll.contentInset.top = 62
        XCTAssertEqual(scroll.contentOffset.y, -62)
    }

    /// With a running clock, the motion has advanced each time the delegate reads the content offset.
    func testAskingForTheOffsetWhileItIsToldMovesNothing() async {
        final class Asker: UIScrollViewDelegate {
            var (depth, deepest) = (0, 0)

            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                depth += 1
                deepest = max(deepest, depth)
                if depth < 10 {
                    MediaClock.advance(to: CACurrentMediaTime() + 0.001)
                    _ = scrollView.contentOffset
                }
                depth -= 1
            }
        }
        let asker = Asker()
        scroll.delegate = asker
        scroll.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
        wait(0.1)
        _ = scroll.contentOffset
        XCTAssertEqual(asker.deepest, 1)
        wait(1)
        XCTAssertEqual(scroll.contentOffset.y, 1000)
    }

    /// A drag at an edge that doesn't bounce scrolls the enclosing view.
    func testEdgesTransferScrolling() async {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        inner.contentSize = CGSize(width: 100, height: 300)
        inner.bounces = false
        scroll.addSubview(inner)
        layout()
        inner.contentOffset.y = 200
        inner.transfersVerticalScrollingToParent = false
        drag(0, -40, in: 0.5, thenRest: 0.2)
        XCTAssertEqual(scroll.contentOffset.y, 0)
        inner.transfersVerticalScrollingToParent = true
        drag(0, -40, in: 0.5, thenRest: 0.2)
        XCTAssertGreaterThan(scroll.contentOffset.y, 20)
        XCTAssertEqual(inner.contentOffset.y, 200)
    }
}
