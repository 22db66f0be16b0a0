import Foundation
import ObjectRuntime
import XCTest

/// Methods called by name.
final class SelectorTests: XCTestCase {
    func testSelectorsAreEqualByName() {
        XCTAssertEqual(Selector("press:"), Selector("press:", Pad.press(_:)))
        XCTAssertNotEqual(Selector("press:"), "press")
        XCTAssertEqual("\(Selector("move:to:"))", "move:to:")
        XCTAssertEqual(NSStringFromSelector(NSSelectorFromString("b")), "b")
    }

    func testAnExposedMethodIsFoundByName() {
        let pad = Pad()
        XCTAssertTrue(pad.responds(to: "press:"))
        XCTAssertFalse(pad.responds(to: "nothing"))
        XCTAssertTrue(Pad.instancesRespond(to: "press:"))
        XCTAssertTrue(Pad.responds(to: "make:"))
        XCTAssertFalse(Pad.responds(to: "press:"))
        pad.perform("press:", with: "a")
        XCTAssertEqual(pad.pressed, ["a"])
        XCTAssertEqual(pad.perform("name").takeUnretainedValue() as? String, "pad")
    }

    func testACarriedMethodNeedsNoExposing() {
        let pad = Pad()
        pad.perform(Selector("hidden:and:", Pad.hidden(_:and:)), with: 1, with: 2)
        XCTAssertEqual(pad.pressed, ["1", "2"])
    }

    func testASubclassesMethodComesFirst() {
        let pad = LargePad()
        pad.perform(Selector("press:", Pad.press(_:)), with: "a")
        XCTAssertEqual(pad.pressed, ["large a"])
        // A method of the same name that overrides nothing is the subclass's own, as in Objective-C.
        pad.perform(Selector("count", Pad.count as (Pad) -> () -> Void))
        XCTAssertEqual(pad.pressed, ["large a", "own"])
        XCTAssertTrue(pad.responds(to: "name"))
    }

    func testAClassesOwnAnswerCounts() {
        let pad = LargePad()
        XCTAssertTrue(pad.responds(to: "magic"))
        XCTAssertFalse(pad.responds(to: "more magic"))
        XCTAssertNotNil(implementing(pad, "magic"))
        XCTAssertNil(implementing(pad, "more magic"))
        XCTAssertNil(implementing(nil as LargePad?, "magic"))
    }

    func testMessagesAreForwarded() {
        let front = Front()
        front.perform("press:", with: "x")
        XCTAssertEqual(front.pad.pressed, ["x"])
    }

    func testResultsAndOptionalArguments() {
        let pad = Pad()
        XCTAssertEqual(send("add:to:", to: pad, 2, 3) as Int, 5)
        XCTAssertEqual(send("add:to:", to: pad, NSNumber(value: 2), nil) as Int, 2)
        let nothing: Void = send("press:", to: pad, "z")
        XCTAssertTrue(nothing == ())
        XCTAssertEqual(pad.pressed, ["z"])
    }

    func testAnArgumentThatDoesNotFitCallsNothing() {
        let pad = Pad()
        pad.perform("press:", with: 5)
        XCTAssertEqual(pad.pressed, [])
    }

    func testClassMethodsAndNames() {
        XCTAssertEqual(Pad.perform("make:", with: "b").takeUnretainedValue() as? String, "made b")
        XCTAssertTrue(objc_lookUpClass("KASPad").map { $0 === Pad.self } ?? false)
        XCTAssertEqual(String(cString: class_getName(Pad.self)), "KASPad")
        XCTAssertTrue(class_respondsToSelector(LargePad.self, "press:"))
    }

    func testAccessorsAreMethods() {
        let pad = Pad()
        pad.perform("setPressed:", with: ["x"])
        XCTAssertEqual(pad.pressed, ["x"])
        XCTAssertEqual(pad.perform("pressed").takeUnretainedValue() as? [String], ["x"])
        pad.perform("setLocked:", with: true)
        XCTAssertEqual(pad.perform("isLocked").takeUnretainedValue() as? Bool, true)
        XCTAssertEqual(pad.value(forKey: "isLocked") as? Bool, true)
    }

    @MainActor
    func testMethodsOfTheMainActor() {
        let view = MainPad()
        view.perform(Selector("tap:", MainPad.tap(_:)), with: view)
        view.perform("tap:", with: nil)
        XCTAssertEqual(view.taps, 2)
    }

    func testDelayedCallsComeInOrderAndAreCancelled() {
        let pad = Pad()
        pad.perform("press:", with: "second", afterDelay: 0.01)
        pad.perform("press:", with: "first", afterDelay: 0)
        pad.perform("press:", with: "never", afterDelay: 0)
        pad.perform("press:", with: "nor this", afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: pad, selector: "press:", object: "never")
        XCTAssertEqual(pad.pressed, [])
        NSObject.cancelPreviousPerformRequests(withTarget: Pad())
        NSObject.cancelPreviousPerformRequests(withTarget: pad, selector: "press:", object: "nor this")
        while pad.pressed.count < 2 { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.001)) }
        XCTAssertEqual(pad.pressed, ["first", "second"])
    }

    func testCallsOnTheMainThread() {
        let pad = Pad()
        pad.performSelector(onMainThread: "press:", with: "now", waitUntilDone: true)
        XCTAssertEqual(pad.pressed, ["now"])
        pad.performSelector(onMainThread: "press:", with: "later", waitUntilDone: false)
        while pad.pressed.count < 2 { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.001)) }
        XCTAssertEqual(pad.pressed, ["now", "later"])
    }
}

private class Pad: NSObject {
    var pressed: [String] = []
    var isLocked = false

    func press(_ sender: String) { pressed.append(sender) }
    func name() -> String { "pad" }
    func count() { pressed.append("base") }
    func hidden(_ one: Int, and two: Int) { pressed += ["\(one)", "\(two)"] }
    func add(_ one: Int, to two: Int?) -> Int { one + (two ?? 0) }
    class func make(_ name: String) -> String { "made " + name }

    @section(".init_array") @used private static let exposed: @convention(c) () -> Void = {
        exposeMembers(of: Pad.self, named: "KASPad") {
            $0.method("press:", Pad.press(_:))
            $0.method("name", Pad.name)
            $0.property("pressed", \Pad.pressed)
            $0.property("locked", \Pad.isLocked)
            $0.method("add:to:", Pad.add(_:to:))
            $0.classMethod("make:", Pad.make(_:))
        }
    }
}

private final class LargePad: Pad {
    override func press(_ sender: String) { super.press("large " + sender) }
    private func ownCount() { pressed.append("own") }
    func responds(to selector: Selector!) -> Bool { selector == "magic" || super.responds(to: selector) }

    @section(".init_array") @used private static let exposed: @convention(c) () -> Void = {
        exposeMembers(of: LargePad.self) {
            $0.method("count", LargePad.ownCount)
            $0.method("respondsToSelector:", LargePad.responds(to:))
        }
    }
}

private final class Front: NSObject {
    let pad = Pad()

    func forwardingTarget(for selector: Selector!) -> Any? { pad }

    @section(".init_array") @used private static let exposed: @convention(c) () -> Void = {
        exposeMembers(of: Front.self) { $0.method("forwardingTargetForSelector:", Front.forwardingTarget(for:)) }
    }
}

@MainActor
private final class MainPad: NSObject {
    var taps = 0

    func tap(_ sender: MainPad?) { taps += 1 }

    @section(".init_array") @used private nonisolated static let exposed: @convention(c) () -> Void = {
        exposeMembers(of: MainPad.self) { $0.method("tap:", MainPad.tap(_:)) }
    }
}
