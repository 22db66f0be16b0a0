import QuartzCore
import UIKit
import XCTest

/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uisegmentedcontrol).
final class SegmentedControlTests: ControlTestCase {
    /// Creates three segments of 60 points each, from x = 10 in the window.
    private func makeControl() -> UISegmentedControl {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.frame.size = CGSize(width: 180, height: 32)
        return add(control, at: CGPoint(x: 10, y: 10), listens: [.valueChanged])
    }

    private func place(_ index: Int) -> CGPoint { CGPoint(x: 40 + 60 * CGFloat(index), y: 26) }

    func testSegmentsComeAndGo() async {
        let control = UISegmentedControl(items: ["a", "b"])
        XCTAssertEqual(control.numberOfSegments, 2)
        XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "start", at: -7, animated: false)
        control.insertSegment(withTitle: "end", at: 99, animated: false)
        XCTAssertEqual((0..<4).map { control.titleForSegment(at: $0) }, ["start", "a", "b", "end"])
        // The selection stays with its segment.
        XCTAssertEqual(control.selectedSegmentIndex, 2)
        control.removeSegment(at: 0, animated: false)
        XCTAssertEqual(control.selectedSegmentIndex, 1)
        control.removeSegment(at: 1, animated: false)
        XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
        control.removeAllSegments()
        control.removeSegment(at: 0, animated: false)
        XCTAssertEqual(control.numberOfSegments, 0)
    }

    func testWrongIndicesAreRefused() async {
        let control = UISegmentedControl(items: ["a", 7, ""])
        XCTAssertEqual(control.numberOfSegments, 2)
        control.selectedSegmentIndex = 0
        control.selectedSegmentIndex = -2
        control.selectedSegmentIndex = 2
        XCTAssertEqual(control.selectedSegmentIndex, 0)
        XCTAssertNil(control.titleForSegment(at: -1))
        control.setTitle("x", forSegmentAt: 9)
        control.setWidth(.nan, forSegmentAt: 0)
        control.setWidth(-1, forSegmentAt: 0)
        XCTAssertEqual(control.widthForSegment(at: 0), 0)
        XCTAssertFalse(control.isEnabledForSegment(at: 5))
        control.layoutIfNeeded()
    }

    func testATapChooses() async {
        let control = makeControl()
        run(TouchScript().tap(at: place(1)))
        XCTAssertEqual(control.selectedSegmentIndex, 1)
        XCTAssertEqual(log, ["changed"])
        // Another tap changes nothing.
        run(TouchScript().tap(at: place(1)))
        XCTAssertEqual(log, ["changed"])
        control.setEnabled(false, forSegmentAt: 2)
        run(TouchScript().tap(at: place(2)))
        XCTAssertEqual(control.selectedSegmentIndex, 1)
    }

    func testTheFingerMayChangeItsMind() async {
        let control = makeControl()
        run(TouchScript().drag(from: place(0), to: place(2)))
        XCTAssertEqual(control.selectedSegmentIndex, 2)
        run(TouchScript().drag(from: place(0), to: CGPoint(x: 40, y: 190)))
        XCTAssertEqual(control.selectedSegmentIndex, 2)
        XCTAssertEqual(log, ["changed"])
    }

    func testThePlateCanBeDragged() async {
        let control = makeControl()
        control.selectedSegmentIndex = 0
        window.perform(TouchScript().drag(from: place(0), to: place(2), duration: 1))
        advance(to: 0.9)
        XCTAssertEqual(control.selectedSegmentIndex, 0)
        XCTAssertEqual(control.subviews[1].center.x, 150)
        XCTAssertEqual(control.subviews[1].transform.a, 0.95, accuracy: 1e-9)
        advance(to: 2)
        XCTAssertEqual(control.selectedSegmentIndex, 2)
        XCTAssertEqual(log, ["changed"])
        XCTAssertEqual(control.subviews[1].transform, .identity)
    }

    func testThePlateSlides() async {
        let control = makeControl()
        control.selectedSegmentIndex = 0
        CATransaction.flush()
        let plate = control.subviews[1]
        XCTAssertEqual(plate.center.x, 30)
        window.perform(TouchScript().tap(at: place(1)))
        advance(to: 0.2)
        let shown = (plate.layer.presentation() ?? plate.layer).position.x
        XCTAssertTrue(shown > 32 && shown < 88, "\(shown)")
        advance(to: 1)
        XCTAssertEqual(plate.layer.presentation()?.position.x ?? 90, 90)
    }

    func testMomentarySegmentsAreButtons() async {
        let control = makeControl()
        control.isMomentary = true
        var index: [Int] = []
        control.addAction(
            UIAction { [unowned control] _ in index.append(control.selectedSegmentIndex) }, for: .valueChanged)
        run(TouchScript().tap(at: place(1)).tap(at: place(1), after: 1))
        XCTAssertEqual(index, [1, 1])
        XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    }

    func testActionsOfSegments() async {
        let names = ["a", "b"]
        let actions = names.map { name in
            UIAction(title: name, identifier: .init(name)) { [unowned self] in log.append($0.title) }
        }
        let control = UISegmentedControl(frame: CGRect(x: 10, y: 10, width: 120, height: 32), actions: actions)
        window.addSubview(control)
        XCTAssertEqual(control.segmentIndex(identifiedBy: .init("b")), 1)
        XCTAssertEqual(control.segmentIndex(identifiedBy: .init("c")), NSNotFound)
        run(TouchScript().tap(at: place(1)))
        XCTAssertEqual(log, ["b"])
        XCTAssertTrue(control.actionForSegment(at: 1) === actions[1])
    }

    func testWidths() async {
        let control = makeControl()
        func widths() -> [CGFloat] {
            control.layoutIfNeeded()
            return control.subviews.dropFirst(2).map(\.frame.width)
        }
        XCTAssertEqual(widths(), [60, 60, 60])
        control.setWidth(100, forSegmentAt: 0)
        XCTAssertEqual(widths(), [100, 40, 40])
        control.setWidth(0, forSegmentAt: 0)
        control.apportionsSegmentWidthsByContent = true
        let own = widths()
        XCTAssertEqual(own.reduce(0, +), 180, accuracy: 1e-6)
        XCTAssertGreaterThan(own[2], own[0])
        XCTAssertEqual(control.intrinsicContentSize.height, 32)
    }
}
