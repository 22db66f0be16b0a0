import QuartzCore
import UIKit
import XCTest

/// Controls and labels with constraints, in stacks and in scroll views.
final class ControlLayoutTests: ControlTestCase {
    private func free<View: UIView>(_ view: View) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        return view
    }

    func testALabelIsAsHighAsItsWidthAsks() async {
        let label = free(UILabel())
        label.text = "The quick brown fox jumps over the lazy dog and runs away."
        label.numberOfLines = 0
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
            label.topAnchor.constraint(equalTo: window.topAnchor, constant: 20),
            label.widthAnchor.constraint(equalToConstant: 120),
        ])
        window.layoutIfNeeded()
        let wanted = label.sizeThatFits(CGSize(width: 120, height: 0))
        XCTAssertEqual(label.frame, CGRect(x: 10, y: 20, width: 120, height: wanted.height))
        XCTAssertGreaterThan(wanted.height, 60)
        label.text = "short"
        window.layoutIfNeeded()
        XCTAssertLessThan(label.frame.height, 30)
    }

    func testBaselinesMeet() async {
        let (large, small) = (free(UILabel()), free(UILabel()))
        let button = free(UIButton(type: .system))
        (large.text, small.text) = ("Large", "small")
        large.font = .systemFont(ofSize: 40)
        small.font = .systemFont(ofSize: 12)
        button.setTitle("Button", for: .normal)
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: window.topAnchor, constant: 10),
            large.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
            button.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
            button.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        ])
        window.layoutIfNeeded()
        func baseline(_ label: UILabel) -> CGFloat {
            label.convert(CGPoint(x: 0, y: (label.bounds.height - label.font.lineHeight) / 2), to: nil).y
                + label.font.ascender
        }
        XCTAssertEqual(baseline(small), baseline(large), accuracy: 1)
        XCTAssertEqual(baseline(button.titleLabel!), baseline(large), accuracy: 1)
        XCTAssertFalse(button.layer.needsLayout(), "layout comes to an end")
        XCTAssertFalse(window.layer.needsLayout())
    }

    func testAButtonGrowsWithItsLabel() async {
        let button = free(UIButton(type: .system))
        button.setTitle("Button", for: .normal)
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            button.topAnchor.constraint(equalTo: window.topAnchor),
        ])
        window.layoutIfNeeded()
        let width = button.frame.width
        button.titleLabel?.font = .systemFont(ofSize: 30)
        window.layoutIfNeeded()
        // Large letters are set tighter.
        XCTAssertEqual(button.frame.width, 1.9 * width, accuracy: 4)
        button.configuration = .filled()
        button.configuration?.title = "A longer title"
        window.layoutIfNeeded()
        XCTAssertEqual(button.frame.size, button.intrinsicContentSize)
    }

    func testControlsInAStackHaveTheirOwnSizes() async {
        let wheel = UIActivityIndicatorView(style: .large)
        wheel.startAnimating()
        let stack = UIStackView(arrangedSubviews: [
            UISwitch(), UIStepper(), wheel, UIProgressView(progressViewStyle: .default),
        ])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 31 + 32 + 37 + 4)
        window.addSubview(stack)
        window.layoutIfNeeded()
        let sizes = stack.arrangedSubviews.map(\.frame.size)
        XCTAssertEqual(sizes[0], CGSize(width: 51, height: 31))
        XCTAssertEqual(sizes[1], CGSize(width: 94, height: 32))
        XCTAssertEqual(sizes[2].height, 37)
        XCTAssertEqual(sizes[3].height, 4)
    }

    func testASliderInAScrollViewIsDraggedByItself() async {
        let scroll = UIScrollView(frame: window.bounds)
        scroll.contentSize = CGSize(width: 800, height: 800)
        window.addSubview(scroll)
        let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 160, height: 31))
        scroll.addSubview(slider)
        CATransaction.flush()
        run(TouchScript().press(at: CGPoint(x: 36, y: 35), duration: 0.01))
        // A finger that rests for a moment touches the control.
        run(
            TouchScript().drag(
                through: [36, 36, 36, 60, 104].map { CGPoint(x: $0, y: 35) }, duration: 1.2))
        XCTAssertEqual(slider.value, 0.53, accuracy: 0.05)
        XCTAssertEqual(scroll.contentOffset, .zero)
        // Outside it, the page scrolls.
        run(TouchScript().drag(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 60), duration: 0.3))
        XCTAssertGreaterThan(scroll.contentOffset.y, 50)
    }

    func testDisablingAControlCancelsItsTracking() async {
        let slider = add(UISlider(), at: CGPoint(x: 20, y: 20), listens: [.touchCancel])
        slider.frame.size = CGSize(width: 160, height: 31)
        window.perform(TouchScript().drag(from: CGPoint(x: 36, y: 35), to: CGPoint(x: 160, y: 35), duration: 1))
        advance(to: 0.5)
        let value = slider.value
        XCTAssertTrue(slider.isTracking)
        slider.isEnabled = false
        XCTAssertFalse(slider.isTracking)
        advance(to: 2)
        XCTAssertEqual(slider.value, value)
        XCTAssertEqual(log, ["cancel"])
    }

    func testATouchedButtonFadesBack() async {
        let button = add(UIButton(type: .system), at: CGPoint(x: 20, y: 20), listens: [])
        button.setTitle("Button", for: .normal)
        button.frame.size = CGSize(width: 100, height: 40)
        CATransaction.flush()
        func shown() -> Float { (button.titleLabel!.layer.presentation() ?? button.titleLabel!.layer).opacity }
        window.perform(TouchScript().press(at: CGPoint(x: 40, y: 40), duration: 0.5))
        advance(to: 0.3)
        XCTAssertEqual(shown(), 0.2, accuracy: 1e-4)
        advance(to: 0.6)
        XCTAssertTrue(shown() > 0.25 && shown() < 0.95, "\(shown())")
        advance(to: 1)
        XCTAssertEqual(shown(), 1)
    }

    /// A row and a column stretch the plain view, as controls of a fixed size hug their content.
    func testControlsOfAFixedSizeHugIt() async {
        let fixed = [UISwitch(), UIStepper(), UIPageControl(), UIDatePicker(), UIPickerView()] as [UIView]
        for view in fixed + [UIActivityIndicatorView()] {
            XCTAssertEqual(view.contentHuggingPriority(for: .horizontal), .defaultHigh, "\(type(of: view))")
            XCTAssertEqual(view.contentHuggingPriority(for: .vertical), .defaultHigh, "\(type(of: view))")
        }
        let long = [UISlider(), UISegmentedControl(), UIProgressView(), UISearchBar(), UIToolbar()] as [UIView]
        for view in long + [UITabBar()] {
            XCTAssertEqual(view.contentHuggingPriority(for: .horizontal), .defaultLow, "\(type(of: view))")
            XCTAssertEqual(view.contentHuggingPriority(for: .vertical), .defaultHigh, "\(type(of: view))")
        }
        XCTAssertEqual(UIButton().contentHuggingPriority(for: .vertical), .defaultLow)
        let (label, control) = (UILabel(), UISwitch())
        label.text = "Label"
        let row = UIStackView(arrangedSubviews: [control, label])
        row.frame = CGRect(x: 0, y: 0, width: 300, height: 31)
        window.addSubview(row)
        row.layoutIfNeeded()
        XCTAssertEqual(control.frame.width, control.intrinsicContentSize.width)
        XCTAssertEqual(label.frame.maxX, 300)
        control.setContentHuggingPriority(.defaultLow, for: .horizontal)
        XCTAssertEqual(control.contentHuggingPriority(for: .vertical), .defaultHigh)
    }

    func testControlsAndTheirActionsGoAway() async {
        weak var slider: UISlider?
        weak var button: UIButton?
        do {
            let (a, b) = (UISlider(), UIButton(configuration: .filled(), primaryAction: UIAction(title: "x") { _ in }))
            (slider, button) = (a, b)
            a.addAction(UIAction { [unowned a] _ in a.value = 0 }, for: .valueChanged)
            b.configurationUpdateHandler = { $0.configuration?.title = "y" }
            window.addSubview(a)
            window.addSubview(b)
            CATransaction.flush()
            a.removeFromSuperview()
            b.removeFromSuperview()
            CATransaction.flush()
        }
        XCTAssertNil(slider)
        XCTAssertNil(button)
    }
}
