import Raster
import XCTest

final class PartitionTests: XCTestCase {
    func testTheFirstIndexFromWhichOnAConditionHolds() {
        for count in 0..<20 {
            let numbers = Array(0..<count)
            for bound in 0...count {
                XCTAssertEqual(numbers.partitioningIndex { $0 >= bound }, bound, "\(bound) of \(count)")
            }
        }
    }

    func testIndicesAreTheCollectionsOwn() {
        let slice = Array(0..<20)[5..<12]
        XCTAssertEqual(slice.partitioningIndex { $0 >= 8 }, 8)
        XCTAssertEqual(slice.partitioningIndex { _ in true }, 5)
        XCTAssertEqual(slice.partitioningIndex { _ in false }, 12)
        XCTAssertEqual((3..<3).partitioningIndex { _ in false }, 3)
    }
}
