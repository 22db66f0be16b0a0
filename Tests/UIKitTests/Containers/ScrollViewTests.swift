import CoreGraphics
import QuartzCore
import XCTest

@testable import UIKit

/// A scroll view of 100 x 100 points with content of 100 x 5000.
@MainActor
class ScrollTestCase: LayoutTestCase {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let content = TouchView(frame: CGRect(x: 0, y: 0, width: 100, height: 5000))
    let teller = ScrollTeller()

    override func setUp() async throws {
        try await super.setUp()
        box.addSubview(scroll)
        scroll.addSubview(content)
        scroll.contentSize = content.frame.size
        scroll.delegate = teller
        content.tell = { [unowned self] in log.append($0) }
        layout()
    }

    /// Plays a script, and stops when it has ended.
    override func run(_ script: TouchScript, andWait seconds: TimeInterval = 0) {
        super.run(script, andWait: seconds)
    }

    func drag(_ x: CGFloat, _ y: CGFloat, in seconds: TimeInterval, thenRest rest: TimeInterval = 0) {
        let (start, end) = (CGPoint(x: 50 - x / 2, y: 50 - y / 2), CGPoint(x: 50 + x / 2, y: 50 + y / 2))
        guard rest > 0 else { return run(TouchScript().drag(from: start, to: end, duration: seconds)) }
        // As many samples at the end as it takes to rest for that long.
        let count = Int((seconds / 0.01).rounded())
        let way = (0...count).map { step in
            let progress = CGFloat(step) / CGFloat(count)
            return CGPoint(x: start.x + x * progress, y: start.y + y * progress)
        }
        let still = Array(repeating: end, count: Int((rest / 0.01).rounded()))
        run(TouchScript().drag(through: way + still, duration: seconds + rest))
    }

    func wait(_ seconds: TimeInterval) { MediaClock.advance(to: CACurrentMediaTime() + seconds) }
}

/// Records a scroll view's delegate calls.
final class ScrollTeller: UIScrollViewDelegate {
    var log: [String] = []
    var target: CGPoint?
    var proposed = CGPoint.zero
    var velocity = CGPoint.zero
    var zoomed: UIView?

    /// Without the many calls for single steps.
    var marks: [String] { log.filter { $0 != "scroll" && $0 != "zoom" } }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("zoom") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("begin drag") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        log.append("will end drag")
        (self.velocity, proposed) = (velocity, targetContentOffset.pointee)
        if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        log.append("end drag \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("begin deceleration") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("end deceleration") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("end animation") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.append("begin zoom") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        log.append("end zoom \((scale * 100).rounded() / 100)")
    }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { log.append("inset") }
}

/// Dragging, releasing, edges and pages.
final class ScrollViewTests: ScrollTestCase {
    func testContentFollowsTheFinger() async {
        drag(0, -60, in: 0.5, thenRest: 0.3)
        // The first ten points or so are needed to recognize a drag.
        XCTAssertEqual(scroll.contentOffset.y, 49, accuracy: 2)
        XCTAssertEqual(scroll.contentOffset.x, 0)
        XCTAssertEqual(teller.marks, ["begin drag", "will end drag", "end drag false"])
        XCTAssertFalse(scroll.isDragging)
        XCTAssertFalse(scroll.isDecelerating)
        scroll.isScrollEnabled = false
        drag(0, -60, in: 0.5)
        XCTAssertEqual(teller.marks.count, 3)
    }

    /// `x(t) = x0 + v (d^(1000 t) - 1) / (1000 ln d)`.
    func testItGlidesAsItsRateSays() async {
        for rate in [UIScrollView.DecelerationRate.normal, .fast] {
            scroll.contentOffset.y = 1000
            scroll.decelerationRate = rate
            drag(0, -80, in: 0.2)
            XCTAssertTrue(scroll.isDecelerating)
            let (start, velocity) = (scroll.contentOffset.y, teller.velocity.y * 1000)
            XCTAssertEqual(velocity, 400, accuracy: 40)
            let decay = 1000 * Foundation.log(rate.rawValue)
            XCTAssertEqual(teller.proposed.y, start - velocity / decay, accuracy: 1e-6)
            for step in 1...5 {
                wait(0.05)
                let time = 0.05 * CGFloat(step)
                XCTAssertEqual(
                    scroll.contentOffset.y, start + velocity * (exp(decay * time) - 1) / decay, accuracy: 1e-6)
            }
            wait(6)
            XCTAssertFalse(scroll.isDecelerating)
            XCTAssertEqual(scroll.contentOffset.y, teller.proposed.y)
        }
        XCTAssertEqual(
            teller.marks.suffix(5),
            ["begin drag", "will end drag", "end drag true", "begin deceleration", "end deceleration"])
    }

