import XCTest

@testable import Raster

final class BoxedTests: XCTestCase {
    func testAnUnsharedBoxIsReused() {
        var box = Boxed([1, 2])
        let memory = box.identity
        box.renew([3])
        XCTAssertEqual(box.value, [3])
        XCTAssertEqual(box.identity, memory)
        let copy = box
        XCTAssertEqual(copy.identity, memory)
        box.renew([4])
        XCTAssertEqual([copy.value, box.value], [[3], [4]])
        XCTAssertNotEqual(box.identity, memory)
        box.updateIfUnshared { $0.append(5) }
        XCTAssertEqual(box.value, [4, 5])
        var other = copy
        other.updateIfUnshared { $0.append(6) }
        XCTAssertEqual(copy.value, [3])
    }

    func testBoxesAreEqualByWhatIsInThem() {
        let box = Boxed(7)
        XCTAssertEqual(box, box)
        XCTAssertEqual(box, Boxed(7))
        XCTAssertNotEqual(box, Boxed(8))
        // A value that doesn't equal itself does within one box.
        let broken = Boxed(Double.nan)
        XCTAssertEqual(broken, broken)
        XCTAssertNotEqual(broken, Boxed(Double.nan))
    }
}
