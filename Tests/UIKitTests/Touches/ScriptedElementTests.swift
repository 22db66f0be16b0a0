import UIKit
import XCTest

/// Scripts that address views by label.
@MainActor
final class ScriptedElementTests: ViewTestCase {
    private func button(_ title: String, _ frame: CGRect, in view: UIView? = nil) -> UIButton {
        let button = UIButton(
            type: .system, primaryAction: UIAction(title: title) { [unowned self] _ in log.append(title) })
        button.frame = frame
        (view ?? window).addSubview(button)
        return button
    }

    private func failure(of script: TouchScript) -> String {
        do {
            try window.run(script)
            return "none"
        } catch {
            return error.description
        }
    }

    func testElementsAreTappedByLabelAndIdentifier() async throws {
        _ = button("Save", CGRect(x: 10, y: 10, width: 80, height: 40))
        button("Cancel", CGRect(x: 10, y: 60, width: 80, height: 40)).accessibilityIdentifier = "no"
        try await window.run(TouchScript().tap("Save").tap("no").tap("Save", count: 2, after: 0.5))
        XCTAssertEqual(log, ["Save", "Cancel", "Save", "Save"])
    }

    func testAnIdentifierComesBeforeALabelAndAButtonBeforeAText() async throws {
        let text = UILabel(frame: CGRect(x: 100, y: 10, width: 80, height: 40))
        text.text = "Save"
        window.addSubview(text)
        _ = button("Save", CGRect(x: 10, y: 10, width: 80, height: 40))
        try await window.run(TouchScript().tap("Save"))
        XCTAssertEqual(log, ["Save"])
        button("Other", CGRect(x: 10, y: 60, width: 80, height: 40)).accessibilityIdentifier = "Save"
        try await window.run(TouchScript().tap("Save"))
        XCTAssertEqual(log, ["Save", "Other"])
        try await window.run(TouchScript().expect("Save", traits: .staticText))
    }

    /// The error names the requested element and those that exist.
    func testAMissingElementIsNamedWithThoseThatAreThere() async {
        _ = button("Save", CGRect(x: 10, y: 10, width: 80, height: 40))
        let hidden = button("Hidden", CGRect(x: 10, y: 60, width: 80, height: 40))
        hidden.isHidden = true
        _ = button("Outside", CGRect(x: 10, y: 600, width: 80, height: 40))
        XCTAssertEqual(
            failure(of: TouchScript().tap("Send", after: 0.25)),
            "tap(\"Send\") at 0.25 s: no element \"Send\" is visible; there are: \"Save\" button")
        for name in ["Hidden", "Outside"] { XCTAssertNotEqual(failure(of: TouchScript().tap(name)), "none") }
        XCTAssertEqual(
            failure(of: TouchScript().expect("Save", traits: .link)),
            "expect(\"Save\") at 0 s: no element \"Save\" (link) is visible; there are: \"Save\" button")
        XCTAssertEqual(
            failure(of: TouchScript().expectNone("Save")), "expectNone(\"Save\") at 0 s: it is visible: \"Save\" button"
        )
        XCTAssertEqual(log, [])
    }

    /// Line by line from the leading edge, in whatever order they were added; elements of a list stay together.
    func testElementsAreReadInOrder() async {
        _ = button("Last", CGRect(x: 10, y: 60, width: 80, height: 40))
        _ = button("Second", CGRect(x: 100, y: 10, width: 80, height: 40))
        _ = button("First", CGRect(x: 10, y: 15, width: 80, height: 40))
        let column = UIView(frame: CGRect(x: 100, y: 55, width: 80, height: 100))
        let (lower, upper) = (
            button("Lower", CGRect(x: 0, y: 50, width: 80, height: 40), in: column),
            button("Upper", CGRect(x: 0, y: 0, width: 80, height: 40), in: column)
        )
        column.accessibilityElements = [lower, upper]
        window.addSubview(column)
        XCTAssertEqual(
            failure(of: TouchScript().tap("Send")).components(separatedBy: "there are: ").last,
            ["First", "Second", "Last", "Lower", "Upper"].map { "\"\($0)\" button" }.joined(separator: ", "))
    }

    func testACoveredElementIsNotTapped() async {
        _ = button("Save", CGRect(x: 10, y: 10, width: 80, height: 40))
        let cover = UIScrollView(frame: window.bounds)
        window.addSubview(cover)
        XCTAssertEqual(
            failure(of: TouchScript().tap("Save")), "tap(\"Save\") at 0 s: \"Save\" is covered by UIScrollView")
        cover.isUserInteractionEnabled = false
        XCTAssertEqual(failure(of: TouchScript().tap("Save")), "none")
    }

    /// Waiting delays all later steps by the same time.
    func testWaitingShiftsTheRest() async throws {
        var times: [TimeInterval] = []
        let start = CACurrentMediaTime()
        MediaClock.call(at: start + 1) { [unowned self] in
            MainActor.assumeIsolated {
                let button = UIButton(
                    primaryAction: UIAction(title: "Go") { _ in times.append(CACurrentMediaTime() - start) })
                button.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
                window.addSubview(button)
            }
        }
        try await window.run(TouchScript().wait(for: "Go").tap("Go", after: 0.5))
        XCTAssertEqual(times.count, 1)
        XCTAssertEqual(times[0], 1.55, accuracy: 0.035)
        XCTAssertTrue(
            failure(of: TouchScript().wait(untilGone: "Go", timeout: 0.1)).hasSuffix(
                "\"Go\" is still visible after 0.1 s"))
        XCTAssertTrue(failure(of: TouchScript().wait(for: "Gone", timeout: 0.1)).contains("no element \"Gone\""))
    }

