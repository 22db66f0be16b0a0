import CoreGraphics
import Foundation
import XCTest

private protocol Listener: AnyObject {}
private final class Ear: Listener {}
private final class Number: NSObject {
    let value: Int
    init(_ value: Int) { self.value = value }
    override var hash: Int { value }
    override func isEqual(_ object: Any?) -> Bool { (object as? Number)?.value == value }
}

/// Sets and dictionaries that don't retain their objects.
final class WeakTableTests: XCTestCase {
    func testAWeakTableForgetsWhatLivesNoLonger() {
        let table = NSHashTable<AnyObject>.weakObjects()
        let ear = Ear()
        table.add(ear)
        table.add(ear)
        for _ in 0..<1000 { table.add(Ear()) }
        XCTAssertEqual(table.allObjects.count, 1)
        XCTAssertTrue(table.anyObject === ear)
        XCTAssertLessThan(table.count, 100)
        table.remove(ear)
        XCTAssertFalse(table.contains(ear))
        XCTAssertTrue(table.allObjects.isEmpty)
    }

    func testATableOfAProtocol() {
        let table = NSHashTable<any Listener>.weakObjects()
        let ears = [Ear(), Ear()]
        ears.forEach(table.add)
        XCTAssertEqual(table.allObjects.count, 2)
        XCTAssertTrue(table.contains(ears[0]))
        table.removeAllObjects()
        XCTAssertEqual(table.count, 0)
    }

    func testObjectsAreComparedByEqualityUnlessToldOtherwise() {
        let table = NSHashTable<Number>()
        table.add(Number(1))
        table.add(Number(1))
        XCTAssertEqual(table.count, 1)
        XCTAssertEqual(table.member(Number(1))?.value, 1)
        let identities = NSHashTable<Number>(options: .objectPointerPersonality, capacity: 2)
        identities.add(Number(1))
        identities.add(Number(1))
        XCTAssertEqual(identities.count, 2)
        let other = NSHashTable<Number>()
        other.add(Number(2))
        other.union(table)
        other.minus(table)
        XCTAssertEqual(other.allObjects.map(\.value), [2])
        XCTAssertFalse(other.intersects(table))
    }

    func testMapsHoldKeysAndObjectsAsTheyAreTold() {
        let map = NSMapTable<NSString, Ear>.strongToWeakObjects()
        var ear: Ear? = Ear()
        map.setObject(ear, forKey: "a")
        XCTAssertTrue(map.object(forKey: "a") === ear)
        ear = nil
        XCTAssertNil(map.object(forKey: "a"))

        let weakKeys = NSMapTable<Ear, NSString>.weakToStrongObjects()
        let key = Ear()
        weakKeys.setObject("kept", forKey: key)
        weakKeys.setObject("lost", forKey: Ear())
        XCTAssertEqual(weakKeys.keyEnumerator().allObjects.count, 1)
        XCTAssertEqual(weakKeys.objectEnumerator()?.allObjects as? [NSString], ["kept"])
        weakKeys.setObject("new", forKey: key)
        XCTAssertEqual(weakKeys.object(forKey: key), "new")
        weakKeys.removeObject(forKey: key)
        XCTAssertNil(weakKeys.object(forKey: key))
    }
}
