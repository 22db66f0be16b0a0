import QuartzCore
import UIKit
import XCTest

/// Page controls: directions, images, scrubbing and progress.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uipagecontrol).
final class PageControlTests: ControlTestCase {
    private final class Delegate: NSObject, UIPageControlProgressDelegate {
        func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
            page == 1 ? 0.5 : 0
        }
    }

    private func control(_ pages: Int) -> UIPageControl {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 180, height: 26))
        control.numberOfPages = pages
        return add(control, at: CGPoint(x: 10, y: 50), listens: [.valueChanged])
    }

    func testATapTurnsOnePageInItsDirection() async {
        let control = control(5)
        run(TouchScript().tap(at: CGPoint(x: 180, y: 63), after: 0.1))
        XCTAssertEqual(control.currentPage, 1)
        control.direction = .rightToLeft
        run(TouchScript().tap(at: CGPoint(x: 180, y: 63), after: 0.1))
        XCTAssertEqual(control.currentPage, 0)
        control.direction = .topToBottom
        XCTAssertEqual(control.intrinsicContentSize, CGSize(width: 26, height: 4 * 16 + 7 + 16))
        XCTAssertEqual(log, ["changed", "changed"])
        XCTAssertEqual(control.interactionState, .none)
    }

    func testAFingerScrubsThroughPages() async {
        let control = control(9)
        let script = TouchScript().drag(
            from: CGPoint(x: 100, y: 63), to: CGPoint(x: 100 + 16 * 3, y: 63), duration: 0.5, after: 0.1)
        run(script)
        XCTAssertEqual(control.currentPage, 7, "the fifth dot is in the middle")
        control.allowsContinuousInteraction = false
        control.currentPage = 0
        run(script)
        XCTAssertEqual(control.currentPage, 1, "without scrubbing a drag is a tap")
    }

    func testImagesTakeThePlaceOfDots() async {
        let control = control(3)
        let (star, heart) = (UIImage(systemName: "star"), UIImage(systemName: "heart"))
        control.preferredIndicatorImage = star
        XCTAssertTrue(control.indicatorImage(forPage: 2) === star)
        control.setIndicatorImage(heart, forPage: 2)
        XCTAssertTrue(control.indicatorImage(forPage: 2) === heart)
        control.setCurrentPageIndicatorImage(heart, forPage: 0)
        XCTAssertTrue(control.currentPageIndicatorImage(forPage: 0) === heart)
        XCTAssertNil(control.currentPageIndicatorImage(forPage: 1))
        control.setIndicatorImage(heart, forPage: 7)
        XCTAssertTrue(control.indicatorImage(forPage: 7) === star, "a page that isn't there has no image")
        control.backgroundStyle = .prominent
        window.backgroundColor = .darkGray
        keepPicture("page-control", of: window, scale: 2)
    }

    func testTheCurrentDotShowsProgress() async {
        let control = control(3)
        let progress = UIPageControlProgress()
        let delegate = Delegate()
        progress.delegate = delegate
        XCTAssertFalse(progress.isProgressVisible)
        let width = control.intrinsicContentSize.width
        control.progress = progress
        XCTAssertTrue(progress.isProgressVisible)
        XCTAssertGreaterThan(control.intrinsicContentSize.width, width)
        progress.currentProgress = 7
        XCTAssertEqual(progress.currentProgress, 1)
        control.currentPage = 1
        XCTAssertEqual(progress.currentProgress, 0.5, "the delegate says where a page begins")
        let timer = UIPageControlTimerProgress(preferredDuration: 1)
        control.progress = timer
        XCTAssertFalse(progress.isProgressVisible)
        timer.resumeTimer()
        let now = CACurrentMediaTime()
        MediaClock.advance(to: now + 1.5)
        XCTAssertEqual(control.currentPage, 2, "time turns the page")
        timer.pauseTimer()
        XCTAssertFalse(timer.isRunning)
    }
}
