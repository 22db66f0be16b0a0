import Foundation
import ObjectRuntime
import XCTest

/// Key-value coding and observing.
final class KeyValueTests: XCTestCase {
    func testValuesByKey() {
        let person = Person()
        person.setValue("Ada", forKey: "name")
        person.setValue(NSNumber(value: 36), forKey: "age")
        XCTAssertEqual(person.name, "Ada")
        XCTAssertEqual(person.value(forKey: "age") as? Int, 36)
        person.setValue(1, forKey: "mood")
        XCTAssertEqual(person.mood, .glad)
        person.setValue(nil, forKey: "name")
        XCTAssertNil(person.value(forKey: "name"))
        person.setValue("not a number", forKey: "age")
        XCTAssertEqual(person.age, 36)
    }

    func testValuesAlongPaths() {
        let (person, friend) = (Person(), Person())
        person.friend = friend
        person.setValue("Bo", forKeyPath: "friend.name")
        XCTAssertEqual(friend.name, "Bo")
        XCTAssertEqual(person.value(forKeyPath: "friend.name") as? String, "Bo")
        XCTAssertEqual(person.value(forKeyPath: "place.x") as? CGFloat, 3)
        person.friends = [friend, Person()]
        friend.age = 5
        XCTAssertEqual(person.value(forKeyPath: "friends.@sum.age") as? Double, 5)
        XCTAssertEqual(person.value(forKeyPath: "friends.@count") as? Int, 2)
        XCTAssertEqual((person.value(forKeyPath: "friends.age") as? [Any])?.count, 2)
    }

    func testUndefinedKeys() {
        let person = Student()
        XCTAssertEqual(person.value(forKey: "anything") as? String, "? anything")
        XCTAssertNil(Person().value(forKey: "anything"))
    }

    // MARK: Observing

    func testObservationsHaveOldAndNewValues() {
        let person = Person()
        var seen: [String] = []
        let observation = person.observe(\.name, options: [.old, .new]) { person, change in
            seen.append("\((change.oldValue ?? nil) ?? "-") \((change.newValue ?? nil) ?? "-")")
        }
        person.name = "A"
        person.name = "B"
        person.setValue("C", forKey: "name")
        observation.invalidate()
        person.name = "D"
        XCTAssertEqual(seen, ["- A", "A B", "B C"])
    }

    func testASubclassesKeyPathIsTheSameProperty() {
        let person = Student()
        var seen: [Int] = []
        let one = person.observe(\.age, options: [.initial, .new]) { _, change in seen.append(change.newValue ?? -1) }
        let other = (person as Person).observe(\.age, options: .new) { _, change in seen.append(change.newValue ?? -1) }
        person.age = 7
        XCTAssertEqual(seen, [0, 7, 7])
        withExtendedLifetime((one, other)) {}
    }

    func testAPropertyThatIsNotExposedCanBeObserved() {
        let person = Student()
        var count = 0
        let observation = person.observe(\.grade) { _, _ in count += 1 }
        person.grade = 2
        XCTAssertEqual(count, 1)
        withExtendedLifetime(observation) {}
    }

    func testAReleasedObservationIsOver() {
        let person = Person()
        var count = 0
        do {
            let observation = person.observe(\.age) { _, _ in count += 1 }
            person.age = 1
            withExtendedLifetime(observation) {}
        }
        person.age = 2
        XCTAssertEqual(count, 1)
    }

    func testAPriorCallComesBeforeTheChange() {
        let person = Person()
        var seen: [String] = []
        let observation = person.observe(\.age, options: [.prior, .new, .old]) { person, change in
            seen.append("\(change.isPrior) \(person.age)")
        }
        person.age = 4
        XCTAssertEqual(seen, ["true 0", "false 4"])
        withExtendedLifetime(observation) {}
    }

    func testAComputedPropertyChangesWithWhatItDependsOn() {
        let person = Person()
        person.name = "Ada"
        var seen: [String] = []
        let observation = person.observe(\.greeting, options: .new) { _, change in seen.append(change.newValue ?? "") }
        person.name = "Bo"
        XCTAssertEqual(seen, ["Hello Bo"])
        withExtendedLifetime(observation) {}
    }

