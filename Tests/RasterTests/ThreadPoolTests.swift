import Foundation
import Synchronization
import XCTest

@testable import Raster

final class ThreadPoolTests: XCTestCase {
    func testWorkIsSharedAndComplete() {
        for threads in [1, 2, 5] {
            XCTAssertEqual(ThreadPool.map(500, threads: threads) { $0 * $0 }, (0..<500).map { $0 * $0 })
        }
        XCTAssertEqual(ThreadPool.map(0, threads: 4) { $0 }, [])
        XCTAssertEqual(ThreadPool.map(-3, threads: 4) { $0 }, [])
        XCTAssertEqual(ThreadPool.map(3, threads: 0) { "\($0)" }, ["0", "1", "2"])
    }

    /// Each worker's number is unique.
    func testWorkersHaveNumbersOfTheirOwn() {
        for threads in [2, 3, 8] {
            let busy = Guarded<Set<Int>>([])
            let calls = Atomic(0)
            ThreadPool.perform(2000, threads: threads) { _, worker in
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
                ThreadPool.perform(6, threads: 3) { outer in
                    ThreadPool.perform(5, threads: 2) { total.add(outer * 5 + $0, ordering: .relaxed) }
                }
            }
        }
        XCTAssertEqual(total.load(ordering: .relaxed), 8 * 60 * (0..<30).reduce(0, +))
    }

    func testSleepingHelpersAreWoken() {
        for _ in 0..<5 {
            Thread.sleep(forTimeInterval: 0.002)
            ThreadPool.expectWork(threads: 4)
            XCTAssertEqual(ThreadPool.map(64, threads: 4) { $0 }, Array(0..<64))
        }
    }
}
