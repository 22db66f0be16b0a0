import UIKit
import XCTest

/// Actions of controls.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)).
@MainActor
final class ActionTests: XCTestCase {
    private var calls: [String] = []

    private func action(_ name: String, identifier: UIAction.Identifier? = nil) -> UIAction {
        UIAction(title: name, identifier: identifier) { [unowned self] in calls.append($0.title) }
    }

    func testAnActionKnowsItsSender() async {
        let control = UIControl()
        var sender: Any?
        control.addAction(UIAction { sender = $0.sender }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        XCTAssertTrue(sender as? UIControl === control)
    }

    func testActionsOfAnEventAreCalledInOrderAndOnce() async {
        let control = UIControl()
        control.addAction(action("one"), for: [.touchDown, .touchUpInside])
        control.addAction(action("two"), for: .touchDown)
        control.sendActions(for: [.touchDown, .touchUpInside])
        XCTAssertEqual(calls, ["one", "two"])
        control.sendActions(for: .touchUpInside)
        XCTAssertEqual(calls, ["one", "two", "one"])
        control.sendActions(for: .valueChanged)
        XCTAssertEqual(calls.count, 3)
    }

    func testTheSameActionIsCalledOnce() async {
        let control = UIControl()
        let one = action("one")
        control.addAction(one, for: .touchDown)
        control.addAction(one, for: [.touchDown, .valueChanged])
        control.sendActions(for: .touchDown)
        control.sendActions(for: .valueChanged)
        XCTAssertEqual(calls, ["one", "one"])
    }

    func testAnIdentifierReplaces() async {
        let control = UIControl()
        let name = UIAction.Identifier("name")
        control.addAction(action("old", identifier: name), for: [.touchDown, .valueChanged])
        control.addAction(action("new", identifier: name), for: .touchDown)
        control.sendActions(for: .touchDown)
        XCTAssertEqual(calls, ["new"])
        control.sendActions(for: .valueChanged)
        XCTAssertEqual(calls, ["new", "old"])
        control.removeAction(identifiedBy: name, for: .allEvents)
        control.sendActions(for: [.touchDown, .valueChanged])
        XCTAssertEqual(calls.count, 2)
    }

    func testRemovingAndEnumerating() async {
        let control = UIControl()
        let (one, two) = (action("one"), action("two"))
        XCTAssertNotEqual(one.identifier, two.identifier)
        control.addAction(one, for: [.touchDown, .touchUpInside])
        control.addAction(two, for: .valueChanged)
        control.removeAction(one, for: .touchDown)
        XCTAssertEqual(control.allControlEvents, [.touchUpInside, .valueChanged])
        var seen: [String] = []
        control.enumerateEventHandlers { action, target, events, stop in
            XCTAssertNil(target)
            seen.append("\(action?.title ?? "") \(events == .touchUpInside)")
            stop = true
        }
        XCTAssertEqual(seen, ["one true"])
        control.removeAction(one, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        XCTAssertEqual(calls, [])
    }

    func testADisabledActionIsNotCalled() async {
        let disabled = action("one")
        disabled.attributes = .disabled
        let control = UIControl(frame: .zero, primaryAction: disabled)
        control.sendActions(for: .primaryActionTriggered)
        XCTAssertEqual(calls, [])
        disabled.attributes = []
        control.sendActions(for: .primaryActionTriggered)
        XCTAssertEqual(calls, ["one"])
    }

    func testASubclassSeesEachAction() async {
        let control = CountingControl()
        control.addAction(action("one"), for: .touchDown)
        control.sendActions(for: .touchDown)
        XCTAssertEqual(control.count, 1)
        XCTAssertEqual(calls, ["one"])
    }
}

private final class CountingControl: UIControl {
    var count = 0

    override func sendAction(_ action: UIAction) {
        count += 1
        super.sendAction(action)
    }
}