    func testObserversThatAreMethods() {
        let (person, watcher) = (Person(), Watcher())
        let context = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
        defer { context.deallocate() }
        person.addObserver(watcher, forKeyPath: "age", options: [.new, .old], context: context)
        person.age = 3
        person.removeObserver(watcher, forKeyPath: "age", context: context)
        person.age = 4
        XCTAssertEqual(watcher.seen, ["age 0 3 true"])
    }

    func testAPathIsFollowedToNewObjects() {
        let (person, watcher) = (Person(), Watcher())
        let (first, second) = (Person(), Person())
        person.friend = first
        second.age = 9
        person.addObserver(watcher, forKeyPath: "friend.age", options: [.new, .old], context: nil)
        first.age = 1
        person.friend = second
        first.age = 2
        second.age = 10
        XCTAssertEqual(watcher.seen, ["friend.age 0 1 false", "friend.age 1 9 false", "friend.age 9 10 false"])
        person.removeObserver(watcher, forKeyPath: "friend.age")
        second.age = 11
        XCTAssertEqual(watcher.seen.count, 3)
    }

    func testChangesByHand() {
        let person = Student()
        var count = 0
        let observation = person.observe(\.remark) { _, _ in count += 1 }
        person.remark = "silent"
        XCTAssertEqual(count, 0)
        person.willChangeValue(for: \.remark)
        person.didChangeValue(for: \.remark)
        person.willChangeValue(forKey: "remark")
        person.didChangeValue(forKey: "remark")
        XCTAssertEqual(count, 2)
        withExtendedLifetime(observation) {}
    }

    func testAnObservedObjectMayEnd() {
        var person: Person? = Person()
        weak let last = person
        let observation = person?.observe(\.age) { _, _ in }
        person = nil
        XCTAssertNil(last)
        observation?.invalidate()
    }
}

private enum Mood: Int { case sad, glad }

private class Person: NSObject {
    var name: String? {
        willSet { willChange(\.name, of: self) }
        didSet { didChange(\.name, of: self) }
    }

    var age = 0 {
        willSet { willChange(\.age, of: self) }
        didSet { didChange(\.age, of: self) }
    }

    var friend: Person? {
        willSet { willChange(\.friend, of: self) }
        didSet { didChange(\.friend, of: self) }
    }

    var friends: [Person] = []
    var mood = Mood.sad
    var place = CGPoint(x: 3, y: 4)
    var greeting: String { "Hello \(name ?? "you")" }
    class func keyPathsForValuesAffectingGreeting() -> Set<String> { ["name"] }

    @section(".init_array") @used private static let exposed: @convention(c) () -> Void = {
        exposeMembers(of: Person.self) {
            $0.property("name", \Person.name)
            $0.property("age", \Person.age)
            $0.property("friend", \Person.friend)
            $0.property("friends", \Person.friends)
            $0.property("mood", \Person.mood)
            $0.property("place", \Person.place)
            $0.property("greeting", \Person.greeting)
            $0.classMethod("keyPathsForValuesAffectingGreeting", Person.keyPathsForValuesAffectingGreeting)
        }
    }
}

private final class Student: Person {
    var grade = 1 {
        willSet { willChange(\.grade, of: self) }
        didSet { didChange(\.grade, of: self) }
    }

    var remark = "" {
        willSet { willChange(\.remark, of: self) }
        didSet { didChange(\.remark, of: self) }
    }

    func value(forUndefinedKey key: String) -> Any? { "? " + key }
    class func automaticallyNotifiesObservers(forKey key: String) -> Bool {
        key != "remark" && super.automaticallyNotifiesObservers(forKey: key)
    }

    @section(".init_array") @used private static let exposed: @convention(c) () -> Void = {
        exposeMembers(of: Student.self) {
            $0.property("remark", \Student.remark)
            $0.method("valueForUndefinedKey:", Student.value(forUndefinedKey:))
            $0.classMethod(
                "automaticallyNotifiesObserversForKey:", Student.automaticallyNotifiesObservers(forKey:))
        }
    }
}

private final class Watcher: NSObject {
    var seen: [String] = []

    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        let (old, new) = (change?[.oldKey] as? Int ?? -1, change?[.newKey] as? Int ?? -1)
        seen.append("\(keyPath ?? "") \(old) \(new) \(context != nil)")
    }

    @section(".init_array") @used private static let exposed: @convention(c) () -> Void = {
        exposeMembers(of: Watcher.self) {
            $0.method(
                "observeValueForKeyPath:ofObject:change:context:", Watcher.observeValue(forKeyPath:of:change:context:))
        }
    }
}
