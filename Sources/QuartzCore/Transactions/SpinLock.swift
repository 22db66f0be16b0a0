import Foundation
import Synchronization

/// Keeps threads apart for the few instructions that it takes to read or change a value.
///
/// Nothing else is done while it is held, least of all waiting for another lock, so it has no part in any deadlock.
struct SpinLock: ~Copyable {
    private let isTaken = Atomic(false)

    @inline(__always)
    func lock() {
        if isTaken.exchange(true, ordering: .acquiring) { waitAndLock() }
    }

    @inline(__always)
    func unlock() { isTaken.store(false, ordering: .releasing) }

    @inline(never)
    private func waitAndLock() {
        var attempts = 0
        while isTaken.load(ordering: .relaxed) || isTaken.exchange(true, ordering: .acquiring) {
            attempts += 1
            // The thread that has it may have been put aside.
            if attempts > 64 { sched_yield() }
        }
    }
}
