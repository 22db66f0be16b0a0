import QuartzCore
import TestSupport
import UIKit
import XCTest

/// Controls under random touches, in random states: no trap, and values stay within their limits.
final class RandomControlTests: ControlTestCase {
    func testRandomFingers() async {
        let seed: UInt64 = 20_251
        var random = SeededRandom(seed: seed)
        let slider = UISlider(frame: CGRect(x: 10, y: 5, width: 180, height: 31))
        let toggle = UISwitch(frame: CGRect(x: 10, y: 40, width: 0, height: 0))
        let segments = UISegmentedControl(items: ["a", "b", "c"])
        segments.frame = CGRect(x: 70, y: 40, width: 120, height: 32)
        let stepper = UIStepper(frame: CGRect(x: 10, y: 80, width: 0, height: 0))
        let pages = UIPageControl(frame: CGRect(x: 110, y: 80, width: 80, height: 26))
        let button = UIButton(configuration: .tinted(), primaryAction: UIAction(title: "Go") { _ in })
        button.frame = CGRect(x: 10, y: 120, width: 180, height: 50)
        let controls: [UIControl] = [slider, toggle, segments, stepper, pages, button]
        for control in controls { window.addSubview(control) }
        slider.addAction(UIAction { _ in button.configuration?.title = "\(slider.value)" }, for: .valueChanged)
        toggle.addAction(UIAction { _ in slider.isEnabled = toggle.isOn }, for: .valueChanged)
        segments.addAction(UIAction { _ in pages.numberOfPages = segments.numberOfSegments }, for: .valueChanged)
        for round in 0..<150 {
            change(&random, slider, segments, stepper, pages, button)
            run(script(&random))
            let hint = "seed \(seed), round \(round)"
            XCTAssertTrue((slider.minimumValue...slider.maximumValue).contains(slider.value), hint)
            XCTAssertTrue((stepper.minimumValue...stepper.maximumValue).contains(stepper.value), hint)
            XCTAssertTrue((-1..<max(segments.numberOfSegments, 1)).contains(segments.selectedSegmentIndex), hint)
            XCTAssertTrue((0..<max(pages.numberOfPages, 1)).contains(pages.currentPage), hint)
            XCTAssertFalse(controls.contains { $0.isTracking || $0.isHighlighted }, hint)
        }
    }

    private func script(_ random: inout SeededRandom) -> TouchScript {
        func place(_ random: inout SeededRandom) -> CGPoint {
            CGPoint(x: random.below(220) - 10, y: random.below(220) - 10)
        }
        var script = TouchScript()
        for _ in 0..<2 {
            switch random.below(3) {
            case 0: script = script.tap(at: place(&random), count: 1 + random.below(2), after: 0.1)
            case 1: script = script.press(at: place(&random), duration: 0.8)
            default:
                script = script.drag(through: (0..<3).map { _ in place(&random) }, duration: 0.3)
            }
        }
        return script.with(TouchScript().drag(from: place(&random), to: place(&random), duration: 0.5))
    }

    private func change(
        _ random: inout SeededRandom, _ slider: UISlider, _ segments: UISegmentedControl, _ stepper: UIStepper,
        _ pages: UIPageControl, _ button: UIButton
    ) {
        switch random.below(9) {
        case 0: slider.minimumValue = Float(random.below(9)) - 4
        case 1: slider.setValue(Float(random.below(9)) - 4, animated: true)
        case 2: segments.insertSegment(withTitle: "x", at: random.below(9) - 3, animated: random.below(2) == 0)
        case 3: segments.removeSegment(at: random.below(9) - 3, animated: random.below(2) == 0)
        case 4: segments.isMomentary.toggle()
        case 5: stepper.maximumValue = Double(random.below(9)) - 4
        case 6: pages.currentPage = random.below(9) - 3
        case 7: button.configuration?.showsActivityIndicator.toggle()
        default: button.isEnabled.toggle()
        }
    }
}
