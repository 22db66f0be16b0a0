import Dispatch
import XCTest

@testable import Raster

final class WorkStealingTests: XCTestCase {
    private func numbers(of count: Int, workers: Int, takenBy takers: [Int]) -> [Int?] {
        var taken: [Int?] = []
        WorkStealingRanges.with(count, workers: workers) { shares in taken = takers.map(shares.next(for:)) }
        return taken
    }

    func testWorkersBeginWithTheirOwnAndGoOnFromTheEndsOfOthers() {
        XCTAssertEqual(numbers(of: 6, workers: 2, takenBy: [0, 1, 0, 1, 1]), [0, 3, 1, 4, 5])
        XCTAssertEqual(numbers(of: 6, workers: 2, takenBy: [1, 1, 1, 1, 0, 1, 0]), [3, 4, 5, 2, 0, 1, nil])
        XCTAssertEqual(numbers(of: 3, workers: 3, takenBy: [2, 2, 2, 2]), [2, 0, 1, nil])
    }

    func testFewerItemsThanWorkers() {
        XCTAssertEqual(numbers(of: 1, workers: 4, takenBy: [0, 1, 2, 3]), [0, nil, nil, nil])
        XCTAssertEqual(numbers(of: 0, workers: 2, takenBy: [0, 1]), [nil, nil])
        XCTAssertEqual(numbers(of: 2, workers: 1, takenBy: [0, 0, 0]), [0, 1, nil])
    }

    /// On more threads than processors, and more than have a range of their own.
    func testEachNumberIsTakenOnce() {
        for workers in [2, 5, 40] {
            let counts = (0..<3000).map { _ in Guarded(0) }
            WorkStealingRanges.with(counts.count, workers: workers) { shares in
                DispatchQueue.concurrentPerform(iterations: workers) { worker in
                    while let number = shares.next(for: worker) { counts[number].withLock { $0 += 1 } }
                }
            }
            XCTAssertTrue(counts.allSatisfy { $0.withLock(\.self) == 1 })
        }
    }
}
