import QuartzCore
import UIKit
import XCTest

/// Steppers, page controls, progress bars and wheels.
final class SmallControlTests: ControlTestCase {
    // MARK: Steppers

    /// Creates a stepper with the minus at about (30, 26), the plus at about (80, 26).
    private func makeStepper() -> UIStepper {
        add(UIStepper(), at: CGPoint(x: 10, y: 10), listens: [.valueChanged])
    }

    func testAStepperSteps() async {
        let stepper = makeStepper()
        XCTAssertEqual(stepper.frame.size, CGSize(width: 94, height: 32))
        run(TouchScript().tap(at: CGPoint(x: 80, y: 26), count: 3).tap(at: CGPoint(x: 30, y: 26), after: 1))
        XCTAssertEqual(stepper.value, 2)
        XCTAssertEqual(log.count, 4)
        stepper.stepValue = 60
        run(TouchScript().tap(at: CGPoint(x: 80, y: 26), count: 2))
        XCTAssertEqual(stepper.value, 100)
        // At its limit it ignores touches.
        run(TouchScript().tap(at: CGPoint(x: 80, y: 26)))
        XCTAssertEqual(log.count, 6)
        stepper.wraps = true
        run(TouchScript().tap(at: CGPoint(x: 80, y: 26)))
        XCTAssertEqual(stepper.value, 0)
        run(TouchScript().tap(at: CGPoint(x: 30, y: 26)))
        XCTAssertEqual(stepper.value, 100)
    }

    func testAStepperRepeatsUnderARestingFinger() async {
        let stepper = makeStepper()
        run(TouchScript().press(at: CGPoint(x: 80, y: 26), duration: 0.95))
        XCTAssertEqual(stepper.value, 6)
        stepper.autorepeat = false
        run(TouchScript().press(at: CGPoint(x: 80, y: 26), duration: 2))
        XCTAssertEqual(stepper.value, 7)
        stepper.autorepeat = true
        stepper.isContinuous = false
        log = []
        run(TouchScript().press(at: CGPoint(x: 80, y: 26), duration: 0.95))
        XCTAssertEqual(stepper.value, 13)
        XCTAssertEqual(log, ["changed"])
    }

    func testAStepperIgnoresInvalidNumbers() async {
        let stepper = UIStepper()
        stepper.value = .nan
        stepper.stepValue = 0
        stepper.stepValue = -.infinity
        stepper.minimumValue = .nan
        XCTAssertEqual([stepper.value, stepper.stepValue, stepper.minimumValue], [0, 1, 0])
        stepper.minimumValue = 200
        XCTAssertEqual([stepper.value, stepper.maximumValue], [200, 200])
    }

    // MARK: Page controls

    func testPages() async {
        let control = add(UIPageControl(), at: .zero, listens: [.valueChanged])
        control.frame = CGRect(x: 0, y: 0, width: 100, height: 26)
        control.numberOfPages = 3
        control.currentPage = 9
        XCTAssertEqual(control.currentPage, 2)
        run(TouchScript().tap(at: CGPoint(x: 90, y: 13)))
        XCTAssertEqual(log, [])
        run(TouchScript().tap(at: CGPoint(x: 10, y: 13)))
        XCTAssertEqual(control.currentPage, 1)
        XCTAssertEqual(log, ["changed"])
        control.numberOfPages = -4
        XCTAssertEqual(control.numberOfPages, 0)
        XCTAssertEqual(control.currentPage, 0)
        control.numberOfPages = .max
        XCTAssertLessThan(control.subviews.count, 2000)
        XCTAssertTrue(control.intrinsicContentSize.width.isFinite)
    }

    // MARK: Progress

    func testProgress() async {
        let bar = UIProgressView(progressViewStyle: .default)
        XCTAssertEqual(bar.frame.size, CGSize(width: 150, height: 4))
        window.addSubview(bar)
        bar.progress = 7
        XCTAssertEqual(bar.progress, 1)
        bar.progress = -.infinity
        XCTAssertEqual(bar.progress, 0)
        bar.progress = .nan
        XCTAssertEqual(bar.progress, 0)
        bar.setProgress(0.5, animated: true)
        CATransaction.flush()
        let filled = bar.subviews[1]
        XCTAssertEqual(filled.frame.width, 75)
        advance(to: 0.125)
        XCTAssertEqual(filled.layer.presentation()?.bounds.width ?? 0, 37.5, accuracy: 2)
        advance(to: 1)
        let picture = Picture(window.layer, width: 200, height: 200)
        XCTAssertEqual(picture[40, 2], [0, 122, 255, 255])
        XCTAssertNotEqual(picture[120, 2], [0, 122, 255, 255])
        bar.progressTintColor = .red
        XCTAssertEqual(filled.backgroundColor, .red)
        bar.progressTintColor = nil
        bar.tintColor = .green
        XCTAssertEqual(filled.backgroundColor, .green)
    }

    // MARK: Wheels

    func testAWheelShowsWhileItTurns() async {
        let wheel = UIActivityIndicatorView(style: .large)
        XCTAssertEqual(wheel.frame.size, CGSize(width: 37, height: 37))
        XCTAssertTrue(wheel.isHidden)
        wheel.startAnimating()
        XCTAssertTrue(wheel.isAnimating)
        XCTAssertFalse(wheel.isHidden)
        wheel.stopAnimating()
        XCTAssertTrue(wheel.isHidden)
        wheel.hidesWhenStopped = false
        XCTAssertFalse(wheel.isHidden)
        XCTAssertEqual(UIActivityIndicatorView(style: .medium).intrinsicContentSize, CGSize(width: 20, height: 20))
    }

    func testTheBladesLightUpClockwise() async {
        let wheel = UIActivityIndicatorView(style: .medium)
        window.addSubview(wheel)
        wheel.startAnimating()
        CATransaction.flush()
        func brightest() -> Int? {
            let opacities = wheel.subviews.map { ($0.layer.presentation() ?? $0.layer).opacity }
            return opacities.indices.max { opacities[$0] < opacities[$1] }
        }
        for turn in 0..<16 {
            advance(to: Double(turn) / 8 + 0.01)
            XCTAssertEqual(brightest(), turn % 8, "after \(turn) steps")
        }
        // The first is at the top, the third on the right.
        XCTAssertEqual(wheel.subviews[0].center.x, 10, accuracy: 1e-6)
        XCTAssertLessThan(wheel.subviews[0].center.y, 5)
        XCTAssertGreaterThan(wheel.subviews[2].center.x, 15)
    }
}
