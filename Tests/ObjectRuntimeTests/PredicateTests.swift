import Foundation
import ObjectRuntime
import XCTest

/// Predicates from format strings.
/// See [Apple's guide](https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Predicates/Articles/pSyntax.html).
final class PredicateTests: XCTestCase {
    private final class Person: NSObject, @unchecked Sendable {
        let name: String
        let age: Int
        let friends: [Person]

        init(_ name: String, _ age: Int, _ friends: [Person] = []) {
            (self.name, self.age, self.friends) = (name, age, friends)
        }

        static func expose() {
            exposeMembers(of: Person.self) {
                $0.property("name", \Person.name)
                $0.property("age", \Person.age)
                $0.property("friends", \Person.friends)
            }
        }
    }

    private func holds(_ format: String, _ arguments: Any..., of object: Any?) -> Bool {
        NSPredicate(format: format, argumentArray: arguments).evaluate(with: object)
    }

    func testTextsAreCompared() {
        let address = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}")
        XCTAssertTrue(address.evaluate(with: "ann@example.org"))
        XCTAssertFalse(address.evaluate(with: "ann@example"))
        XCTAssertFalse(address.evaluate(with: "x ann@example.org"))
        XCTAssertTrue(holds("SELF BEGINSWITH 'ab' AND SELF ENDSWITH \"yz\"", of: "ab-yz"))
        XCTAssertFalse(holds("SELF BEGINSWITH 'AB'", of: "ab"))
        XCTAssertTrue(holds("self beginswith[c] 'AB'", of: "abc"))
        XCTAssertTrue(holds("SELF CONTAINS[cd] %@", "CAFE", of: "un café"))
        XCTAssertTrue(holds("SELF LIKE 'a?c*'", of: "abc.de"))
        XCTAssertFalse(holds("SELF LIKE 'a?c'", of: "abbc"))
        XCTAssertTrue(holds("SELF ==[c] 'Red'", of: "RED"))
        XCTAssertTrue(holds("SELF.length >= 3", of: "abc"))
        XCTAssertTrue(holds("SELF < 'b'", of: "a"))
    }

    func testObjectsAreAskedByKey() {
        Person.expose()
        let (ann, bob) = (Person("Ann", 31), Person("Bob", 17))
        let eve = Person("Eve", 40, [ann, bob])
        let adults = NSPredicate(format: "age >= %d", 18)
        XCTAssertEqual(([ann, bob, eve] as NSArray).filtered(using: adults).count, 2)
        XCTAssertTrue(holds("%K == %@", "name", "Ann", of: ann))
        XCTAssertTrue(holds("ANY friends.age < 18", of: eve))
        XCTAssertFalse(holds("ALL friends.age < 18", of: eve))
        XCTAssertTrue(holds("NONE friends.name == 'Zoe'", of: eve))
        XCTAssertTrue(holds("friends.@count == 2 && name != nil", of: eve))
        XCTAssertTrue(holds("age BETWEEN {30, 40} OR age == 1", of: ann))
        XCTAssertTrue(holds("age BETWEEN %@", [30, 31], of: ann))
    }

    func testValuesAndSigns() {
        let values: [String: Any] = ["a": 3, "b": 2.5, "flag": true, "list": ["x", "y"], "inner": ["c": 7]]
        XCTAssertTrue(holds("(a + 2) * 2 == 10", of: values))
        XCTAssertTrue(holds("a - -1 = 4 and b / 5 = 0.5", of: values))
        XCTAssertTrue(holds("flag == YES && NOT (flag == false)", of: values))
        XCTAssertTrue(holds("'x' IN list", of: values))
        XCTAssertTrue(holds("a IN {1, 2, 3} AND NOT b IN {1}", of: values))
        XCTAssertTrue(holds("inner.c > 6.5 || missing == 1", of: values))
        XCTAssertTrue(holds("missing == nil", of: values))
        XCTAssertTrue(holds("a <> 4 AND a => 3 AND a =< 3 AND a != %@", NSNumber(value: 5), of: values))
        XCTAssertTrue(holds("TRUEPREDICATE", of: nil))
        XCTAssertFalse(holds("FALSEPREDICATE", of: nil))
        let early = Date(timeIntervalSince1970: 5)
        XCTAssertTrue(holds("when > %@", early, of: ["when": Date(timeIntervalSince1970: 9)]))
        let named = NSPredicate(format: "a == $LIMIT")
        XCTAssertTrue(named.evaluate(with: values, substitutionVariables: ["LIMIT": 3]))
        let both = NSCompoundPredicate(
            andPredicateWithSubpredicates: [NSPredicate(format: "a > %i", 2), NSPredicate(format: "b < %f", 2.6)])
        XCTAssertTrue(both.evaluate(with: values))
    }

    func testWhatIsNoPredicateIsTrueOfNothing() {
        for text in [
            "", "a", "a ==", "== 1", "a == 1 AND", "(a == 1", "a == 'x", "a == %@", "a ? b", "a == 1 b", "%", "a ==[q",
            "{1, 2", String(repeating: "(", count: 5000), String(repeating: "NOT ", count: 50) + "a",
        ] {
            XCTAssertFalse(NSPredicate(format: text).evaluate(with: ["a": 1]), text)
        }
        XCTAssertFalse(holds("SELF MATCHES '['", of: "["))
        XCTAssertTrue(
            holds(String(repeating: "(", count: 40) + "a == 1" + String(repeating: ")", count: 40), of: ["a": 1]))
    }
}