    func testRecordedFramesShowIt() async {
        drag(0, -80, in: 0.2)
        let (start, velocity) = (scroll.contentOffset.y, teller.velocity.y * 1000)
        teller.log = []
        let begin = CACurrentMediaTime()
        for frame in 1...10 {
            MediaClock.advance(to: begin + Double(frame) / 30)
            MediaClock.beginFrame(duration: 1 / 30)
            let time = CGFloat(frame) / 30
            let decay = CGFloat(1000 * Foundation.log(0.998))
            XCTAssertEqual(
                scroll.layer.bounds.minY, start + velocity * (exp(decay * time) - 1) / decay, accuracy: 1e-6)
        }
        XCTAssertEqual(teller.log.count, 10)
    }

    func testTheTargetCanBeMoved() async {
        teller.target = CGPoint(x: 0, y: 300)
        drag(0, -80, in: 0.2)
        let start = scroll.contentOffset.y
        wait(0.1)
        let left = CGFloat(pow(0.998, 100))
        XCTAssertEqual(scroll.contentOffset.y, 300 + (start - 300) * left, accuracy: 1e-6)
        wait(6)
        XCTAssertEqual(scroll.contentOffset.y, 300)
        teller.target = CGPoint(x: 0, y: CGFloat.nan)
        drag(0, -80, in: 0.2)
        wait(6)
        XCTAssertEqual(scroll.contentOffset.y, teller.proposed.y)
    }

    /// `b = (1 - 1 / (x c / d + 1)) d` with `c = 0.55`.
    func testARubberBandHoldsWhatIsPulledBeyondAnEdge() async {
        let moves = TouchScript().drag(from: CGPoint(x: 50, y: 10), to: CGPoint(x: 50, y: 90), duration: 1)
        let start = CACurrentMediaTime()
        window.perform(moves)
        MediaClock.advance(to: start + 0.99)
        let translation = scroll.panGestureRecognizer.translation(in: box).y - scroll.drag.firstTranslation.y
        XCTAssertGreaterThan(translation, 60)
        let shown = (1 - 1 / (translation * 0.55 / 100 + 1)) * 100
        XCTAssertEqual(scroll.contentOffset.y, -shown, accuracy: 1e-6)
        XCTAssertTrue(scroll.isDragging)
        MediaClock.advance(to: start + 1)
        XCTAssertTrue(scroll.isDecelerating)
        wait(3)
        XCTAssertEqual(scroll.contentOffset, .zero)
        scroll.bounces = false
        run(moves)
        XCTAssertEqual(scroll.contentOffset, .zero)
    }

    func testAGlideOvershootsTheEdgeAndComesBack() async {
        scroll.contentOffset.y = 4850
        drag(0, -80, in: 0.1)
        var most: CGFloat = 0
        for _ in 0..<200 {
            wait(0.02)
            most = max(most, scroll.contentOffset.y)
        }
        XCTAssertGreaterThan(most, 4905)
        XCTAssertLessThan(most, 4960)
        XCTAssertEqual(scroll.contentOffset.y, 4900)
        XCTAssertEqual(teller.proposed.y, 4900)
        scroll.bounces = false
        scroll.contentOffset.y = 4850
        drag(0, -80, in: 0.1)
        wait(2)
        XCTAssertEqual(scroll.contentOffset.y, 4900)
    }

    func testAFingerStopsTheGlide() async {
        drag(0, -80, in: 0.2)
        wait(0.1)
        teller.log = []
        run(TouchScript().press(at: CGPoint(x: 50, y: 50), duration: 0.05))
        let stopped = scroll.contentOffset.y
        wait(1)
        XCTAssertEqual(scroll.contentOffset.y, stopped)
        XCTAssertEqual(teller.marks, ["end deceleration"])
        XCTAssertFalse(scroll.isTracking)
    }

