import CoreGraphics
import QuartzCore
import XCTest

@testable import UIKit

/// Touches in the content, zooming and indicators.
final class ScrollTouchTests: ScrollTestCase {
    func testViewsInTheContentHearOfFingersThatStay() async {
        run(TouchScript().press(at: CGPoint(x: 50, y: 50), duration: 0.1))
        XCTAssertEqual(log, ["view began 50,50", "view ended 50,50"])
        log = []
        let start = CACurrentMediaTime()
        window.perform(TouchScript().press(at: CGPoint(x: 50, y: 50), duration: 1))
        MediaClock.advance(to: start + 0.14)
        XCTAssertEqual(log, [])
        MediaClock.advance(to: start + 0.16)
        XCTAssertEqual(log, ["view began 50,50"])
        MediaClock.advance(to: start + 1.1)
        XCTAssertEqual(log, ["view began 50,50", "view ended 50,50"])
        log = []
        drag(0, -80, in: 0.2)
        XCTAssertEqual(log, [])
        scroll.delaysContentTouches = false
        drag(0, -80, in: 0.2)
        XCTAssertEqual(log.map { $0.prefix(10) }, ["view began", "view cance"])
    }

    func testContentMayKeepItsTouches() async {
        scroll.delaysContentTouches = false
        scroll.canCancelContentTouches = false
        drag(0, -80, in: 0.2)
        XCTAssertEqual(log.map { $0.prefix(10) }, ["view began", "view ended"])
        XCTAssertEqual(teller.marks, [])
    }

    // MARK: Zooming

    private func makeZoomable() {
        content.frame.size = CGSize(width: 100, height: 100)
        scroll.contentSize = content.frame.size
        teller.zoomed = content
        scroll.minimumZoomScale = 0.5
        scroll.maximumZoomScale = 4
        teller.log = []
    }

    func testPinchingZoomsAboutTheFingers() async {
        makeZoomable()
        run(TouchScript().pinch(at: CGPoint(x: 50, y: 50), from: 20, to: 60))
        wait(1)
        XCTAssertEqual(scroll.zoomScale, 3, accuracy: 0.01)
        XCTAssertEqual(scroll.contentSize.width, 300, accuracy: 1)
        XCTAssertEqual(content.frame.minX, 0, accuracy: 1e-6)
        // The centre is preserved.
        XCTAssertEqual(scroll.contentOffset.x, 100, accuracy: 2)
        XCTAssertEqual(teller.marks, ["begin zoom", "end zoom 3.0"])
        XCTAssertTrue(teller.log.contains("zoom"))
        XCTAssertFalse(scroll.isZooming)
    }

    func testZoomingBeyondTheLimitsComesBack() async {
        makeZoomable()
        scroll.maximumZoomScale = 2
        let start = CACurrentMediaTime()
        let script = TouchScript().pinch(at: CGPoint(x: 50, y: 50), from: 10, to: 90)
        window.perform(script)
        MediaClock.advance(to: start + script.duration - 0.01)
        XCTAssertGreaterThan(scroll.zoomScale, 2)
        XCTAssertTrue(scroll.isZooming)
        wait(1)
        XCTAssertEqual(scroll.zoomScale, 2)
        XCTAssertEqual(teller.marks, ["begin zoom", "end zoom 2.0"])
        XCTAssertFalse(scroll.isZoomBouncing)
    }

    func testZoomingByCode() async {
        makeZoomable()
        scroll.zoomScale = 2
        XCTAssertEqual(content.transform.a, 2)
        XCTAssertEqual(scroll.contentSize, CGSize(width: 200, height: 200))
        XCTAssertEqual(scroll.contentOffset, CGPoint(x: 50, y: 50))
        scroll.zoomScale = 100
        XCTAssertEqual(scroll.zoomScale, 4)
        scroll.zoom(to: CGRect(x: 50, y: 0, width: 50, height: 50), animated: true)
        XCTAssertEqual(scroll.zoomScale, 2)
        XCTAssertEqual(scroll.contentOffset, CGPoint(x: 100, y: 0))
        wait(1)
        XCTAssertEqual(teller.marks, ["end zoom 2.0"])
        scroll.zoomScale = .nan
        scroll.zoomScale = 0
        XCTAssertEqual(scroll.zoomScale, 2)
        scroll.zoom(to: .zero, animated: false)
        teller.zoomed = nil
        scroll.zoomScale = 3
        XCTAssertEqual(scroll.zoomScale, 2)
    }

    func testAConstrainedViewZooms() async {
        content.removeFromSuperview()
        let page = add(ContentView(100, 100), to: scroll)
        for attribute in [NSLayoutConstraint.Attribute.top, .bottom, .leading, .trailing] {
            NSLayoutConstraint(
                item: page, attribute: attribute, relatedBy: .equal, toItem: scroll, attribute: attribute,
                multiplier: 1, constant: 0
            ).isActive = true
        }
        teller.zoomed = page
        scroll.maximumZoomScale = 3
        layout()
        scroll.zoomScale = 3
        layout()
        XCTAssertEqual(page.frame, CGRect(x: 0, y: 0, width: 300, height: 300))
        XCTAssertEqual(scroll.contentSize, CGSize(width: 300, height: 300))
    }

    // MARK: Indicators

    private var bars: [CALayer] { scroll.layer.sublayers?.filter { $0.name == "UIScrollView-indicator" } ?? [] }

    func testABarShowsWhereTheContentIsAndFades() async {
        scroll.contentSize.height = 400
        XCTAssertEqual(bars, [])
        let script = TouchScript().drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 10), duration: 1)
        let start = CACurrentMediaTime()
        window.perform(script)
        MediaClock.advance(to: start + 0.5)
        let upright = bars.filter { !$0.isHidden }
        XCTAssertEqual(upright.count, 1)
        let bar = upright[0]
        XCTAssertEqual(bar.opacity, 1)
        XCTAssertEqual(bar.frame.width, 3)
        XCTAssertEqual(bar.frame.maxX, 97)
        XCTAssertEqual(bar.frame.height, 36)
        let progress = scroll.contentOffset.y / 300
        XCTAssertEqual(bar.frame.minY - scroll.contentOffset.y, 3 + (94 - 36) * progress, accuracy: 1e-6)
        wait(5)
        XCTAssertEqual(bar.presentation()?.opacity ?? 0, 0)
        scroll.flashScrollIndicators()
        wait(0.2)
        XCTAssertEqual(bar.presentation()?.opacity ?? 0, 1)
        wait(1)
        XCTAssertEqual(bar.presentation()?.opacity ?? 1, 0)
        scroll.showsVerticalScrollIndicator = false
        scroll.flashScrollIndicators()
        XCTAssertTrue(bar.isHidden)
    }
}
