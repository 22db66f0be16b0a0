import Foundation
import ObjectRuntime
import Synchronization
import XCTest

/// Associated objects, and Foundation's callbacks by selector.
final class RuntimeTests: XCTestCase {
    private nonisolated(unsafe) static var key = 0
    private nonisolated(unsafe) static var otherKey = 0

    func testNoMethodCanBeExchanged() {
        XCTAssertNil(class_getInstanceMethod(Owner.self, Selector("description")))
        XCTAssertNil(class_getClassMethod(Owner.self, Selector("description")))
        let block = Token()
        let code = imp_implementationWithBlock(block)
        XCTAssertTrue(imp_getBlock(code) as AnyObject === block)
        XCTAssertFalse(class_addMethod(Owner.self, Selector("shout"), code, "v@:"))
        XCTAssertNil(class_replaceMethod(Owner.self, Selector("description"), code, nil))
        XCTAssertTrue(imp_removeBlock(code))
    }

    func testNoClassIsCreatedAtRunTime() {
        XCTAssertNil(objc_allocateClassPair(Owner.self, "Owner_Copy", 0))
        let token = Token()
        XCTAssertTrue(object_setClass(token, Owner.self) == Token.self)
        XCTAssertTrue(object_getClass(token) == Token.self)
    }

    func testValuesInObjectsOfUnknownClass() {
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let info: [String: Any] = [
            "frame": NSValue(rect: frame), "plain": frame, "size": NSValue(size: frame.size),
            "origin": NSValue(point: frame.origin), "pause": 0.25, "curve": NSNumber(value: 7), "text": "2.5",
        ]
        XCTAssertEqual(wrappedValue(of: info["frame"]! as AnyObject).cgRectValue, frame)
        XCTAssertEqual(wrappedValue(of: info["plain"] as AnyObject).cgRectValue, frame)
        XCTAssertEqual(wrappedValue(of: info["size"]).cgSizeValue, frame.size)
        XCTAssertEqual(wrappedValue(of: info["origin"]).cgPointValue, frame.origin)
        XCTAssertEqual(wrappedValue(of: info["pause"]).doubleValue, 0.25)
        XCTAssertEqual(wrappedValue(of: info["curve"]).integerValue, 7)
        XCTAssertEqual(wrappedValue(of: info["curve"]).boolValue, true)
        XCTAssertEqual(wrappedValue(of: info["text"]).floatValue, 2.5)
        XCTAssertNil(wrappedValue(of: info["pause"]).cgRectValue)
        XCTAssertNil(wrappedValue(of: info["frame"]).doubleValue)
        XCTAssertNil(wrappedValue(of: info["none"]).intValue)
    }

    private class Made: NSObject {
        private(set) var steps = ["made"]
        override init() {
            super.init()
            steps.append("set up")
        }
    }

    private final class MadeBelow: Made {
        override init() {
            super.init()
            XCTAssertEqual(steps, ["made", "set up"])
        }
    }

    func testAClassKnownAsAValueIsMadeByItsOwnInit() {
        let types: [Made.Type] = [Made.self, MadeBelow.self]
        for type in types {
            let object = newInstance(of: type)
            XCTAssertTrue(Swift.type(of: object) == type)
            XCTAssertEqual(object.steps, ["made", "set up"])
        }
        weak var last = newInstance(of: Made.self)
        XCTAssertNil(last)
    }

    func testAssociatedObjectsEndWithTheirOwner() {
        var owner: Owner? = Owner()
        weak var token: Token?
        do {
            let made = Token()
            token = made
            objc_setAssociatedObject(owner as Any, &RuntimeTests.key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
        XCTAssertNotNil(token)
        XCTAssertTrue(objc_getAssociatedObject(owner as Any, &RuntimeTests.key) as AnyObject === token)
        XCTAssertNil(objc_getAssociatedObject(owner as Any, &RuntimeTests.otherKey))
        owner = nil
        XCTAssertNil(token)
    }

    func testAssociationsAreReplacedAndRemoved() {
        let owner = Owner()
        weak var token: Token?
        do {
            let made = Token()
            token = made
            objc_setAssociatedObject(owner, &RuntimeTests.key, made, .OBJC_ASSOCIATION_RETAIN)
        }
        objc_setAssociatedObject(owner, &RuntimeTests.key, 5, .OBJC_ASSOCIATION_COPY)
        XCTAssertNil(token)
        XCTAssertEqual(objc_getAssociatedObject(owner, &RuntimeTests.key) as? Int, 5)
        objc_setAssociatedObject(owner, &RuntimeTests.key, nil, .OBJC_ASSOCIATION_RETAIN)
        XCTAssertNil(objc_getAssociatedObject(owner, &RuntimeTests.key))
        do {
            let assigned = Token()
            objc_setAssociatedObject(owner, &RuntimeTests.key, assigned, .OBJC_ASSOCIATION_ASSIGN)
            XCTAssertNotNil(objc_getAssociatedObject(owner, &RuntimeTests.key))
        }
        XCTAssertNil(objc_getAssociatedObject(owner, &RuntimeTests.key))
    }

    func testAnOwnersEndStillFindsItsAssociations() {
        let log = Log()
        do {
            let owner = Owner()
            owner.atEnd = { log.add("\(objc_getAssociatedObject($0, &RuntimeTests.key) ?? "none")") }
            objc_setAssociatedObject(owner, &RuntimeTests.key, "kept", .OBJC_ASSOCIATION_RETAIN)
        }
        XCTAssertEqual(log.lines, ["kept"])
    }

    func testManyOwnersOnManyThreads() {
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for round in 0..<2000 {
                let owner = Owner()
                XCTAssertNil(objc_getAssociatedObject(owner, &RuntimeTests.key))
                objc_setAssociatedObject(owner, &RuntimeTests.key, thread * 10000 + round, .OBJC_ASSOCIATION_RETAIN)
                XCTAssertEqual(objc_getAssociatedObject(owner, &RuntimeTests.key) as? Int, thread * 10000 + round)
            }
        }
    }

    func testObjectsAreLockedByOneThreadAtATime() {
        let (object, log) = (Owner(), Log())
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<500 {
                objc_sync_enter(object)
                objc_sync_enter(object)
                log.unguarded += 1
                objc_sync_exit(object)
                objc_sync_exit(object)
            }
        }
        XCTAssertEqual(log.unguarded, 2000)
        XCTAssertEqual(objc_sync_exit(Owner()), -1)
    }

