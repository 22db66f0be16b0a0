import UIKit
import XCTest

/// Methods that controls, recognizers and the application call by selector.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uicontrol/addtarget(_:action:for:)).
@MainActor
final class TargetTests: XCTestCase {
    func testATargetIsCalledWithAsMuchAsItTakes() async {
        let (control, page) = (UIControl(), Page())
        control.addTarget(page, action: Selector("plain", Page.plain), for: .valueChanged)
        control.addTarget(page, action: Selector("changed:", Page.changed(_:)), for: .valueChanged)
        control.addTarget(page, action: Selector("changed:event:", Page.changed(_:event:)), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        XCTAssertEqual(page.calls, ["plain", "changed", "event nil"])
        XCTAssertTrue(page.sender === control)
        control.sendActions(for: .touchDown)
        XCTAssertEqual(page.calls.count, 3)
    }

    func testTargetsAreNotRetainedAndListed() async {
        let control = UIControl()
        weak var last: Page?
        do {
            let page = Page()
            last = page
            control.addTarget(page, action: "plain", for: [.touchDown, .valueChanged])
            control.addTarget(page, action: "plain", for: .touchUpInside)
            control.addTarget(nil, action: "chained:", for: .touchUpInside)
            XCTAssertTrue(control.allTargets.contains(page))
            XCTAssertEqual(control.allTargets.count { $0.base is NSNull }, 1)
            XCTAssertEqual(control.allTargets.count, 2)
            XCTAssertEqual(control.actions(forTarget: page, forControlEvent: .touchUpInside), ["plain"])
            XCTAssertEqual(control.actions(forTarget: nil, forControlEvent: .touchUpInside), ["chained:"])
            XCTAssertNil(control.actions(forTarget: nil, forControlEvent: .touchDown))
            XCTAssertEqual(control.allControlEvents, [.touchDown, .valueChanged, .touchUpInside])
            control.removeTarget(page, action: nil, for: .valueChanged)
            control.sendActions(for: .valueChanged)
            XCTAssertEqual(page.calls, [])
        }
        XCTAssertNil(last)
        control.sendActions(for: .touchDown)
        control.removeTarget(nil, action: nil, for: .allEvents)
        XCTAssertEqual(control.allTargets, [])
    }

    func testActionsAndTargetsComeInTheOrderTheyWereAdded() async {
        let (control, page) = (UIControl(), Page())
        control.addTarget(page, action: "plain", for: .valueChanged)
        control.addAction(UIAction { _ in page.calls.append("closure") }, for: .valueChanged)
        control.addTarget(page, action: "changed:", for: .valueChanged)
        control.sendActions(for: .valueChanged)
        XCTAssertEqual(page.calls, ["plain", "closure", "changed"])
        var seen: [String] = []
        control.enumerateEventHandlers { action, target, _, _ in
            seen.append(target?.1.name ?? (action != nil ? "-" : ""))
        }
        XCTAssertEqual(seen, ["plain", "-", "changed:"])
    }

    func testASubclassSeesEachMethod() async {
        let (control, page) = (ListeningControl(), Page())
        control.addTarget(page, action: "plain", for: .touchDown)
        control.sendActions(for: .touchDown)
        XCTAssertEqual(control.heard, ["plain"])
        XCTAssertEqual(page.calls, ["plain"])
    }

    // MARK: The responder chain

    func testWithoutATargetTheChainIsAsked() async {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (page, control) = (Page(), UIControl())
        window.addSubview(page)
        page.addSubview(control)
        control.addTarget(nil, action: "chained:", for: .touchDown)
        control.sendActions(for: .touchDown)
        XCTAssertEqual(page.calls, ["chained"])
        page.performs = false
        control.sendActions(for: .touchDown)
        XCTAssertEqual(page.calls, ["chained"])
        XCTAssertTrue(control.target(forAction: "plain", withSender: nil) as? Page === page)
        XCTAssertNil(control.target(forAction: "chained:", withSender: nil))
    }

    func testTheFirstResponderComesFirst() async {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (field, page) = (Page(), Page())
        window.addSubview(field)
        window.addSubview(page)
        window.makeKeyAndVisible()
        XCTAssertTrue(field.becomeFirstResponder())
        XCTAssertTrue(UIApplication.shared.sendAction("chained:", to: nil, from: page, for: nil))
        XCTAssertEqual(field.calls, ["chained"])
        let resign = Selector("resignFirstResponder", UIResponder.resignFirstResponder)
        XCTAssertTrue(UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil))
        XCTAssertFalse(field.isFirstResponder)
        XCTAssertFalse(UIApplication.shared.sendAction("nobody:", to: nil, from: page, for: nil))
        window.isHidden = true
    }

