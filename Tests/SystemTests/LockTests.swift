import Dispatch
import Foundation
import XCTest
import os

/// Four-byte locks.
final class LockTests: XCTestCase {
    func testOneThreadAtATimeHoldsALock() {
        nonisolated(unsafe) let lock = os_unfair_lock_t.allocate(capacity: 1)
        lock.initialize(to: os_unfair_lock())
        nonisolated(unsafe) var count = 0
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<20_000 {
                os_unfair_lock_lock(lock)
                count += 1
                os_unfair_lock_unlock(lock)
            }
        }
        XCTAssertEqual(count, 160_000)
        XCTAssertEqual(lock.pointee._os_unfair_lock_opaque, 0)
        XCTAssertEqual(MemoryLayout<os_unfair_lock>.size, 4)
        lock.deallocate()
    }

    func testAHeldLockIsNotAvailableElsewhere() {
        nonisolated(unsafe) let lock = os_unfair_lock_t.allocate(capacity: 1)
        lock.initialize(to: os_unfair_lock())
        XCTAssertTrue(os_unfair_lock_trylock(lock))
        os_unfair_lock_assert_owner(lock)
        let ended = DispatchSemaphore(value: 0)
        Thread {
            XCTAssertFalse(os_unfair_lock_trylock(lock))
            os_unfair_lock_assert_not_owner(lock)
            // Waits until the first thread releases it.
            os_unfair_lock_lock(lock)
            os_unfair_lock_unlock(lock)
            ended.signal()
        }.start()
        while lock.pointee._os_unfair_lock_opaque >> 31 == 0 { sched_yield() }
        os_unfair_lock_unlock(lock)
        ended.wait()
        XCTAssertTrue(os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
        lock.deallocate()
    }

    func testALockWithItsState() {
        let lock = OSAllocatedUnfairLock(initialState: [0])
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<1000 { lock.withLock { $0[0] += 1 } }
        }
        XCTAssertEqual(lock.withLock { $0 }, [4000])
        lock.withLock { _ in
            lock.precondition(.owner)
            let state: [Int]? = lock.withLockIfAvailable { $0 }
            XCTAssertNil(state)
        }
        lock.precondition(.notOwner)
        struct Failure: Error {}
        XCTAssertThrowsError(try lock.withLock { _ in throw Failure() })
        XCTAssertEqual(lock.withLockIfAvailable { $0.count }, 1)

        let plain = OSAllocatedUnfairLock()
        plain.lock()
        XCTAssertFalse(plain.lockIfAvailable())
        plain.unlock()
        XCTAssertEqual(plain.withLock { 3 }, 3)
    }
}
