import Foundation
import Synchronization
import XCTest

@testable import Raster

final class WorkerPoolTests: XCTestCase {
    func testWorkIsSharedAndComplete() {
        for threads in [1, 2, 5] {
            XCTAssertEqual(WorkerPool.map(500, threads: threads) { $0 * $0 }, (0..<500).map { $0 * $0 })
        }
        XCTAssertEqual(WorkerPool.map(0, threads: 4) { $0 }, [])
        XCTAssertEqual(WorkerPool.map(-3, threads: 4) { $0 }, [])
        XCTAssertEqual(WorkerPool.map(3, threads: 0) { "\($0)" }, ["0", "1", "2"])
    }

    /// Who has a number has it alone.
    func testWorkersHaveNumbersOfTheirOwn() {
        for threads in [2, 3, 8] {
            let busy = Guarded<Set<Int>>([])
            let calls = Atomic(0)
            WorkerPool.perform(2000, threads: threads) { _, worker in
                XCTAssertTrue((0..<threads).contains(worker))
                XCTAssertTrue(busy.withLock { $0.insert(worker).inserted })
                calls.add(1, ordering: .relaxed)
                busy.withLock { _ = $0.remove(worker) }
            }
            XCTAssertEqual(calls.load(ordering: .relaxed), 2000)
        }
    }

    func testCallsWithinCallsAndBesideThem() {
        let total = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: 8) { caller in
            for round in 0..<60 {
                if round % 20 == caller { Thread.sleep(forTimeInterval: 0.001) }
                WorkerPool.perform(6, threads: 3) { outer in
                    WorkerPool.perform(5, threads: 2) { total.add(outer * 5 + $0, ordering: .relaxed) }
                }
            }
        }
        XCTAssertEqual(total.load(ordering: .relaxed), 8 * 60 * (0..<30).reduce(0, +))
    }

    func testSleepingHelpersAreWoken() {
        for _ in 0..<5 {
            Thread.sleep(forTimeInterval: 0.002)
            WorkerPool.expectWork(threads: 4)
            XCTAssertEqual(WorkerPool.map(64, threads: 4) { $0 }, Array(0..<64))
        }
    }
}