    func testTextIsTypedIntoAField() async throws {
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 150, height: 40))
        field.placeholder = "Name"
        window.addSubview(field)
        try await window.run(TouchScript().type("Anna", into: "Name").expect("Name", value: "Anna").expect("Anna"))
        XCTAssertEqual(field.text, "Anna")
        XCTAssertEqual(
            failure(of: TouchScript().expect("Name", value: "Bert")),
            "expect(\"Name\", value: \"Bert\") at 0 s: the value is \"Anna\"")
    }

    func testAListIsSwipedUntilARowIsVisible() async throws {
        let list = UIScrollView(frame: window.bounds)
        list.contentSize = CGSize(width: 200, height: 1000)
        list.accessibilityIdentifier = "list"
        window.addSubview(list)
        let last = button("Last", CGRect(x: 10, y: 940, width: 80, height: 40), in: list)
        try await window.run(TouchScript().expectNone("Last"))
        for _ in 0..<20 where list.contentOffset.y < 780 {
            try await window.run(TouchScript().swipe(.up, on: "list"), andWait: 1)
        }
        try await window.run(TouchScript().tap("Last"))
        XCTAssertEqual(log, ["Last"])
        last.removeFromSuperview()
    }

    /// Rows are elements; their parts are found as well.
    func testPartsOfElementsAreFound() async throws {
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        row.isAccessibilityElement = true
        row.accessibilityLabel = "Anna, Berlin"
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        label.text = "Anna"
        row.addSubview(label)
        row.addGestureRecognizer(UITapGestureRecognizer { [unowned self] _ in log.append("row") })
        window.addSubview(row)
        try await window.run(TouchScript().tap("Anna").tap("Anna, Berlin", after: 0.5), andWait: 0.5)
        XCTAssertEqual(log, ["row", "row"])
    }

    func testActionsAndAdjustments() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Message"
        view.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Archive") { [unowned self] _ in
                log.append("archived")
                return true
            }
        ]
        window.addSubview(view)
        let slider = UISlider(frame: CGRect(x: 0, y: 60, width: 100, height: 30))
        slider.accessibilityLabel = "Volume"
        slider.addAction(UIAction { [unowned self] _ in log.append("slid") }, for: .valueChanged)
        window.addSubview(slider)
        try await window.run(
            TouchScript().perform("Archive", on: "Message").adjust("Volume", by: 3).expect("Volume", value: "30%"))
        XCTAssertEqual(log, ["archived", "slid", "slid", "slid"])
        XCTAssertEqual(
            failure(of: TouchScript().perform("Delete", on: "Message")),
            "perform(\"Delete\", on: \"Message\") at 0 s: there is no such action; there are: \"Archive\"")
    }

    func testStepperAndSegmentsAreReachedByTheirParts() async throws {
        let stepper = UIStepper(frame: CGRect(x: 10, y: 10, width: 94, height: 32))
        window.addSubview(stepper)
        let segments = UISegmentedControl(items: ["One", "Two"])
        segments.frame = CGRect(x: 10, y: 60, width: 150, height: 32)
        window.addSubview(segments)
        try await window.run(TouchScript().tap("Increment", after: 0.1).tap("Two", after: 0.5), andWait: 1)
        XCTAssertEqual(stepper.value, 1)
        XCTAssertEqual(segments.selectedSegmentIndex, 1)
        try await window.run(TouchScript().expect("Two", traits: [.button, .selected]))
    }

    /// Elements below a presentation can't be reached.
    func testAPresentationHidesWhatIsBelow() async throws {
        let controller = UIViewController()
        window.rootViewController = controller
        _ = button("Below", CGRect(x: 10, y: 10, width: 80, height: 40), in: controller.view)
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { [unowned self] _ in log.append("yes") })
        controller.present(alert, animated: true)
        try await window.run(
            TouchScript().wait(for: "Sure?").expectNone("Below").wait(1).tap("Yes").wait(untilGone: "Yes").wait(
                for: "Below"))
        XCTAssertEqual(log, ["yes"])
    }

    /// A step begins when the previous one has ended: the fingers of two taps don't overlap in time.
    func testTapsFollowEachOther() async throws {
        let view = FingerCounter(frame: window.bounds)
        view.isMultipleTouchEnabled = true
        window.addSubview(view)
        let place = CGPoint(x: 50, y: 50)
        try await window.run(TouchScript().tap(at: place).tap(at: place).press(at: place, duration: 0).tap(at: place))
        XCTAssertEqual(view.most, 1)
        XCTAssertEqual(view.taps, 4)
    }

    func testAFailureEndsTouchesAndTheScript() async {
        let view = FingerCounter(frame: window.bounds)
        window.addSubview(view)
        let script = TouchScript().press(at: CGPoint(x: 5, y: 5), duration: 1).with(
            TouchScript().expect("Nothing", after: 0.5))
        let run = window.perform(script)
        MediaClock.advance(to: CACurrentMediaTime() + 2)
        XCTAssertTrue(run.isFinished)
        XCTAssertEqual(run.failure?.step, "expect(\"Nothing\")")
        XCTAssertEqual(view.cancelled, 1)
    }

    func testAnAsynchronousTestRunsAScript() async throws {
        _ = button("Save", CGRect(x: 10, y: 10, width: 80, height: 40))
        try await window.run(TouchScript().tap("Save"))
        XCTAssertEqual(log, ["Save"])
    }
}

private final class FingerCounter: UIView {
    var (most, taps, cancelled) = (0, 0, 0)

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let down = event?.allTouches?.count { $0.phase != .ended && $0.phase != .cancelled } ?? 0
        most = max(most, down)
        taps += 1
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelled += 1 }
}
