import QuartzCore
import UIKit
import XCTest

/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uiswitch).
final class SwitchTests: ControlTestCase {
    private func makeSwitch() -> UISwitch {
        add(UISwitch(), at: CGPoint(x: 20, y: 20), listens: [.valueChanged])
    }

    func testItsSizeIsItsOwn() async {
        let view = UISwitch(frame: CGRect(x: 5, y: 6, width: 300, height: 1))
        XCTAssertEqual(view.frame, CGRect(x: 5, y: 6, width: 51, height: 31))
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        XCTAssertEqual(view.frame, CGRect(x: 1, y: 2, width: 51, height: 31))
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 51, height: 31))
    }

    func testItLiesAtTheCornerOfALargerPlace() async {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let control = UISwitch()
        control.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(control)
        NSLayoutConstraint.activate([
            control.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
            control.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -20),
            control.topAnchor.constraint(equalTo: page.topAnchor, constant: 10),
            control.heightAnchor.constraint(equalToConstant: 100),
        ])
        page.layoutIfNeeded()
        XCTAssertEqual(control.frame, CGRect(x: 20, y: 10, width: 51, height: 31))
    }

    func testSettingTheValueSendsNoActions() async {
        let view = makeSwitch()
        view.setOn(true, animated: true)
        view.isOn = false
        XCTAssertEqual(log, [])
        XCTAssertFalse(view.isOn)
    }

    func testATapTurnsIt() async {
        let view = makeSwitch()
        run(TouchScript().tap(at: CGPoint(x: 30, y: 30)))
        XCTAssertTrue(view.isOn)
        run(TouchScript().tap(at: CGPoint(x: 30, y: 30)))
        XCTAssertFalse(view.isOn)
        XCTAssertEqual(log, ["changed", "changed"])
    }

    func testDraggingTurnsItOnceAtMost() async {
        let view = makeSwitch()
        let (left, right) = (CGPoint(x: 30, y: 35), CGPoint(x: 65, y: 35))
        run(TouchScript().drag(from: left, to: right))
        XCTAssertTrue(view.isOn)
        XCTAssertEqual(log, ["changed"])
        // There and back again changes nothing.
        run(TouchScript().drag(through: [right, left, right]))
        XCTAssertTrue(view.isOn)
        XCTAssertEqual(log, ["changed"])
        // Such a small movement is a tap.
        run(TouchScript().drag(from: right, to: CGPoint(x: 70, y: 35)))
        XCTAssertFalse(view.isOn)
        // More than that is a drag that has not left its side.
        run(TouchScript().drag(from: CGPoint(x: 25, y: 35), to: CGPoint(x: 35, y: 35)))
        XCTAssertFalse(view.isOn)
    }

    func testTheKnobMovesAndTheTrackTurnsGreen() async {
        let view = makeSwitch()
        func knob() -> CGFloat {
            let thumb = view.subviews[1]
            return (thumb.layer.presentation() ?? thumb.layer).frame.midX
        }
        XCTAssertEqual(knob(), 15.5, accuracy: 1e-6)
        view.setOn(true, animated: true)
        CATransaction.flush()
        advance(to: 0.125)
        XCTAssertEqual(knob(), 25.5, accuracy: 0.5)
        advance(to: 1)
        XCTAssertEqual(knob(), 35.5, accuracy: 1e-6)
        let picture = Picture(window.layer, width: 200, height: 200)
        XCTAssertEqual(picture[26, 35], [52, 199, 89, 255])
        XCTAssertEqual(picture[55, 35], [255, 255, 255, 255])
    }

    func testColours() async {
        let view = makeSwitch()
        view.onTintColor = .red
        view.thumbTintColor = .blue
        view.isOn = true
        CATransaction.flush()
        let picture = Picture(window.layer, width: 200, height: 200)
        XCTAssertEqual(picture[26, 35], [255, 0, 0, 255])
        XCTAssertEqual(picture[55, 35], [0, 0, 255, 255])
    }

    func testItTurnsRoundFromRightToLeft() async {
        let view = makeSwitch()
        view.semanticContentAttribute = .forceRightToLeft
        CATransaction.flush()
        XCTAssertEqual(view.subviews[1].frame.midX, 35.5)
        run(TouchScript().drag(from: CGPoint(x: 60, y: 35), to: CGPoint(x: 25, y: 35)))
        XCTAssertTrue(view.isOn)
    }
}