    func testAFingerCatchesAGlide() async {
        scroll.contentOffset.y = 1000
        drag(0, -80, in: 0.2)
        let start = CACurrentMediaTime()
        window.perform(
            TouchScript().drag(from: CGPoint(x: 50, y: 10), to: CGPoint(x: 50, y: 90), duration: 0.2, after: 0.5))
        for frame in 1...42 {
            MediaClock.advance(to: start + Double(frame) / 60)
            MediaClock.beginFrame(duration: 1 / 60)
            if frame == 31 { XCTAssertTrue(scroll.isTracking && !scroll.isDecelerating) }
        }
        XCTAssertLessThan(teller.velocity.y, -0.3)
        wait(5)
        XCTAssertEqual(scroll.contentOffset.y, teller.proposed.y)
        XCTAssertLessThan(scroll.contentOffset.y, 1050)
    }

    func testPages() async {
        scroll.isPagingEnabled = true
        scroll.contentOffset.y = 200
        drag(0, -80, in: 0.2)
        XCTAssertEqual(teller.proposed.y, 300)
        wait(3)
        XCTAssertEqual(scroll.contentOffset.y, 300)
        drag(0, 80, in: 0.1)
        wait(3)
        XCTAssertEqual(scroll.contentOffset.y, 200)
        // Not far enough, and too slow: it returns.
        drag(0, -50, in: 0.5, thenRest: 0.3)
        wait(3)
        XCTAssertEqual(scroll.contentOffset.y, 200)
        drag(0, -80, in: 0.5, thenRest: 0.3)
        wait(3)
        XCTAssertEqual(scroll.contentOffset.y, 300)
        scroll.contentOffset.y = 0
        drag(0, 80, in: 0.1)
        wait(3)
        XCTAssertEqual(scroll.contentOffset.y, 0)
    }

    func testDirections() async {
        // There is no content at the sides.
        drag(-80, 0, in: 0.5)
        XCTAssertEqual(teller.marks, [])
        scroll.contentSize.width = 1000
        scroll.isDirectionalLockEnabled = true
        drag(-80, -20, in: 0.5, thenRest: 0.3)
        XCTAssertEqual(scroll.contentOffset.y, 0)
        XCTAssertGreaterThan(scroll.contentOffset.x, 60)
        scroll.isDirectionalLockEnabled = false
        drag(-80, -20, in: 0.5, thenRest: 0.3)
        XCTAssertGreaterThan(scroll.contentOffset.y, 10)
        scroll.contentOffset = .zero
        scroll.contentSize = CGSize(width: 10, height: 10)
        drag(0, 80, in: 0.5)
        XCTAssertEqual(scroll.contentOffset.y, 0)
        scroll.alwaysBounceVertical = true
        drag(0, 80, in: 0.5, thenRest: 0.3)
        XCTAssertLessThan(scroll.contentOffset.y, -10)
        wait(3)
        XCTAssertEqual(scroll.contentOffset.y, 0)
    }

    // MARK: Programmatic scrolling