    func testEditingActionsArePerformedByWhoExposesThem() async {
        let page = Page()
        let copy = Selector("copy:", UIResponder.copy(_:) as (UIResponder) -> (Any?) -> Void)
        XCTAssertTrue(page.canPerformAction(copy, withSender: nil))
        XCTAssertFalse(UIView().canPerformAction(copy, withSender: nil))
        XCTAssertFalse(page.canPerformAction("paste:", withSender: nil))
        XCTAssertTrue(UIApplication.shared.sendAction(copy, to: nil, from: page, for: nil))
        XCTAssertEqual(page.calls, ["copy"])
    }

    // MARK: Recognizers

    func testARecognizerCallsItsTargets() async {
        let page = Page()
        let tap = UITapGestureRecognizer(target: page, action: Selector("tapped:", Page.tapped(_:)))
        tap.addTarget(page, action: "plain")
        tap.addTarget(page, action: "plain")
        tap.addAction { _ in page.calls.append("closure") }
        tap.state = .ended
        XCTAssertEqual(page.calls, ["tapped", "plain", "closure"])
        tap.removeTarget(page, action: "plain")
        tap.removeTarget(nil, action: "tapped:")
        page.calls = []
        tap.reset()
        let other = UITapGestureRecognizer(target: nil, action: nil)
        other.state = .ended
        XCTAssertEqual(page.calls, [])
    }

    func testASubclassOfARecognizerAsOnIOS() async {
        final class Circle: UIGestureRecognizer {
            var made = 0
            override init(target: Any?, action: Selector?) {
                made = 1
                super.init(target: target, action: action)
            }
        }
        XCTAssertEqual(Circle(target: nil, action: nil).made, 1)
        XCTAssertEqual(Circle().made, 1)
        var called = 0
        let circle = Circle { (circle: Circle) in called = circle.made }
        circle.state = .ended
        XCTAssertEqual(called, 1)
    }

    // MARK: Observation

    func testViewsAreObserved() async {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var seen: [String] = []
        let observations = [
            scroll.observe(\.contentSize, options: [.old, .new]) { _, change in
                seen.append("size \(change.oldValue?.height ?? -1) \(change.newValue?.height ?? -1)")
            },
            scroll.observe(\.contentOffset, options: .new) { _, change in
                seen.append("offset \(change.newValue?.y ?? -1)")
            },
            scroll.observe(\.isHidden, options: .new) { _, change in seen.append("hidden \(change.newValue ?? false)")
            },
            scroll.observe(\.frame) { _, _ in seen.append("frame") },
        ]
        scroll.contentSize = CGSize(width: 100, height: 500)
        scroll.contentOffset.y = 40
        scroll.isHidden = true
        scroll.frame.origin.x = 5
        XCTAssertEqual(seen, ["size 0.0 500.0", "offset 40.0", "hidden true", "frame"])
        XCTAssertEqual((scroll as NSObject).value(forKey: "hidden") as? Bool, true)
        XCTAssertEqual((scroll as NSObject).value(forKey: "isHidden") as? Bool, true)
        withExtendedLifetime(observations) {}
    }

    func testControlsAndLayersAreObserved() async {
        let control = UIControl()
        var seen: [String] = []
        let observations = [
            control.observe(\.isHighlighted, options: .new) { _, change in seen.append("\(change.newValue ?? false)") },
            control.layer.observe(\.bounds, options: .new) { _, change in seen.append("\(change.newValue?.width ?? 0)")
            },
        ]
        control.isHighlighted = true
        control.bounds.size.width = 7
        XCTAssertEqual(seen, ["true", "7.0"])
        withExtendedLifetime(observations) {}
    }
}

private final class Page: UIView {
    var calls: [String] = []
    weak var sender: AnyObject?
    var performs = true

    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        (performs || action != "chained:") && super.canPerformAction(action, withSender: sender)
    }

    func plain() { calls.append("plain") }
    func changed(_ sender: UIControl) {
        calls.append("changed")
        self.sender = sender
    }
    func changed(_ sender: UIControl, event: UIEvent?) { calls.append("event \(event == nil ? "nil" : "some")") }
    func chained(_ sender: Any?) { calls.append("chained") }
    func tapped(_ tap: UITapGestureRecognizer) { calls.append("tapped") }
    override func copy(_ sender: Any?) { calls.append("copy") }

    @section(".init_array") @used private nonisolated static let exposed: @convention(c) () -> Void = {
        exposeMembers(of: Page.self) {
            $0.method("plain", Page.plain)
            $0.method("changed:", Page.changed(_:))
            $0.method("chained:", Page.chained(_:))
            $0.method("tapped:", Page.tapped(_:))
            $0.method("copy:", Page.copy(_:))
        }
    }
}

private final class ListeningControl: UIControl {
    var heard: [String] = []

    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        heard.append(action.name)
        super.sendAction(action, to: target, for: event)
    }
}