    func testAutoreleasepoolReturnsAndThrows() {
        struct Fault: Error {}
        XCTAssertEqual(autoreleasepool { 4 }, 4)
        XCTAssertThrowsError(try autoreleasepool { throw Fault() })
    }

    // MARK: Timers

    func testATimerCallsItsTargetWithItself() {
        let target = Owner()
        let timer = Timer.scheduledTimer(
            timeInterval: 0.001, target: target, selector: "tick:", userInfo: ["a": 1], repeats: true)
        while target.ticks.count < 3 { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.001)) }
        timer.invalidate()
        XCTAssertEqual((target.ticks.first?.userInfo as? [String: Int])?["a"], 1)
        XCTAssertTrue(target.ticks[0] === timer)
    }

    /// A placeholder timer never fires, and is released like any other.
    func testATimerOfNothingIsNotValid() {
        let timer = Timer()
        XCTAssertFalse(timer.isValid)
        timer.invalidate()
        XCTAssertFalse(timer.isValid)
    }

    func testATimerLetsGoOfItsTargetWhenInvalidated() {
        weak var target: Owner?
        let timer: Timer
        do {
            let made = Owner()
            target = made
            timer = Timer(timeInterval: 60, target: made, selector: "tick:", userInfo: nil, repeats: true)
        }
        XCTAssertNotNil(target)
        timer.invalidate()
        XCTAssertNil(target)
    }

    // MARK: Notifications

    func testObserversOfNotifications() {
        let (center, observer, name) = (NotificationCenter(), Owner(), Notification.Name("n"))
        let sender = Owner()
        center.addObserver(observer, selector: "note:", name: name, object: nil)
        center.addObserver(observer, selector: "plain", name: name, object: sender)
        center.post(name: name, object: nil)
        XCTAssertEqual(observer.notes, ["n"])
        center.post(name: name, object: sender)
        XCTAssertEqual(observer.notes.sorted(), ["n", "n", "plain"])
        center.removeObserver(observer, name: name, object: sender)
        center.post(name: name, object: sender)
        XCTAssertEqual(observer.notes.count, 4)
        center.removeObserver(observer)
        center.post(name: name, object: sender)
        XCTAssertEqual(observer.notes.count, 4)
    }

    func testAnObserverIsNotRetained() {
        let (center, name) = (NotificationCenter(), Notification.Name("n"))
        weak var observer: Owner?
        do {
            let made = Owner()
            observer = made
            center.addObserver(made, selector: "note:", name: name, object: nil)
        }
        XCTAssertNil(observer)
        center.post(name: name, object: nil)
    }

    /// Classes are objects in Objective-C, too.
    func testClassesAnswerAsObjectsDo() {
        XCTAssertTrue(Owner.classForCoder() == Owner.self)
        XCTAssertTrue(Owner.superclass() == NSObject.self)
        XCTAssertNil(NSObject.superclass())
        XCTAssertEqual(Bundle(for: Owner.classForCoder()), Bundle(for: Owner.self))
    }

    func testATokenIsRemovedAsBefore() {
        let (center, name, log) = (NotificationCenter(), Notification.Name("n"), Log())
        let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in log.add("called") }
        center.removeObserver(token)
        center.post(name: name, object: nil)
        XCTAssertEqual(log.lines, [])
    }
}

private final class Token {}

private final class Log: @unchecked Sendable {
    private let guarded = Mutex<[String]>([])
    // Guarded by the test's own lock.
    var unguarded = 0

    var lines: [String] { guarded.withLock { $0 } }
    func add(_ line: String) { guarded.withLock { $0.append(line) } }
}

private final class Owner: NSObject, @unchecked Sendable {
    var ticks: [Timer] = []
    var notes: [String] = []
    var atEnd: ((Owner) -> Void)?

    deinit { atEnd?(self) }

    func tick(_ timer: Timer) { ticks.append(timer) }
    func note(_ note: NSNotification) { notes.append(note.name.rawValue) }
    func plain() { notes.append("plain") }

    @section(".init_array") @used private static let exposed: @convention(c) () -> Void = {
        exposeMembers(of: Owner.self) {
            $0.method("tick:", Owner.tick(_:))
            $0.method("note:", Owner.note(_:))
            $0.method("plain", Owner.plain)
        }
    }
}
