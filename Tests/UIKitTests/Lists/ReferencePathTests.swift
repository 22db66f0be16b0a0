import UIKit
import XCTest

/// Index paths as objects, with the names that lists give to their indices.
final class ReferencePathTests: XCTestCase {
    func testNumbersHaveTheNamesOfRowsAndItems() {
        let path = NSIndexPath(row: 4, section: 2)
        XCTAssertEqual([path.section, path.row, path.item], [2, 4, 4])
        XCTAssertEqual(path as IndexPath, IndexPath(row: 4, section: 2))
        XCTAssertEqual(NSIndexPath(item: 1, section: 0), IndexPath(item: 1, section: 0) as NSIndexPath)
        XCTAssertEqual((IndexPath(row: 3, section: 0) as NSIndexPath?)?.row, 3)
    }
}