    func testScrollingByCode() async {
        scroll.contentOffset = CGPoint(x: 0, y: 50)
        XCTAssertEqual(scroll.bounds.minY, 50)
        XCTAssertEqual(teller.log, ["scroll"])
        teller.log = []
        scroll.setContentOffset(CGPoint(x: 0, y: 250), animated: true)
        wait(0.15)
        XCTAssertEqual(scroll.contentOffset.y, 150, accuracy: 1e-3)
        wait(0.2)
        XCTAssertEqual(scroll.contentOffset.y, 250)
        XCTAssertEqual(teller.marks, ["end animation"])
        scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 100), animated: false)
        XCTAssertEqual(scroll.contentOffset.y, 300)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 310, width: 10, height: 10), animated: false)
        XCTAssertEqual(scroll.contentOffset.y, 300)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 10, width: 10, height: 10), animated: false)
        XCTAssertEqual(scroll.contentOffset.y, 10)
        scroll.contentOffset.y = .nan
        scroll.contentSize.height = .infinity
        XCTAssertEqual(scroll.contentOffset.y, 10)
        XCTAssertEqual(scroll.contentSize.height, 5000)
    }

    func testInsetsAndTheSafeArea() async {
        scroll.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        XCTAssertEqual(scroll.contentOffset.y, -20)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 4990, width: 1, height: 10), animated: false)
        XCTAssertEqual(scroll.contentOffset.y, 4930)
        scroll.contentOffset.y = -20
        window.screenSafeArea = UIEdgeInsets(top: 40, left: 10, bottom: 0, right: 0)
        layout()
        XCTAssertEqual(scroll.adjustedContentInset, UIEdgeInsets(top: 60, left: 0, bottom: 30, right: 0))
        XCTAssertEqual(scroll.contentOffset.y, -60)
        scroll.contentInsetAdjustmentBehavior = .always
        XCTAssertEqual(scroll.adjustedContentInset.left, 10)
        scroll.contentInsetAdjustmentBehavior = .never
        XCTAssertEqual(scroll.adjustedContentInset, scroll.contentInset)
        XCTAssertEqual(scroll.contentOffset.y, -20)
    }

    func testLessContentComesIntoSight() async {
        scroll.contentOffset.y = 4000
        scroll.contentSize.height = 300
        XCTAssertEqual(scroll.contentOffset.y, 200)
        scroll.frame.size.height = 250
        layout()
        XCTAssertEqual(scroll.contentOffset.y, 50)
    }

    // MARK: Constraints

    func testLessContentStopsAGlide() async {
        drag(0, -60, in: 0.1)
        XCTAssertTrue(scroll.isDecelerating)
        wait(0.2)
        // The content now ends at an offset that is not reached yet.
        scroll.contentSize.height = scroll.contentOffset.y + 120
        XCTAssertTrue(scroll.isDecelerating)
        let limit = scroll.contentSize.height - 100
        wait(3)
        XCTAssertEqual(scroll.contentOffset.y, limit, accuracy: 0.01)
        XCTAssertFalse(scroll.isDecelerating)

        scroll.contentSize.height = 5000
        drag(0, -60, in: 0.1)
        wait(0.2)
        // Or at one already passed.
        scroll.contentSize.height = 110
        XCTAssertEqual(scroll.contentOffset.y, 10)
        XCTAssertFalse(scroll.isDecelerating)
        wait(3)
        XCTAssertEqual(scroll.contentOffset.y, 10)
        XCTAssertEqual(teller.marks.filter { $0 == "end deceleration" }.count, 2)

        scroll.contentSize = .zero
        XCTAssertEqual("\(scroll.contentOffset)", "(0.0, 0.0)")
    }

    func testConstraintsDecideTheContentsSize() async {
        content.removeFromSuperview()
        let page = add(ContentView(300, 700), to: scroll)
        let header = add(to: scroll)
        NSLayoutConstraint.activate([
            page.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 10),
            page.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            page.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            page.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
            header.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
        ])
        size(header, 40, 10)
        layout()
        XCTAssertEqual(scroll.contentSize, CGSize(width: 100, height: 710))
        XCTAssertEqual(page.frame, CGRect(x: 0, y: 10, width: 100, height: 700))
        scroll.contentOffset.y = 300
        layout()
        XCTAssertEqual(header.frame.minY, 300)
        XCTAssertEqual(page.frame.minY, 10)
    }

    func testEdgesOfTheScrollViewAreTheContents() async {
        content.removeFromSuperview()
        let page = add(to: scroll)
        size(page, 250, 400)
        for (a, b) in [(NSLayoutConstraint.Attribute.top, CGFloat(0)), (.bottom, -20), (.leading, 0), (.trailing, 0)] {
            NSLayoutConstraint(
                item: page, attribute: a, relatedBy: .equal, toItem: scroll, attribute: a, multiplier: 1, constant: b
            ).isActive = true
        }
        layout()
        XCTAssertEqual(scroll.contentSize, CGSize(width: 250, height: 420))
        XCTAssertEqual(scroll.frame.size, CGSize(width: 100, height: 100))
    }
}
