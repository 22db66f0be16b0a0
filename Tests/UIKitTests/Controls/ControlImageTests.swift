import QuartzCore
import UIKit
import XCTest

/// Images of controls, observed progress, and primary actions.
final class ControlImageTests: ControlTestCase {
    private func plain(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
    }

    private func pixel(_ x: Int, _ y: Int) -> [UInt8] {
        CATransaction.flush()
        return Array(Picture(window.layer, width: 200, height: 200)[x, y].prefix(3))
    }

    func testAStepperShowsItsImages() async {
        let stepper = add(UIStepper(), at: CGPoint(x: 10, y: 20), listens: [])
        stepper.setBackgroundImage(plain(.red), for: .normal)
        stepper.setDividerImage(plain(.green), forLeftSegmentState: .normal, rightSegmentState: .normal)
        stepper.setIncrementImage(plain(.blue), for: .normal)
        stepper.value = 50
        XCTAssertEqual(pixel(14, 24), [255, 0, 0])
        XCTAssertEqual(pixel(57, 36), [0, 255, 0])
        XCTAssertEqual(pixel(10 + 70, 36), [0, 0, 255])
        XCTAssertNotNil(stepper.incrementImage(for: .normal))
        XCTAssertNil(stepper.decrementImage(for: .normal))
        XCTAssertNotNil(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal))
    }

    func testSegmentsShowTheirImages() async {
        let control = UISegmentedControl(items: ["A", "B"])
        control.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
        _ = add(control, at: CGPoint(x: 10, y: 20), listens: [])
        control.setBackgroundImage(plain(.red), for: .normal, barMetrics: .default)
        control.setBackgroundImage(plain(.blue), for: .selected, barMetrics: .default)
        control.selectedSegmentIndex = 1
        XCTAssertEqual(pixel(14, 24), [255, 0, 0])
        XCTAssertEqual(pixel(104, 24), [0, 0, 255])
        XCTAssertNotNil(control.backgroundImage(for: .selected, barMetrics: .default))
        XCTAssertNil(control.backgroundImage(for: .selected, barMetrics: .compact))
        control.setContentPositionAdjustment(
            UIOffset(horizontal: 9, vertical: 0), forSegmentType: .left, barMetrics: .default)
        XCTAssertEqual(control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default).horizontal, 9)
    }

    func testAProgressViewFollowsAProgress() async {
        let view = UIProgressView(progressViewStyle: .default)
        window.addSubview(view)
        let progress = Progress(totalUnitCount: 10)
        progress.completedUnitCount = 2
        view.observedProgress = progress
        XCTAssertEqual(view.progress, 0.2, accuracy: 1e-6)
        progress.completedUnitCount = 7
        MediaClock.advance(to: CACurrentMediaTime() + 0.15)
        XCTAssertEqual(view.progress, 0.7, accuracy: 1e-6)
        view.observedProgress = nil
        progress.completedUnitCount = 9
        MediaClock.advance(to: CACurrentMediaTime() + 0.3)
        XCTAssertEqual(view.progress, 0.7, accuracy: 1e-6)
    }

    func testThePrimaryActionIsPerformedByCode() async {
        let button = UIButton(type: .system)
        button.frame.size = CGSize(width: 50, height: 30)
        _ = add(button, at: .zero, listens: [.touchUpInside, .primaryActionTriggered])
        button.performPrimaryAction()
        XCTAssertEqual(log, ["up", "primary"])
        button.isEnabled = false
        button.performPrimaryAction()
        XCTAssertEqual(log.count, 2)
        XCTAssertEqual(button.behavioralStyle, .pad)
        let configuration = UIImage.SymbolConfiguration(pointSize: 30)
        button.setPreferredSymbolConfiguration(configuration, forImageIn: .normal)
        XCTAssertEqual(button.preferredSymbolConfigurationForImage(in: .normal), configuration)
        XCTAssertNil(button.preferredSymbolConfigurationForImage(in: .disabled))
        XCTAssertEqual(button.currentPreferredSymbolConfiguration, configuration)
        XCTAssertEqual(UIButton.systemButton(with: plain(.red), target: nil, action: nil).buttonType, .system)
        let toggle = UISwitch()
        XCTAssertEqual(toggle.style, .sliding)
    }
}
